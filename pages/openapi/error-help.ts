import type { ErrorCode } from "../../shared/errors.ts";

export interface ErrorHelp {
  /** when it comes */
  cause: string;
  /** what to do about it */
  remedy: string;
}

/** What stands on the page of a code that a caller of the API may meet, beside what `shared/errors.ts` says of it. */
export const ERROR_HELP: Partial<Record<ErrorCode, ErrorHelp>> = {
  invalid_request: {
    cause:
      "The body, the query string or a header does not have the shape this endpoint expects, or has an " +
      "unknown field. `fields` names each one at fault and what it may be.",
    remedy: "Correct the fields that `fields` names. Nothing was looked up and nothing was charged.",
  },
  message_empty: {
    cause: "`message` is empty, or only spaces.",
    remedy: "Send a question of 1 to 2,000 characters.",
  },
  message_too_long: {
    cause: "`message` has more than 2,000 characters. A character outside the Latin alphabet counts once.",
    remedy: "Ask one thing at a time, and put earlier messages into `turns`.",
  },
  invalid_json: {
    cause:
      "The body cannot be parsed as JSON: a quote is missing, a comma is left over, or a shell has eaten the quotes.",
    remedy: "Write the body with a JSON encoder. In a shell put single quotes around it.",
  },
  body_too_large: {
    cause: "The body is larger than 64 KiB. Reading stopped there.",
    remedy: "Send fewer or shorter `turns`: at most six, of 8,000 characters each.",
  },
  unsupported_media_type: {
    cause: "The request's `Content-Type` is not `application/json`. Forms and plain text are not read.",
    remedy: "Send `Content-Type: application/json` with a JSON body.",
  },
  key_missing: {
    cause: "The request carries no API key. Keys in the URL or in a cookie do not count.",
    remedy:
      "Send the key in `X-API-Key`, or as `Authorization: Bearer`. Keys are made on [/api-docs](/api-docs).",
  },
  key_invalid: {
    cause: "The key is mistyped, was never issued, was revoked, or has expired after being rolled.",
    remedy:
      "Compare its last four characters with your list of keys on [/api-docs](/api-docs), and make a new one if need be.",
  },
  account_suspended: {
    cause: "The account behind the key is suspended. All of its keys are paused.",
    remedy: "Write to us from the account's address, with the request id.",
  },
  payment_required: {
    cause: "The call came without a key, and calls can be [paid for](/api-docs/payments) here.",
    remedy:
      "Sign the payment that the header `PAYMENT-REQUIRED` asks for and send the call again, or send a key.",
  },
  payment_refused: {
    cause:
      "The signed payment is not one of ours, not for the exact price, not valid now or valid for over two " +
      "minutes, not covered by its wallet, or already used. `fields` says which, in x402 terms. Contract wallets are not accepted either.",
    remedy: "Sign a new one for the amount, network and receiver that the header `PAYMENT-REQUIRED` names.",
  },
  payment_failed: {
    cause:
      "The answer was ready, but the network refused the payment: the wallet was emptied meanwhile, for example.",
    remedy: "Send a key. This wallet can pay again after a day.",
  },
  payment_unsettled: {
    cause: "The network cannot be reached, the payment timed out, or its caller left. It was not submitted.",
    remedy: "Send the same call again with the same payment, or with a new one once it is over.",
  },
  payment_pending: {
    cause: "The payment was sent, but the network did not report its result within 15 seconds.",
    remedy: "Send the same call with the same payment until you have the answer. It is taken once.",
  },
  payment_rests: {
    cause: "Within the last day, the network refused a payment from this wallet after its answer was ready.",
    remedy: "Send a key, or wait as `Retry-After` says.",
  },
  payment_used_otherwise: {
    cause: "This payment was sent before, with another method, URL or body.",
    remedy: "Sign a new payment for each call. Only the identical call is answered again under the same one.",
  },
  payment_unanswered: {
    cause: "Somebody settled this payment, and its call was refused or failed.",
    remedy:
      "Wait: the money goes back to the wallet that paid it. Write to us with the transaction if it does not.",
  },
  wallet_refused: {
    cause: "We do not accept payments from this wallet.",
    remedy: "Send a key.",
  },
  key_budget_exhausted: {
    cause:
      "The owner of this key gave it a monthly budget, and calls with it, or with the keys it was rolled " +
      "from, have used it up, or left less than a batch needs.",
    remedy:
      "The owner can raise the budget on /api-docs for the very next call, or wait for the month to end. GET /api/v1/key shows both.",
  },
  endpoint_not_allowed: {
    cause: "The owner of this key listed the endpoints it may call, and this is not one of them.",
    remedy: "Call one that GET /api/v1/key lists, or have the owner add this one.",
  },
  network_not_allowed: {
    cause:
      "The owner of this key named the networks it may be used from, and the call came from another address.",
    remedy: "Call from one of them, or have the owner add your network.",
  },
  origin_not_allowed: {
    cause:
      "The owner of this key named the sites it may be used from, and the `Origin` header names none of them, or is missing.",
    remedy:
      "Call from one of these sites. The list keeps honest browsers apart and is no security boundary: name networks for that.",
  },
  credits_exhausted: {
    cause:
      "The month's credits are used up, or fewer are left than a batch has assets: all are held before it begins. Calls in progress count until they end.",
    remedy:
      "Wait for the new month, which `RateLimit` counts down in `t` seconds, or choose a larger plan on [/pricing](/pricing).",
  },
  call_in_progress: {
    cause: "A call with the same Idempotency-Key is still running.",
    remedy: "Try again in a second or two: once the first has ended you get its answer, free.",
  },
  idempotency_mismatch: {
    cause: "The Idempotency-Key was used within 24 hours with another endpoint or another body.",
    remedy: "Use a new key for a new question, and the same key only to repeat the same one.",
  },
  reply_not_kept: {
    cause:
      "The call was answered and paid for, but it has expired, or the account's newer replies needed the room: 20 MB are kept.",
    remedy: "Ask again, with a new Idempotency-Key. The repetition was not charged.",
  },
  call_unknown: {
    cause: "No paid call by this key has this id, or it was too long ago.",
    remedy: "GET /api/v1/calls lists those of the last hour, with the key that made them.",
  },
  rate_limited: {
    cause: "Too many requests came from your network within a minute.",
    remedy: "Wait the seconds that `Retry-After` gives. Refused requests are free.",
  },
  question_unread: {
    cause:
      "The question could not be understood, or has a number, unit or condition that our answer " +
      "would not use. We do not guess, and nothing was charged.",
    remedy: "Name an asset and what you want to know; leave out what `fields.message` says we cannot use.",
  },
  not_covered: {
    cause:
      "Everything the message asks for is something we do not cover, such as dividends, option prices or the weather. `fields.message` says what.",
    remedy: "Ask for what we have on the asset: price, chart, filings, forecast, risk.",
  },
  asset_unknown: {
    cause:
      "The asset named is not one we cover: we cover coins, US stocks and funds, no indices, " +
      "commodities or currencies. `fields.suggestions` offers the nearest.",
    remedy: "Send a ticker or a usual name, such as `BTC` or `Tesla`.",
  },
  forecast_unavailable: {
    cause:
      "The asset is covered, but its history allows no forecast: it is too short, or the coin is pegged. `fields.asset` says which.",
    remedy: "Ask for another asset.",
  },
  market_data_unavailable: {
    cause: "No price source answered, and nothing we have is fresh enough to answer with.",
    remedy: "Try again in a minute. [/status](/status) shows which source is down.",
  },
  lookups_exhausted: {
    cause:
      "Nothing recent is kept of this asset, and what our sources' plans allow for looking up such assets this minute, or today, is used up.",
    remedy: "Try again after `Retry-After`. The listed assets are answered all the same.",
  },
  data_missing: {
    cause:
      "The question is about several assets, and no source answered for more than half of them; in a batch, " +
      "none could be answered. `fields.assets` names them. Nothing was charged; with half of them or more " +
      "there would be an answer, whose `missing` names the rest.",
    remedy:
      "Try again after `Retry-After`, or ask about fewer assets. A batch without `Retry-After` names no asset that we could answer.",
  },
  account_unavailable: {
    cause: "The credit counter did not answer in time.",
    remedy: "Try again after `Retry-After`. With an Idempotency-Key you cannot be charged twice.",
  },
  call_timed_out: {
    cause: "The answer was not ready within 25 seconds. The credit was returned.",
    remedy: "Try again after `Retry-After`, with the same Idempotency-Key if you sent one.",
  },
  database_unavailable: {
    cause: "Our database did not answer.",
    remedy: "Try again after `Retry-After`.",
  },
  internal: {
    cause: "Something we did not foresee. It is in our log under the request id.",
    remedy: "Try again. If it persists, write to us with the request id.",
  },
  maintenance: {
    cause: "The service is closed while we work on it. `detail` says why.",
    remedy: "Try again after `Retry-After`. [/status](/status) stays open meanwhile.",
  },
  misconfigured: {
    cause: "The operator has not set this server up completely. `detail` names what is missing.",
    remedy: "Tell them, with the request id.",
  },
  method_not_allowed: {
    cause: "The endpoint exists, but not for this method.",
    remedy: "Use a method that the header `Allow` names.",
  },
  not_found: {
    cause: "There is nothing at this address.",
    remedy: "Compare path and method with the reference.",
  },
};

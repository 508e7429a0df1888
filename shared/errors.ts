/** Every failure a caller may see: HTTP status, the words shown to a person, and whether trying again can help. */
export const ERRORS = {
  invalid_request: {
    status: 400,
    message: "The request is not what this address expects.",
    retryable: false,
  },
  message_empty: { status: 400, message: "Please enter a message.", retryable: false },
  message_too_long: {
    status: 400,
    message: "The message is longer than 2,000 characters.",
    retryable: false,
  },
  invalid_json: { status: 400, message: "The body is not valid JSON.", retryable: false },
  email_invalid: { status: 400, message: "Please enter a valid email address.", retryable: false },
  key_name_invalid: {
    status: 400,
    message: "Please give the key a name of at most 60 characters.",
    retryable: false,
  },
  signed_out: { status: 401, message: "Please sign in.", retryable: false },
  key_missing: { status: 401, message: "Send your API key in the X-API-Key header.", retryable: false },
  key_invalid: { status: 401, message: "This API key is not valid.", retryable: false },
  payment_required: {
    status: 402,
    message: "Pay for this call as PAYMENT-REQUIRED says, or send an API key.",
    retryable: false,
  },
  payment_refused: {
    status: 402,
    message: "This payment is not taken.",
    retryable: false,
  },
  payment_failed: {
    status: 402,
    message: "The network refused this payment, so there is no answer.",
    retryable: false,
  },
  payment_unsettled: {
    status: 503,
    message: "This payment cannot be settled right now. Please try again.",
    retryable: true,
  },
  payment_pending: {
    status: 503,
    message: "This payment is being settled. Send the same request again.",
    retryable: true,
  },
  payment_rests: {
    status: 429,
    message: "A payment of this wallet failed within the last day.",
    retryable: true,
  },
  payment_used_otherwise: {
    status: 409,
    message: "This payment came with another request. Sign a new one.",
    retryable: false,
  },
  payment_unanswered: {
    status: 409,
    message: "This payment was settled without an answer, and is paid back.",
    retryable: false,
  },
  account_suspended: {
    status: 403,
    message: "This account is suspended. Write to us if you think that is a mistake.",
    retryable: false,
  },
  sign_in_again: {
    status: 403,
    message: "Please sign in again first: this asks for a sign-in of the last 15 minutes.",
    retryable: false,
  },
  credits_exhausted: { status: 402, message: "The credits of this month are used up.", retryable: false },
  key_budget_exhausted: {
    status: 402,
    message: "The monthly budget of this key is used up. Its owner can raise it.",
    retryable: false,
  },
  endpoint_not_allowed: { status: 403, message: "This key may not call this address.", retryable: false },
  network_not_allowed: {
    status: 403,
    message: "This key may not be used from this network.",
    retryable: false,
  },
  origin_not_allowed: { status: 403, message: "This key may not be used from this site.", retryable: false },
  forbidden: { status: 403, message: "You may not do this.", retryable: false },
  confirmation_needed: {
    status: 409,
    message: "This link was asked for in another browser. Please confirm that it is you.",
    retryable: false,
  },
  key_limit: {
    status: 409,
    message: "An account can have 20 active keys. Revoke one first.",
    retryable: false,
  },
  wallet_limit: {
    status: 409,
    message: "An account can have 20 wallets. Remove one first.",
    retryable: false,
  },
  reply_not_kept: {
    status: 410,
    message: "This call was answered and paid for. Its reply is not kept any more.",
    retryable: false,
  },
  call_unknown: {
    status: 404,
    message: "This key has paid for no such call within the last hours.",
    retryable: false,
  },
  call_in_progress: {
    status: 409,
    message: "A call with this Idempotency-Key is still running.",
    retryable: true,
  },
  link_invalid: { status: 410, message: "Invalid or expired magic link", retryable: false },
  link_used: {
    status: 410,
    message: "This link was used or replaced. The newest mail has the one that works.",
    retryable: false,
  },
  undo_invalid: {
    status: 410,
    message: "This link is not valid any more: the account is open, or its data was erased.",
    retryable: false,
  },
  address_taken: {
    status: 409,
    message: "A newer account uses this address. Close that one first.",
    retryable: false,
  },
  account_state: {
    status: 409,
    message: "The account is not in a state that allows this.",
    retryable: false,
  },
  account_closed: {
    status: 422,
    message: "The account was closed before this payment came. It waits for an admin's decision.",
    retryable: false,
  },
  gift_cap: {
    status: 422,
    message: "An account can be given 20,000 credits and 12 months within 30 days.",
    retryable: false,
  },
  close_unconfirmed: {
    status: 400,
    message: "Please type your own e-mail address to close the account.",
    retryable: false,
  },
  challenge_failed: {
    status: 403,
    message: "Please confirm in the form that you are a person, then send it again.",
    retryable: true,
  },
  challenge_needed: {
    status: 403,
    message: "Many sign-in links are being asked for. Your browser has to do a short calculation first.",
    retryable: true,
  },
  challenge_unavailable: {
    status: 503,
    message: "We cannot check the form right now. Please try again in a minute.",
    retryable: true,
  },
  idempotency_mismatch: {
    status: 422,
    message: "This Idempotency-Key was used with another request.",
    retryable: false,
  },
  mail_unavailable: { status: 503, message: "Failed to send magic link", retryable: true },
  not_allowed: { status: 403, message: "This request came from another site.", retryable: false },
  method_not_allowed: {
    status: 405,
    message: "This address does not take this method. The Allow header names those it takes.",
    retryable: false,
  },
  not_found: { status: 404, message: "There is nothing at this address.", retryable: false },
  forecast_unavailable: {
    status: 422,
    message: "There is no forecast of this asset.",
    retryable: false,
  },
  question_unread: {
    status: 422,
    message: "We did not understand what this asks for.",
    retryable: false,
  },
  asset_unknown: { status: 422, message: "We hold no data for this asset.", retryable: false },
  not_covered: {
    status: 422,
    message: "We do not hold what this asks for. Nothing was charged.",
    retryable: false,
  },
  body_too_large: { status: 413, message: "The body is larger than 64 KiB.", retryable: false },
  unsupported_media_type: {
    status: 415,
    message: "Send JSON with Content-Type: application/json.",
    retryable: false,
  },
  rate_limited: { status: 429, message: "Too many requests. Please wait a minute.", retryable: true },
  internal: {
    status: 500,
    message: "Something went wrong on our side. Nothing was charged.",
    retryable: true,
  },
  database_unavailable: {
    status: 503,
    message: "We cannot reach our records right now. Please try again.",
    retryable: true,
  },
  refund_wrong_receiver: {
    status: 422,
    message: "This transaction does not pay the amount back to the address the buyer confirmed.",
    retryable: false,
  },
  refund_address_missing: {
    status: 409,
    message: "The buyer has not confirmed an address to pay back to.",
    retryable: false,
  },
  refund_claimed: {
    status: 409,
    message: "An admin is sending this refund. Until it is noted, or given up, nothing else is done with it.",
    retryable: true,
  },
  refund_unclaimed: {
    status: 409,
    message: "Claim this refund before it is sent: from then on the buyer cannot change its address.",
    retryable: false,
  },
  refund_unfinished: {
    status: 409,
    message: "The network does not know this refund as final yet. Please note it again in a minute.",
    retryable: true,
  },
  order_state: { status: 409, message: "This order is not in a state that allows it.", retryable: false },
  delivery_impossible: {
    status: 422,
    message: "This address cannot hold tokens for you: it is a program, a token, or one of ours.",
    retryable: false,
  },
  ngma_sold_out: {
    status: 409,
    message: "So many tokens are not for sale: the cap of an order, a day or the whole sale is reached.",
    retryable: false,
  },
  ngma_sold_out_refund: {
    status: 422,
    message: "The tokens were sold out before this order was paid: the money is given back.",
    retryable: false,
  },
  stablecoin_off_peg: {
    status: 503,
    message:
      "This stablecoin is not worth its dollar right now, so it is not taken. Please pay with another one.",
    retryable: true,
  },
  market_data_unavailable: {
    status: 503,
    message: "Failed to load market data. Please try again later.",
    retryable: true,
  },
  data_missing: {
    status: 503,
    message: "More than half of what you asked about cannot be read right now. Nothing was charged.",
    retryable: true,
  },
  account_unavailable: {
    status: 503,
    message: "Your account cannot be reached right now. Nothing was charged.",
    retryable: true,
  },
  call_timed_out: {
    status: 503,
    message: "The answer took too long. Nothing was charged.",
    retryable: true,
  },
  wallet_address_invalid: {
    status: 400,
    message: "This is not a wallet address of this network.",
    retryable: false,
  },
  delivery_address_invalid: {
    status: 400,
    message: "Please enter a valid Solana wallet address to receive your NGMA tokens.",
    retryable: false,
  },
  transaction_hash_invalid: {
    status: 400,
    message: "This is not a transaction hash of this network.",
    retryable: false,
  },
  ngma_amount_invalid: {
    status: 400,
    message: "Please enter whole tokens, from 40 to 4,000,000 NGMA.",
    retryable: false,
  },
  price_mismatch: {
    status: 409,
    message: "The amount is not our price. Please reload the page and try again.",
    retryable: false,
  },
  token_not_supported: {
    status: 422,
    message: "This token is not supported on this network.",
    retryable: false,
  },
  network_unavailable: {
    status: 503,
    message: "Payments on this network are not set up here.",
    retryable: false,
  },
  chain_unavailable: {
    status: 503,
    message: "The network cannot be asked right now. Your payment stays on record; please try again.",
    retryable: true,
  },
  rate_unavailable: {
    status: 503,
    message: "There is no sound price for this coin right now. Please pay with USDC or try again later.",
    retryable: true,
  },
  amounts_exhausted: {
    status: 503,
    message: "Too many payments are open on this network. Please try again in a few minutes.",
    retryable: true,
  },
  too_many_intents: {
    status: 429,
    message: "Too many payments were begun. Finish one, or wait until they expire.",
    retryable: true,
  },
  intent_not_found: {
    status: 409,
    message: "No open payment of yours fits this. Start the payment again; money already sent is not lost.",
    retryable: false,
  },
  intent_ambiguous: {
    status: 409,
    message: "Several open payments of yours fit this. Tell which one by its intentId.",
    retryable: false,
  },
  transaction_used: {
    status: 409,
    message: "This transaction has already paid for something.",
    retryable: false,
  },
  transaction_not_yours: {
    status: 422,
    message: "This transaction pays for another account's order, or was sent by another wallet.",
    retryable: false,
  },
  transaction_failed: {
    status: 422,
    message: "The network reports this transaction as failed, so nothing was paid.",
    retryable: false,
  },
  transaction_too_old: {
    status: 422,
    message: "This transaction is older than the order.",
    retryable: false,
  },
  payment_late: {
    status: 422,
    message:
      "The payment came after its order ended, and was no longer worth its price or more than a day late.",
    retryable: false,
  },
  payment_undervalued: {
    status: 422,
    message: "The coin was worth less than its order's price when it arrived.",
    retryable: false,
  },
  payment_unpriced: {
    status: 422,
    message: "No two sources told the coin's price for the minute it was paid in.",
    retryable: false,
  },
  payment_short: {
    status: 422,
    message: "Less arrived than was asked for.",
    retryable: false,
  },
  payment_over: {
    status: 422,
    message: "More arrived than was asked for.",
    retryable: false,
  },
  payment_partial: {
    status: 422,
    message: "It was sent as a partial payment and delivered less than it says.",
    retryable: false,
  },
  payment_unknown: {
    status: 422,
    message: "No order of that time asked for this payment.",
    retryable: false,
  },
  payment_unseen: {
    status: 422,
    message: "Coins arrived through a contract, and no node shows from whom.",
    retryable: false,
  },
  payment_repeated: {
    status: 422,
    message: "This order was already paid by another transaction.",
    retryable: false,
  },
  payment_wrong_token: {
    status: 422,
    message: "Another token arrived than was asked for.",
    retryable: false,
  },
  payment_wrong_receiver: {
    status: 422,
    message: "This transaction pays nothing to our address.",
    retryable: false,
  },
  payment_wrong_split: {
    status: 422,
    message: "The NGMA was not split as asked for.",
    retryable: false,
  },
  payment_mixed: {
    status: 422,
    message: "Several coins arrived in one transaction, so it is not certain what it pays for.",
    retryable: false,
  },
  payment_unconfirmed: {
    status: 422,
    message: "Not all of our nodes could confirm this payment.",
    retryable: false,
  },
  payment_dust: {
    status: 422,
    message: "So little arrived that it is counted, but neither credited nor kept for a decision.",
    retryable: false,
  },
  wallet_unproven: {
    status: 422,
    message:
      "This is not the wallet's signature of a text of the last five minutes. Ask for a new one and sign again.",
    retryable: false,
  },
  payment_unproven: {
    status: 422,
    message:
      "This payment reached us, and nothing proves whose it is. Your claim is noted: sign with the wallet " +
      "that paid it and it is yours at once, otherwise it waits up to 72 hours for a person to review it.",
    retryable: false,
  },
  refund_sender_unproven: {
    status: 409,
    message:
      "It only bears this order's name. It goes back once its buyer signed for the wallet it came from.",
    retryable: false,
  },
  claim_waiting: {
    status: 409,
    message: "Somebody claims this payment, and less than 72 hours ago. Others may claim it until then.",
    retryable: true,
  },
  wallet_refused: {
    status: 422,
    message: "We do not take payments from this wallet.",
    retryable: false,
  },
  payment_other_network: {
    status: 422,
    message: "The order is on another network than this transaction.",
    retryable: false,
  },
  card_unavailable: {
    status: 503,
    message: "Card payments are currently unavailable. Please use crypto or NGMA payment.",
    retryable: false,
  },
  card_provider_down: {
    status: 503,
    message: "Failed to create checkout session. Please try again.",
    retryable: true,
  },
  card_declined: {
    status: 402,
    message: "Your card could not be charged, so nothing was changed. Change it in the customer portal.",
    retryable: false,
  },
  subscription_exists: {
    status: 409,
    message:
      "You already have a card subscription of this plan or a higher one. Manage it in the customer portal.",
    retryable: false,
  },
  subscription_paused: {
    status: 409,
    message: "A payment of your subscription is disputed. It rests until the bank has decided.",
    retryable: false,
  },
  no_subscription: { status: 409, message: "You have no card subscription.", retryable: false },
  webhook_invalid: { status: 400, message: "The webhook's signature is not valid.", retryable: false },
  distribution_taken: {
    status: 409,
    message: "Another admin is sending this one.",
    retryable: false,
  },
  distribution_state: {
    status: 409,
    message: "This distribution is not in a state that allows it.",
    retryable: false,
  },
  distribution_held: {
    status: 409,
    message: "The purchase was refunded or disputed; its tokens are held.",
    retryable: false,
  },
  distribution_mismatch: {
    status: 422,
    message: "This transaction does not send the right amount of NGMA to the delivery address.",
    retryable: false,
  },
  payment_refunded: {
    status: 409,
    message: "Its money was given back, so it cannot count again.",
    retryable: false,
  },
  decision_made: { status: 409, message: "This payment was already decided.", retryable: false },
  newsletter_link_invalid: { status: 410, message: "This link is not valid any more.", retryable: false },
  talk_unknown: { status: 404, message: "Your account keeps no such talk.", retryable: false },
  share_unknown: {
    status: 404,
    message: "No answer was shared at this address. The link may have been cut short.",
    retryable: false,
  },
  share_ended: { status: 410, message: "This shared answer can be read no more.", retryable: false },
  share_limit: {
    status: 429,
    message: "As many answers have been shared as can be for now. Please try again later.",
    retryable: true,
  },
  store_full: {
    status: 503,
    message: "Nothing more can be shared just now; answers are given as ever. Please try again later.",
    retryable: true,
  },
  share_unsealed: {
    status: 422,
    message: "Only an answer as we gave it can be shared. Ask again, and share the new answer.",
    retryable: false,
  },
  alert_limit: {
    status: 409,
    message: "An account can have 20 alerts. Delete one first.",
    retryable: false,
  },
  alert_link_invalid: {
    status: 410,
    message: "This link is not valid any more. Sign in to switch the mails off on your account's page.",
    retryable: false,
  },
  webhook_limit: {
    status: 409,
    message: "An account can have 5 webhook endpoints. Delete one first.",
    retryable: false,
  },
  webhook_address: {
    status: 422,
    message: "We cannot send to this address.",
    retryable: false,
  },
  webhook_unconfirmed: {
    status: 422,
    message:
      "This endpoint did not confirm itself: it has to answer 2xx with the challenge within 10 seconds.",
    retryable: true,
  },
  webhook_inactive: {
    status: 409,
    message: "This endpoint is not active. Confirm it first.",
    retryable: false,
  },
  webhook_tries: {
    status: 429,
    message: "This account has used up its webhook requests of today. Please try again tomorrow (UTC).",
    retryable: true,
  },
  app_unknown: {
    status: 400,
    message: "We do not know the app that sent you here. Disconnect it there and connect it again.",
    retryable: false,
  },
  app_unreadable: {
    status: 422,
    message: "The app's description of itself cannot be read at its address.",
    retryable: false,
  },
  app_redirect_unknown: {
    status: 400,
    message: "The app wants to be answered at an address that it did not register.",
    retryable: false,
  },
  maintenance: {
    status: 503,
    message: "We are working on the service. Nothing was charged; please try again later.",
    retryable: true,
  },
  misconfigured: { status: 503, message: "This server is not set up completely.", retryable: false },
} as const satisfies Record<string, { status: number; message: string; retryable: boolean }>;

export type ErrorCode = keyof typeof ERRORS;

/** Every failure a caller may see, by its HTTP status and whether trying again can help, with the words shown to a person. */
const REFUSALS = [
  {
    status: 400,
    retryable: false,
    messages: {
      invalid_request: "The request is not what this address expects.",
      message_empty: "Please enter a message.",
      message_too_long: "The message is longer than 2,000 characters.",
      invalid_json: "The body is not valid JSON.",
      email_invalid: "Please enter a valid email address.",
      key_name_invalid: "Please give the key a name of at most 60 characters.",
      close_unconfirmed: "Please type your own e-mail address to close the account.",
      wallet_address_invalid: "This is not a wallet address of this network.",
      delivery_address_invalid: "Please enter a valid Solana wallet address to receive your NGMA tokens.",
      transaction_hash_invalid: "This is not a transaction hash of this network.",
      ngma_amount_invalid: "Please enter whole tokens, from 40 to 4,000,000 NGMA.",
      webhook_invalid: "The webhook's signature is not valid.",
      app_unknown: "We do not know the app that sent you here. Disconnect it there and connect it again.",
      app_redirect_unknown: "The app wants to be answered at an address that it did not register.",
    },
  },
  {
    status: 401,
    retryable: false,
    messages: {
      signed_out: "Please sign in.",
      key_missing: "Send your API key in the X-API-Key header.",
      key_invalid: "This API key is not valid.",
    },
  },
  {
    status: 402,
    retryable: false,
    messages: {
      payment_required: "Pay for this call as PAYMENT-REQUIRED says, or send an API key.",
      payment_refused: "This payment is not taken.",
      payment_failed: "The network refused this payment, so there is no answer.",
      credits_exhausted: "The credits of this month are used up.",
      key_budget_exhausted: "The monthly budget of this key is used up. Its owner can raise it.",
      card_declined:
        "Your card could not be charged, so nothing was changed. Change it in the customer portal.",
    },
  },
  {
    status: 403,
    retryable: false,
    messages: {
      account_suspended: "This account is suspended. Write to us if you think that is a mistake.",
      sign_in_again: "Please sign in again first: this asks for a sign-in of the last 15 minutes.",
      endpoint_not_allowed: "This key may not call this address.",
      network_not_allowed: "This key may not be used from this network.",
      origin_not_allowed: "This key may not be used from this site.",
      forbidden: "You may not do this.",
      not_allowed: "This request came from another site.",
    },
  },
  {
    status: 403,
    retryable: true,
    messages: {
      challenge_failed: "Please confirm in the form that you are a person, then send it again.",
      challenge_needed:
        "Many sign-in links are being asked for. Your browser has to do a short calculation first.",
    },
  },
  {
    status: 404,
    retryable: false,
    messages: {
      call_unknown: "This key has paid for no such call within the last hours.",
      not_found: "There is nothing at this address.",
      talk_unknown: "Your account keeps no such talk.",
      share_unknown: "No answer was shared at this address. The link may have been cut short.",
    },
  },
  {
    status: 405,
    retryable: false,
    messages: {
      method_not_allowed: "This address does not take this method. The Allow header names those it takes.",
    },
  },
  {
    status: 409,
    retryable: false,
    messages: {
      payment_used_otherwise: "This payment came with another request. Sign a new one.",
      payment_unanswered: "This payment was settled without an answer, and is paid back.",
      confirmation_needed: "This link was asked for in another browser. Please confirm that it is you.",
      key_limit: "An account can have 20 active keys. Revoke one first.",
      wallet_limit: "An account can have 20 wallets. Remove one first.",
      address_taken: "A newer account uses this address. Close that one first.",
      account_state: "The account is not in a state that allows this.",
      refund_address_missing: "The buyer has not confirmed an address to pay back to.",
      refund_unclaimed:
        "Claim this refund before it is sent: from then on the buyer cannot change its address.",
      order_state: "This order is not in a state that allows it.",
      ngma_sold_out:
        "So many tokens are not for sale: the cap of an order, a day or the whole sale is reached.",
      price_mismatch: "The amount is not our price. Please reload the page and try again.",
      intent_not_found:
        "No open payment of yours fits this. Start the payment again; money already sent is not lost.",
      intent_ambiguous: "Several open payments of yours fit this. Tell which one by its intentId.",
      transaction_used: "This transaction has already paid for something.",
      refund_sender_unproven:
        "It only bears this order's name. It goes back once its buyer signed for the wallet it came from.",
      subscription_exists:
        "You already have a card subscription of this plan or a higher one. Manage it in the customer portal.",
      subscription_paused: "A payment of your subscription is disputed. It rests until the bank has decided.",
      no_subscription: "You have no card subscription.",
      distribution_taken: "Another admin is sending this one.",
      distribution_state: "This distribution is not in a state that allows it.",
      distribution_held: "The purchase was refunded or disputed; its tokens are held.",
      payment_refunded: "Its money was given back, so it cannot count again.",
      decision_made: "This payment was already decided.",
      alert_limit: "An account can have 20 alerts. Delete one first.",
      webhook_limit: "An account can have 5 webhook endpoints. Delete one first.",
      webhook_inactive: "This endpoint is not active. Confirm it first.",
    },
  },
  {
    status: 409,
    retryable: true,
    messages: {
      call_in_progress: "A call with this Idempotency-Key is still running.",
      refund_claimed:
        "An admin is sending this refund. Until it is noted, or given up, nothing else is done with it.",
      refund_unfinished:
        "The network does not know this refund as final yet. Please note it again in a minute.",
      claim_waiting:
        "Somebody claims this payment, and less than 72 hours ago. Others may claim it until then.",
    },
  },
  {
    status: 410,
    retryable: false,
    messages: {
      reply_not_kept: "This call was answered and paid for. Its reply is not kept any more.",
      link_invalid: "Invalid or expired magic link",
      link_used: "This link was used or replaced. The newest mail has the one that works.",
      undo_invalid: "This link is not valid any more: the account is open, or its data was erased.",
      newsletter_link_invalid: "This link is not valid any more.",
      share_ended: "This shared answer can be read no more.",
      alert_link_invalid:
        "This link is not valid any more. Sign in to switch the mails off on your account's page.",
    },
  },
  {
    status: 413,
    retryable: false,
    messages: {
      body_too_large: "The body is larger than 64 KiB.",
    },
  },
  {
    status: 415,
    retryable: false,
    messages: {
      unsupported_media_type: "Send JSON with Content-Type: application/json.",
    },
  },
  {
    status: 422,
    retryable: false,
    messages: {
      account_closed: "The account was closed before this payment came. It waits for an admin's decision.",
      gift_cap: "An account can be given 20,000 credits and 12 months within 30 days.",
      idempotency_mismatch: "This Idempotency-Key was used with another request.",
      forecast_unavailable: "There is no forecast of this asset.",
      question_unread: "We did not understand what this asks for.",
      asset_unknown: "We hold no data for this asset.",
      not_covered: "We do not hold what this asks for. Nothing was charged.",
      refund_wrong_receiver:
        "This transaction does not pay the amount back to the address the buyer confirmed.",
      delivery_impossible:
        "This address cannot hold tokens for you: it is a program, a token, or one of ours.",
      ngma_sold_out_refund: "The tokens were sold out before this order was paid: the money is given back.",
      token_not_supported: "This token is not supported on this network.",
      transaction_not_yours:
        "This transaction pays for another account's order, or was sent by another wallet.",
      transaction_failed: "The network reports this transaction as failed, so nothing was paid.",
      transaction_too_old: "This transaction is older than the order.",
      payment_late:
        "The payment came after its order ended, and was no longer worth its price or more than a day late.",
      payment_undervalued: "The coin was worth less than its order's price when it arrived.",
      payment_unpriced: "No two sources told the coin's price for the minute it was paid in.",
      payment_short: "Less arrived than was asked for.",
      payment_over: "More arrived than was asked for.",
      payment_partial: "It was sent as a partial payment and delivered less than it says.",
      payment_unknown: "No order of that time asked for this payment.",
      payment_unseen: "Coins arrived through a contract, and no node shows from whom.",
      payment_repeated: "This order was already paid by another transaction.",
      payment_wrong_token: "Another token arrived than was asked for.",
      payment_wrong_receiver: "This transaction pays nothing to our address.",
      payment_wrong_split: "The NGMA was not split as asked for.",
      payment_mixed: "Several coins arrived in one transaction, so it is not certain what it pays for.",
      payment_unconfirmed: "Not all of our nodes could confirm this payment.",
      payment_dust: "So little arrived that it is counted, but neither credited nor kept for a decision.",
      wallet_unproven:
        "This is not the wallet's signature of a text of the last five minutes. Ask for a new one and sign again.",
      payment_unproven:
        "This payment reached us, and nothing proves whose it is. Your claim is noted: sign with the wallet that paid it " +
        "and it is yours at once, otherwise it waits up to 72 hours for a person to review it.",
      wallet_refused: "We do not take payments from this wallet.",
      payment_other_network: "The order is on another network than this transaction.",
      distribution_mismatch:
        "This transaction does not send the right amount of NGMA to the delivery address.",
      share_unsealed: "Only an answer as we gave it can be shared. Ask again, and share the new answer.",
      webhook_address: "We cannot send to this address.",
      app_unreadable: "The app's description of itself cannot be read at its address.",
    },
  },
  {
    status: 422,
    retryable: true,
    messages: {
      webhook_unconfirmed:
        "This endpoint did not confirm itself: it has to answer 2xx with the challenge within 10 seconds.",
    },
  },
  {
    status: 429,
    retryable: true,
    messages: {
      payment_rests: "A payment of this wallet failed within the last day.",
      rate_limited: "Too many requests. Please wait a minute.",
      too_many_intents: "Too many payments were begun. Finish one, or wait until they expire.",
      share_limit: "As many answers have been shared as can be for now. Please try again later.",
      webhook_tries:
        "This account has used up its webhook requests of today. Please try again tomorrow (UTC).",
    },
  },
  {
    status: 500,
    retryable: true,
    messages: {
      internal: "Something went wrong on our side. Nothing was charged.",
    },
  },
  {
    status: 503,
    retryable: false,
    messages: {
      network_unavailable: "Payments on this network are not set up here.",
      card_unavailable: "Card payments are currently unavailable. Please use crypto or NGMA payment.",
      misconfigured: "This server is not set up completely.",
    },
  },
  {
    status: 503,
    retryable: true,
    messages: {
      payment_unsettled: "This payment cannot be settled right now. Please try again.",
      payment_pending: "This payment is being settled. Send the same request again.",
      challenge_unavailable: "We cannot check the form right now. Please try again in a minute.",
      mail_unavailable: "Failed to send magic link",
      database_unavailable: "We cannot reach our records right now. Please try again.",
      stablecoin_off_peg:
        "This stablecoin is not worth its dollar right now, so it is not taken. Please pay with another one.",
      market_data_unavailable: "Failed to load market data. Please try again later.",
      data_missing: "More than half of what you asked about cannot be read right now. Nothing was charged.",
      account_unavailable: "Your account cannot be reached right now. Nothing was charged.",
      call_timed_out: "The answer took too long. Nothing was charged.",
      chain_unavailable:
        "The network cannot be asked right now. Your payment stays on record; please try again.",
      rate_unavailable:
        "There is no sound price for this coin right now. Please pay with USDC or try again later.",
      amounts_exhausted: "Too many payments are open on this network. Please try again in a few minutes.",
      card_provider_down: "Failed to create checkout session. Please try again.",
      store_full: "Nothing more can be shared just now; answers are given as ever. Please try again later.",
      maintenance: "We are working on the service. Nothing was charged; please try again later.",
    },
  },
] as const;

type Refusal = (typeof REFUSALS)[number];
type CodesOf<Group extends Refusal> = Group extends Refusal ? keyof Group["messages"] : never;
export type ErrorCode = CodesOf<Refusal>;

export interface Failure {
  status: Refusal["status"];
  message: string;
  retryable: boolean;
}

export const ERRORS = Object.fromEntries(
  REFUSALS.flatMap(({ status, retryable, messages }) =>
    Object.entries(messages).map(([code, message]) => [code, { status, message, retryable }]),
  ),
) as Record<ErrorCode, Failure>;

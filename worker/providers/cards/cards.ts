/**
 * The card provider as features see it: what it says, and what it is asked to do. Nothing here judges. Times are epoch
 * ms, amounts whole cents of `currency` (lower case, "usd"). `checkoutId` is our own id that we gave along; null on what
 * another product of the same account sold.
 */
export interface Cards {
  /** whether the key is for real money */
  readonly livemode: boolean;
  createCustomer(owner: { userId: string; email: string }): Promise<string>;
  /** Safe to repeat with the same order: its `checkoutId` is the idempotency key. */
  createSession(order: SessionOrder): Promise<{ id: string; url: string }>;
  /** The page on which a customer sees invoices, changes the card and cancels. */
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Null when the signature is not the provider's, or older than five minutes at `receivedAt`. */
  readEvent(payload: string, signature: string, receivedAt: Date): Promise<CardEvent | null>;
  readSession(id: string): Promise<SessionFacts>;
  readInvoice(id: string): Promise<InvoiceFacts>;
  readSubscription(id: string): Promise<SubscriptionFacts>;
  /**
   * Raises the plan at once: a new month begins, and what was left of the old one is taken off its price. Throws when the
   * card cannot be charged. Safe to repeat with the same order.
   */
  raiseSubscription(id: string, order: PlanOrder): Promise<SubscriptionFacts>;
  /** Lowers the plan when the month that is paid ends; `null` takes that back. Safe to repeat. */
  lowerSubscription(id: string, order: PlanOrder | null): Promise<SubscriptionFacts>;
  /** Charges nothing for its months until it is resumed; safe to repeat. One that has ended stays as it is. */
  pauseSubscription(id: string, isPaused: boolean): Promise<SubscriptionFacts>;
  /** Ends it at once, without money back; safe to repeat. */
  cancelSubscription(id: string): Promise<SubscriptionFacts>;
  /** Those of a customer that have not ended. */
  listSubscriptions(customerId: string): Promise<SubscriptionFacts[]>;
  /** Ids of the newest paid invoices, at most three. */
  listPaidInvoices(subscriptionId: string): Promise<string[]>;
  readCharge(id: string): Promise<ChargeFacts>;
  /** The charge that a dispute is about. */
  readDispute(disputeId: string): Promise<ChargeFacts>;
  /** What a payment paid for. */
  findPurchases(paymentId: string): Promise<{ sessionIds: string[]; invoiceIds: string[] }>;
}

export interface SessionOrder {
  checkoutId: string;
  userId: string;
  customerId: string;
  /** `month`: paid again every month until it is cancelled */
  every: "once" | "month";
  name: string;
  amountCents: number;
  /** comes back with everything the session leads to */
  tier: string | null;
  successUrl: string;
  cancelUrl: string;
  /** said beside the button that pays */
  note?: string;
  /** when it can no longer be paid, at least half an hour from now */
  expiresAt: Date;
}

/** What a subscription goes over to; `checkoutId` is the idempotency key and comes back with its invoices. */
export interface PlanOrder {
  checkoutId: string;
  tier: string;
  name: string;
  amountCents: number;
}

export interface CardEvent {
  id: string;
  type: string;
  livemode: boolean;
  /** the id of what it is about; its state is asked for, since events come in any order */
  objectId: string;
}

export interface SessionFacts {
  id: string;
  every: "once" | "month" | "other";
  status: "open" | "complete" | "expired" | "other";
  paid: boolean;
  amountCents: number | null;
  currency: string | null;
  /** the account we named when we made it */
  userId: string | null;
  checkoutId: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
  createdAt: number;
  charges: ChargeFacts[];
}

export interface InvoiceFacts {
  id: string;
  paid: boolean;
  amountPaidCents: number;
  /** before what was left of a lower plan was taken off */
  fullCents: number;
  /** it begins a higher plan in the middle of a month */
  isRaise: boolean;
  currency: string;
  customerId: string | null;
  subscriptionId: string | null;
  checkoutId: string | null;
  tier: string | null;
  paidAt: number;
  /** the provider's page of it */
  url: string | null;
  charges: ChargeFacts[];
}

export interface SubscriptionFacts {
  id: string;
  /** the provider's own word: active, past_due, unpaid, canceled, ... */
  status: string;
  checkoutId: string | null;
  tier: string | null;
  /** the lower plan it goes over to when its month ends */
  nextTier: string | null;
  /** nothing is charged for its months */
  paused: boolean;
  createdAt: number;
  /** end of the month that is paid; null when it does not go on */
  renewsAt: number | null;
  /** it was cancelled and ends then */
  endsAt: number | null;
  endedAt: number | null;
}

export interface ChargeFacts {
  id: string;
  paymentId: string | null;
  amountCents: number;
  refundedCents: number;
  /** the provider's page of it */
  receiptUrl: string | null;
  /** whole, not in part */
  refunded: boolean;
  /** how its dispute stands, where it has any; of several the worst */
  dispute: "open" | "lost" | "won" | null;
}

/** The provider could not be asked, or refused. The text names status and code; never a key or the provider's words. */
export class CardError extends Error {
  /** the same request can never succeed: a try with another idempotency key is needed, or another request */
  readonly final: boolean;
  /** the customer we named is not known there: deleted, or made with another key */
  readonly customerUnknown: boolean;

  constructor(text: string, more: { final?: boolean; customerUnknown?: boolean; cause?: unknown } = {}) {
    super(`cards: ${text}`, { cause: more.cause });
    this.name = "CardError";
    this.final = more.final ?? false;
    this.customerUnknown = more.customerUnknown ?? false;
  }
}

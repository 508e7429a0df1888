import type { ErrorCode } from "../../../shared/errors.ts";

/** Headers of a paid reply. */
export const HEADERS = [
  "Cache-Control",
  "RateLimit-Policy",
  "RateLimit",
  "Idempotency-Replayed",
  "Content-Digest",
  "Signature-Input",
  "Signature",
] as const;

/** Those of one that may have been paid for by itself. */
export const PAID_HEADERS = [...HEADERS, "PAYMENT-RESPONSE"] as const;

/** What any paid call may be refused with. */
export const KEYED: readonly ErrorCode[] = [
  "key_missing",
  "key_invalid",
  "credits_exhausted",
  "key_budget_exhausted",
  "endpoint_not_allowed",
  "network_not_allowed",
  "origin_not_allowed",
  "account_suspended",
  "call_in_progress",
  "idempotency_mismatch",
  "reply_not_kept",
  "rate_limited",
  "account_unavailable",
  "call_timed_out",
  "market_data_unavailable",
  "lookups_exhausted",
  "asset_unknown",
];

/** The same of one that can be paid for by itself. */
export const PAID: readonly ErrorCode[] = [
  ...KEYED,
  "payment_required",
  "payment_refused",
  "payment_failed",
  "payment_unsettled",
  "payment_pending",
  "payment_rests",
  "payment_used_otherwise",
  "payment_unanswered",
  "wallet_refused",
];

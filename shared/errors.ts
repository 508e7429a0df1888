import * as z from "zod";

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
  credits_exhausted: { status: 402, message: "The credits of this month are used up.", retryable: false },
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
  call_in_progress: {
    status: 409,
    message: "A call with this Idempotency-Key is still running.",
    retryable: true,
  },
  link_invalid: { status: 410, message: "Invalid or expired magic link", retryable: false },
  idempotency_mismatch: {
    status: 422,
    message: "This Idempotency-Key was used with another request.",
    retryable: false,
  },
  mail_unavailable: { status: 503, message: "Failed to send magic link", retryable: true },
  not_allowed: { status: 403, message: "This request came from another site.", retryable: false },
  not_found: { status: 404, message: "There is nothing at this address.", retryable: false },
  asset_unknown: { status: 422, message: "We hold no data for this asset.", retryable: false },
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
  market_data_unavailable: {
    status: 503,
    message: "Failed to load market data. Please try again later.",
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
  misconfigured: { status: 503, message: "This server is not set up completely.", retryable: false },
} as const satisfies Record<string, { status: number; message: string; retryable: boolean }>;

export type ErrorCode = keyof typeof ERRORS;

/** The one error reply, `application/problem+json` (RFC 9457). `error` repeats `detail` for readers of the plain form. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  retryable: z.boolean(),
  charged: z.literal(0),
  fields: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof problemSchema>;

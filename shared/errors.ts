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

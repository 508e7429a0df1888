import * as z from "zod";
import type { ErrorCode, Failure } from "./errors.ts";

/** The one error reply, `application/problem+json` (RFC 9457). `error` repeats `detail` for readers of the plain form. */
export const problemSchema = z.object({
  /** the address of the code's page */
  type: z.string(),
  /** what the code means, the same each time */
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

/** Where the documentation explains a code. */
export const errorPath = (code: ErrorCode): string => `/api-docs/errors/${code}`;

/** What an HTTP status is called (RFC 9110). */
export const STATUS_TITLES: Record<Failure["status"], string> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

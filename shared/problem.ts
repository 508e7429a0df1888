import * as z from "zod";
import type { ErrorCode } from "./errors.ts";

/** The one error reply, `application/problem+json` (RFC 9457). `error` repeats `detail` for readers of the plain form. */
export const problemSchema = z.object({
  /** the address of the code's page */
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

/** Where the documentation explains a code. */
export const errorPath = (code: ErrorCode): string => `/api-docs/errors/${code}`;

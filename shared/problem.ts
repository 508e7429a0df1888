import * as z from "zod";

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

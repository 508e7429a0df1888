import * as z from "zod";

/** A part of a question that could not be served. */
export const missingSchema = z.object({
  /** its symbol; of what we do not hold our own words ("gold"), and `unknown` for a name that we do not know */
  asset: z.string(),
  /** of `errors.ts` */
  code: z.string(),
  /** seconds after which it may be there; null where asking again does not help */
  retryAfter: z.number().int().positive().nullable(),
});
export type Missing = z.infer<typeof missingSchema>;

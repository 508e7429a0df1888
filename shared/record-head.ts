import * as z from "zod";
import { marketKindSchema } from "./markets.ts";

/** One market, one chain: rows of simulated, replayed and real prices never meet. */
export const chainSchema = marketKindSchema;
export type Chain = z.infer<typeof chainSchema>;

export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The head of a chain: the last row's hash and the number of rows. Whoever keeps it can prove that nothing before it changed. */
export const recordHeadSchema = z.object({
  chain: chainSchema,
  head: hashSchema,
  rows: z.number().int().positive(),
  /** the root (hex) of the signed checkpoint over these rows; absent until it is signed */
  root: hashSchema.exactOptional(),
});
export type RecordHead = z.infer<typeof recordHeadSchema>;

import * as z from "zod";
import { marketKindSchema } from "./markets.ts";

/** One market, one chain: rows of simulated, replayed and real prices never meet. */
export const chainSchema = marketKindSchema;
export type Chain = z.infer<typeof chainSchema>;

export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Where a chain stands: the last row's hash and how many rows there are. Who keeps it can prove the rest unchanged. */
export const recordHeadSchema = z.object({
  chain: chainSchema,
  head: hashSchema,
  rows: z.number().int().positive(),
  /** the root (hex) of the signed checkpoint over these rows; absent until it is signed */
  root: hashSchema.exactOptional(),
});
export type RecordHead = z.infer<typeof recordHeadSchema>;

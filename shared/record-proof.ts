import * as z from "zod";
import { chainedRowSchema } from "./record.ts";
import { recordAnchorSchema, recordClockSchema, recordStampSchema } from "./record-clocks.ts";
import { chainSchema } from "./record-head.ts";

const path = z.array(z.string());

/** GET /api/record/proof?row=: that one row is in the log, under 3 KB; in the checkpoint over `at` rows, or the last. Hashes are base64. */
export const recordProofSchema = z.object({
  chain: chainSchema,
  item: chainedRowSchema,
  /** a signed note (C2SP tlog-checkpoint): origin, size, root, signatures */
  checkpoint: z.string(),
  /** from the row's leaf to the root (RFC 6962, 2.1.1) */
  inclusion: path,
  /** that this checkpoint begins with the one of `since` rows (2.1.2); null where none was asked for */
  consistency: z.object({ since: z.number().int(), path }).nullable(),
  clocks: z.array(recordClockSchema),
});

/** GET /api/record/anchors: all heads in Solana's chain and all stamps, the oldest first. `next` null: no more. */
export const recordAnchorsSchema = z.object({
  anchors: z.array(recordAnchorSchema),
  stamps: z.array(recordStampSchema),
  next: z.number().int().nullable(),
});
export type RecordAnchors = z.infer<typeof recordAnchorsSchema>;
export type RecordProof = z.infer<typeof recordProofSchema>;

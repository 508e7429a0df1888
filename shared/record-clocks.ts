import * as z from "zod";

/** A head written into Solana's chain, by its transaction's signature: the memo "enigma record live ROWS HEAD". */
export const recordAnchorSchema = z.object({
  signature: z.string(),
  rows: z.number().int(),
  head: z.string(),
  /** when it was known to be final */
  at: z.iso.datetime(),
});
export type RecordAnchor = z.infer<typeof recordAnchorSchema>;

/** A clock outside, or what stands in for one, that attests that a checkpoint or head existed by a time. Readers have to check it there. */
export const recordClockSchema = z.object({
  /**
   * `solana`: `proof` is a transaction's signature. `witness`: its cosignature stands in the checkpoint. `opentimestamps`:
   * a block of Bitcoin. `stand-in`: a server without real prices attests the time itself, which proves nothing.
   */
  clock: z.enum(["solana", "witness", "opentimestamps", "stand-in"]),
  /** the witness's name, the calendar's; null for a public chain and for a stand-in */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** how many rows it covers */
  rows: z.number().int(),
  proof: z.string(),
});
export type RecordClock = z.infer<typeof recordClockSchema>;

/** A checkpoint that was given to a calendar of OpenTimestamps. */
export const recordStampSchema = z.object({
  clock: z.enum(["opentimestamps", "stand-in"]),
  calendar: z.string().nullable(),
  rows: z.number().int(),
  sentAt: z.iso.datetime(),
  /** when its block was known, and the height of that; null: not yet */
  at: z.iso.datetime().nullable(),
  height: z.number().int().nullable(),
  /** a file `.ots`, base64, over the checkpoint's words up to its signatures */
  proof: z.string(),
});
export type RecordStamp = z.infer<typeof recordStampSchema>;

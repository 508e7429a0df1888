import { recordAnchorsSchema, recordProofSchema } from "../../../shared/record-proof.ts";
import { objectShape } from "../shape.ts";

const proof = recordProofSchema.shape;

export const RECORD_PROOF = objectShape(
  "RecordProof",
  recordProofSchema,
  "That a row is in the signed log.",
  {
    chain: "Whose row it is.",
    item: "The row in its chain. The log's entry is its hash, 32 bytes.",
    checkpoint: "A signed note: the log's name, its size, its root (base64), then signatures.",
    inclusion: "The hashes (base64) beside the way from the row's leaf to the root, the lowest first.",
    consistency: "That the tree begins with the one of `since` rows; null where none was asked for.",
    clocks: "The first clocks outside that cover the row. Check them where they are.",
  },
);

export const RECORD_ANCHORS = objectShape("RecordAnchors", recordAnchorsSchema, "A page of anchors.", {
  anchors: "Heads in Solana's chain, the oldest first.",
  stamps: "Checkpoints that calendars of OpenTimestamps were given, the oldest first.",
  next: "The `after` of the next page; null: no more.",
});

export const RECORD_PROOF_SHAPES = [
  RECORD_PROOF,
  RECORD_ANCHORS,
  objectShape("Consistency", proof.consistency.unwrap(), "That one tree begins with another.", {
    since: "How many rows the earlier one covers.",
    path: "The hashes (base64) that show it.",
  }),
  objectShape(
    "RecordStamp",
    recordAnchorsSchema.shape.stamps.element,
    "A checkpoint that a calendar was given.",
    {
      clock: "`opentimestamps`, or `stand-in`: a server without real prices states the time itself.",
      calendar: "The calendar's address; null for a stand-in.",
      rows: "How many rows the checkpoint covers.",
      sentAt: "When it was given.",
      at: "When its calendar named its block of Bitcoin; null: not yet.",
      height: "The height of that block, by its calendar: nobody checked it here, `proof` leads there.",
      proof:
        "A file `.ots`, base64, over the checkpoint's words (name, size, root, each with a new line). Empty for a stand-in.",
    },
  ),
  objectShape(
    "RecordClock",
    proof.clocks.element,
    "A clock outside that covers rows, or what stands in for one.",
    {
      clock:
        "What it is: Solana's chain, a block of Bitcoin by its calendar of OpenTimestamps (nobody checked it here), " +
        "a witness that cosigned a checkpoint, or a stand-in, which proves nothing.",
      by: "Whose; null for a public chain and a stand-in.",
      at: "The time it states.",
      rows: "How many rows it covers.",
      proof:
        "`solana`: the transaction's signature. `witness`: the query that gives the checkpoint it cosigned. Otherwise " +
        "the query of `/api/record/anchors` that gives the stamp.",
    },
  ),
];

import { chainSchema } from "../../../shared/record-head.ts";
import type { Operation } from "../operation.ts";
import { RECORD_ANCHORS, RECORD_PROOF } from "../shapes/record-proof.ts";
import { RECORD_SCORES } from "../shapes/record-scores.ts";
import { query, read } from "./read.ts";

const size = { type: "integer", minimum: 0 } as const;

/** How the public record did, and what proves it. */
export const RECORD_PROOFS: readonly Operation[] = [
  read({
    id: "recordScores",
    group: "record",
    path: "/api/record/scores",
    summary: "Read how the record did",
    description:
      "Odds against what happened, past ranges with their closes, and calls right and wrong by month; beside it the " +
      "same method on real past bars.",
    parameters: [
      query(
        "chain",
        "Whose rows; by default those of the current market.",
        { type: "string", enum: chainSchema.options },
        "simulated",
      ),
      query("asset", "Only this symbol.", { type: "string", pattern: "^[A-Z0-9.-]{1,12}$" }, "BTC"),
    ],
    asked: { asset: "BTC" },
    reply: { shape: RECORD_SCORES, description: "The scores.", headers: ["Cache-Control"] },
    errors: [],
  }),
  read({
    id: "recordProof",
    group: "record",
    path: "/api/record/proof",
    summary: "Prove one row of the record",
    description:
      "That a row is in the signed log, in under 3 KB: its path to the root of a signed checkpoint (RFC " +
      "6962, C2SP tlog-checkpoint), by the key in `/.well-known/http-message-signatures-directory`. The log " +
      "itself is at `/api/record/log/{chain}/checkpoint` and, as tiles (C2SP tlog-tiles), at " +
      "`/api/record/log/{chain}/tile/...`.",
    parameters: [
      query("row", "The number of the row.", { type: "integer", minimum: 1 }, 1),
      query(
        "chain",
        "Whose row; by default the current market's.",
        { type: "string", enum: chainSchema.options },
        "simulated",
      ),
      query("at", "How many rows the checkpoint covers; by default the last one.", size, 30),
      query(
        "since",
        "How many rows a checkpoint covers that you kept: this one is shown to begin with it.",
        size,
        0,
      ),
    ],
    asked: { row: "2" },
    reply: { shape: RECORD_PROOF, description: "The proof.", headers: ["Cache-Control"] },
    errors: ["not_found"],
  }),
  read({
    id: "recordAnchors",
    group: "record",
    path: "/api/record/anchors",
    summary: "List all anchors of the record",
    description:
      "Every head of the live record written to Solana, and every checkpoint given to OpenTimestamps " +
      "calendars, with its proof; oldest first.",
    parameters: [
      query(
        "chain",
        "Of which chain; by default the live one.",
        { type: "string", enum: chainSchema.options },
        "live",
      ),
      query("after", "How many rows the last anchor covers that you have read, 0 at first.", size, 0),
    ],
    asked: { after: "0" },
    reply: { shape: RECORD_ANCHORS, description: "A page of anchors.", headers: ["Cache-Control"] },
    errors: [],
  }),
];

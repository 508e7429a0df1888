import * as z from "zod";
import { chargedManySchema, paidBatchSchema } from "../../../shared/batch.ts";
import { objectShape, plainShape } from "../shape.ts";

const { rows, missing } = paidBatchSchema.shape;
const row = rows.element;
const INDEX = "Its place in the `assets` of the request, from 0; of an asset that is named twice the first.";

export const BATCH_TABLE = plainShape(
  "BatchTable",
  z.string(),
  "CSV: a line of names, a line an asset, those that are missing last with `code` and `retryAfter`. What the call cost is the sum of `credits`.",
);

export const BATCH_REPLY = objectShape(
  "BatchReply",
  paidBatchSchema,
  "Call, range and odds of each asset that could be answered.",
  {
    horizonDays: "The horizon that was asked for.",
    rows: "The assets that are answered, in the order of the request; at least one.",
    missing: "The assets that are not, in that order, each with the reason. They cost nothing.",
    disclaimer: "Show it wherever you show the figures.",
    keyMode: "`live`, or `test`: then the market is simulated, the moment fixed and nothing is charged.",
    usage: "What the call cost.",
  },
);

export const BATCH_SHAPES = [
  BATCH_TABLE,
  BATCH_REPLY,
  objectShape("BatchRow", row, "One asset, from its closed daily bars alone: the same all day.", {
    index: INDEX,
    asset: "The asset that was named.",
    date: "The last closed bar's day.",
    close: "That bar's close in USD.",
    call: "The decision on it.",
    forecast: "Its range and odds at the horizon.",
  }),
  objectShape("BatchMissing", missing.element, "An asset that is not answered.", {
    index: INDEX,
    asset:
      "The symbol; of a name that is none of ours what looks like a ticker, in capitals, else `unknown`: nothing in a caller's words is signed.",
    code: "Why, as an error's code: `market_data_unavailable`, `lookups_exhausted`, `asset_unknown`, `forecast_unavailable`.",
    retryAfter: "Seconds after which it may be available; null if asking again does not help.",
  }),
  objectShape("BatchCall", row.shape.call, "The decision on an asset, as every answer about it tells it.", {
    action: "Buy, Hold or Sell; null is no call: its data are too few, too old or contradict each other.",
    date: "The closed bar's day; null without a call.",
    score: "-100 to 100.",
    edge: "True only where such calls beat the base rate by more than chance.",
    horizonDays: "Calendar days after which a call is judged, whatever horizon was asked for.",
  }),
  objectShape(
    "BatchUsage",
    chargedManySchema.shape.usage,
    "What a batch cost and what is left. Calls in progress count as used.",
    {
      creditsUsed: "Credits this call cost: one for each row.",
      creditsRemaining: "Credits left this month.",
      creditsLimit: "The month's credits.",
      tier: "The account's plan.",
    },
  ),
];

import { recordScoresReplySchema, recordScoresSchema } from "../../../shared/record-scores.ts";
import { objectShape } from "../shape.ts";

const SCORES = {
  reliability: "Predicted odds of touching a level against what happened, by tenths.",
  coverage:
    "80% ranges over 30 days by the month they began in, the oldest first. Of past bars: months with 20 or more.",
  months: "Calls by the month they were made in, the oldest first.",
  ranges: "80% ranges of one horizon and the close that came, the oldest first.",
};

export const RECORD_SCORES = objectShape(
  "RecordScores",
  recordScoresReplySchema,
  "How forecasts and calls that are over did.",
  {
    chain: "Whose rows these are.",
    asset: "Of which asset; null: of all.",
    rangesOf: "Whose `ranges` these are.",
    record: "The record so far.",
    backtest: "The same method on real past bars. It is no part of the record.",
  },
);

export const RECORD_SCORES_SHAPES = [
  RECORD_SCORES,
  objectShape(
    "Scores",
    recordScoresSchema,
    "What was predicted and what happened. Shares are 0 to 1, prices USD.",
    SCORES,
  ),
  objectShape("BacktestScores", recordScoresReplySchema.shape.backtest, "The same, on past bars.", {
    from: "The first day.",
    to: "The last day.",
    ...SCORES,
  }),
  objectShape("MonthOfRanges", recordScoresSchema.shape.coverage.element, "The 80% ranges of a month.", {
    type: "Coins or stocks.",
    month: "YYYY-MM.",
    cases: "How many there were.",
    held80: "The share that was right.",
  }),
  objectShape("MonthOfCalls", recordScoresSchema.shape.months.element, "The calls of a month.", {
    month: "YYYY-MM.",
    right: "How many were right.",
    wrong: "How many were not.",
  }),
  objectShape("PastRange", recordScoresSchema.shape.ranges.element, "A range and what came.", {
    horizonDays: "Calendar days ahead.",
    date: "The day whose close it started from.",
    until: "The day that ended it.",
    q10: "The lower end of the 80% range.",
    q90: "The upper end.",
    close: "The close that came.",
  }),
];

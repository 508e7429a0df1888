import {
  callOutcomeSchema,
  callRowSchema,
  chainedRowSchema,
  forecastOutcomeSchema,
  forecastRowSchema,
  recordReplySchema,
  recordRowSchema,
  reportedSchema,
} from "../../../shared/record.ts";
import { objectShape, plainShape } from "../shape.ts";

export const COMMON = {
  kind: "What the row is.",
  chain: "The market whose chain it is in.",
  seq: "Its number, from 1, without gaps.",
  asset: "The symbol.",
  type: "Coin or stock.",
  horizonDays: "Calendar days ahead.",
  date: "The day whose close it starts from.",
  until: "The day that ends it.",
  writtenAt: "When it was written, in market time.",
};
const SOURCES = "The closes that had to agree.";
export const OUTCOME = {
  of: "The number of the row it scores.",
  split: "New shares per old one, adjusted out of the price; null if none.",
  sources: SOURCES,
};
export const NOTHING = { of: OUTCOME.of, result: "`none`: it can never be known.", reason: "Why." };
export const SCORED = {
  ...OUTCOME,
  result: "`scored`: it is known.",
  close: "The last day's close in USD, in the units of the row it scores.",
};

const [forecastScored, forecastUnknown] = forecastOutcomeSchema.options;
const [callScored, callUnknown] = callOutcomeSchema.options;

export const RECORD_REPLY = objectShape("RecordReply", recordReplySchema, "A page of the public record.", {
  chain: "Whose rows these are.",
  chains: "Chains that may hold rows here.",
  head: "The head of the chain; null while it has no rows.",
  clocks: "External clocks that cover these rows, by how many they cover.",
  anchors: "Heads written into Solana's chain, the newest first.",
  summary: "Totals of the scored rows.",
  backtest: "How the same method did on past bars. Not part of the record.",
  backtestCalls: "How calls and the second rule did on past bars, 2019 to 2024.",
  items: "The rows: oldest first after `cursor`, or newest first before `before`.",
  next: "The `cursor` or `before` of the next page; null: no more.",
});

const row = forecastRowSchema.shape;

export const RECORD_SHAPES = [
  RECORD_REPLY,
  objectShape("SourcedClose", row.sources.element, "A close as one source gave it.", {
    source: "Its source.",
    close: "USD.",
  }),
  objectShape("RowQuantiles", row.quantiles, "Prices in USD, lowest first.", {
    q05: "5% of cases end below it.",
    q10: "10% of cases end below it.",
    q25: "25% of cases end below it.",
    q50: "Half of the cases end below it.",
    q75: "75% of cases end below it.",
    q90: "90% of cases end below it.",
    q95: "95% of cases end below it.",
  }),
  objectShape("RowOdds", row.odds, "Odds, 0 to 1; null where none were published.", {
    fall10: "That a low is 10% or more below the close.",
    fall20: "That a low is 20% or more below the close.",
    rise10: "That a high is 10% or more above the close.",
  }),
  objectShape("Touched", forecastScored.shape.touched.unwrap(), "Which moves happened.", {
    fall10: "A low was 10% or more below the close.",
    fall20: "A low was 20% or more below the close.",
    rise10: "A high was 10% or more above the close.",
  }),
  objectShape("ReportedResults", reportedSchema, "Results that a company told in a Form 8-K, item 2.02.", {
    at: "When SEC accepted it.",
    accession: "Its accession number at SEC.",
  }),
  objectShape("ChainedRow", chainedRowSchema, "A row in its chain.", {
    previous: "The hash of the row before; 64 zeros at first.",
    hash: "SHA-256, hex, of `previous` followed by the row's canonical JSON (RFC 8785).",
    row: "The row itself.",
  }),
  plainShape("RecordRow", recordRowSchema, "A forecast or call, or its outcome."),
  objectShape("ForecastRow", forecastRowSchema, "A forecast, published before its outcome.", {
    ...COMMON,
    close: "USD.",
    sources: SOURCES,
    quantiles: "Prices in USD: `q10` is the one under which 10% of cases end.",
    odds: "Odds (0 to 1) of a low or high so many percent from the close.",
    results:
      "Of a stock: the day of its first results within the horizon, announced or expected; null: none. Absent where nothing was known.",
    announced: "When that day was seen announced first; absent where it is expected by filings.",
    parts: "For a model portfolio, worth 100 at the close: its parts; absent from rows of one asset.",
  }),
  objectShape("CallRow", callRowSchema, "A call, published before its outcome.", {
    ...COMMON,
    close: "USD.",
    sources: SOURCES,
    action: "What was called.",
    score: "-100 to 100.",
    higher: "Odds (0 to 1) of a higher close at the horizon; absent from older rows.",
    shadow:
      "What a second rule says from those odds alone, recorded beside the call; absent from older rows.",
  }),
  plainShape("ForecastOutcome", forecastOutcomeSchema, "The outcome of a forecast."),
  objectShape("ForecastScored", forecastScored, "A forecast's outcome.", {
    ...COMMON,
    ...SCORED,
    held50: "The close was in the 50% range.",
    held80: "The close was in the 80% range.",
    q10: "The lower end of the 80% range that was published.",
    q90: "Its upper end.",
    touched: "Which of the moves happened; null where no lows are known.",
    odds: "The odds that were published.",
    results: "As in the row it scores.",
    reported:
      "Of a stock: the first results that came within the horizon, looked up afterwards; null: none. Absent where that was not known.",
  }),
  objectShape("ForecastUnknown", forecastUnknown, "A forecast whose outcome can never be known.", {
    ...COMMON,
    ...NOTHING,
  }),
  plainShape("CallOutcome", callOutcomeSchema, "The outcome of a call."),
  objectShape("CallScored", callScored, "A call's outcome.", {
    ...COMMON,
    ...SCORED,
    action: "What was called.",
    change: "Percent from close to close.",
    right: "Whether the call was right.",
    shadow: "What the second rule said, and whether that was right; absent where the row judged has none.",
  }),
  objectShape("CallUnknown", callUnknown, "A call whose outcome can never be known.", {
    ...COMMON,
    ...NOTHING,
  }),
  objectShape("PortfolioPart", row.parts.unwrap().element, "A part of a model portfolio.", {
    asset: "The symbol.",
    weight: "Its share of the worth, 0 to 1.",
    row: "The number of the row that forecasts it over the same days.",
  }),
  objectShape("Backtest", recordReplySchema.shape.backtest.element, "The method on past bars.", {
    type: "Coin or stock.",
    horizonDays: "Calendar days ahead.",
    from: "The first day.",
    to: "The last day.",
    cases: "Forecasts made.",
    covers80: "How often the 80% range was right.",
    low: "The lower end of its 95% interval.",
    high: "The upper end.",
  }),
  objectShape(
    "BacktestCall",
    recordReplySchema.shape.backtestCalls.element,
    "One action of one rule on past bars.",
    {
      type: "Coin or stock.",
      rule: "`trend`: the one calls are made by. `shadow`: the second one.",
      action: "Buy, Hold or Sell.",
      cases: "Times it was called.",
      right: "The share that was right.",
      base: "The share of all cases of the type in which this action would have been right.",
      over: "`right` less `base`.",
      low: "The lower end of its 95% interval.",
      high: "The upper end.",
    },
  ),
  objectShape("ShadowScore", callScored.shape.shadow.unwrap(), "What the second rule said.", {
    action: "Buy, Hold or Sell.",
    right: "Whether it was right.",
  }),
  objectShape("RecordAnchor", recordReplySchema.shape.anchors.element, "A head in Solana's chain.", {
    signature: "The transaction's signature.",
    rows: "How many rows the head stands for.",
    head: "The hash that was written.",
    at: "When it was known to be final.",
  }),
];

import { recordSummarySchema } from "../../../shared/record-summary.ts";
import { objectShape } from "../shape.ts";

const summary = recordSummarySchema.shape;

export const RECORD_SUMMARY_SHAPES = [
  objectShape("RecordSummary", recordSummarySchema, "What scored rows add up to. Shares are 0 to 1.", {
    from: "The first day recorded.",
    forecasts: "Forecasts written.",
    calls: "Calls written.",
    waiting: "Not due yet, or due and not known yet.",
    none: "Outcomes that can never be known.",
    coverage: "How often ranges of assets were right.",
    portfolios: "How often ranges of model portfolios were right.",
    boards: "How often ranges of all coins and all stocks were right.",
    results: "How often ranges of stocks were right with results expected within them, and without.",
    reliability: "Predicted odds against what happened, by tenths.",
    actions: "How often calls were right.",
    shadow: "How often the second rule was right.",
  }),
  objectShape(
    "PortfolioCoverage",
    summary.portfolios.element,
    "How often a model portfolio's ranges were right.",
    {
      asset: "Its name: `P.COINS`, `P.STOCKS` or `P.BOTH`.",
      horizonDays: "Calendar days ahead.",
      cases: "Scored forecasts.",
      held50: "Share in the 50% range.",
      held80: "Share in the 80% range.",
    },
  ),
  objectShape("Coverage", summary.coverage.element, "How often ranges were right.", {
    type: "Coin or stock.",
    horizonDays: "Calendar days ahead.",
    cases: "Scored forecasts.",
    held50: "Share in the 50% range.",
    held80: "Share in the 80% range.",
  }),
  objectShape(
    "ResultsCoverage",
    summary.results.element,
    "How often ranges of stocks were right, by what their filings let expect.",
    {
      horizonDays: "Calendar days ahead.",
      expected: "Whether results were expected within the horizon when the range was told.",
      cases: "Scored forecasts.",
      held50: "Share in the 50% range.",
      held80: "Share in the 80% range.",
    },
  ),
  objectShape("OddsTenth", summary.reliability.element, "Odds of one tenth.", {
    tenth: "0: odds under 10%, 9: 90% and more.",
    cases: "How many were published.",
    told: "Their mean.",
    came: "The share that came.",
  }),
  objectShape("ActionScore", summary.actions.element, "How often one action was right.", {
    type: "Coin or stock.",
    action: "Buy, Hold or Sell.",
    cases: "Scored calls.",
    right: "The share that was right.",
    base: "The share of all calls of the type in which this action would have been right.",
  }),
];

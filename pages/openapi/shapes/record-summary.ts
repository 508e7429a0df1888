import { recordSummarySchema } from "../../../shared/record-summary.ts";
import { objectShape } from "../shape.ts";

const summary = recordSummarySchema.shape;

export const RECORD_SUMMARY_SHAPES = [
  objectShape("RecordSummary", recordSummarySchema, "Totals of scored rows. Shares are 0 to 1.", {
    from: "The first day recorded.",
    forecasts: "Forecasts written.",
    calls: "Calls written.",
    waiting: "Not due yet, or due but not yet known.",
    none: "Outcomes that can never be known.",
    coverage: "How often ranges for assets were right.",
    portfolios: "How often ranges for model portfolios were right.",
    boards: "How often ranges for all coins and all stocks were right.",
    results: "How often ranges for stocks were right, with results expected within them and without.",
    reported: "How often ranges for stocks were right, with results that came within them and without.",
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
    "How often ranges for stocks were right, with and without results expected from past filings.",
    {
      horizonDays: "Calendar days ahead.",
      expected: "Whether results were expected within the horizon when the range was published.",
      cases: "Scored forecasts.",
      held50: "Share in the 50% range.",
      held80: "Share in the 80% range.",
    },
  ),
  objectShape(
    "ReportedCoverage",
    summary.reported.element,
    "How often ranges for stocks were right, with and without results that came within them, as SEC's filings show afterwards.",
    {
      horizonDays: "Calendar days ahead.",
      inside: "Whether results came within the horizon.",
      cases: "Scored forecasts.",
      held50: "Share in the 50% range.",
      held80: "Share in the 80% range.",
    },
  ),
  objectShape("OddsTenth", summary.reliability.element, "Odds in one tenth.", {
    tenth: "0: odds under 10%, 9: 90% and more.",
    cases: "How many were published.",
    told: "Their mean.",
    came: "The share that happened.",
  }),
  objectShape("ActionScore", summary.actions.element, "How often one action was right.", {
    type: "Coin or stock.",
    action: "Buy, Hold or Sell.",
    cases: "Scored calls.",
    right: "The share that was right.",
    base: "The share of all calls of the type in which this action would have been right.",
  }),
];

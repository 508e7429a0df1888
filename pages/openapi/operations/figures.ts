import { MAX_CONDITIONS } from "../../../shared/screen.ts";
import { ROWS_A_PAGE } from "../../../shared/screen-page.ts";
import { KEY_HEADERS, REQUEST_HEADERS } from "../headers.ts";
import type { Operation } from "../operation.ts";
import { BATCH_REPLY, BATCH_TABLE } from "../shapes/batch.ts";
import { FORECAST_REPLY } from "../shapes/forecast.ts";
import { PORTFOLIO_REPLY, PORTFOLIO_REQUEST } from "../shapes/portfolio.ts";
import { BATCH_REQUEST, FORECAST_REQUEST } from "../shapes/requests.ts";
import { SCREEN_REPLY, SCREEN_TABLE } from "../shapes/screen.ts";
import { HEADERS, KEYED, PAID, PAID_HEADERS } from "./paid-parts.ts";
import { SCREEN_PARAMETERS, WHERE } from "./screen-parameters.ts";

const BATCH: Operation = {
  id: "batch",
  group: "analysis",
  method: "post",
  path: "/api/v1/batch",
  summary: "Call, range and odds for many assets",
  description:
    "Up to 100 assets at one horizon, from closed daily bars only. What cannot be answered is listed in " +
    "`missing`, free; if nothing can be, the call is `data_missing`. One credit per asset is held, and " +
    "those not answered are returned with the answer. Costs one credit for each asset that " +
    "is answered.",
  isKeyed: true,
  parameters: KEY_HEADERS,
  body: {
    shape: BATCH_REQUEST,
    examples: {
      several: {
        summary: "Coins and stocks, and a name we do not cover",
        value: { assets: ["BTC", "Tesla", "Zorbacoin"], horizonDays: 30 },
      },
    },
  },
  reply: { shape: BATCH_REPLY, description: "The assets that could be answered.", headers: HEADERS },
  errors: [
    ...KEYED.filter((code) => !/^(?:asset_unknown|market_data_unavailable|lookups_exhausted)$/.test(code)),
    "data_missing",
  ],
};

const SCREEN: Operation = {
  id: "screen",
  group: "analysis",
  method: "get",
  path: "/api/v1/screen",
  summary: "Screen all assets",
  description:
    `The assets that meet up to ${MAX_CONDITIONS} conditions, ${ROWS_A_PAGE} at once, as of each one's last close, and which ` +
    "were left out for lack of a figure. Where no daily board is kept, these are the ten listed ones. Costs one credit.",
  isKeyed: true,
  parameters: [WHERE, ...SCREEN_PARAMETERS, ...Object.values(REQUEST_HEADERS)],
  asked: { where: "volatility_30d<60,price_vs_sma_200>0" },
  reply: { shape: SCREEN_REPLY, description: "The assets.", headers: PAID_HEADERS },
  errors: KEYED.filter((code) => code !== "asset_unknown"),
};

/** The paid addresses that answer in figures alone. */
export const FIGURES: readonly Operation[] = [
  {
    id: "forecast",
    group: "analysis",
    method: "post",
    path: "/api/v1/forecast",
    summary: "Where a price may be",
    description:
      "Ranges of 50% and 80% in 1 to 180 days, the odds of falls, rises and reaching your level, and how often such ranges were right. Costs one credit.",
    isKeyed: true,
    parameters: Object.values(REQUEST_HEADERS),
    body: {
      shape: FORECAST_REQUEST,
      examples: {
        level: { summary: "With a level", value: { asset: "BTC", horizonDays: 30, level: 80_000 } },
        asset: { summary: "Both horizons", value: { asset: "Tesla" } },
      },
    },
    reply: { shape: FORECAST_REPLY, description: "The forecast.", headers: PAID_HEADERS },
    errors: [...PAID, "forecast_unavailable"],
  },
  BATCH,
  {
    ...BATCH,
    id: "batchCsv",
    path: "/api/v1/batch/csv",
    summary: "Call, range and odds for many assets, as a table",
    description:
      "The answer of `/api/v1/batch` as CSV: the same body and cost. That endpoint answers the same way when asked with `Accept: text/csv`.",
    reply: { shape: BATCH_TABLE, description: "The table.", headers: HEADERS, type: "text/csv" },
  },
  {
    id: "portfolio",
    group: "analysis",
    method: "post",
    path: "/api/v1/portfolio",
    summary: "What a portfolio may be worth",
    description:
      "The range of up to 50 positions together in 1 to 180 days, with cash and shorts, odds of losing 5, 10 and " +
      "20%, what drives it, and what halving that would change. All or nothing: if bars for one position " +
      "are unavailable, the call is `data_missing`. Costs one credit.",
    isKeyed: true,
    parameters: Object.values(REQUEST_HEADERS),
    body: {
      shape: PORTFOLIO_REQUEST,
      examples: {
        units: {
          summary: "Units and cash",
          value: {
            positions: [
              { asset: "BTC", units: 2 },
              { asset: "NVDA", units: 40 },
            ],
            cash: 5000,
          },
        },
        shares: {
          summary: "Shares of a net worth, one sold short",
          value: {
            positions: [
              { asset: "Ethereum", percent: 60 },
              { asset: "Tesla", percent: -20 },
            ],
            worth: 10_000,
            horizonDays: 7,
          },
        },
      },
    },
    reply: { shape: PORTFOLIO_REPLY, description: "The portfolio.", headers: PAID_HEADERS },
    errors: [
      ...PAID.filter((code) => !/^(?:market_data_unavailable|lookups_exhausted)$/.test(code)),
      "data_missing",
      "forecast_unavailable",
    ],
  },
  SCREEN,
  {
    ...SCREEN,
    id: "screenCsv",
    path: "/api/v1/screen/csv",
    summary: "Screen all assets, as a table",
    description:
      "The assets of `/api/v1/screen` as CSV, a page at once: the same query and cost. That endpoint answers the same way " +
      "when asked with `Accept: text/csv` and a key. What was judged and left out is told in JSON alone.",
    reply: { shape: SCREEN_TABLE, description: "The table.", headers: HEADERS, type: "text/csv" },
  },
];

import type { AskedEndpoint } from "../../../shared/endpoints.ts";
import type { ErrorCode } from "../../../shared/errors.ts";
import { MAX_CONDITIONS, MAX_WHERE } from "../../../shared/screen.ts";
import { SCREEN_KINDS } from "../../../shared/screened-by.ts";
import { REQUEST_HEADERS } from "../headers.ts";
import type { Example } from "../openapi.ts";
import type { Operation } from "../operation.ts";
import { PAID_REPLY } from "../shapes/analysis.ts";
import { BATCH_REPLY } from "../shapes/batch.ts";
import { FORECAST_REPLY } from "../shapes/forecast.ts";
import { SCREEN_REPLY } from "../shapes/markets.ts";
import { ANALYSIS_REQUEST, BATCH_REQUEST, FORECAST_REQUEST } from "../shapes/requests.ts";
import { query } from "./read.ts";

const HEADERS = [
  "Cache-Control",
  "RateLimit-Policy",
  "RateLimit",
  "Idempotency-Replayed",
  "Content-Digest",
  "Signature-Input",
  "Signature",
] as const;

const KEYED: readonly ErrorCode[] = [
  "key_missing",
  "key_invalid",
  "credits_exhausted",
  "key_budget_exhausted",
  "endpoint_not_allowed",
  "network_not_allowed",
  "origin_not_allowed",
  "account_suspended",
  "call_in_progress",
  "idempotency_mismatch",
  "reply_not_kept",
  "rate_limited",
  "account_unavailable",
  "call_timed_out",
  "market_data_unavailable",
  "asset_unknown",
];

const paid = (
  id: AskedEndpoint,
  summary: string,
  description: string,
  examples: Record<string, Example>,
): Operation => ({
  id,
  group: "analysis",
  method: "post",
  path: `/api/v1/${id}`,
  summary,
  description: `${description} Costs one credit.`,
  isKeyed: true,
  parameters: Object.values(REQUEST_HEADERS),
  body: { shape: ANALYSIS_REQUEST, examples },
  reply: { shape: PAID_REPLY, description: "The answer.", headers: HEADERS },
  streams: true,
  errors: [...KEYED, "message_empty", "message_too_long", "question_unread", "not_covered", "data_missing"],
});

const one = (summary: string, message: string): Example => ({ summary, value: { message } });

const listKinds = (): string =>
  Object.entries(SCREEN_KINDS)
    .map(([kind, { label }]) => `\`${kind}\` (${label})`)
    .join(", ");

export const ANALYSIS: readonly Operation[] = [
  paid(
    "analyze",
    "Analyze an asset, or compare several",
    "The whole picture: where the price may be, the call with its odds, reasons for and against, and every fact with its source.",
    {
      asset: one("One asset", "Analyze Bitcoin"),
      fields: {
        summary: "By fields, without prose",
        value: { assets: ["BTC", "TSLA"], asks: ["forecast", "risk"], horizonDays: 30, format: "data" },
      },
      comparison: one("Several assets", "Ethereum vs Solana"),
      followUp: {
        summary: "A follow-up, with what was said before",
        value: {
          message: "And its P/E?",
          turns: [
            { role: "user", content: "Analyze NVIDIA" },
            { role: "assistant", content: "NVIDIA trades at $181.20 [f1]." },
          ],
        },
      },
    },
  ),
  paid(
    "recommendation",
    "Buy, Hold or Sell",
    "The call with the share of past cases in which it was right, the base rate beside it, and the price that would prove it wrong.",
    { opinion: one("Should I?", "Should I buy Tesla?") },
  ),
  paid(
    "technical",
    "Read the chart",
    "Trend, momentum, volatility, volume and levels, computed from closed daily bars.",
    {
      levels: one("Levels", "Support and resistance of Ethereum"),
      figure: one("One figure", "RSI of Solana"),
    },
  ),
  paid(
    "sentiment",
    "Read the mood",
    "The mood index where one is held, what volume and momentum say, and what is not held.",
    { mood: one("The mood", "What is the mood around Solana?") },
  ),
  paid(
    "fundamental",
    "Read the filings",
    "Filed figures and valuation of a stock; supply and market cap of a coin.",
    { valuation: one("Valuation", "Is NVIDIA expensive?") },
  ),
  {
    id: "forecast",
    group: "analysis",
    method: "post",
    path: "/api/v1/forecast",
    summary: "Where a price may be",
    description:
      "Ranges of 50% and 80% in 1 to 180 days, odds of falls, rises and a level of yours, and how often such ranges held before. Costs one credit.",
    isKeyed: true,
    parameters: Object.values(REQUEST_HEADERS),
    body: {
      shape: FORECAST_REQUEST,
      examples: {
        level: { summary: "With a level", value: { asset: "BTC", horizonDays: 30, level: 80_000 } },
        asset: { summary: "Both horizons", value: { asset: "Tesla" } },
      },
    },
    reply: { shape: FORECAST_REPLY, description: "The forecast.", headers: HEADERS },
    errors: [...KEYED, "forecast_unavailable"],
  },
  {
    id: "batch",
    group: "analysis",
    method: "post",
    path: "/api/v1/batch",
    summary: "Call, range and odds of many assets",
    description:
      "Up to 100 assets at one horizon, from closed daily bars alone. What cannot be answered stands in " +
      "`missing`, free; where nothing can be, the call is `data_missing`. A credit for each asset is held " +
      "and those that are not answered are given back with the answer. Costs one credit for each asset that " +
      "is answered.",
    isKeyed: true,
    parameters: Object.values(REQUEST_HEADERS),
    body: {
      shape: BATCH_REQUEST,
      examples: {
        several: {
          summary: "Coins and stocks, and a name that is none of ours",
          value: { assets: ["BTC", "Tesla", "Zorbacoin"], horizonDays: 30 },
        },
      },
    },
    reply: { shape: BATCH_REPLY, description: "The assets that could be answered.", headers: HEADERS },
    csv:
      "The same as a table: a line of names, a line an asset, those that are missing last with `code` and " +
      "`retryAfter`. What the call cost is the sum of `credits`.",
    errors: [
      ...KEYED.filter((code) => !/^(?:asset_unknown|market_data_unavailable)$/.test(code)),
      "data_missing",
    ],
  },
  {
    id: "screen",
    group: "analysis",
    method: "get",
    path: "/api/v1/screen",
    summary: "Screen the listed assets",
    description: `The listed assets that meet up to ${MAX_CONDITIONS} conditions, and which were not judged for lack of a figure. Costs one credit.`,
    isKeyed: true,
    parameters: [
      query(
        "where",
        "Conditions between commas: `call=Buy`, `call=Hold` or `call=Sell`, or a kind of figure, one of `<`, `<=`, " +
          `\`>\`, \`>=\`, and a number. Kinds: ${listKinds()}.`,
        { type: "string", minLength: 1, maxLength: MAX_WHERE },
        "volatility_30d<60,price_vs_sma_200>0",
      ),
      ...Object.values(REQUEST_HEADERS),
    ],
    asked: { where: "volatility_30d<60,price_vs_sma_200>0" },
    reply: { shape: SCREEN_REPLY, description: "The assets.", headers: HEADERS },
    errors: KEYED.filter((code) => code !== "asset_unknown"),
  },
];

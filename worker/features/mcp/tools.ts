import * as z from "zod";
import { MAX_ASSETS } from "../../../shared/analysis.ts";
import { boardReplySchema } from "../../../shared/board.ts";
import { ASSET_CLASSES } from "../../../shared/catalogue-limits.ts";
import { forecastRequestSchema } from "../../../shared/forecast.ts";
import { formatPercent, formatUsd } from "../../../shared/format.ts";
import {
  keyItselfReplySchema,
  paidForecastSchema,
  paidReplySchema,
  paidScreenSchema,
} from "../../../shared/keys.ts";
import { cryptoPricesSchema, stockPricesSchema } from "../../../shared/markets.ts";
import { MESSAGE_MAX_LENGTH } from "../../../shared/message-limits.ts";
import { paidPortfolioSchema, portfolioRequestSchema } from "../../../shared/portfolio.ts";
import { recordReplySchema } from "../../../shared/record.ts";
import { chainSchema } from "../../../shared/record-head.ts";
import { recordProofSchema } from "../../../shared/record-proof.ts";
import { MAX_WHERE } from "../../../shared/screen.ts";

/** One call of the API: a GET, or a POST of a JSON body. */
export type AskApi = (path: string, body?: object) => Promise<Response>;

/** What an agent may call: `read` asks the API, `tell` puts its reply into words beside the structured reply. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  title: string;
  description: string;
  input: Input;
  output: Output;
  read: (ask: AskApi, input: z.infer<Input>) => Promise<Response>[];
  tell: (replies: unknown[]) => z.infer<Output>;
  say: (output: z.infer<Output>) => string;
}

const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(one: Tool<Input, Output>) =>
  one as unknown as Tool;

const asset = z.string().min(1).max(100).describe("a ticker or a name: BTC, Ethereum, TSLA, Apple");
const PAID =
  "Costs one credit; free if it fails or asks only for what is not covered. `missing` names parts that could not be served.";
const CITED = "Every figure in `response` is cited as [f1] and listed in `facts` with its source and time.";

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`;
};

type Paid = z.infer<typeof paidReplySchema>;

/** The answer's words, and beneath them the facts they cite, with where each is from. */
const sayAnswer = ({ response, facts, disclaimer }: Paid) => {
  const cited = facts.filter(({ id }) => response.includes(`[${id}]`));
  const lines = cited.map(
    ({ id, label, text, source, asOf }) => `[${id}] ${label}: ${text} (${source}, ${asOf})`,
  );
  return [response, lines.join("\n"), disclaimer].join("\n\n");
};

export const TOOLS: Record<string, Tool> = {
  analyze: tool({
    title: "Analyze",
    description:
      "Answers a question about coins and stocks: whether to buy, why the price moved, how it stands " +
      `technically, what a position is worth, what may come. Ask in plain words, or name assets. ${CITED} ` +
      `${PAID}`,
    input: z.strictObject({
      message: z
        .string()
        .max(MESSAGE_MAX_LENGTH)
        .optional()
        .describe("the question, such as “Should I buy Tesla?”"),
      assets: z.array(asset).min(1).max(MAX_ASSETS).optional(),
    }),
    output: paidReplySchema,
    read: (ask, input) => [ask("/api/v1/analyze", input)],
    tell: ([reply]) => reply as Paid,
    say: sayAnswer,
  }),
  compare: tool({
    title: "Compare",
    description: `Sets 2 to ${MAX_ASSETS} coins or stocks side by side: calls, changes, volatility, figures. ${CITED} ${PAID}`,
    input: z.strictObject({ assets: z.array(asset).min(2).max(MAX_ASSETS) }),
    output: paidReplySchema,
    read: (ask, { assets }) => [ask("/api/v1/analyze", { assets, asks: ["compare"] })],
    tell: ([reply]) => reply as Paid,
    say: sayAnswer,
  }),
  forecast: tool({
    title: "Forecast",
    description:
      "Where the price of one asset may be in 1 to 180 days: ranges, the odds of a fall or rise, and of " +
      "touching a level in USD, each with how often such ranges were right in the past. Costs one " +
      "credit; failed calls are free.",
    input: forecastRequestSchema,
    output: paidForecastSchema,
    read: (ask, input) => [ask("/api/v1/forecast", input)],
    tell: ([reply]) => reply as z.infer<typeof paidForecastSchema>,
    say: JSON.stringify,
  }),
  portfolio: tool({
    title: "Portfolio",
    description:
      "What up to 50 positions may be worth in 1 to 180 days: range, odds of losing 5, 10 and 20%, what drives it. " +
      "Each position in units, USD or percent of `worth`; below 0 it is sold short. Costs one credit of the API key.",
    input: portfolioRequestSchema,
    output: paidPortfolioSchema,
    read: (ask, input) => [ask("/api/v1/portfolio", input)],
    tell: ([reply]) => reply as z.infer<typeof paidPortfolioSchema>,
    say: JSON.stringify,
  }),
  screen: tool({
    title: "Screen",
    description:
      "The coins, stocks and funds of the catalogue that meet up to five conditions as of their last closes. Costs one credit.",
    input: z.strictObject({
      where: z
        .string()
        .max(MAX_WHERE)
        .describe(
          "conditions, separated by commas: call=Buy, or rsi_14<30 (a kind of figure, < <= > >=, a number); a refusal names the kinds",
        ),
      class: z.enum(ASSET_CLASSES).optional(),
      sort: z.string().optional().describe("a kind of figure, with a minus for the largest first"),
      page: z.int().min(1).optional(),
    }),
    output: paidScreenSchema,
    read: (ask, input) => [ask(withQuery("/api/v1/screen", input))],
    tell: ([reply]) => reply as z.infer<typeof paidScreenSchema>,
    say: JSON.stringify,
  }),
  prices: tool({
    title: "Prices",
    description:
      "Latest prices of the listed coins and stocks, with their time and market. Free, no key needed.",
    input: z.strictObject({}),
    output: z.object({ crypto: cryptoPricesSchema, stocks: stockPricesSchema }),
    read: (ask) => [ask("/api/crypto/prices"), ask("/api/stock/prices")],
    tell: ([crypto, stocks]) => ({
      crypto: crypto as z.infer<typeof cryptoPricesSchema>,
      stocks: stocks as z.infer<typeof stockPricesSchema>,
    }),
    say: ({ crypto, stocks }) =>
      [...crypto, ...stocks]
        .map(
          ({ symbol, price, change24h, asOf, market }) =>
            `${symbol} ${formatUsd(price)}, ${formatPercent(change24h)} over 24 hours (${market}, ${asOf})`,
        )
        .join("\n"),
  }),
  market: tool({
    title: "Market",
    description:
      "The listed coins and stocks at a glance: price, today's call, 30-day 80% range and figures. Free, no key needed.",
    input: z.strictObject({}),
    output: z.object({ assets: boardReplySchema }),
    read: (ask) => [ask("/api/markets")],
    tell: ([assets]) => ({ assets: assets as z.infer<typeof boardReplySchema> }),
    say: JSON.stringify,
  }),
  record: tool({
    title: "Public record",
    description:
      "How past forecasts and calls came out: rows written before the outcome was known, chained by hash, and their totals. Free, no key needed.",
    input: z.strictObject({
      asset: z
        .string()
        .regex(/^[A-Z0-9.-]{1,12}$/)
        .optional()
        .describe("a symbol, such as BTC; all without it"),
      date: z.iso.date().optional().describe("rows that start from this day's close: what was forecast then"),
      limit: z.number().int().min(1).max(50).default(10).describe("rows to return, newest first"),
    }),
    output: recordReplySchema,
    read: (ask, input) => [ask(withQuery("/api/record", input))],
    tell: ([reply]) => reply as z.infer<typeof recordReplySchema>,
    say: JSON.stringify,
  }),
  proof: tool({
    title: "Proof of a row",
    description:
      "Proof that a row of the public record is in its signed log: row, path to the root (RFC 6962), the signed checkpoint and clocks. Free, no key needed.",
    input: z.strictObject({
      row: z.int().min(1).describe("`seq` of the row"),
      chain: chainSchema.optional(),
      since: z.int().min(0).optional().describe("rows of a checkpoint you kept, which this one continues"),
    }),
    output: recordProofSchema,
    read: (ask, input) => [ask(withQuery("/api/record/proof", input))],
    tell: ([reply]) => reply as z.infer<typeof recordProofSchema>,
    say: JSON.stringify,
  }),
  usage: tool({
    title: "Usage",
    description: "What you may do and have left here: the month's credits, budget and limits. Free.",
    input: z.strictObject({}),
    output: keyItselfReplySchema,
    read: (ask) => [ask("/api/v1/key")],
    tell: ([reply]) => reply as z.infer<typeof keyItselfReplySchema>,
    say: JSON.stringify,
  }),
};

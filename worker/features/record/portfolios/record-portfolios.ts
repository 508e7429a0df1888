import { and, eq, inArray, lte } from "drizzle-orm";
import { isExchangeDay } from "../../../../shared/exchange-days.ts";
import type { AssetType, Candle } from "../../../../shared/markets.ts";
import { MODEL_PORTFOLIOS } from "../../../../shared/model-portfolios.ts";
import { type ForecastRow, type RecordRow, recordRowSchema } from "../../../../shared/record.ts";
import type { Chain } from "../../../../shared/record-head.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { recordDue, recordRows } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { MOST_BARS } from "../../analysis/forecast/bars/describe-day.ts";
import { HORIZONS } from "../../analysis/forecast/teaching.ts";
import { type Asset, findAsset } from "../../markets/assets.ts";
import { findKeptBars, topUpCandles } from "../../markets/candles.ts";
import { appendRows } from "../append-rows.ts";
import { findClosedDay } from "../find-closed-day.ts";
import type { Draft } from "../make-rows.ts";
import { makePortfolio } from "./make-portfolio.ts";
import { scorePortfolio } from "./score-portfolio.ts";

type Tools = Pick<Deps, "record" | "cache" | "markets" | "now">;
type Model = (typeof MODEL_PORTFOLIOS)[number];

/** A model with coins in it is worth something new when the coins' day is over, others at the exchange's close. */
const closesWith = ({ crypto }: Model): AssetType => (crypto.length > 0 ? "crypto" : "stock");

/** The chain that all parts of a model are in; null where its coins and stocks are of different markets. */
function chainOf({ markets }: Pick<Deps, "markets">, { crypto, stock }: Model): Chain | null {
  const kinds = new Set([
    ...(crypto.length > 0 ? [markets.crypto.kind] : []),
    ...(stock.length > 0 ? [markets.stock.kind] : []),
  ]);
  const [kind] = kinds;
  return kinds.size === 1 && kind ? kind : null;
}

/**
 * Writes the forecasts of the model portfolios after the close of a day, once the record has those of all their parts, and
 * the outcomes that their parts' outcomes show. No source is asked beyond the bars that are kept for answers.
 */
export async function recordPortfolios(
  deps: Tools,
  openChain: (chain: Chain) => Promise<Tools>,
): Promise<void> {
  for (const model of MODEL_PORTFOLIOS) {
    const chain = chainOf(deps, model);
    const date = findClosedDay(closesWith(model), deps.markets.now());
    if (!chain || !date || (model.stock.length > 0 && !isExchangeDay(Date.parse(date) / DAY_MS))) continue;
    const tools = await openChain(chain);
    const drafts = [...(await begin(tools, chain, model, date)), ...(await end(tools, chain, model, date))];
    await appendRows(tools, chain, drafts);
  }
}

const symbolsOf = ({ crypto, stock }: Model): string[] => [...crypto, ...stock];
const readBody = ({ body }: { body: string }): RecordRow => recordRowSchema.parse(JSON.parse(body));

async function begin(tools: Tools, chain: Chain, model: Model, date: string): Promise<Draft<ForecastRow>[]> {
  const symbols = symbolsOf(model);
  const found = await tools.record
    .select({ body: recordRows.body })
    .from(recordRows)
    .where(
      and(
        eq(recordRows.chain, chain),
        eq(recordRows.date, date),
        inArray(recordRows.asset, [...symbols, model.asset]),
        eq(recordRows.kind, "forecast"),
        inArray(recordRows.horizonDays, [...HORIZONS]),
      ),
    );
  const rows = found.map(readBody).filter((row) => row.kind === "forecast");
  const isThere = rows.some(({ asset }) => asset === model.asset);
  if (isThere || rows.length < symbols.length * HORIZONS.length) return [];
  const bars = new Map<string, Candle[]>();
  for (const symbol of symbols) {
    const asset = findAsset(symbol);
    if (asset) bars.set(symbol, await readHistory(tools, asset, date));
  }
  return HORIZONS.flatMap((days) => {
    const parts = rows
      .filter(({ horizonDays }) => horizonDays === days)
      .map((row) => ({ row, bars: bars.get(row.asset) ?? [] }));
    return makePortfolio(model.asset, parts) ?? [];
  });
}

/** The closed bars up to a day, out of those that are kept; where they do not reach it they are topped up. */
async function readHistory(tools: Tools, asset: Asset, date: string): Promise<Candle[]> {
  const { kind, candles: source } = tools.markets[asset.type];
  const upTo = (candles: Candle[]) => candles.filter((bar) => bar.date <= date).slice(-MOST_BARS);
  if (kind === "simulated") return upTo((await source.candles(asset, MOST_BARS)).candles);
  const kept = upTo((await findKeptBars(tools, asset))?.value.candles ?? []);
  if (kept.at(-1)?.date === date) return kept;
  await topUpCandles(tools, asset);
  return upTo((await findKeptBars(tools, asset))?.value.candles ?? []);
}

async function end(tools: Tools, chain: Chain, model: Model, date: string): Promise<Draft<RecordRow>[]> {
  const { record } = tools;
  const due = await record
    .select({ body: recordRows.body })
    .from(recordDue)
    .innerJoin(recordRows, and(eq(recordRows.chain, recordDue.chain), eq(recordRows.seq, recordDue.seq)))
    .where(and(eq(recordDue.chain, chain), eq(recordDue.asset, model.asset), lte(recordDue.until, date)));
  const drafts = await Promise.all(
    due.map(async (one) => {
      const row = readBody(one);
      if (row.kind !== "forecast") return [];
      const found = await record
        .select({ body: recordRows.body })
        .from(recordRows)
        .where(
          and(
            eq(recordRows.chain, chain),
            eq(recordRows.date, row.date),
            inArray(recordRows.asset, symbolsOf(model)),
            inArray(recordRows.kind, ["forecast", "forecast-outcome"]),
            eq(recordRows.horizonDays, row.horizonDays),
          ),
        );
      const parts = found.map(readBody);
      return (
        scorePortfolio(row, {
          rows: parts.filter((part) => part.kind === "forecast"),
          outcomes: parts.filter((part) => part.kind === "forecast-outcome"),
        }) ?? []
      );
    }),
  );
  return drafts.flat();
}

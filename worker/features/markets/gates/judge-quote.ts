import { DAY_MS, dateOf, MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import type { CandleSeries, Quote } from "../../../providers/prices/prices.ts";
import type { Asset } from "../assets.ts";
import { findKeptBars } from "../candles.ts";
import { apart, MAX_MOVE, NEAR } from "./apart.ts";

/** The running bar of a kept series is another source's word for so long. */
const WORD_MS = 15 * MINUTE_MS;
/** The last session of a stock before a long weekend. */
const SESSION_MS = 5 * DAY_MS;

type Tools = Pick<Deps, "markets" | "cache" | "now">;

/**
 * Why a plausible quote is not believed, or null. Judges are what another source told at the same time, the kept bars of
 * another source, and `last`, the last good price. None of them is believed blindly either: where one disagrees, a source
 * of bars is asked now, and two replies of different sources that agree lift the refusal.
 */
export async function findDoubt(
  deps: Tools,
  asset: Asset,
  quote: Quote,
  last?: Quote,
): Promise<string | null> {
  if (deps.markets[asset.type].kind === "simulated") return null;
  const { second, symbol, price } = quote;
  if (last && quote.asOf < last.asOf)
    return `${symbol} of ${quote.asOf.toISOString()} is older than what is held`;
  if (second && second.source !== quote.source && apart(price, second.price) <= NEAR) return null;
  const doubt = second ? `${symbol} is ${price}, by ${second.source} ${second.price}` : null;
  const found = doubt ?? (await findFarJudge(deps, asset, quote, last));
  if (found === null) return null;
  const word = await readWord(deps, asset, quote);
  return word !== null && apart(price, word) <= NEAR ? null : found;
}

/** Against what is held: the running day by another source, the last closed day, the last good price. */
async function findFarJudge(
  deps: Tools,
  asset: Asset,
  { symbol, price, source }: Quote,
  last: Quote | undefined,
): Promise<string | null> {
  const kept = await findKeptBars(deps, asset);
  const bars = kept && isOther(kept.value, source) ? kept.value.candles : [];
  const today = dateOf(deps.markets.now());
  const running = bars.findLast(({ date }) => date === today);
  const closed = bars.findLast(({ date }) => date < today);
  const isYoung = kept !== null && deps.now().getTime() - kept.fetchedAt.getTime() < WORD_MS;
  if (running && isYoung && apart(price, running.close) > NEAR)
    return `${symbol} is ${price}, in the running bar ${running.close}`;
  if (closed && apart(price, closed.close) > MAX_MOVE)
    return `${symbol} moved from ${closed.close} on ${closed.date} to ${price}`;
  if (last && apart(price, last.price) > MAX_MOVE) return `${symbol} jumped from ${last.price} to ${price}`;
  return null;
}

/** What another source's bars say now, or null. */
async function readWord(deps: Tools, asset: Asset, { source }: Quote): Promise<number | null> {
  const { candles, now } = { ...deps.markets[asset.type], now: deps.markets.now() };
  const series = await candles.candles(asset, 2).catch(() => null);
  const bar = series && isOther(series, source) ? series.candles.at(-1) : undefined;
  const since = asset.type === "crypto" ? dateOf(now) : dateOf(now.getTime() - SESSION_MS);
  return bar && bar.date >= since && bar.date <= dateOf(now) ? bar.close : null;
}

const isOther = (series: CandleSeries, source: string) => !series.source.startsWith(source);

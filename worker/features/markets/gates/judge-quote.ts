import { DAY_MS, dateOf, MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import type { CandleSeries, Quote, SecondPrice } from "../../../providers/prices/prices.ts";
import type { Asset } from "../assets.ts";
import { LISTED } from "../cache/price-list.ts";
import { findKeptBars } from "../candles.ts";
import { apart, MAX_DISPUTE, MAX_MOVE, NEAR, SAME_MINUTES } from "./apart.ts";

/** The running bar of a kept series is another source's word for so long. */
const WORD_MS = 15 * MINUTE_MS;
/** The last session of a stock before a long weekend. */
const SESSION_MS = 5 * DAY_MS;

type Tools = Pick<Deps, "markets" | "cache" | "now">;

/** Why a quote is not believed; `other`: what another source says of the same minutes, where that is the reason. */
export interface Doubt {
  reason: string;
  other: SecondPrice | null;
}

/**
 * Why a plausible quote is not believed, or null. Judges are another source's price of the same minutes, which has to be
 * within 2% of a listed asset's and 5% of another's; where there is none, the kept bars of another source, and `last`, the
 * last good price. None of them is believed blindly either: two replies of different sources that agree lift the refusal.
 * `asksExchange`: another exchange may be asked for that minute.
 */
export async function findDoubt(
  deps: Tools,
  asset: Asset,
  quote: Quote,
  last: Quote | undefined,
  asksExchange: boolean,
): Promise<Doubt | null> {
  if (deps.markets[asset.type].kind === "simulated") return null;
  const { symbol, price } = quote;
  if (last && quote.asOf < last.asOf)
    return { reason: `${symbol} of ${quote.asOf.toISOString()} is older than what is held`, other: null };
  const limit = LISTED[asset.type].includes(symbol) ? SAME_MINUTES.listed : SAME_MINUTES.other;
  const agrees = (other: number | undefined | null) => other != null && apart(price, other) <= limit;
  const doubtBy = (other: SecondPrice): Doubt => ({
    reason: `${symbol} is ${price}, by ${other.source} ${other.price}`,
    other: apart(price, other.price) <= MAX_DISPUTE ? other : null,
  });
  const second = quote.second && quote.second.source !== quote.source ? quote.second : null;
  if (second)
    return agrees(second.price) || agrees(await readWord(deps, asset, quote)) ? null : doubtBy(second);
  const kept = await readKept(deps, asset, quote);
  const minute = asksExchange && !agrees(kept.running) ? await readMinute(deps, asset, quote) : null;
  if (minute) return agrees(minute.price) ? null : doubtBy(minute);
  return doubtByFar(deps, asset, quote, findFarJudge(quote, kept, last));
}

/** What is held may be wrong: another source's word of now lifts its doubt. */
async function doubtByFar(
  deps: Tools,
  asset: Asset,
  quote: Quote,
  reason: string | null,
): Promise<Doubt | null> {
  if (reason === null) return null;
  const word = await readWord(deps, asset, quote);
  return word !== null && apart(quote.price, word) <= NEAR ? null : { reason, other: null };
}

/** What the first other exchange says of the very minute of a coin's quote, or null. */
async function readMinute(
  { markets, now }: Tools,
  asset: Asset,
  { asOf, source }: Quote,
): Promise<SecondPrice | null> {
  const begins = new Date(Math.floor(asOf.getTime() / MINUTE_MS) * MINUTE_MS);
  const isOver = begins.getTime() + MINUTE_MS <= now().getTime();
  for (const coin of markets[asset.type].coins) {
    if (!coin.minute || source.startsWith(coin.name)) continue;
    const price = isOver
      ? await coin.minute(asset, begins).catch(() => null)
      : await coin.latest(asset).then(
          (one) => one?.price,
          () => null,
        );
    if (price) return { price, source: coin.name };
  }
  return null;
}

/** The bars of another source that are kept, and the close of its running day while that is young. */
async function readKept(deps: Tools, asset: Asset, { source }: Quote) {
  const kept = await findKeptBars(deps, asset);
  const bars = kept && isOther(kept.value, source) ? kept.value.candles : [];
  const today = dateOf(deps.markets.now());
  const isYoung = kept !== null && deps.now().getTime() - kept.fetchedAt.getTime() < WORD_MS;
  return {
    running: isYoung ? bars.findLast(({ date }) => date === today)?.close : undefined,
    closed: bars.findLast(({ date }) => date < today),
  };
}

/** Against what is held: the running day by another source, the last closed day, the last good price. */
function findFarJudge(
  { symbol, price }: Quote,
  { running, closed }: Awaited<ReturnType<typeof readKept>>,
  last: Quote | undefined,
): string | null {
  if (running !== undefined && apart(price, running) > NEAR)
    return `${symbol} is ${price}, in the running bar ${running}`;
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

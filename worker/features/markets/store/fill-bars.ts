import { DAY_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { inOrder } from "../../../providers/prices/ask-in-order.ts";
import type { CandleSeries } from "../../../providers/prices/prices.ts";
import type { Asset } from "../assets.ts";
import { cleanCandles } from "../cache/clean-candles.ts";
import { findSeriesFault, KEPT_BARS } from "../candles.ts";
import { doubtPrints } from "../gates/doubt-prints.ts";
import { barsOf, noteRefusal, providerOf } from "../gates/refusals.ts";
import type { BarFile } from "./bar-file.ts";
import { findBars, writeBars } from "./bar-store.ts";
import { goesOn, mergeBars, OVERLAP_DAYS } from "./merge-bars.ts";
import { type Purse, payFrom } from "./purse.ts";

type Tools = Pick<Deps, "markets" | "now">;

/**
 * The bars of an asset up to a close, from the store, else read from the first source that has them and kept. What was kept is
 * gone on with: only the days since then are asked for, and some before them to compare. A reading that contradicts what is
 * kept is believed once another source says the same, or the same source says it again after a later close. Throws what the
 * sources throw, `asset_unknown` where none has bars, and an `Error` for a reading that is not believed: what is kept stays.
 */
export async function fillBars(deps: Tools, asset: Asset, purse: Purse, closed: string): Promise<BarFile> {
  const held = await findBars(deps, asset);
  if (held && lastOf(held) >= closed) return held;
  const fresh = await readFresh(deps, asset, purse, closed, held);
  const { source, closesOnly } = fresh;
  const doubt = held && (await findDoubt(deps, asset, fresh, held, closed));
  if (held && doubt) {
    await writeBars(deps, asset, { ...held, doubt });
    noteRefusal(providerOf(source), barsOf(asset), `${asset.symbol} ${doubt.reason}`);
    throw new Error(`${asset.symbol}: bars of ${source} refused: ${doubt.reason}`);
  }
  const merged =
    held && goesOn(held, fresh)
      ? mergeBars(held, fresh.candles, closed)
      : { candles: fresh.candles, changes: held?.changes ?? [] };
  const file: BarFile = {
    ...{ source, ...(closesOnly && { closesOnly }), readAt: deps.now(), doubt: null },
    candles: doubtPrints(merged.candles).slice(-KEPT_BARS[asset.type]),
    changes: merged.changes,
  };
  await writeBars(deps, asset, file);
  return file;
}

const lastOf = ({ candles }: Pick<CandleSeries, "candles">): string => candles.at(-1)?.date ?? "";

/** A short reading that goes on from what is held, else a whole one. */
async function readFresh(
  deps: Tools,
  asset: Asset,
  purse: Purse,
  closed: string,
  held: BarFile | null,
): Promise<CandleSeries> {
  const { sources } = deps.markets[asset.type];
  const paid = inOrder(payFrom(purse, sources), () => deps.markets.now());
  const ask = async (days: number): Promise<CandleSeries> => {
    const series = await paid.candles(asset, Math.min(days, KEPT_BARS[asset.type]));
    const candles = cleanCandles(series.candles, deps.markets.now()).filter(({ date }) => date <= closed);
    return { ...series, candles };
  };
  const missing = held ? (Date.parse(closed) - Date.parse(lastOf(held))) / DAY_MS : 0;
  const short = held && (await ask(missing + OVERLAP_DAYS));
  const fresh = held && short && goesOn(held, short) ? short : await ask(KEPT_BARS[asset.type]);
  if (fresh.candles.length === 0) throw new AppError("asset_unknown");
  // A stand-in that knows a few weeks does not replace a history of years.
  if (held && fresh !== short && fresh.candles.length < held.candles.length / 2)
    throw new Error(`${asset.symbol}: ${fresh.source} has too few bars to replace those of ${held.source}`);
  return fresh;
}

/** A reading that is not accepted yet, with the close after which it first appeared. */
async function findDoubt(
  deps: Tools,
  asset: Asset,
  fresh: CandleSeries,
  held: BarFile,
  closed: string,
): Promise<BarFile["doubt"]> {
  const reason = await findSeriesFault(deps, asset, fresh, held);
  if (reason === null) return null;
  const isRepeated = held.doubt?.reason === reason;
  if (isRepeated && held.doubt && held.doubt.date < closed) return null;
  return isRepeated ? held.doubt : { reason, date: closed };
}

import type { Candle } from "../../../shared/markets.ts";
import type { Asset } from "../../features/markets/assets.ts";
import type { ReplayFolder } from "../replay-folder.ts";

/** The last second of a replayed day (YYYY-MM-DD, UTC). */
export const endOfDay = (at: string): string => `${at}T23:59:59.000Z`;

/** What the world knows of one asset at the replayed date. */
export interface Recorded {
  asset: Asset;
  bars: Candle[];
  last: Candle;
  previous: Candle | undefined;
  supply: number | null;
  maxSupply: number | null;
}

/** An asset as it was known at the end of the day `at`; null before its first bar. */
export function recordOf(asset: Asset, { bars, figures }: ReplayFolder, at: string): Recorded | null {
  const known = (bars.get(asset.symbol) ?? []).filter((bar) => bar.date <= at);
  const last = known.at(-1);
  if (!last) return null;
  const public_ = figures && figures.asOf <= at ? figures : null;
  const coins = asset.type === "crypto" ? public_?.crypto[asset.symbol] : undefined;
  const shares = asset.type === "stock" ? public_?.stocks[asset.symbol] : undefined;
  return {
    asset,
    bars: known,
    last,
    previous: known.at(-2),
    supply: coins?.circulatingSupply.value ?? shares?.sharesOutstandingAtAsOf.value ?? null,
    maxSupply: coins?.maxSupply.value ?? null,
  };
}

export const changePercent = ({ last, previous }: Recorded) =>
  previous ? (last.close / previous.close - 1) * 100 : null;

/** A number in digits, never with an exponent, that reads back as the same number. */
export const decimal = (value: number) => (/e/.test(String(value)) ? value.toFixed(20) : String(value));

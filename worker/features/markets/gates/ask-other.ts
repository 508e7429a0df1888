import type { Deps } from "../../../deps.ts";
import type { Asset } from "../assets.ts";

/** Enough for a bar of yesterday before a long weekend. */
const DAYS = 7;

type Tools = Pick<Deps, "markets">;

const isOther = (name: string, source: string) => !source.startsWith(name);

/** What an asset costs now by the source of quotes, where that is another than `source`; null where it says nothing. */
export async function askQuote({ markets }: Tools, asset: Asset, source: string): Promise<number | null> {
  const [quote] = await markets[asset.type].quotes.quotes([asset]).catch(() => []);
  return quote && isOther(quote.source, source) ? quote.price : null;
}

/** The close of a day by the first other source of bars that has one; null where none has. */
export async function askBar(
  { markets }: Tools,
  asset: Asset,
  source: string,
  date: string,
): Promise<number | null> {
  for (const other of markets[asset.type].sources) {
    if (!isOther(other.name, source)) continue;
    const series = await other.candles(asset, DAYS).catch(() => null);
    const bar = series?.candles.find((one) => one.date === date);
    if (bar && bar.close > 0) return bar.close;
  }
  return null;
}

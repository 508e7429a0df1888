import { MINUTE_MS } from "../../../../shared/time.ts";
import { askOnce, type SourceConfig } from "../ask.ts";
import { type CoinSource, type PricedAsset, tickerOf } from "../prices.ts";
import { askKlines, PROVIDER } from "./binance.ts";

/**
 * What coins cost against USDT by Binance's one-minute bars, which unlike its ticker say when they are of. There is one
 * of every minute, traded or not.
 */
export function openBinanceMinutes({ baseUrl, ask = askOnce }: SourceConfig): CoinSource {
  const readLast = async (asset: PricedAsset, span: Record<string, string>) => {
    const klines = await askKlines(ask, baseUrl, {
      symbol: `${tickerOf(asset)}USDT`,
      interval: "1m",
      limit: "1",
      ...span,
    });
    const [begins, , , , close] = klines.at(-1) ?? [];
    return begins === undefined ? null : { price: Number(close), at: new Date(begins) };
  };
  return {
    name: PROVIDER,
    latest: (asset) => readLast(asset, {}),
    async minute(asset, begins) {
      const startTime = begins.getTime();
      const endTime = startTime + MINUTE_MS - 1;
      const bar = await readLast(asset, { startTime: String(startTime), endTime: String(endTime) });
      return bar?.at.getTime() === startTime ? bar.price : null;
    },
  };
}

import { describe, expect, it } from "vitest";
import { ASSETS } from "../../features/markets/assets.ts";
import type { ReplayFolder } from "../../local/replay-folder.ts";
import { makeBars } from "../analysis/make-evidence.ts";
import { AT, openWire, type Spoil } from "../prices/wire.node.ts";

const FOLDER: ReplayFolder = {
  bars: new Map(
    ASSETS.map(({ symbol, type }, i) => [
      symbol,
      makeBars({ count: 300, end: AT, type, seed: i + 1, drift: 0.001, start: 3 + i }),
    ]),
  ),
  figures: null,
};
const lastClose = (symbol: string) => FOLDER.bars.get(symbol)?.at(-1)?.close;
const noExchange: Spoil = (path) =>
  /klines|products/.test(path) ? { status: 404, body: '{"message":"NotFound"}' } : null;

describe(`all ${ASSETS.length} assets of the catalogue are analysable with live sources`, () => {
  it.each<[string, (variable: string) => boolean, Spoil?]>([
    ["the first ones", () => true],
    ["the second ones alone", (name) => !/BINANCE|TWELVE_DATA/.test(name)],
    ["a coin that no exchange trades", () => true, noExchange],
  ])("from %s", async (_case, only, spoil) => {
    const wire = await openWire(FOLDER, AT, spoil, only);
    const failed: string[] = [];
    for (const { symbol, type } of ASSETS) {
      if (spoil && type === "stock") continue;
      const asked = wire.asked.length;
      const { assets, facts, calls } = await wire.ask(`Analyze $${symbol}`);
      const price = facts.find(({ kind }) => kind === "price")?.value;
      const isRight = assets.length === 1 && assets[0]?.symbol === symbol && price === lastClose(symbol);
      if (!isRight || !calls[0]?.action) failed.push(`${symbol}: ${calls[0]?.action} at ${price}`);
      expect(wire.asked.length - asked, symbol).toBeLessThanOrEqual(12);
    }
    await wire.close();
    expect(failed).toEqual([]);
  });
});

import { expect, it } from "vitest";
import type { CandlesReply } from "../../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { normaliseCloses } from "./normalise.ts";

/** A Friday. */
const LAST = Date.parse("2026-11-27");
const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

/** Closes that rise by 1 a calendar day up to 1,000 on the last. */
function drawBars(symbol: string, days: (date: string) => boolean): CandlesReply {
  const dates = Array.from({ length: 200 }, (_, at) => dateOf(LAST - (199 - at) * DAY_MS)).filter(days);
  const candles = dates.map((date) => {
    const close = 1_000 - (LAST - Date.parse(date)) / DAY_MS;
    return { date, open: close, high: close, low: close, close, volume: 1 };
  });
  return { symbol, candles } as CandlesReply;
}

const COIN = drawBars("BTC", () => true);
const STOCK = drawBars("TSLA", (date) => !isWeekend(date));

it("three months begin at the last day that all have, 90 days before the last or earlier, as a comparison's do", () => {
  // 90 days before is a Saturday.
  for (const { points } of normaliseCloses([COIN, STOCK], "3M")) {
    expect(points[0]).toEqual({ time: "2026-08-28", value: 0 });
    expect(points.some(({ time }) => isWeekend(time))).toBe(false);
  }
});

it("a line ends where the answer says that it came to, whatever its price did since", () => {
  const [coin, stock] = normaliseCloses([COIN, STOCK], "3M", { BTC: 7.5449 });
  expect(coin?.points.at(-1)?.value).toBe(7.5449);
  expect(stock?.points.at(-1)?.value).toBeCloseTo(100 * (1_000 / 909 - 1), 6);
  expect(normaliseCloses([COIN, STOCK], "1Y", { BTC: 7.5449 })[0]?.points.at(-1)?.value).not.toBe(7.5449);
});

import { afterEach, describe, expect, it } from "vitest";
import { coin, openStreet, type Street } from "../../../test/prices/street.node.ts";
import { openBinanceMinutes } from "./binance-minutes.ts";
import { openCoinbaseMinutes } from "./coinbase-minutes.ts";

const POL = coin("POL", "polygon-ecosystem-token");
const AT = new Date("2024-12-31T15:07:00.000Z");
const SECOND = AT.getTime() / 1_000;

let street: Street;
afterEach(() => street.close());
const open = async (body: unknown, status = 200) => {
  street = await openStreet(() => ({ body, status }));
  return {
    binance: openBinanceMinutes({ baseUrl: street.url }),
    coinbase: openCoinbaseMinutes({ baseUrl: street.url }),
  };
};

describe("Binance", () => {
  const kline = (time: number, close = "0.1801") => [
    ...[time, "0.18", "0.19", "0.17", close, "100.0", time + 59_999, "18.0", 3, "50.0", "9.0", "0"],
  ];

  it("says a coin's price by the bar of the running minute, and when that began", async () => {
    const { binance } = await open([kline(AT.getTime())]);
    expect(await binance.latest(POL)).toEqual({ price: 0.1801, at: AT });
    expect(street.asked).toEqual(["/api/v3/klines?symbol=POLUSDT&interval=1m&limit=1"]);
  });

  it("says the close of a minute that is asked for, and of no other", async () => {
    const { binance } = await open([kline(AT.getTime())]);
    expect(await binance.minute?.(POL, AT)).toBe(0.1801);
    expect(street.asked[0]).toContain(`startTime=${AT.getTime()}&endTime=${AT.getTime() + 59_999}`);
    expect(await binance.minute?.(POL, new Date(AT.getTime() - 60_000))).toBeNull();
  });

  it("has no price of a coin it does not trade, and an error is none", async () => {
    const { binance } = await open({ code: -1121, msg: "Invalid symbol." }, 400);
    expect([await binance.latest(POL), await binance.minute?.(POL, AT)]).toEqual([null, null]);
    await street.close();
    const other = await open([kline(AT.getTime(), "NaN")]);
    await expect(other.binance.latest(POL)).rejects.toMatchObject({ reason: "schema" });
  });
});

describe("Coinbase", () => {
  const ticker = {
    trade_id: 9,
    price: "0.1799",
    size: "5",
    time: "2024-12-31T15:07:31.5Z",
    bid: "0.17",
    ask: "0.18",
    volume: "1",
  };

  it("says a coin's price by its last trade, and when that was", async () => {
    const { coinbase } = await open(ticker);
    expect(await coinbase.latest(POL)).toEqual({ price: 0.1799, at: new Date("2024-12-31T15:07:31.500Z") });
    expect(street.asked).toEqual(["/products/POL-USD/ticker"]);
  });

  it("says the close of a minute, and of one without a trade the last close before", async () => {
    const { coinbase } = await open([
      [SECOND + 60, 1, 9, 1, 8, 5],
      [SECOND - 120, 1, 9, 1, 7, 5],
      [SECOND - 180, 1, 9, 1, 6, 5],
      [SECOND - 300, 1, 9, 1, 5, 5],
    ]);
    expect(await coinbase.minute?.(POL, AT)).toBe(7);
    const query = new URLSearchParams(street.asked[0]?.split("?")[1]);
    expect(Object.fromEntries(query)).toEqual({
      ...{ granularity: "60", start: "2024-12-31T15:03:00.000Z", end: "2024-12-31T15:07:00.000Z" },
    });
  });

  it("has no close when nothing was traded for five minutes, and no price of what it does not trade", async () => {
    const { coinbase } = await open([[SECOND - 300, 1, 9, 1, 5, 5]]);
    expect(await coinbase.minute?.(POL, AT)).toBeNull();
    await street.close();
    const other = await open({ message: "NotFound" }, 404);
    expect([await other.coinbase.latest(POL), await other.coinbase.minute?.(POL, AT)]).toEqual([null, null]);
  });
});

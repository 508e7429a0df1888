import { afterEach, describe, expect, it } from "vitest";
import { coin, openStreet, type Street } from "../../../test/prices/street.node.ts";
import { openBitstampMinutes } from "./bitstamp-minutes.ts";
import { openKrakenMinutes } from "./kraken-minutes.ts";

const USDT = coin("USDT", "tether");
const AT = new Date("2024-12-31T15:07:00.000Z");
const SECOND = AT.getTime() / 1_000;
const now = () => new Date(AT.getTime() + 31_000);

let street: Street;
afterEach(() => street.close());
const open = async (body: unknown, status = 200) => {
  street = await openStreet(() => ({ body, status }));
  return {
    kraken: openKrakenMinutes({ baseUrl: street.url, now }),
    bitstamp: openBitstampMinutes({ baseUrl: street.url, now }),
  };
};

describe("Kraken", () => {
  const bar = (time: number, close: string) => [time, "1", "1", "1", close, "1", "12.5", 3];
  const reply = (...bars: unknown[]) => ({ error: [], result: { USDTZUSD: bars, last: SECOND } });

  it("says what a stablecoin is worth by the bar of the running minute", async () => {
    const { kraken } = await open(reply(bar(SECOND - 60, "0.9"), bar(SECOND, "0.9996")));
    expect(await kraken.latest(USDT)).toEqual({ price: 0.9996, at: AT });
    expect(street.asked).toEqual([`/0/public/OHLC?pair=USDTUSD&interval=1&since=${SECOND - 241}`]);
  });

  it("says the close of a minute, of a quiet one that of the last trade, and knows none after five", async () => {
    const { kraken } = await open(reply(bar(SECOND - 60, "0.98"), bar(SECOND + 60, "0.5")));
    expect(await kraken.minute?.(USDT, AT)).toBe(0.98);
    expect(await kraken.minute?.(USDT, new Date(AT.getTime() - 60_000))).toBe(0.98);
    expect(await kraken.minute?.(USDT, new Date(AT.getTime() - 120_000))).toBeNull();
    expect(await kraken.minute?.(USDT, new Date(AT.getTime() + 5 * 60_000))).toBe(0.5);
    expect(await kraken.minute?.(USDT, new Date(AT.getTime() + 6 * 60_000))).toBeNull();
  });

  it("has no price of a coin it does not trade; another error, or nonsense, is one", async () => {
    const { kraken } = await open({ error: ["EQuery:Unknown asset pair"] });
    expect([await kraken.latest(USDT), await kraken.minute?.(USDT, AT)]).toEqual([null, null]);
    await street.close();
    const busy = await open({ error: ["EService:Unavailable"] });
    await expect(busy.kraken.latest(USDT)).rejects.toMatchObject({ reason: "status" });
    await street.close();
    const other = await open({ error: [], result: { USDTZUSD: [[1, 2]] } });
    await expect(other.kraken.latest(USDT)).rejects.toMatchObject({ reason: "schema" });
  });
});

describe("Bitstamp", () => {
  const reply = (...bars: [number, string][]) => ({
    data: {
      pair: "USDT/USD",
      ohlc: bars.map(([time, close]) => ({
        ...{ timestamp: String(time), close, open: "1", high: "1", low: "1", volume: "0.0" },
      })),
    },
  });

  it("says what a stablecoin is worth by the bar of the running minute", async () => {
    const { bitstamp } = await open(reply([SECOND - 60, "0.9"], [SECOND, "0.99951"]));
    expect(await bitstamp.latest(USDT)).toEqual({ price: 0.99951, at: AT });
    expect(street.asked).toEqual([
      `/api/v2/ohlc/usdtusd/?step=60&limit=10&start=${SECOND - 240}&end=${SECOND}`,
    ]);
  });

  it("says the close of the minute that is asked for", async () => {
    const { bitstamp } = await open(reply([SECOND - 60, "0.98"], [SECOND, "0.99"]));
    expect(await bitstamp.minute?.(USDT, AT)).toBe(0.99);
    expect(await bitstamp.minute?.(USDT, new Date(AT.getTime() - 60_000))).toBe(0.98);
  });

  it("has no price of a coin it does not trade, and nonsense is an error", async () => {
    const { bitstamp } = await open({ status: "error", reason: "Invalid pair" }, 404);
    expect([await bitstamp.latest(USDT), await bitstamp.minute?.(USDT, AT)]).toEqual([null, null]);
    await street.close();
    const other = await open(reply([SECOND, "NaN"]));
    await expect(other.bitstamp.latest(USDT)).rejects.toMatchObject({ reason: "schema" });
  });
});

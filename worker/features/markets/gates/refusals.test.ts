import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { saveHealth } from "../../../db/provider-health.ts";
import { jobs, providerHealth } from "../../../db/schema.ts";
import { openDeps } from "../../../deps.ts";
import { noteSuccess, takeHealth } from "../../../providers/health.ts";
import { passTime, setClock } from "../../../test/clock.ts";
import { goodCoins, NOW, openTestDeps } from "../../../test/markets/market-deps.ts";
import { readStatus } from "../../status/read-status.ts";
import { findAsset } from "../assets.ts";
import { findKeptBars, topUpCandles } from "../candles.ts";
import { refreshCryptoPricesJob, topUpCryptoCandlesJob } from "../jobs.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
const TRUE = 93_000;
const VARS = { COINGECKO_BASE_URL: "https://coingecko.test", BINANCE_BASE_URL: "https://binance.test" };
const btc = () => findAsset("BTC") ?? expect.fail();

/** What Binance and CoinGecko tell of the closes of Bitcoin's days (0 today, 1 yesterday), and CoinGecko of its price. */
let street: {
  binance: (back: number) => number;
  gecko: ((back: number) => number) | null;
  price: number | null;
};

beforeEach(async () => {
  setClock(NOW);
  street = { binance: () => TRUE, gecko: () => TRUE, price: TRUE };
  takeHealth();
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  const { db } = openTestDeps().deps;
  for (const table of [jobs, providerHealth]) await db.delete(table);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const today = Math.floor(Date.now() / DAY) * DAY;
    if (url.pathname.endsWith("/market_chart")) {
      const { gecko } = street;
      if (!gecko) return new Response("", { status: 503 });
      const points = Array.from({ length: 8 }, (_, i) => [today - (6 - i) * DAY, gecko(7 - i)]);
      points[7] = [Date.now(), gecko(0)];
      return Response.json({ prices: points, total_volumes: points });
    }
    if (url.host === "coingecko.test") {
      if (street.price === null) return new Response("", { status: 503 });
      const ids = url.searchParams.get("ids")?.split(",") ?? [];
      const coins = goodCoins().filter(({ id }) => ids.includes(id));
      const at = new Date(Date.now() - 30_000).toISOString();
      return Response.json(
        coins.map((coin) => ({
          ...coin,
          last_updated: at,
          ...(coin.id === "bitcoin" && { current_price: street.price }),
        })),
      );
    }
    const isBitcoin = url.searchParams.get("symbol") === "BTCUSDT";
    const count = Number(url.searchParams.get("limit"));
    const name = url.searchParams.get("symbol")?.replace("USDT", "") ?? "";
    const other = goodCoins().find(({ id }) => id === findAsset(name)?.coingeckoId)?.current_price ?? 1;
    return Response.json(
      Array.from({ length: count }, (_, i) => {
        const back = count - 1 - i;
        const close = isBitcoin ? street.binance(back) : other;
        // A calm market: a day ranges over 2%.
        const [high, low] = [close * 1.01, close * 0.99];
        const at = today - back * DAY;
        return [at, `${close}`, `${high}`, `${low}`, `${close}`, "9", at + DAY - 1, "18.5", 1];
      }),
    );
  });
});

/** Tools of a new isolate. */
const openNow = () => {
  const sources = {
    coingecko: { baseUrl: VARS.COINGECKO_BASE_URL },
    binance: { baseUrl: VARS.BINANCE_BASE_URL },
  };
  return openTestDeps({ now: () => new Date(), config: sources }).deps;
};
const topUp = () =>
  topUpCandles(openNow(), btc()).then(
    () => "taken",
    () => "refused",
  );
const keptCloses = async (days: number) =>
  (await findKeptBars(openNow(), btc()))?.value.candles.slice(-days).map(({ close }) => close);

describe("a daily bar that is false by less than half", () => {
  it("is held back while another source says otherwise, and the true ones after it are kept", async () => {
    await topUp();
    for (const factor of [0.7, 1.3]) {
      passTime(10 * MINUTE);
      street.binance = (back) => (back === 0 ? TRUE * factor : TRUE);
      expect(await topUp()).toBe("refused");
      expect(await keptCloses(2)).toEqual([TRUE, TRUE]);
    }
    passTime(10 * MINUTE);
    street.binance = () => TRUE;
    expect(await topUp()).toBe("taken");
  });

  it("is kept at once where the other source agrees: it was a crash", async () => {
    await topUp();
    passTime(10 * MINUTE);
    street.binance = (back) => (back === 0 ? TRUE * 0.7 : TRUE);
    street.price = TRUE * 0.71;
    expect(await topUp()).toBe("taken");
  });

  it("is compared by its own day once that has closed, with bars of another source", async () => {
    await topUp();
    passTime(DAY);
    street.binance = (back) => (back === 1 ? TRUE * 0.7 : TRUE);
    expect(await topUp()).toBe("refused");
    street.gecko = (back) => (back === 1 ? TRUE * 0.7 : TRUE);
    expect(await topUp()).toBe("taken");
  });

  it("is kept once the next day's bar stayed there, where no other source says anything", async () => {
    await topUp();
    Object.assign(street, { gecko: null, price: null });
    street.binance = (back) => (back === 0 ? TRUE * 0.7 : TRUE);
    passTime(10 * MINUTE);
    expect(await topUp()).toBe("refused");
    passTime(DAY);
    street.binance = (back) => (back <= 1 ? TRUE * 0.7 : TRUE);
    expect(await topUp()).toBe("taken");
  });
});

describe("a true halving that is undone the next day", () => {
  it("holds old bars for a day, not a week, where no other source says anything", async () => {
    await topUp();
    Object.assign(street, { gecko: null, price: null });
    passTime(DAY);
    street.binance = (back) => (back === 1 ? TRUE * 0.4 : TRUE);
    expect(await topUp()).toBe("refused");
    passTime(DAY);
    street.binance = (back) => (back === 2 ? TRUE * 0.4 : TRUE);
    expect(await topUp()).toBe("taken");
    expect(await keptCloses(3)).toEqual([TRUE * 0.4, TRUE, TRUE]);
  });

  it("is kept at once where another source tells the same", async () => {
    await topUp();
    passTime(DAY);
    street.binance = (back) => (back === 1 ? TRUE * 0.4 : TRUE);
    street.gecko = street.binance;
    expect(await topUp()).toBe("taken");
  });
});

describe("the status of a source whose reply was refused", () => {
  const stateOf = async (name: string) => {
    const status = await readStatus(openDeps({ ...env, ...VARS }, createExecutionContext()));
    const found = status.providers.find((provider) => provider.name === name);
    return `${found?.state}${found?.failure && found.state === "failing" ? `, ${found.failure}` : ""}`;
  };
  const refresh = async () => {
    passTime(2 * MINUTE);
    const result = await refreshCryptoPricesJob(openNow()).then(
      () => "taken",
      () => "refused",
    );
    await saveHealth(openNow().db, new Date(), true);
    return result;
  };

  it("stays failing through later good replies, until a list is taken that another source agrees with", async () => {
    expect(await refresh()).toBe("taken");
    expect(await stateOf("CoinGecko")).toBe("ok");
    await topUp();
    street.price = TRUE / 3;
    expect(await refresh()).toBe("refused");
    noteSuccess("CoinGecko", Date.now() + 1_000);
    expect(await stateOf("CoinGecko")).toMatch(/^failing, refused: BTC is 31000/);
    // Good again, but nobody else says so.
    street.price = TRUE;
    const { binance } = street;
    street.binance = () => {
      throw new Error("down");
    };
    expect(await refresh()).toBe("taken");
    expect(await stateOf("CoinGecko")).toMatch(/^failing, refused/);
    street.binance = binance;
    expect(await refresh()).toBe("taken");
    expect(await stateOf("CoinGecko")).toBe("ok");
  });

  it("tells of bars as of prices, and forgets a refusal nobody could judge after a day", async () => {
    const topUpAll = async () => {
      passTime(10 * MINUTE);
      await topUpCryptoCandlesJob(openNow()).catch(() => {});
      await saveHealth(openNow().db, new Date(), true);
    };
    await topUpAll();
    street.binance = (back) => (back === 0 ? TRUE * 0.7 : TRUE);
    await topUpAll();
    noteSuccess("Binance", Date.now() + 1_000);
    expect(await stateOf("Binance")).toMatch(/^failing, refused: BTC .* closed at 65/);
    street.binance = () => TRUE;
    await topUpAll();
    expect(await stateOf("Binance")).toBe("ok");
    street.binance = (back) => (back === 0 ? TRUE * 0.7 : TRUE);
    await topUpAll();
    noteSuccess("Binance", Date.now() + 1_000);
    passTime(DAY);
    expect(await stateOf("Binance")).toBe("ok");
  });
});

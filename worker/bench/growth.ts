import { DAY_MS, dateOf, MINUTE_MS } from "../../shared/time.ts";
import type { Deps } from "../deps.ts";
import { fillBoard } from "../features/analysis/board/fill-board.ts";
import type { Asset } from "../features/markets/assets.ts";
import { openMarkets } from "../providers/prices/index.ts";
import { openMemoryBucket, openMemoryCache } from "./measure/memory-stores.ts";

const SIZES = [10, 300, 1_200];
const FIRST_NIGHT = Date.UTC(2026, 0, 10, 0, 20);
/** A night that takes longer is none. */
const MOST_RUNS = 200;

const coinOf = (at: number): Asset => ({
  ...{ symbol: `C${at}`, name: `Coin ${at}`, type: "crypto", coingeckoId: `coin-${at}` },
  ...{
    exchange: null,
    aliases: [],
    sectors: [],
    ambiguous: false,
    strict: { ticker: true, name: true, place: false, spelling: true, rare: false },
  },
});

/** Binance's page of a coin up to yesterday, and CoinGecko's of prices; both as text, as a server sends them. */
function openStreet(now: () => number) {
  const asked = { requests: 0 };
  const closeOf = (day: number) => (100 + 10 * Math.sin(day / 17) + ((day * 7_919) % 13) / 5).toFixed(2);
  const answer = (url: URL): string => {
    if (url.hostname === "coingecko.test") return renderPrices(url, now(), closeOf);
    const today = Math.floor(Number(url.searchParams.get("endTime") ?? now()) / DAY_MS);
    const limit = Number(url.searchParams.get("limit"));
    const bars = Array.from({ length: limit }, (_, i) => {
      const day = today - limit + i;
      const [t, close] = [day * DAY_MS, closeOf(day)];
      return [t, close, String(Number(close) + 2), String(Number(close) - 2), close, "9", t + 1, "18.5", 1];
    });
    return JSON.stringify(bars);
  };
  globalThis.fetch = async (input) => {
    asked.requests++;
    return new Response(answer(new URL(input instanceof Request ? input.url : input)));
  };
  return asked;
}

function renderPrices(url: URL, now: number, closeOf: (day: number) => string): string {
  const price = Number(closeOf(Math.floor(now / DAY_MS) - 1));
  return JSON.stringify(
    (url.searchParams.get("ids") ?? "").split(",").map((id) => ({
      ...{ id, current_price: price, market_cap: 1e9, total_volume: 1e6, price_change_percentage_24h: 1 },
      ...{ circulating_supply: 1e7, max_supply: null, last_updated: new Date(now).toISOString() },
    })),
  );
}

/** A night after the first: runs of cron until every asset is at the last close. */
async function measureNight(assets: Asset[]) {
  const street = openStreet(() => now);
  const [{ bucket, counts: files }, { cache, counts: entries }] = [openMemoryBucket(), openMemoryCache()];
  let now = FIRST_NIGHT;
  const clock = () => new Date(now);
  const config = {
    coingecko: { baseUrl: "http://coingecko.test" },
    binance: { baseUrl: "http://binance.test" },
  };
  const deps = {
    ...{ cache, now: clock, waitUntil: () => {}, db: null },
    markets: openMarkets(config, clock, bucket),
  } as unknown as Deps;
  const runNight = async () => {
    let [runs, longestMs, brought] = [0, 0, 0];
    const begun = process.cpuUsage();
    while (brought < assets.length && runs < MOST_RUNS) {
      const before = process.cpuUsage();
      brought += (await fillBoard(deps, "crypto", assets)) ?? 0;
      const { user, system } = process.cpuUsage(before);
      longestMs = Math.max(longestMs, (user + system) / 1_000);
      now += MINUTE_MS;
      runs++;
    }
    const { user, system } = process.cpuUsage(begun);
    return { runs, longestMs, cpuMs: (user + system) / 1_000, brought };
  };
  await runNight();
  now = FIRST_NIGHT + DAY_MS;
  Object.assign(files, { reads: 0, writes: 0, bytes: 0 });
  Object.assign(entries, { writes: 0 });
  street.requests = 0;
  const night = await runNight();
  const perAsset = (count: number) => Number((count / assets.length).toFixed(2));
  return {
    ...{ assets: assets.length, night: dateOf(now), brought: night.brought, runs: night.runs },
    longestRunCpuMs: Math.round(night.longestMs),
    perAsset: {
      cpuMs: perAsset(night.cpuMs),
      requests: perAsset(street.requests),
      r2Reads: perAsset(files.reads),
      r2Writes: perAsset(files.writes),
      r2Kilobytes: perAsset(files.bytes / 1_000),
      kvWrites: perAsset(entries.writes),
    },
  };
}

/** What cron spends on the store and the board in a night, by the number of assets. In Node: workerd's clock stands still meanwhile. */
export async function measureGrowth() {
  const nights = [];
  // Code that has just been compiled is not what a night costs.
  await measureNight(Array.from({ length: 60 }, (_, at) => coinOf(at)));
  for (const size of SIZES)
    nights.push(await measureNight(Array.from({ length: size }, (_, at) => coinOf(at))));
  return nights;
}

import type { AssetType, Candle } from "../../../shared/markets.ts";
import { ASSETS, findAsset } from "../../features/markets/assets.ts";
import FUND_KINDS from "./fund-kinds.json" with { type: "json" };
import type { Series } from "./read-folder.ts";

/** A coin that has lost so much of its highest close by the end of its bars has died. */
const DEAD = 0.05;
/** Bars over which the turnover of a day is the median. */
const TURNOVER_BARS = 30;
/** USD a day, and bars, from which the next kind begins. */
const TURNOVERS = [0, 1e5, 1e6, 1e7, 1e8];
const AGES = [260, 500, 1_000, 1_500];
/** Places in the catalogue, whose coins stand by their size of 2026. */
const PLACES = [0, 50, 200];

const COINS = new Map(
  ASSETS.filter(({ type }) => type === "crypto").map(({ symbol }, place) => [symbol, place]),
);

/** The kinds of an asset that do not change with its days. `isTaught`: its bars are among those that the tables were taught on. */
export function kindsOfAsset({ symbol, type, bars }: Series, isTaught: boolean): string[] {
  const taught = `${type}: ${isTaught ? "of the folder that taught" : "never taught"}`;
  if (type === "stock") {
    const category = findAsset(symbol)?.fund?.category;
    const found = FUND_KINDS.find(({ of }) => category !== undefined && new RegExp(of).test(category));
    return [
      category === undefined ? "stock: companies and what the catalogue has not" : `fund: ${found?.kind}`,
      taught,
    ];
  }
  const top = bars.reduce((highest, { close }) => Math.max(highest, close), 0);
  const isDead = (bars.at(-1)?.close ?? 0) < DEAD * top;
  const place = COINS.get(symbol);
  const size =
    place === undefined ? "not in the catalogue" : `place ${sayBetween(place, PLACES)} of the catalogue`;
  return [taught, `coin: ${size}`, `coin: ${isDead ? "lost 95% by its last bar" : "did not lose 95%"}`];
}

/** The kinds of a day of a coin, by its bars up to it. */
export function kindsOfDay(type: AssetType, bars: readonly Candle[], at: number): string[] {
  if (type === "stock") return [];
  const turnovers = bars
    .slice(Math.max(0, at + 1 - TURNOVER_BARS), at + 1)
    .map(({ volume }) => volume)
    .sort((a, b) => a - b);
  const usual = turnovers[Math.floor(turnovers.length / 2)] ?? 0;
  const turnover = usual === 0 ? "not recorded" : `${sayBetween(usual, TURNOVERS)} USD a day`;
  return [`coin: turnover ${turnover}`, `coin: ${sayBetween(at + 1, AGES)} bars`];
}

/** "from 260 to 500": the borders that a value lies between, the lower one with it. */
function sayBetween(value: number, borders: readonly number[]): string {
  const at = borders.findLastIndex((border) => value >= border);
  const [from = 0, to] = [borders[at], borders[at + 1]];
  const say = (one: number) => one.toLocaleString("en-US");
  return to === undefined ? `from ${say(from)}` : `${say(from)} to ${say(to)}`;
}

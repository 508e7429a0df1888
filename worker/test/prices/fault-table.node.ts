import { FAULTS, spoiler } from "./spoil.node.ts";
import type { Spoil } from "./wire.node.ts";

/**
 * What an answer may still be. `same`: all facts as without the fault, though maybe from another source. `less`: some
 * are missing, none is another, and a call is still made. `no call`: the answer says why there is none. `none`: it says
 * that no prices can be read.
 */
export type Outcome = "same" | "less" | "no call" | "none";

export interface Case {
  provider: string;
  fault: string;
  /** who is asked about */
  asset: string;
  outcome: Outcome;
  spoil: Spoil;
  /** which variables are set */
  only: (variable: string) => boolean;
}

/** Outcomes of a provider that says nothing of use, and of each fault that looks like an answer, in the order of FAULTS. */
interface Row {
  asset: "BTC" | "TSLA";
  silent: Outcome;
  odd: [zero: Outcome, negative: Outcome, hundred: Outcome, ahead: Outcome, twice: Outcome, gap: Outcome];
  /** where single faults turn out otherwise */
  but?: Record<string, Outcome>;
  only?: (variable: string) => boolean;
  spoil?: (fault: string) => Spoil;
}

const ODD = [
  "F-178 zero prices",
  "F-178 negative prices",
  "F-179 100 times off",
  "F-180 a clock a day ahead",
  "duplicate bars",
  "missing bars",
];

/** No exchange trades the coin, so CoinGecko's chart is its history. */
const ofChart =
  (fault: string): Spoil =>
  (path, body) => {
    if (/klines|products/.test(path)) return { status: 404, body: '{"message":"NotFound"}' };
    return path.includes("market_chart") ? (FAULTS[fault]?.(body, "chart") ?? null) : null;
  };

const ROWS: Record<string, Row> = {
  // The one source of quotes: without it there is no price, and one that another source's bars contradict is refused.
  // Its list has one item a coin: an item twice is nobody's price.
  coingecko: { asset: "BTC", silent: "none", odd: ["none", "none", "none", "none", "none", "same"] },
  "coingecko's chart alone": {
    asset: "BTC",
    silent: "none",
    odd: ["none", "none", "no call", "none", "same", "no call"],
    spoil: ofChart,
  },
  // Coinbase stands in, and bars that the quote contradicts make no call.
  binance: { asset: "BTC", silent: "same", odd: ["same", "same", "no call", "same", "same", "no call"] },
  // Only looked at for a second price while Binance answers.
  coinbase: { asset: "BTC", silent: "same", odd: ["same", "same", "same", "same", "same", "same"] },
  // CoinGecko's chart stands in, without highs and lows.
  "coinbase alone": {
    asset: "BTC",
    silent: "less",
    odd: ["less", "less", "none", "less", "same", "no call"],
    only: (name) => !/BINANCE/.test(name),
    spoil: (fault) => spoiler("coinbase", fault),
  },
  // A value that is not of its class is none; today's value is one item.
  feargreed: { asset: "BTC", silent: "less", odd: ["less", "less", "less", "less", "same", "same"] },
  // One object for each stock: there is nothing to come twice or be left out.
  finnhub: { asset: "TSLA", silent: "none", odd: ["none", "none", "none", "none", "same", "same"] },
  twelvedata: { asset: "TSLA", silent: "same", odd: ["same", "same", "none", "same", "same", "no call"] },
  // Not asked at all while Twelve Data answers.
  alphavantage: { asset: "TSLA", silent: "same", odd: ["same", "same", "same", "same", "same", "same"] },
  "alphavantage alone": {
    asset: "TSLA",
    silent: "none",
    odd: ["none", "none", "none", "none", "same", "no call"],
    only: (name) => !/TWELVE/.test(name),
    spoil: (fault) => spoiler("alphavantage", fault),
  },
  // Figures that no company can have are no report, and the one held with the code stands in, as it does where the list
  // of companies is empty. A report under the next day's date is one nobody can tell from a true one.
  sec: {
    asset: "TSLA",
    silent: "less",
    odd: ["same", "same", "same", "same", "same", "same"],
    but: { "F-178 an empty object": "same" },
  },
};

const SILENT = Object.keys(FAULTS).filter((fault) => !ODD.includes(fault));

/** Every fault of every provider: none is left out. */
export const CASES: Case[] = Object.entries(ROWS).flatMap(([provider, row]) => {
  const outcomes = new Map([
    ...SILENT.map((fault) => [fault, row.silent] as const),
    ...ODD.map((fault, i) => [fault, row.odd[i] ?? row.silent] as const),
    ...Object.entries(row.but ?? {}),
  ]);
  return [...outcomes].map(([fault, outcome]) => ({
    provider,
    fault,
    asset: row.asset,
    outcome,
    spoil: (row.spoil ?? ((one: string) => spoiler(provider, one)))(fault),
    only: row.only ?? (() => true),
  }));
});

/** The same question to the same sources while nothing is wrong. */
export const withoutFault = ({ provider }: Pick<Case, "provider">): Spoil =>
  ROWS[provider]?.spoil?.("no fault") ?? (() => null);

import type { Holding, PortfolioAsk } from "../../asks/portfolio.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { unique } from "../talk.ts";
import { pattern } from "../words/pattern.ts";

/** Up to three words that hold no mark. */
export const GAP = /(?:[^\s@#~^]+ ){0,3}?/;
/** "avg 71k": named as an average it is one, whatever comes next. */
const AVERAGED = pattern`(?:${"at_price"} )?${"average"} (?:price )?(?:of |around |about )?(#(?:usd|n))`;
const AT_PRICE = pattern`${"at_price"} (?:about |around |an average of )?(#(?:usd|n)) (?!#|${GAP}@)`;
/** "10 ETH", "20 shares of Tesla bought at 240", "$500 in SOL"; "비트코인 0.5개", "テスラ20株". */
export const HELD = new RegExp(pattern`#(n|usd) ${GAP}@(?: ${GAP}(?:${AVERAGED}|${AT_PRICE}))?`, "g");
const HELD_BEHIND = new RegExp(pattern`@ (?:\S+ )?#(n|usd) ?${"counter"}`, "g");
/** "50/30/20", "60 40" */
const SPLIT = /(?:#(?:n|pct) ){2,}/g;
/** "5,000 dollars", "5k in cash": money beside what is held. */
const CASH = pattern`^#(?:n|usd) (?:(?:as|an|of|${"inside"}) )?${"cash"} `;

export type Holdings = Pick<PortfolioAsk, "assets" | "holdings">;
interface Held {
  symbol: string;
  holding: Holding;
}

/** Two or more assets, each with how much of it is held; null where an amount belongs to none. */
export function findHoldings(clause: Clause): Holdings | null {
  const all = unique(clause.assets);
  const [before, behind] = [readHeld(clause, HELD), readHeld(clause, HELD_BEHIND)];
  const rest = behind.filter((one) => !before.some(({ symbol }) => symbol === one.symbol));
  for (const holdings of [before, behind, [...before, ...rest]]) {
    const sorted = all.flatMap(({ symbol }) => holdings.find((one) => one.symbol === symbol) ?? []);
    if (all.length > 1 && sorted.length === all.length && holdings.length === all.length)
      return { assets: all, holdings: sorted.map(({ holding }) => holding) };
  }
  return null;
}

/** The one amount of money that belongs to no asset. */
export function findCash(clause: Clause): number | null {
  const held = [...clause.text.matchAll(HELD), ...clause.text.matchAll(HELD_BEHIND)];
  const left = amountsOf(clause, "usd", "number").filter(
    ({ at }) => !held.some(({ index, 0: words }) => at >= index && at < index + words.length),
  );
  const money = left.filter(({ at, kind }) => kind === "usd" || CASH.test(clause.text.slice(at)));
  const [one, ...others] = money;
  return one && others.length === 0 ? one.value : null;
}

/** What stands beside each asset; of `percent` as if it were dollars. */
export function readHeld(clause: Clause, pattern: RegExp, of: "held" | "percent" = "held"): Held[] {
  const { text, assets } = clause;
  const amounts = of === "held" ? amountsOf(clause, "usd", "number") : amountsOf(clause, "percent", "number");
  return [...text.matchAll(pattern)].flatMap(({ 0: words, 1: kind, 2: average, 3: price, index }): Held[] => {
    const asset = assets[text.slice(0, index + words.indexOf("@")).split("@").length - 1];
    const within = amounts.filter(({ at }) => at >= index && at < index + words.length);
    const amount = within[0]?.value;
    if (!asset || amount === undefined) return [];
    const size = SOLD_SHORT.test(text.slice(0, index)) ? -amount : amount;
    const [units, usd] = kind === "n" && !PUT_IN.test(words) ? [size, null] : [null, size];
    const entry = (average ?? price) ? (within.at(-1)?.value ?? null) : null;
    return [{ symbol: asset.symbol, holding: { units, usd, entry } }];
  });
}

/** "Short 40 NVDA": owed, and not held. */
const SOLD_SHORT = pattern` ${"sold_short"} $`;
/** "20k in SPY": money, whatever stands behind the number. */
const PUT_IN = pattern`^#n (?:invested )?${"inside"} @`;

/** As many shares as assets, a hundred percent together. */
export function findSplit(clause: Clause, count: number): number[] | null {
  const amounts = amountsOf(clause, "number", "percent");
  for (const { 0: words, index } of clause.text.matchAll(SPLIT)) {
    const told = amounts
      .filter(({ at }) => at >= index && at < index + words.length)
      .map(({ value }) => value);
    for (let from = 0; from + count <= told.length; from++) {
      const parts = told.slice(from, from + count);
      if (Math.abs(parts.reduce((all, one) => all + one, 0) - 100) <= 1) return parts;
    }
  }
  return has(clause, "evenly") ? Array.from({ length: count }, () => 100 / count) : null;
}

/** "20% cash", of all that is held; beside other shares "10 cash" too. */
export const readSharesInCash = (clause: Clause, ...kinds: ("percent" | "number")[]): Placed[] =>
  amountsOf(clause, ...kinds).filter(({ at }) => SHARE_IN_CASH.test(clause.text.slice(at)));
const SHARE_IN_CASH = pattern`^#(?:pct|n) (?:(?:in|as) )?${"cash"} `;

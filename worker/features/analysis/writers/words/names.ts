import type { FactKind } from "../../../../../shared/analysis.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { MARKET_NAMES } from "./market-names.ts";
import { OTHER_NAMES } from "./other-names.ts";
import { joinTokens } from "./tokens.ts";

/** Names of cards that are words for much else, or say more than what the figure is called. */
const NOT_NAMES =
  /^(?:(?:its|the) \d+ day|trading at|worth|current value|rate|last|overbought|oversold|expensive|cheap|overvalued|undervalued|valuation|fair value|bullish|bearish|strongest|best investment|signal strength|rating|strength|growth|growing|business|sector|scared|fearful|greedy|floor.*|.*floor|ceiling.*|.*ceiling|hits? a wall|multiple|owe|makes? money|profitable|stop|stop loss|prove wrong|news|from the .*|off .*|below .*|volatile|overextended|stretched|mood|leverage ratio|ever be|ever exist|in circulation|moves with|bottom line|top line|correlated?|move together|balance sheet|indebted|times.*|.*week|implied.*|versus.*|earns? per share|how many.*|.*are there|.*exist|profitability|company worth|revenues? growing|sales growing|leverage.*|turnover of the company|ttm.*|distance .*|greed index|fear index|hard cap|total supply|atr)$/;

const byName = new Map<string, FactKind[]>();
const add = (name: string, kinds: readonly FactKind[]) => {
  const key = joinTokens(name);
  byName.set(key, [...new Set([...(byName.get(key) ?? []), ...kinds])]);
};
for (const [kinds, names] of [...MARKET_NAMES, ...OTHER_NAMES])
  for (const name of names.split(", ")) add(name, kinds.split(" ") as FactKind[]);
for (const [kind, { label, noun, names = [] }] of Object.entries(FACT_CARDS) as [
  FactKind,
  { label: string; noun?: string; names?: readonly string[] },
][])
  for (const name of [label, label.replace(/ \(.*\)/, ""), ...(noun ? [noun] : []), ...names])
    if (/^[\x20-\x7e−’]+$/.test(name) && !NOT_NAMES.test(name.toLowerCase())) add(name, [kind]);

/** What figures are called, by tokens. */
export const FIGURE_NAMES: ReadonlyMap<string, readonly FactKind[]> = byName;

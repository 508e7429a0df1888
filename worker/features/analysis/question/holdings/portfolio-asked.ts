import type { PortfolioAsk } from "../../asks/portfolio.ts";
import { pastOf } from "../fill/slots.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { unique } from "../talk.ts";
import { phraseOf } from "../words/pattern.ts";
import { findSplit } from "./holdings.ts";
import { plain } from "./portfolio-range.ts";

/** The stretches whose worst is asked for, in days. */
const WORST = [
  [365, phraseOf("worst_of_years")],
  [30, phraseOf("worst_of_months")],
  [1, phraseOf("worst_of_days")],
] as const;
const OF_SHARES = phraseOf("share_of_all");
const HALVED = phraseOf("half_of");

/** What is asked of holdings in hindsight: over a past span, or their worst year. */
export function findHindsight(clause: Clause): Pick<PortfolioAsk, "past" | "worstDays"> | null {
  const [worst] = WORST.find(([, words]) => has(clause, words)) ?? [];
  if (worst) return { worstDays: worst };
  const past = pastOf(clause);
  if (!past || past.said === "today" || past.unit === "day") return null;
  // "A correction in January" may lie ahead as well, as may "ten years" of who puts money in.
  const isOpen = clause.dates.some(({ ahead, isLength }) => ahead !== null && !isLength);
  const isAhead = past.unit === "stretch" && has(clause, "risk", "may_lose");
  return isOpen || isAhead ? null : { past };
}

/** Shares, a share aimed at, a half sold or a past span of the holdings stated before, where nothing else is named. */
export function askOfLast(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const [one, ...others] = unique(clause.assets);
  if (others.length > 0 || (one && !last.assets.includes(one))) return moveInto(clause, last);
  const aim = clause.dates.length === 0 ? findAim(clause, one?.symbol ?? last.of ?? null) : null;
  if (aim) return { ...plain(last), split: null, first: "worth", aim };
  if (clause.amounts.length > 0) return null;
  return one ? askOfOne(clause, last, one.symbol) : askOfAll(clause, last);
}

function askOfOne(clause: Clause, last: PortfolioAsk, of: string): PortfolioAsk | null {
  const split = findSplit(clause, last.assets.length);
  if (split) return { ...plain(last), split, first: "worth" };
  return clause.dates.length > 0 ? null : (halve(clause, last, of) ?? shareOf(clause, last, of));
}

function askOfAll(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const hindsight = findHindsight(clause);
  if (hindsight) return { ...plain(last), split: null, ...hindsight };
  const isOfShares = clause.dates.length === 0 && has(clause, OF_SHARES);
  return isOfShares ? { ...plain(last), split: null, first: "shares" } : null;
}

const shareOf = (clause: Clause, last: PortfolioAsk, of: string): PortfolioAsk | null =>
  has(clause, OF_SHARES) ? { ...plain(last), split: null, first: "shares", of } : null;

/** "Get NVDA down to 25%", "only 20% SOL", and "wanna be at 20%" of the one that was asked about. */
function findAim(clause: Clause, of: string | null): PortfolioAsk["aim"] | null {
  const [percent, ...others] = amountsOf(clause, "percent");
  const isAim = percent && others.length === 0 && clause.amounts.length === 1 && has(clause, AIMED);
  return of && isAim && percent.value >= 0 && percent.value <= 100 ? { of, percent: percent.value } : null;
}
const AIMED = phraseOf("aims_at");

/** "If I sell half the BTC": what is left. */
function halve(clause: Clause, last: PortfolioAsk, of: string): PortfolioAsk | null {
  if (!has(clause, HALVED) || last.moves) return null;
  const holdings = last.holdings.map((holding, i) => {
    if (last.assets[i]?.symbol !== of) return holding;
    const half = (value: number | null) => (value === null ? null : value / 2);
    return { ...holding, units: half(holding.units), usd: half(holding.usd) };
  });
  return { ...plain(last), holdings, split: null, first: "worth" };
}

/** "Swap Tesla for SPY", "sell half the SOL and put it into BTC": one holding, or half of it, in another asset. */
function moveInto(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const [one, other, ...more] = unique(clause.assets);
  if (!one || !other || more.length + clause.amounts.length + clause.dates.length > 0) return null;
  const [from, into] = last.assets.includes(one) ? [one, other] : [other, one];
  if (!last.assets.includes(from) || !has(clause, phraseOf("moves_into"))) return null;
  const isNew = !last.assets.includes(into);
  return {
    ...plain(last),
    assets: isNew ? [...last.assets, into] : last.assets,
    holdings: isNew ? [...last.holdings, { units: null, usd: 0, entry: null }] : last.holdings,
    ...{ split: null, first: "worth" },
    moves: [
      ...(last.moves ?? []),
      { from: from.symbol, into: into.symbol, part: has(clause, HALVED) ? 0.5 : 1 },
    ],
  };
}

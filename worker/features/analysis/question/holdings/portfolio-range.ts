import type { Holding, PortfolioAsk } from "../../asks/portfolio.ts";
import type { Ask } from "../../asks/registry.ts";
import type { ScenarioAsk } from "../../asks/scenario.ts";
import { daysBetween } from "../../facts/bars.ts";
import { findAhead } from "../ahead/forecast-asked.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { anyOf, phraseOf } from "../words/pattern.ts";
import { wayOf } from "../words/way.ts";

/** "How risky is that?", "over 3 months?", of the holdings stated before. */
export function rangeOfLast(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  if (clause.assets.length + clause.amounts.length === 0 && has(clause, WHAT_TO_CHANGE))
    return { ...plain(last), first: "change", split: null };
  const { ahead, first } = readRange(clause);
  const isPast = ahead === null && clause.dates.length > 0;
  if (clause.assets.length + clause.amounts.length > 0 || isPast || has(clause, phraseOf("which_of")))
    return null;
  const isRange = first === "range" || ahead !== null || has(clause, phraseOf("mix"));
  return isRange ? { ...plain(last), ahead: ahead ?? last.ahead, first: "range", split: null } : null;
}

/** "Too concentrated?", "what would you change?": what drives it, and what one change does. */
const WHAT_TO_CHANGE = anyOf("what_to_change", "spread_out");

/** Until when, and whether it is asked how far all of it goes before what it is worth. */
export function readRange(
  clause: Clause,
  isAsked = has(clause, "risk", "may_lose"),
): Pick<PortfolioAsk, "ahead" | "first"> {
  const ahead = findAhead(clause)?.ahead ?? null;
  if (has(clause, WHAT_TO_CHANGE)) return { ahead: findAhead(clause)?.ahead ?? null, first: "change" };
  const until = (isAsked ? lengthAhead(clause) : null) ?? ahead;
  return { ahead: until, first: isAsked || (until && !has(clause, "worth_now")) ? "range" : "worth" };
}

/** "What can I lose over 3 months?": a length, which lies ahead. */
function lengthAhead({ dates }: Clause): PortfolioAsk["ahead"] {
  for (const { ahead, past, isLength } of dates) {
    if (isLength && ahead) return ahead;
    const days = past?.unit === "stretch" ? daysBetween(past.from, past.to) : 0;
    if (days > 0 && past?.said.startsWith("over ")) return { days, said: `within ${days} days` };
  }
  return null;
}

/**
 * "What is the chance that it loses 15%?", "that I lose 2,000 dollars?", and then "and 30%?": the odds of a loss, of the
 * holdings stated before.
 */
export function lossOfLast(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const loss = clause.assets.length === 0 ? findLoss(clause, last) : null;
  if (!loss) return null;
  const ahead = readRange(clause).ahead ?? lengthAhead(clause) ?? last.ahead;
  return { ...plain(last), ahead, first: "range", split: null, ...loss };
}

/** The one loss that a clause states, in percent or dollars. */
function findLoss(clause: Clause, last: PortfolioAsk): Pick<PortfolioAsk, "loss" | "lossUsd"> | null {
  const [amount, ...others] = clause.amounts;
  if (!amount || others.length > 0) return null;
  const size = Math.abs(amount.value);
  const isPercent = amount.kind === "percent";
  const isLoss = has(clause, phraseOf("loses")) || (isPercent && wayOf(clause) === "down");
  if (!(isLoss && has(clause, "odds")) && !isAskedAgain(clause, last)) return null;
  if (isPercent) return { loss: size };
  const isMoney =
    amount.kind === "usd" || (amount.kind === "number" && (isLoss || last.lossUsd !== undefined));
  return isMoney ? { lossUsd: size } : null;
}

/** "And 30%?", after the odds of a loss. */
const isAskedAgain = ({ text }: Clause, { loss, lossUsd }: PortfolioAsk): boolean =>
  (loss ?? lossUsd) !== undefined && text.trim().split(" ").length <= MOST_WORDS_AGAIN;
const MOST_WORDS_AGAIN = 3;
/** "I hold 2 BTC. The odds that I lose 2,000 dollars?": one holding, stated before, as a portfolio of it alone. */
export function lossOfOne(clause: Clause, { ask }: Talk): PortfolioAsk | null {
  const [asset, ...others] = ask?.assets ?? [];
  const holding = ask && asset && others.length === 0 ? heldOf(ask) : null;
  if (!holding || !asset) return null;
  const asked = lossOfLast(clause, {
    ...{ kind: "portfolio", assets: [asset], holdings: [holding], entered: null, split: null },
    ...{ cash: null, ahead: null, first: "range", assumed: null },
  });
  // In percent it is a move of the price.
  return asked?.lossUsd === undefined ? null : asked;
}

/** What is held of the one asset of an ask; null where that is not stated, or is a short or levered. */
export function heldOf(ask: Ask): Holding | null {
  if (ask.kind === "convert" && ask.into === null && ask.units !== null)
    return { units: ask.units, usd: null, entry: null };
  if (ask.kind !== "position" || ask.position.side !== "long" || ask.position.leverage !== null) return null;
  const { units, usd, entry } = ask.position;
  if (units === null && usd === null) return null;
  return units === null && entry !== null
    ? { units: (usd ?? 0) / entry, usd: null, entry }
    : { units, usd, entry };
}

/** The holdings, without what was asked of them once. */
export const plain = ({
  shock: _shock,
  gone: _gone,
  loss: _loss,
  lossUsd: _lossUsd,
  aim: _aim,
  past: _past,
  worstDays: _worstDays,
  of: _of,
  ...last
}: PortfolioAsk): PortfolioAsk => last;

/** What a supposed move of one holding, or of all, is to the whole; null where it is of something else. */
export function shockOf(
  { assets }: PortfolioAsk,
  { move, assets: moved }: Pick<ScenarioAsk, "move" | "assets">,
): PortfolioAsk["shock"] | null {
  const [one] = moved;
  const isOfAll = moved.length === assets.length;
  if (!one || move === null || !moved.every((asset) => assets.includes(asset))) return null;
  return isOfAll || moved.length === 1 ? { move, of: isOfAll && moved.length > 1 ? null : one.symbol } : null;
}

/** "60% SPY, 40% BTC." "Total about 18k": the sum of which shares were stated. */
export function ofSum(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const [sum, ...others] = amountsOf(clause, "usd", "number");
  const { assumed } = last;
  if (!sum || others.length > 0 || assumed === null || clause.assets.length > 0 || !has(clause, "portfolio"))
    return null;
  const times = sum.value / assumed;
  const holdings = last.holdings.map((one) => ({ ...one, usd: one.usd === null ? null : one.usd * times }));
  return { ...last, holdings, cash: last.cash === null ? null : last.cash * times, assumed: null };
}

import type { Holding, PortfolioAsk } from "../../asks/portfolio.ts";
import { has, rowsOf, type Sign } from "../lexicon/lexicon.ts";
import { OF_UNITS } from "../money/amount.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { either, pattern, phraseOf } from "../words/pattern.ts";
import { heldOf, readRange } from "./portfolio-range.ts";

const ASKS = phraseOf("asks_loss");
const LOSES = phraseOf("may_be_lost");
const WORST = phraseOf("worst_case");
/** "How much can I lose", "the most I could lose", "worst case" */
const isLossAsked = (clause: Clause): boolean =>
  has(clause, WORST) || (has(clause, ASKS) && has(clause, LOSES));

/** "1000 in NVDA", "bitcoin with 3000" */
const PUT_IN = either(
  pattern`#(?:usd|n) (?:[^\s#@]+ ){0,2}?${"inside_of"} @ `,
  pattern` (?:${"inside_of"}|${"loss_on"}) @ (?:[^\s#@]+ ){0,2}?${"loss_on"} #`,
  pattern` ${"loss_on"} #(?:usd|n) (?:[^\s#@]+ ){0,2}?@ `,
);
/** A limit of what may be lost, a position with leverage, or one that is closed at a price. */
const ELSE: Sign[] = [
  ...(["level_at.stop", "shorted", "odds", "should", "liquidation"] as const),
  ...rowsOf("plans").map(([, plan]) => plan),
];

/** "How much can I lose with 500 in DOGE?", or of what was stated to be held: how far it goes, as a portfolio of it alone. */
export function readAtStake(clause: Clause, talk: Talk): PortfolioAsk | null {
  const [asset, ...others] = subjectOf(clause, talk);
  if (!asset || others.length > 0 || !isLossAsked(clause) || has(clause, ...ELSE)) return null;
  const isOfPast = clause.dates.some(({ tense }) => tense === "past");
  const holding = isOfPast ? null : (stakeOf(clause) ?? stakeOfLast(clause, talk));
  return (
    holding && {
      ...{ kind: "portfolio", assets: [asset], holdings: [holding], entered: null, split: null },
      ...{ cash: null, ahead: readRange(clause, true).ahead, first: "range", assumed: null },
    }
  );
}

/** The one amount of a clause, where it is put in or a number of units. */
function stakeOf({ text, amounts, language }: Clause): Holding | null {
  const [amount, ...others] = amounts;
  if (!amount || others.length > 0) return null;
  const isUnits = amount.kind === "number" && OF_UNITS.test(text.slice(text.indexOf("#")));
  if (isUnits) return { units: amount.value, usd: null, entry: null };
  const isMoney = amount.kind === "usd" || amount.kind === "number";
  return isMoney && has({ text, language }, PUT_IN, "invested")
    ? { units: null, usd: amount.value, entry: null }
    : null;
}

const stakeOfLast = ({ assets, amounts }: Clause, { ask }: Talk): Holding | null =>
  ask && assets.length + amounts.length === 0 && ask.assets.length === 1 ? heldOf(ask) : null;

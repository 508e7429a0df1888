import type { PlanAsk } from "../../asks/plan.ts";
import { aheadOf } from "../fill/slots.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { anyOf, either, inText, pattern, phraseOf } from "../words/pattern.ts";

/** "60, 55 and 50" */
const PRICES = inText(pattern`#(?:usd|n)(?: (?:${"and_then"} )?${"at_price"}? ?#(?:usd|n))+(?= )`, "g");
const PART = anyOf("third", "half", "quarter", "equal_parts");
/** "1000 each", "with 500 a time", and no "each a third" */
const EACH = pattern`^#(?:usd|n) (?:@ )?${"each_step"}(?= (?!(?:\S+ )?${PART}))`;
const EACH_BEFORE = pattern` ${"each_step"} $`;
const EQUAL = phraseOf("each_step", "equal_parts", "third", "half", "quarter", "equal_lots");
/** "A third each", "in equal parts" */
const SAID_EQUAL = either(
  pattern` ${PART} (?:\S+ )?${"each_step"}(?= )`,
  pattern`${"each_step"} (?:\S+ )?${PART}`,
  phraseOf("equal_parts", "equal_lots"),
);
const PARTS = phraseOf("bit_by_bit");
const SELL = phraseOf("sell");
/** How far the parts together may be from all of it, percent. */
const ROUNDED = 2;

/** "Buy at 60, 55 and 50, a third each": equal parts at several prices; null for parts that differ, and for what was bought. */
export function readSteps(clause: Clause, talk: Talk): PlanAsk | null {
  const assets = subjectOf(clause, talk);
  const isSale = has(clause, SELL, "sell");
  const isPlanned = has(clause, "buy", "buys", PARTS) || isSale;
  if (assets.length !== 1 || !isPlanned || isElse(clause, isSale)) return null;
  const steps = findSteps(clause);
  if (!steps || !(steps.prices.length > 2 || has(clause, EQUAL))) return null;
  const { prices, each } = steps;
  return {
    ...{ kind: "plan", of: isSale ? "target" : "entry", assets, stop: null, target: null, risk: null },
    ...{ position: null, ahead: aheadOf(clause), steps: prices.map(({ value }) => value) },
    ...(each && { each: each.value }),
    ...(has(clause, SAID_EQUAL) && { equal: true }),
  };
}

/** What was bought, odds, or levels of several kinds. */
const isElse = (clause: Clause, isSale: boolean): boolean =>
  has(clause, "odds", "was", "level_at.stop") ||
  (has(clause, "did") && !has(clause, PARTS)) ||
  (!isSale && has(clause, "level_at.target"));

interface Steps {
  prices: Placed[];
  each: Placed | undefined;
}

/** The longest row of prices, and what goes in at each; null where another amount is told. */
function findSteps(clause: Clause): Steps | null {
  const { text } = clause;
  const [found] = [...text.matchAll(PRICES)].sort((a, b) => countOf(b[0]) - countOf(a[0]));
  if (!found) return null;
  const [from, to] = [found.index, found.index + found[0].length];
  const money = amountsOf(clause, "usd", "number");
  const isEach = ({ at }: Placed) => EACH.test(text.slice(at)) || EACH_BEFORE.test(text.slice(0, at));
  const isInRow = ({ at }: Placed) => at >= from && at < to;
  const row = money.filter(isInRow);
  const each = money.find((one) => isEach(one) && !(isInRow(one) && isLike(one, row)));
  const prices = row.filter((one) => one !== each);
  const others = money.filter((one) => one !== each && !prices.includes(one));
  const isCount = ({ value, kind }: Placed) => kind === "number" && value === prices.length;
  const isWhole = amountsOf(clause, "percent").every(
    ({ value }) => Math.abs(value * prices.length - 100) < ROUNDED,
  );
  const isRow = prices.length > 1 && prices.every((one) => isLike(one, prices));
  return isRow && others.every(isCount) && isWhole ? { prices, each } : null;
}

/** It may be one of these prices: "at 300, 280 and 260 each". */
const isLike = (one: Placed, row: Placed[]): boolean =>
  row.some((other) => other !== one && Math.abs(Math.log2(other.value / one.value)) < 1);

const countOf = (row: string): number => row.split("#").length;

import type { PositionAsk } from "../../asks/position.ts";
import { has } from "../lexicon/lexicon.ts";
import { isPartAlone, SOLD, takePart } from "../money/sold-part.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { isCarried } from "./carried.ts";

const UNITS = pattern` #n ${"of_units_word"} | #n ?${"units_glued"}`;
/** "At 2,100", of what was bought. */
const AT_PRICE = pattern`^ (?:and |i |bought |got (?:it|them) |it was |for )*${"paid_at"} #(?:usd|n) (?:each )?$`;
const LONG = / (?:long|buying) /;

const IN_PERCENT = phraseOf("in_percent");
const MEANT = phraseOf("meant_instead");

/** Words that may stand beside what is changed. */
const BESIDES = ["short_sell", "shorted", "if", UNITS, LONG, / (?:leverage|shares?|coins?) /] as const;

/** "5x instead", "50 shares", "short instead": the same position with another leverage, number or side; null for anything else. */
export function changePosition(ask: PositionAsk, clause: Clause): PositionAsk | null {
  const { amounts, assets, dates } = clause;
  if (assets.length + dates.length > 0) return null;
  const isOdds = ask.want === "liquidation" && amounts.length === 0 && has(clause, "odds");
  if (isOdds) return ask;
  if (amounts.length > 1) return null;
  if (amounts.length === 0 && has(clause, IN_PERCENT)) return { ...ask, want: "profit" };
  return (has(clause, MEANT) ? correctPosition(ask, clause) : null) ?? changePart(ask, clause);
}

function changePart(ask: PositionAsk, clause: Clause): PositionAsk | null {
  const { text } = clause;
  const [price] = has(clause, AT_PRICE) ? amountsOf(clause, "usd", "number") : [];
  if (price) return { ...ask, position: { ...ask.position, entry: price.value }, want: "profit" };
  const left = takePart(ask.position, clause);
  if (isPartAlone(left, clause) && left !== ask.position && isCarried(text, "if", SOLD))
    return { ...ask, position: left };
  const change = isCarried(text, ...BESIDES) ? findChange(clause) : null;
  return change && { ...ask, position: { ...ask.position, ...change } };
}

/** "It was 200, my bad": of its units and its price the one that is nearer. */
function correctPosition({ position, ...ask }: PositionAsk, clause: Clause): PositionAsk | null {
  const [amount] = amountsOf(clause, "usd", "number");
  if (!amount || has(clause, "buy_more", phraseOf("sell"))) return null;
  const farTo = (value: number | null) =>
    value ? Math.abs(Math.log(amount.value / value)) : Number.POSITIVE_INFINITY;
  const isUnits = amount.kind === "number" && farTo(position.units) < farTo(position.entry);
  if (position.entry === null && !isUnits) return null;
  return {
    ...ask,
    position: { ...position, ...(isUnits ? { units: amount.value } : { entry: amount.value }) },
  };
}

function findChange(clause: Clause): Partial<PositionAsk["position"]> | null {
  const [amount] = clause.amounts;
  if (amount?.kind === "leverage") return { leverage: amount.value };
  if (amount) return amount.kind === "number" && has(clause, UNITS) ? { units: amount.value } : null;
  const isShort = has(clause, "short_sell", "shorted");
  return isShort === has(clause, LONG) ? null : { side: isShort ? "short" : "long" };
}

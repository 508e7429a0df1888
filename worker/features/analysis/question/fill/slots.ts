import type { Ahead, Span } from "../../asks/desk/fields.ts";
import { has, type Sign } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { wayOf } from "../words/way.ts";

/** The past days a clause names; null where it names none. */
export const pastOf = ({ dates }: Clause): Span | null =>
  dates.find(({ past, tense }) => past && tense !== "ahead")?.past ?? null;

/** The day ahead a clause names. */
export const aheadOf = ({ dates }: Clause): Ahead | null => dates.find(({ ahead }) => ahead)?.ahead ?? null;

/** The move a clause names, percent with its sign. */
export function moveOf(clause: Clause): number | null {
  if (has(clause, "halves")) return -50;
  if (has(clause, "doubles")) return 100;
  const [percent] = amountsOf(clause, "percent");
  if (!percent) return null;
  return wayOf(clause) === "down" ? -Math.abs(percent.value) : percent.value;
}

const [ON_DOWNSIDE, ON_UPSIDE] = [/ (?:on|to) the downside(?= )/, / (?:on|to) the upside(?= )/];
export const SIDES: Sign[] = ["above", "below", ON_DOWNSIDE, ON_UPSIDE];

/** "And below 80,000?" */
export function sideOf(clause: Clause): "up" | "down" | undefined {
  const isBelow = has(clause, "below", ON_DOWNSIDE);
  if (isBelow === has(clause, "above", ON_UPSIDE)) return undefined;
  return isBelow ? "down" : "up";
}

/** A price that a clause names as a place to be at, above or below: no sum that is put in, and no number of `units`. */
export function levelOf(clause: Clause, units?: Placed): number | null {
  const [amount, ...others] = amountsOf(clause, "usd", "number").filter(({ at }) => at !== units?.at);
  return amount && others.length === 0 && has(clause, "above", "below", "touched", "reach")
    ? amount.value
    : null;
}

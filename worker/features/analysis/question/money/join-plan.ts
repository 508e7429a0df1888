import { has, rowsOf, type Sign } from "../lexicon/lexicon.ts";
import type { Language } from "../question.ts";
import type { Amount } from "./amount.ts";

/** A clause with its marks. */
interface Part {
  text: string;
  language: Language;
  isQuestion: boolean;
  assets: unknown[];
  dates: unknown[];
  amounts: Amount[];
  figures: unknown[];
  hinted: unknown[];
}

const PLANNED: Sign[] = ["how_large", "level_at.stop", ...rowsOf("plans").map(([, meaning]) => meaning)];

/**
 * "I never risk more than 1% of 8k. Long LINK, stop 6% under. How many?": what may be lost, the levels and the question of one
 * asset's plan as one clause, wherever they stand. Pure.
 */
export function joinPlan<Clause extends Part>(clauses: Clause[]): Clause[] {
  const names = new Set(clauses.flatMap(({ assets }) => assets));
  const isRisk = (clause: Clause) =>
    has(clause, "may_lose") && clause.amounts.some(({ kind }) => kind === "usd" || kind === "number");
  const isPart = (clause: Clause) => isRisk(clause) || has(clause, ...PLANNED);
  const parts = clauses.filter(isPart);
  const [first, ...more] = parts;
  if (names.size !== 1 || !first || more.length === 0 || !parts.some(isRisk)) return clauses;
  if (!parts.some((part) => !isRisk(part)) || !parts.some(({ assets }) => assets.length > 0)) return clauses;
  const joined: Clause = {
    ...first,
    text: ` ${parts.map(({ text }) => text.trim()).join(" ")} `,
    assets: parts.flatMap(({ assets }) => assets),
    dates: parts.flatMap(({ dates }) => dates),
    amounts: parts.flatMap(({ amounts }) => amounts),
    figures: [...new Set(parts.flatMap(({ figures }) => figures))],
    hinted: parts.flatMap(({ hinted }) => hinted),
    isQuestion: parts.some(({ isQuestion }) => isQuestion),
  };
  return clauses.flatMap((clause) => (clause === first ? [joined] : isPart(clause) ? [] : [clause]));
}

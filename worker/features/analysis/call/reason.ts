import type { Contribution } from "../../../../shared/analysis.ts";
import { type FactBook, type Finding, quote } from "./fact-book.ts";
import type { Measured } from "./probability.ts";
import { sumPoints } from "./score.ts";

/** Points a group must add up to before it counts as pointing anywhere. */
const NOTABLE_POINTS = 3;

/**
 * Which groups of findings speak for the price and which against it, and what the past says of such scores when it is
 * nothing good. `measured` is null when too few past cases are known.
 */
export function explainScore(book: FactBook, findings: Finding[], measured: Measured | null): string {
  const groups = [...Map.groupBy(findings, ({ group }) => group)].map(
    ([group, own]) => [group, sumPoints(own)] as const,
  );
  const names = (sign: 1 | -1) =>
    groups.filter(([, points]) => sign * points >= NOTABLE_POINTS).map(([group]) => group);
  return `Score ${quote(book, "score", "signed")}: ${weigh(names(1), names(-1))}.${sayEdge(measured)}`;
}

type Group = Contribution["group"];

function weigh(better: Group[], worse: Group[]): string {
  if (better.length === 0 && worse.length === 0) return "nothing speaks clearly either way";
  const speak = (groups: Group[]) =>
    `${join(groups)} ${groups.length === 1 && groups[0] !== "fundamentals" ? "speaks" : "speak"}`;
  if (better.length === 0) return `${speak(worse)} against it`;
  return `${speak(better)} for it${worse.length > 0 ? `, ${join(worse)} against it` : ""}`;
}

const join = (names: string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function sayEdge(measured: Measured | null): string {
  if (!measured) return " Too few past cases are measured to give a probability.";
  return measured.share > measured.baseRate ? "" : " In the past such scores had no edge over the base rate.";
}

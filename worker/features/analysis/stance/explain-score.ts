import type { DailyCall } from "../daily-call/call-daily.ts";
import { type FactBook, quote } from "./fact-book.ts";
import type { Finding } from "./judge-rules.ts";

/** Points a group must add up to before it counts as pointing anywhere. */
const NOTABLE_POINTS = 3;

/**
 * Which groups of rules speak for the price and which against it, how near a border lies, and what is not proven.
 */
export function explainScore(book: FactBook, findings: Finding[], call: DailyCall, edge: boolean): string {
  const groups = [...Map.groupBy(findings, ({ group }) => group)].map(
    ([group, own]) => [group, own.reduce((sum, { points }) => sum + points, 0)] as const,
  );
  const names = (sign: 1 | -1) =>
    groups.filter(([, points]) => sign * points >= NOTABLE_POINTS).map(([group]) => group);
  const weighed = weigh(names(1), names(-1));
  return [`Score ${quote(book, "score", "signed")}: ${weighed}.`, sayBorder(book, call), sayEdge(edge)]
    .filter((part) => part !== null)
    .join(" ");
}

function weigh(better: string[], worse: string[]): string {
  if (better.length === 0 && worse.length === 0) return "nothing speaks clearly either way";
  const speak = (groups: string[]) => `${groups.join(" and ")} ${groups.length === 1 ? "speaks" : "speak"}`;
  if (better.length === 0) return `${speak(worse)} against it`;
  return `${speak(better)} for it${worse.length > 0 ? `, ${worse.join(" and ")} against it` : ""}`;
}

/** "1 point from Sell", and whose side is kept meanwhile. */
function sayBorder(book: FactBook, { border, held, action }: DailyCall): string | null {
  if (held)
    return `By its score alone it would no longer be a ${action}; the side is kept until the score is clear of the border.`;
  if (!book.has("border_points")) return null;
  return `It is ${quote(book, "border_points")} ${border.points === 1 ? "point" : "points"} from ${border.beyond}.`;
}

const sayEdge = (edge: boolean): string =>
  edge
    ? "Such calls were right more often than all cases, by more than chance: an edge."
    : "In the past such calls had no proven edge over the base rate.";

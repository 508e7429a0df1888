import type { DailyCall } from "../daily-call/call-daily.ts";
import { listIn, type StatementOf } from "../words/words.ts";
import { type Teller, tell } from "./fact-book.ts";
import type { Finding } from "./judge-rules.ts";

/** Points a group must add up to before it counts as pointing anywhere. */
const NOTABLE_POINTS = 3;

/**
 * Which groups of rules speak for the price and which against it, how near a border lies, and what is not proven.
 */
export function explainScore(teller: Teller, findings: Finding[], call: DailyCall, edge: boolean): string {
  const { language } = teller;
  const groups = [...Map.groupBy(findings, ({ group }) => group)].map(
    ([group, own]) => [group, own.reduce((sum, { points }) => sum + points, 0)] as const,
  );
  const sideOf = (sign: 1 | -1) =>
    groups
      .filter(([, points]) => sign * points >= NOTABLE_POINTS)
      .map(([group]) => tell(teller, `call.group_${group}`));
  const [forIt, against] = [sideOf(1), sideOf(-1)];
  const words = { forIt: listIn(language, forIt), against: listIn(language, against) };
  const weighed =
    forIt.length > 0
      ? against.length > 0
        ? "both"
        : `for_${forIt.length === 1 ? "one" : "many"}`
      : against.length > 0
        ? `against_${against.length === 1 ? "one" : "many"}`
        : "neither";
  return [
    tell(teller, `call.score_${weighed}` as StatementOf<"call">, words),
    sayBorder(teller, call),
    tell(teller, edge ? "call.edge" : "call.no_edge"),
  ]
    .filter((part) => part !== null)
    .join(" ");
}

/** "1 point from Sell", and whose side is kept meanwhile. */
function sayBorder(teller: Teller, { border, held, action }: DailyCall): string | null {
  if (held) return tell(teller, "call.side_kept", { action });
  if (!teller.book.has("border_points")) return null;
  const count = border.points === 1 ? "point" : "points";
  return tell(teller, `call.border_${count}`, { beyond: border.beyond });
}

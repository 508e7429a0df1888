import type { Call } from "../../../../../shared/analysis.ts";
import { type Say, sayEnglish } from "../../../../ui/words/say.ts";
import { formatPoints } from "../format-points.ts";

/** How far the score is from another action: "Score −80; Hold begins at −20". */
export function sayScore(
  { score, action, border }: Pick<Call, "score" | "action" | "border">,
  say: Say = sayEnglish,
): string {
  if (score === null) return "";
  const points = formatPoints(score);
  if (!border) return say("Score {points}", { points });
  const isAbove = action === "Sell" || border.beyond === "Buy";
  const begins = Math.round(score + (isAbove ? border.points : -border.points));
  return say("Score {points}; {beyond} begins at {begins}", {
    ...{ points, beyond: border.beyond, begins: formatPoints(begins) },
  });
}

const sayEdge = ({ edge }: Pick<Call, "edge">): string => (edge ? "a small measured edge" : "no proven edge");

const toPercent = (share: number) => Math.round(100 * share);

/** "Trend score: Sell. Chance of closing higher in 30 days: 52%; no proven edge." Without a call, why there is none. `name` where no card says it. */
export function sayCall(call: Call, name?: string): string {
  const { action, odds, horizonDays } = call;
  if (!action) return `No call${name ? ` on ${name}` : ""}. ${call.reason}`;
  const chance = odds
    ? `Chance of closing higher in ${horizonDays} days: ${toPercent(odds.higher.share)}%; ${sayEdge(call)}.`
    : `It has ${sayEdge(call)}.`;
  return `Trend score${name ? ` of ${name}` : ""}: ${action}. ${chance}`;
}

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

const toPercent = (share: number) => Math.round(100 * share);

/** "Trend score: Sell. Chance of closing higher in 30 days: 52%; no proven edge." Without a call, why there is none. `name` where no card says it. */
export function sayCall(call: Call, name?: string, say: Say = sayEnglish): string {
  const { action, odds, horizonDays: days } = call;
  if (!action) return `${name ? say("No call on {name}", { name }) : say("No call")}. ${call.reason}`;
  const edge = say(call.edge ? "a small measured edge" : "no proven edge");
  const chance = odds && say.figure(`${toPercent(odds.higher.share)}%`);
  const score = name
    ? say("Trend score of {name}: {action}.", { name, action })
    : say("Trend score: {action}.", { action });
  const more = chance
    ? say("Chance of closing higher in {days} days: {chance}; {edge}.", { days, chance, edge })
    : say("It has {edge}.", { edge });
  return `${score} ${more}`;
}

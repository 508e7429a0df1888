import { findLevels } from "../../facts/levels.ts";
import { findFactNumber } from "../../slots/fill-pattern.ts";
import { barsOf, type Subject } from "../desk/desk.ts";
import { join, phrase, say } from "../desk/say.ts";
import { chooseOutlook, findExits } from "./exits.ts";

export type Level = "support" | "resistance";

/** Levels closer together than this, in average true ranges, are one. */
const APART_ATR = 0.5;

/** The level so many behind the nearest; null where our bars have none. */
function findBehind(subject: Subject, level: Level, behind: number): number | null {
  const nearest = findFactNumber(subject.book, level);
  if (nearest === undefined) return null;
  const apart = APART_ATR * (findFactNumber(subject.book, "atr_14") ?? 0);
  const { lows, highs } = findLevels(barsOf(subject));
  const way = level === "support" ? -1 : 1;
  const swings = (way < 0 ? lows : highs).toSorted((a, b) => way * (a - b));
  let last = nearest;
  for (let i = 0; i < behind; i++) {
    const next = swings.find((swing) => way * (swing - last) > apart);
    if (next === undefined) return null;
    last = next;
  }
  return last;
}

/** The nearest levels, then the one so many behind each of those asked for, with its distance and odds. */
export function sayBehind(subject: Subject, levels: readonly Level[], behind: number): string {
  const { days, outlook } = chooseOutlook(subject, null);
  const said = levels.map((level) => {
    const found = findBehind(subject, level, behind);
    if (found === null) return phrase(subject.desk, `figure.no_${level}_behind`, { name: subject.name });
    const side = level === "support" ? "below" : "above";
    const [exit] = findExits(subject, { outlook, days, side, told: null, behind: found });
    const words = {
      exit: phrase(subject.desk, `exits.of_${level}_behind`, {
        name: subject.name,
        place: String(behind + 1),
      }),
      days: String(days),
    };
    return exit ? say(subject, "plan.exit", exit.own, words) : null;
  });
  return join(...said, say(subject, "figure.levels"));
}

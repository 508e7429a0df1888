import * as z from "zod";
import { addValues, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { type Answer, join, phrase, say, tell } from "./desk/say.ts";

const fields = z.object({
  move: z
    .number()
    .nullable()
    .describe("of the second asset, percent with its sign; null where none was told"),
  level: z.number().nullable().describe("USD, that the second asset goes to"),
  units: z.number().nullable().describe("of the first asset, as told to be held"),
});
/** What becomes of its first asset when the second moves. */
export type LinkedAsk = AskOf<"linked", typeof fields>;

/** How far one asset moved when another did: its beta over 90 days, and what that makes of the move asked about. */
function answerLinked(desk: Desk, { assets, move, level, units }: LinkedAsk): Answer {
  const [follower, driver] = openSubjects(desk, assets);
  if (!driver || !follower) return tell(phrase(desk, "linked.two_needed"));
  const pair = `${follower.symbol}/${driver.symbol}`;
  const find = (kind: string) => desk.facts.find((one) => one.kind === kind && one.asset === pair);
  const [beta, correlation] = [find("beta"), find("correlation")];
  const [from, at] = [priceOf(driver), priceOf(follower)];
  if (typeof beta?.value !== "number" || !correlation || from === undefined || at === undefined)
    return tell(phrase(desk, "linked.too_few_days"));
  const size = level === null ? move : 100 * (level / from - 1);
  // Beta is of log returns: so a price that falls far stays above nothing.
  const change = size === null ? null : 100 * ((1 + size / 100) ** beta.value - 1);
  const words = { driver: driver.name, name: follower.name, beta, correlation };
  return tell(
    join(
      size === null || change === null ? null : sayMove(follower, driver, { move, level, size, change, at }),
      units === null || change === null ? null : sayHeld(follower, units, change),
      phrase(desk, "linked.moved_together", words),
      phrase(desk, "linked.limit"),
    ),
  );
}

interface Move extends Pick<LinkedAsk, "move" | "level"> {
  /** percent, of the one that moves */
  size: number;
  /** percent, of the other */
  change: number;
  /** USD, where the other stands */
  at: number;
}

/** How far the one would go, and what that makes of the other. */
function sayMove(follower: Subject, driver: Subject, { move, level, size, change, at }: Move): string | null {
  const effect = addValues(
    follower,
    { linked_move: change, scenario_price: at * (1 + change / 100) },
    fromPrice(follower),
    { scenario_price: `Price after such a move, by its beta to ${driver.name}` },
  );
  const told = new Map([
    ...addValues(driver, { scenario_move: move, level_asked: level }, fromQuestion(driver)),
    ...addValues(driver, { level_distance: level === null ? null : size }, fromPrice(driver)),
    ...effect,
  ]);
  const words = { driver: driver.name, name: follower.name };
  return say(follower, `linked.by_${level === null ? "move" : "level"}`, told, words);
}

/** What units that are held would be worth after a move in percent. */
function sayHeld(subject: Subject, units: number, change: number): string | null {
  const worth = units * (priceOf(subject) ?? 0);
  const values = {
    worth_usd: worth,
    scenario_value: worth * (1 + change / 100),
    gain_usd: (worth * change) / 100,
  };
  const held = new Map([
    ...addValues(subject, { asked_units: units }, fromQuestion(subject)),
    ...addValues(subject, values, fromPrice(subject)),
  ]);
  return say(subject, `linked.held_${change < 0 ? "less" : "more"}`, held);
}

export const linkedAsk = defineAsk("linked", {
  fields,
  named: null,
  answer: answerLinked,
  restated: "what if another asset moves?",
  besideOthers: true,
});

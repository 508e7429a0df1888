import * as z from "zod";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addValues,
  type Desk,
  fromPrice,
  fromQuestion,
  join,
  openSubjects,
  priceOf,
  sayEnglish,
} from "./desk/desk.ts";

const fields = z.object({
  /** of the second asset, percent with its sign; null where none was told */
  move: z.number().nullable(),
  /** USD, that the second asset goes to */
  level: z.number().nullable(),
});
/** What becomes of its first asset when the second moves. */
export type LinkedAsk = AskOf<"linked", typeof fields>;

const LIMIT =
  "That is how they moved together over 90 days, not a forecast: such a link changes, most of all in a crash.";

/** How far one asset moved when another did: its beta over 90 days, and what that makes of the move asked about. */
function answerLinked(desk: Desk, { assets, move, level }: LinkedAsk): Answer {
  const [follower, driver] = openSubjects(desk, assets);
  if (!driver || !follower)
    return { lead: "It takes prices of two assets to tell how one moves with the other.", rest: [] };
  const pair = `${follower.symbol}/${driver.symbol}`;
  const find = (kind: string) => desk.facts.find((one) => one.kind === kind && one.asset === pair);
  const [beta, correlation] = [find("beta"), find("correlation")];
  const [from, at] = [priceOf(driver), priceOf(follower)];
  if (typeof beta?.value !== "number" || !correlation || from === undefined || at === undefined)
    return { lead: "We hold too few common days to tell how they move together.", rest: [] };
  const told = level === null ? move : 100 * (level / from - 1);
  const cause = new Map([
    ...addValues(driver, { scenario_move: move, level_asked: level }, fromQuestion(driver)),
    ...addValues(driver, { level_distance: level === null ? null : told }, fromPrice(driver)),
  ]);
  // Beta is of log returns: so a price that falls far stays above nothing.
  const change = told === null ? null : 100 * ((1 + told / 100) ** beta.value - 1);
  const effect = addValues(
    follower,
    { linked_move: change, scenario_price: change === null ? null : at * (1 + change / 100) },
    fromPrice(follower),
    { scenario_price: `Price after such a move, by its beta to ${driver.name}` },
  );
  const reason =
    level === null
      ? sayEnglish(driver, "{scenario_move:rise} of {name}", cause)
      : sayEnglish(driver, "{level_asked} for {name}, {level_distance:rise} from here,", cause);
  return {
    lead: join(
      sayEnglish(
        follower,
        `By their link of the last 90 days ${reason ?? "such a move"} would go with {linked_move:rise} of {name}, to {scenario_price} from {price}.`,
        effect,
      ),
      `When ${driver.name} moved by 1%, ${follower.name} moved by {${beta.id}}% on average; the correlation of their daily returns is {${correlation.id}}: {${correlation.id}:zone}.`,
      LIMIT,
    ),
    rest: [],
  };
}

export const linkedAsk = defineAsk("linked", {
  fields,
  named: null,
  answer: answerLinked,
  restated: "what if another asset moves?",
  besideOthers: true,
});

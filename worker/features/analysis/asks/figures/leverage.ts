import type { FactBook } from "../../slots/fill-pattern.ts";
import { addValues, fromBars, fromQuestion } from "../desk/add-facts.ts";
import type { Subject } from "../desk/desk.ts";
import { join, phrase, say } from "../desk/say.ts";

/** Beyond this no exchange lends, and below it there is no margin to lose. */
const MOST_LEVERAGE = 1_000;

interface Levered {
  entry: number;
  leverage: number;
  side: "long" | "short";
}

/** The move that eats the whole margin, the price it leads to, and the odds of getting there, as facts. */
export function addWipeOut(subject: Subject, { entry, leverage, side }: Levered): FactBook {
  const times = Math.min(MOST_LEVERAGE, Math.max(1, leverage));
  const way = side === "long" ? -1 : 1;
  const price = entry * (1 + way / times);
  const { month } = subject.outlook;
  const isAhead = !("refusal" in month) && (way < 0 ? price < month.close : price > month.close) && price > 0;
  const asked = addValues(subject, { leverage: times }, fromQuestion(subject));
  const computed = addValues(
    subject,
    { wipe_out_move: 100 / times, wipe_out_price: price > 0 ? price : null },
    { source: "computed from your question", asOf: subject.desk.now },
  );
  const odds =
    isAhead && !("refusal" in month)
      ? addValues(subject, { wipe_out_odds: 100 * month.touch(price) }, fromBars(subject, month.date))
      : new Map();
  return new Map([...asked, ...computed, ...odds]);
}

/** What leverage does: the move that wipes the margin out, beside the moves that are usual. */
export const sayWipeOut = (subject: Subject, side: "long" | "short", own: FactBook): string =>
  join(
    say(subject, `leverage.wiped_out_${side}`, own),
    phrase(subject.desk, "leverage.closed_earlier"),
    say(subject, "leverage.odds", own),
  );

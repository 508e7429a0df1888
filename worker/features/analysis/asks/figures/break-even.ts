import { draftFacts } from "../../facts/number-facts.ts";
import { forecastAhead } from "../../outlook/read-outlook.ts";
import type { FactBook } from "../../slots/fill-pattern.ts";
import { addFacts, addValues, fromBars } from "../desk/add-facts.ts";
import type { Desk, Subject } from "../desk/desk.ts";
import type { Ahead } from "../desk/fields.ts";
import { type Answer, join, phrase, say, tell } from "../desk/say.ts";
import { horizonOf, sayNoOdds, sayReach } from "./ranges.ts";

interface Held {
  entry: number;
  side: "long" | "short";
  price: number;
  ahead?: Ahead | undefined;
}

/** How far the price is from the entry, and the odds of getting back there; null where it is there. */
export function sayBreakEven(
  subject: Subject,
  { side, entry, price, ahead }: Held,
  own: FactBook,
): string | null {
  const move = price / entry - 1;
  if (side === "short" && move >= 0) return say(subject, "position.even_beyond", own);
  if (Math.abs(100 * move) < 0.005) return null;
  if (move > 0 || side === "short") return say(subject, "position.even_below", own);
  return join(say(subject, "position.even_above", own), sayOdds(subject, entry, ahead));
}

function sayOdds(subject: Subject, entry: number, ahead: Ahead | undefined): string | null {
  const days = horizonOf({ ahead });
  const forecast = forecastAhead(subject.evidence, days);
  const odds =
    "refusal" in forecast || forecast.littleTested
      ? new Map()
      : addValues(subject, { level_touch: 100 * forecast.touch(entry) }, fromBars(subject, forecast.date), {
          level_touch: `Odds of touching that price within ${days} days`,
        });
  return join(
    ahead ? sayReach(subject.desk, { ahead }) : null,
    ahead ? sayNoOdds(subject, forecast, days) : null,
    say(subject, "position.even_odds", odds, { days: String(days) }),
  );
}

/** What a fall needs to be made up for: it is the same for whatever fell. */
export function tellRecovery(desk: Desk, lost: number, subject: Subject | undefined): Answer {
  const origin = { source: "computed from your question", asOf: desk.now };
  const drafts = draftFacts({ scenario_move: -lost, break_even: 100 * (1 / (1 - lost / 100) - 1) }, origin, {
    scenario_move: "The fall you named",
    break_even: "Rise that makes up for it",
  });
  const own = addFacts({ desk, type: subject?.type ?? "stock" }, subject?.symbol ?? "any asset", drafts);
  return tell(
    phrase(desk, "position.recovery", {
      scenario_move: own.get("scenario_move"),
      break_even: own.get("break_even"),
    }),
  );
}

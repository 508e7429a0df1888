import { type FactBook, findFactNumber } from "../../slots/fill-pattern.ts";
import { addValues, fromPrice, fromQuestion } from "../desk/add-facts.ts";
import { priceOf, type Subject } from "../desk/desk.ts";
import type { Position } from "../desk/fields.ts";
import { join, phrase, say } from "../desk/say.ts";
import { addWipeOut } from "../figures/leverage.ts";
import type { Exit } from "./exits.ts";

/** What an exit would bring on the given position. */
export function sayResult(
  subject: Subject,
  position: Position | null,
  exit: Exit | undefined,
): string | null {
  const level = exit && findFactNumber(exit.own, "scenario_price");
  if (!position || position.entry === null || !level) return null;
  const { entry, side } = position;
  const way = side === "long" ? 1 : -1;
  const units = position.units ?? (position.usd === null ? null : position.usd / entry);
  const told = addValues(subject, { entry, asked_units: position.units }, fromQuestion(subject));
  const values = {
    gain_percent: 100 * way * (level / entry - 1),
    gain_usd: units === null ? null : units * way * (level - entry),
  };
  const computed = addValues(subject, values, fromPrice(subject), {
    gain_percent: "Gain or loss at that exit",
    gain_usd: "Gain or loss at that exit in dollars",
  });
  const own: FactBook = new Map([...told, ...computed]);
  return say(subject, "plan.result", own);
}

/** Where leverage ends the position, and whether that is before its stop. */
export function sayLiquidation(
  subject: Subject,
  position: Position | null,
  stop: Exit | undefined,
): string | null {
  const entry = position?.entry ?? priceOf(subject);
  if (!position?.leverage || entry === undefined) return null;
  const { side, leverage } = position;
  const own = addWipeOut(subject, { entry, leverage, side });
  const [end, level] = [
    findFactNumber(own, "wipe_out_price"),
    stop && findFactNumber(stop.own, "scenario_price"),
  ];
  const isBefore =
    end !== undefined && level !== undefined && (side === "long" ? level <= end : level >= end);
  return join(
    say(subject, `leverage.wiped_out_${side}`, own),
    isBefore ? phrase(subject.desk, "plan.beyond_liquidation") : null,
  );
}

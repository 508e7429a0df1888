import { addValues, fromPrice, fromQuestion } from "../desk/add-facts.ts";
import { priceOf, type Subject } from "../desk/desk.ts";
import type { More, Position } from "../desk/fields.ts";
import { phrase, say } from "../desk/say.ts";

type Held = Position & { entry: number };

export interface Averaged {
  position: Held;
  /** what the purchase does to the average */
  told: string;
}

/** A position with what is bought beside it, at the given price or the current one; text where there is nothing to compute. */
export function buyMore(subject: Subject, held: Held, more: More): Averaged | string {
  const { desk, name } = subject;
  const units = held.units ?? (held.usd === null ? null : held.usd / held.entry);
  const price = more.price ?? priceOf(subject) ?? 0;
  if (units === null || price <= 0) return phrase(desk, "position.more_units_needed", { name });
  if (more.average !== null) return sayNeeded(subject, { entry: held.entry, units, price, to: more.average });
  const added = more.units ?? (more.usd ?? 0) / price;
  const all = units + added;
  const position = {
    ...{ side: held.side, leverage: null, entered: null, usd: null, units: all },
    ...{ entry: (units * held.entry + added * price) / all, lots: (held.lots ?? 1) + 1 },
  };
  const own = new Map([
    ...addValues(subject, { more_units: added }, more.units ? fromQuestion(subject) : fromPrice(subject)),
    ...addValues(subject, { more_price: price }, more.price ? fromQuestion(subject) : fromPrice(subject)),
    ...addValues(subject, { average_paid: position.entry }, fromQuestion(subject)),
  ]);
  return { position, told: say(subject, `position.more_${subject.type}`, own) ?? "" };
}

/** How many have to be bought for an average price: held x entry + bought x price = (held + bought) x average. */
function sayNeeded(
  subject: Subject,
  { entry, units, price, to }: { entry: number; units: number; price: number; to: number },
): string {
  const needed = (units * (entry - to)) / (to - price);
  const asked = addValues(subject, { average_paid: to }, fromQuestion(subject), {
    average_paid: "Average price asked about",
  });
  if (!(needed > 0)) return say(subject, "position.no_average", asked) ?? "";
  const found = addValues(
    subject,
    { more_units: needed, more_price: price, asked_usd: needed * price },
    fromPrice(subject),
    { asked_usd: "What that costs" },
  );
  return say(subject, `position.to_average_${subject.type}`, new Map([...asked, ...found])) ?? "";
}

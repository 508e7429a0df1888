import type { Candle } from "../../../../../shared/markets.ts";
import type { FactBook } from "../../slots/fill-pattern.ts";
import { sayDay } from "../../slots/say-day.ts";
import { addValues, fromBars } from "../desk/add-facts.ts";
import { barsOf, type Subject } from "../desk/desk.ts";
import type { Position } from "../desk/fields.ts";
import { join, phrase, say } from "../desk/say.ts";
import { dayOf } from "../desk/say-time.ts";

type Levered = Pick<Position, "side" | "leverage"> & { entry: number; entered: string | null };

/**
 * The first day whose bar reached the price at which the whole margin is lost: after the day of entry, or where that is not
 * known, of the days since the close last lay on the safe side; null where none did. `price` is today's.
 */
export function findUsedUp(
  subject: Subject,
  { side, leverage, entry, entered }: Levered,
  price: number,
): { date: string; at: number } | null {
  if (!leverage || leverage <= 1) return null;
  const way = side === "long" ? -1 : 1;
  const at = entry * (1 + way / leverage);
  const isBeyond = (one: number) => way * (one - at) >= 0;
  const bars = barsOf(subject);
  const reached = ({ low, high }: Candle) => isBeyond(way < 0 ? low : high);
  if (entered) {
    const bar = bars.find((one) => one.date > entered && reached(one));
    return bar ? { date: bar.date, at } : null;
  }
  if (!isBeyond(price)) return null;
  const safe = bars.findLastIndex(({ close }) => !isBeyond(close));
  const bar = bars.slice(safe + 1).find(reached) ?? bars.at(-1);
  return bar ? { date: bar.date, at } : null;
}

/** That a position is closed, on which day, and at what. */
export function sayUsedUp(
  subject: Subject,
  bought: string,
  { date, at }: { date: string; at: number },
  told: FactBook,
): string {
  const own = addValues(subject, { wipe_out_price: at }, fromBars(subject, date), {
    wipe_out_price: `Price at which the margin was used up, reached on ${sayDay(date)}`,
  });
  const { desk } = subject;
  return join(
    say(subject, "used_up.closed", new Map([...told, ...own]), { bought, day: dayOf(desk, date) }),
    phrase(desk, "used_up.loss"),
  );
}

import { nameMove } from "../../asks/desk/board.ts";
import type { Ahead, Day, Span } from "../../asks/desk/fields.ts";
import type { Ask } from "../../asks/registry.ts";
import { daysBetween } from "../dates/calendar.ts";
import type { DateMention } from "../dates/place.ts";

/** These answer without a day, or name the one they are of. */
const DAYLESS: ReadonlySet<string> = new Set(
  "definition about chitchat distress unread not_held advice_limits linked why_moved season price_at".split(
    " ",
  ),
);
/** What was filed last is that of the last year. */
const YEAR_DAYS = 360;

const DAY = /\d{4}-\d\d-\d\d/g;
const MONTH = [30, 31];
/** A month is the time of a range that names no other, a day that of a move. */
const USUAL: ReadonlyMap<string, number[]> = new Map(
  Object.entries({ forecast: MONTH, portfolio: MONTH, past_days: [1], risk: [1, ...MONTH] }),
);

/** Times that are named and that no ask is of, as written. */
export function findLostTimes(asks: readonly Ask[], dates: readonly DateMention[], today: Day): string[] {
  if (asks.every(({ kind }) => DAYLESS.has(kind))) return [];
  const read = JSON.stringify(asks);
  const days = read.match(DAY) ?? [];
  // "What do 340 shares bring a year?" is no question of their worth.
  const isOfAmounts = asks.some(({ kind }) => kind === "convert");
  const isFiled = asks.some(({ kind }) => kind === "fundamental");
  const isUsual = (length: number) =>
    read.includes(`_${length}d"`) || asks.some(({ kind }) => USUAL.get(kind)?.includes(length));
  const isToday = ({ from, to }: Span) => from === to && daysBetween(to, today) <= 1;
  const isPlaced = (past: Span): boolean => {
    const length = daysBetween(past.from, past.to);
    const move = nameMove(past, today);
    return (
      isToday(past) ||
      isUsual(length) ||
      (isFiled && length > YEAR_DAYS) ||
      (move !== null && read.includes(`"${move}"`)) ||
      days.some((day) => past.from <= day && day <= past.to)
    );
  };
  const isComing = ({ days: length }: Ahead) => isUsual(length) || read.includes(`"days":${length}`);
  const isLost = ({ past, ahead, bad, isLength, fromThen }: DateMention): boolean => {
    if (bad || fromThen || (isLength && !isOfAmounts)) return false;
    if (ahead && isComing(ahead)) return false;
    return past ? !isPlaced(past) : ahead !== null;
  };
  return dates.flatMap((date) => (date.written && isLost(date) ? [date.written] : []));
}

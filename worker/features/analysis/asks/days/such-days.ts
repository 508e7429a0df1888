import type { Candle } from "../../../../../shared/markets.ts";
import type { FactBook } from "../../slots/fill-pattern.ts";
import { addValues, fromQuestion } from "../desk/add-facts.ts";
import type { Subject } from "../desk/desk.ts";

/** What makes a day one of those asked about. */
export interface Such {
  /** `above` and `below` the level, or a day's move `up` or `down` */
  side: "above" | "below" | "up" | "down";
  /** USD */
  level: number | null;
  /** of `up` and `down`: by at least this many percent */
  move: number | null;
  /** by closes alone, not by what was traded within the day */
  byClose: boolean;
}

/** A day's bar and the close before it. */
export interface Looked {
  bar: Candle;
  before: number;
}

/** Whether a day was what is asked for: by its close, or by what was traded within it. */
export const isSuch =
  ({ side, level, move, byClose }: Such) =>
  ({ bar, before }: Looked): boolean => {
    const changed = 100 * (bar.close / before - 1);
    if (side === "up") return changed > 0 && changed >= (move ?? 0);
    if (side === "down") return changed < 0 && -changed >= (move ?? 0);
    const [high, low] = byClose ? [bar.close, bar.close] : [bar.high, bar.low];
    return side === "above" ? high >= (level ?? 0) : low <= (level ?? 0);
  };

/** Each day beside the close before it; `start` is that before the first. */
export const pairDays = (bars: Candle[], start: number): Looked[] =>
  bars.map((bar, i) => ({ bar, before: bars[i - 1]?.close ?? start }));

/** The way of a day: a move by so much, or any. */
export const wayOf = ({ side, move }: Such) =>
  side === "above" || side === "below" ? side : move === null ? side : (`${side}_by` as const);

/** The level or move in the question. */
export const addSuch = (subject: Subject, { level, move, side }: Such): FactBook =>
  addValues(
    subject,
    { level_asked: level, scenario_move: move && (side === "down" ? -move : move) },
    fromQuestion(subject),
  );

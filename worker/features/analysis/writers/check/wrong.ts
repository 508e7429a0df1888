import type { Call } from "../../../../../shared/analysis.ts";
import { denies, type Slot, slotsOf } from "../words/bind.ts";
import type { Held, Reading } from "../words/read-sentence.ts";

const LINES = /^(?:invalidation_price|hold_low|hold_high)$/;

/** The slots that show a line which would prove a call wrong, with the side on which it would and the one that is said. */
function linesIn(reading: Reading, held: Held): { slot: Slot; due: number; side: number | undefined }[] {
  const sides = reading.words.flatMap((word, place) =>
    word.sort === "claim" && word.claim.as === "side" ? [{ place, side: word.claim.side }] : [],
  );
  return slotsOf(reading).flatMap((slot) => {
    const line = lineOf(slot, held);
    if (!line) return [];
    return [{ slot, due: line.due, side: sides.findLast(({ place }) => place < slot.place)?.side }];
  });
}

function lineOf({ fact }: Slot, { facts, calls }: Held): { due: number } | undefined {
  const action = calls.find(({ asset }) => asset === fact.asset)?.action;
  const line = LINES.test(fact.kind)
    ? fact
    : facts.find(
        ({ kind, asset, value }) => LINES.test(kind) && asset === fact.asset && value === fact.value,
      );
  return line && { due: DUE[line.kind] ?? OF_CALL[action ?? "Hold"] };
}
const DUE: Record<string, number> = { hold_low: -1, hold_high: 1 };
const OF_CALL: Record<NonNullable<Call["action"]>, number> = { Buy: -1, Sell: 1, Hold: 0 };

/** Whether each such line is said on its side: before it, or of "it" after it. */
export function keepsLines(reading: Reading, held: Held): boolean {
  const lines = linesIn(reading, held);
  const last = lines.at(-1);
  return (
    lines.every(({ due, side }) => side === undefined || side === due) &&
    reading.words.every(
      (word, i) =>
        word.sort !== "claim" ||
        word.claim.as !== "side" ||
        last === undefined ||
        i < last.slot.place ||
        !/^(?:it|that|this)$/.test(reading.words[i + 1]?.said ?? "") ||
        word.claim.side === last.due,
    )
  );
}

/** Whether the line that would prove a call wrong is that line, on its side. */
export function provesWrong(reading: Reading, place: number, held: Held): boolean {
  if (denies(reading, place) !== null) return false;
  const action = /\b(buy|sell|hold)\b/.exec(reading.words[place]?.said ?? "")?.[1];
  if (action && !held.calls.some((call) => call.action?.toLowerCase() === action)) return false;
  const lines = linesIn(reading, held);
  if (lines.length > 0) return keepsLines(reading, held);
  const levels = slotsOf(reading, ({ unit, kind }) => unit === "usd" && !/^(?:atr|macd)/.test(kind));
  const sides = reading.words.some((word) => word.sort === "claim" && word.claim.as === "side");
  return (
    levels.length === 0 &&
    slotsOf(reading, ({ kind }) => kind.startsWith("invalidation_")).length > 0 &&
    !sides
  );
}

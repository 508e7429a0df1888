import { type ConeDay, sayHeld } from "../chart-cone.ts";

/** In the upper end of the cone, how often such ranges held: the place in shares of the plot, 0-1. */
export interface Held {
  lines: readonly string[];
  x: number;
  y: number;
}

interface Places {
  slotOf: ReadonlyMap<string, number>;
  /** where a price lies, in thousandths of the height */
  place: (price: number) => number;
  slots: number;
}

export function placeHeld(
  held: number | undefined,
  cone: readonly ConeDay[],
  { slotOf, place, slots }: Places,
): { held?: Held } {
  const end = cone.at(-1);
  const slot = end && slotOf.get(end.time);
  if (held === undefined || !end || slot === undefined) return {};
  return { held: { lines: sayHeld(held), x: (slot + 0.5) / slots, y: place(end.p90) / 1_000 } };
}

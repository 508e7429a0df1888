import type { KeyboardEvent } from "react";

const STEP: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys go from the search to the assets below it, from one to the next, and back to the search. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  const { currentTarget, target } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches("[type=search], a.row")) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>("[type=search], a.row")];
  const next = stops[stops.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

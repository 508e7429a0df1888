import { atom, useSetAtom } from "jotai";
import type { Fact } from "../../../shared/analysis.ts";

/** The facts whose figure the pointer is on, or that has the focus. */
export const pointedAtom = atom<readonly Fact[]>([]);

/** What a figure needs to light its facts wherever else they stand. */
export function usePointing(facts: readonly Fact[]) {
  const point = useSetAtom(pointedAtom);
  const on = () => point(facts);
  // What was pointed at since by other means stays lit.
  const off = () => point((now) => (now.every((fact, at) => fact === facts[at]) ? [] : now));
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

import { useHydrated } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { nowAtom } from "../../../ui/age.tsx";

// The exchange's calendar comes after the words that matter.
const SaidHours = lazy(() => import("./said-hours.tsx"));

/** "closed · opens Mon 14:30 UTC", as soon as the browser knows what time it is. */
export function StockHoursMark() {
  // The clock may run before this part of the page has come to life, but not in its first drawing.
  const isAlive = useHydrated();
  const now = useAtomValue(nowAtom);
  return <Suspense>{isAlive && now > 0 && <SaidHours now={now} />}</Suspense>;
}

import { lazy, Suspense } from "react";
import { useNow } from "../../../ui/age.tsx";

// The exchange's calendar comes after the words that matter.
const SaidHours = lazy(() => import("./said-hours.tsx"));

/** "closed · opens Mon 14:30 UTC", as soon as the browser knows what time it is. */
export function StockHoursMark() {
  const now = useNow();
  return <Suspense>{now > 0 && <SaidHours now={now} />}</Suspense>;
}

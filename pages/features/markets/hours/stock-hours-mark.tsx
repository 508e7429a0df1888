import { Suspense } from "react";
import { useNow } from "../../../ui/age.tsx";
import { lazily } from "../../../ui/life/lazily.ts";

// The exchange's calendar comes after the words that matter; where it cannot, the page stands without it.
const SaidHours = lazily(() => import("./said-hours.tsx").catch(() => ({ default: () => "" })));

/** "closed · opens Mon 14:30 UTC", as soon as the browser knows what time it is. */
export function StockHoursMark() {
  const now = useNow();
  return <Suspense>{now > 0 && <SaidHours now={now} />}</Suspense>;
}

import { sayStockHours } from "./stock-hours.ts";

export default function SaidHours({ now }: { now: number }) {
  return sayStockHours(now);
}

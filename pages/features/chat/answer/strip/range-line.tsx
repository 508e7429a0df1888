import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";
import type { Sheet } from "../sheet.ts";

interface RangeProps {
  symbol: string;
  forecast: Sheet["forecast"];
}

/** Why there is no range; nothing where there is one. */
export function NoRange({ symbol, forecast }: RangeProps) {
  const refusal = forecast?.find(({ asset }) => asset === symbol)?.refusal;
  return refusal ? <p className="text-fg-3 text-sm">No forecast. {refusal}</p> : null;
}

/** Where no chart draws it: between what the close of the 30th day, or else of the 7th, lies in 8 of 10 cases, and how often such ranges were right. */
export function RangeLine({ symbol, forecast }: RangeProps) {
  const find = useFindFact(symbol);
  const days = find("forecast_30d_low") ? 30 : 7;
  const [low, high, right] = [
    find(`forecast_${days}d_low`),
    find(`forecast_${days}d_high`),
    find(`forecast_${days}d_held`),
  ];
  const others = [find("forecast_30d_cases"), find("forecast_30d_later")];
  if (!low || !high) return <NoRange {...{ symbol, forecast }} />;
  const percent = numberOf(right);
  return (
    <p className="text-sm">
      <Opens facts={[low, high, right, ...others]} className="text-left">
        <span className="text-fg-2">In {days} days (80% range): </span>
        <span className="font-mono whitespace-nowrap">
          {low.text} – {high.text}
        </span>
      </Opens>
      {percent !== null && (
        <span className="block text-fg-3 text-xs">
          Past ranges like this were right {Math.round(percent)}% of the time.
        </span>
      )}
    </p>
  );
}

import { useSay } from "../../../../ui/words/say.ts";
import { Opens } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";
import type { Sheet } from "../sheet.ts";

interface RangeProps {
  symbol: string;
  forecast: Sheet["forecast"];
}

/** Why there is no range; nothing where there is one. */
export function NoRange({ symbol, forecast }: RangeProps) {
  const say = useSay();
  const reason = forecast?.find(({ asset }) => asset === symbol)?.refusal;
  return reason ? <p className="text-fg-3 text-sm">{say("No forecast. {reason}", { reason })}</p> : null;
}

/** Where no chart draws it: between what the close of the 30th day, or else of the 7th, lies in 8 of 10 cases, and how often such ranges were right. */
export function RangeLine({ symbol, forecast }: RangeProps) {
  const find = useFindFact(symbol);
  const say = useSay();
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
        <span className="text-fg-2">{say("In {days} days (80% range):", { days })} </span>
        <span className="font-mono whitespace-nowrap">
          {low.text} – {high.text}
        </span>
      </Opens>
      {percent !== null && (
        <span className="block text-fg-3 text-xs">
          {say("Past ranges like this were right {percent}% of the time.", { percent: Math.round(percent) })}
        </span>
      )}
    </p>
  );
}

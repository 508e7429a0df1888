import { formatUsd } from "../../../../shared/format.ts";
import type { CandlesReply } from "../../../../shared/markets.ts";
import type { ChartMarks } from "../../../ui/chart-marks.ts";

function sayCone(cone: ChartMarks["cone"]): string {
  const end = cone?.at.at(-1);
  return end
    ? ` The close in ${end.days} days has an 80% chance of being ${formatUsd(end.p10)} to ` +
        `${formatUsd(end.p90)}, 50% of being ${formatUsd(end.p25)} to ${formatUsd(end.p75)}.${sayShare(cone?.held)}`
    : "";
}

const sayShare = (held: number | undefined) =>
  held === undefined ? "" : ` Past 80% ranges were right ${Math.round(100 * held)}% of the time.`;

function sayCalls(calls: NonNullable<ChartMarks["calls"]>): string {
  const count = (came: string) => calls.filter((call) => call.came === came).length;
  return calls.length > 0
    ? ` Past calls: ${count("right")} right, ${count("wrong")} wrong, ${count("open")} open.`
    : "";
}

/** A price beside a chart whose prices are `span` apart at most: "92,000", "67,201.07", "84.00"; "1.0003" where cents are too coarse. */
export const nameOnScale = (price: number, span: number): string =>
  span < CENTS_TELL_APART && price >= 1
    ? price.toFixed(4)
    : formatUsd(price)
        .replace("$", "")
        .replace(/(,\d{3})\.00$/, "$1");

/** From here on, in USD, five prices of an axis differ by cents. */
const CENTS_TELL_APART = 0.1;

/** What the chart shows, in one sentence for those who do not see it. */
export function sayChart(
  { name, candles }: Pick<CandlesReply, "name" | "candles">,
  { cone, levels, calls = [] }: ChartMarks,
): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return `No daily prices for ${name}.`;
  const high = Math.max(...candles.map((candle) => candle.high));
  const low = Math.min(...candles.map((candle) => candle.low));
  const lines = levels.map((level) => ` Line: ${level.name} ${formatUsd(level.price)}.`).join("");
  return (
    `Daily prices for ${name} from ${first.date} to ${last.date}: from ${formatUsd(first.close)} to ` +
    `${formatUsd(last.close)}, between ${formatUsd(low)} and ` +
    `${formatUsd(high)}.${sayCone(cone)}${lines}${sayCalls(calls)}`
  );
}

import { formatUsd } from "../../../../shared/format.ts";
import type { CandlesReply } from "../../../../shared/markets.ts";
import type { ChartMarks } from "../../../ui/chart-marks.ts";
import { type Phrase, type Say, sayEnglish } from "../../../ui/words/say.ts";

/** A phrase with prices in it, in USD. */
const sayPrices = (say: Say, phrase: Phrase, prices: Record<string, number>, values = {}) =>
  say(phrase, {
    ...values,
    ...Object.fromEntries(
      Object.entries(prices).map(([name, price]) => [name, say.figure(formatUsd(price))]),
    ),
  });

function sayCone(cone: ChartMarks["cone"], say: Say): string[] {
  const end = cone?.at.at(-1);
  if (!end) return [];
  const { days, ...ends } = end;
  const range = sayPrices(
    say,
    "The close in {days} days has an 80% chance of being {p10} to {p90}, 50% of being {p25} to {p75}.",
    ends,
    { days },
  );
  const { held } = cone ?? {};
  return held === undefined
    ? [range]
    : [
        range,
        say("Past ranges like this were right {percent}% of the time.", { percent: Math.round(100 * held) }),
      ];
}

function sayCalls(calls: NonNullable<ChartMarks["calls"]>, say: Say): string[] {
  const count = (came: string) => calls.filter((call) => call.came === came).length;
  const counts = { right: count("right"), wrong: count("wrong"), open: count("open") };
  return calls.length > 0 ? [say("Past calls: {right} right, {wrong} wrong, {open} open.", counts)] : [];
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

/** What the chart shows, in sentences for those who do not see it. */
export function sayChart(
  { name, candles }: Pick<CandlesReply, "name" | "candles">,
  { cone, levels, calls = [] }: ChartMarks,
  say = sayEnglish,
): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return say("No daily prices for {name}.", { name });
  const high = Math.max(...candles.map((candle) => candle.high));
  const low = Math.min(...candles.map((candle) => candle.low));
  return [
    sayPrices(
      say,
      "Daily prices for {name} from {from} to {to}: from {first} to {last}, between {low} and {high}.",
      { first: first.close, last: last.close, low, high },
      { name, from: first.date, to: last.date },
    ),
    ...sayCone(cone, say),
    ...levels.map((level) =>
      sayPrices(say, "Line: {name} {price}.", { price: level.price }, { name: say.server(level.name) }),
    ),
    ...sayCalls(calls, say),
  ].join(" ");
}

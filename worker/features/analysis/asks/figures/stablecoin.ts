import { dateOf } from "../../../../../shared/time.ts";
import { addValues, fromBars, fromPrice } from "../desk/add-facts.ts";
import { barsOf, priceOf, type Subject } from "../desk/desk.ts";
import { type Answer, join, say, tell } from "../desk/say.ts";

/** A coin whose closes stay so near to one dollar is pegged to it. */
const PEG = 1;
const NEAR = 0.05;
/** One that has lost its peg by more is looked at like any coin. */
const FAR = 0.5;
const LEAST_BARS = 30;

/** Whether the coin keeps to one dollar, by the middle of its closes. */
export function isPegged(subject: Subject): boolean {
  const price = priceOf(subject);
  if (subject.type !== "crypto" || price === undefined || Math.abs(price - PEG) > FAR) return false;
  const closes = barsOf(subject)
    .map(({ close }) => close)
    .sort((a, b) => a - b);
  if (closes.length < LEAST_BARS) return false;
  const at = (share: number) => closes[Math.floor(share * (closes.length - 1))] ?? 0;
  return Math.abs(at(0.1) - PEG) < NEAR && Math.abs(at(0.9) - PEG) < NEAR;
}

/** Distance from the peg and the worst of it in the bars held; a stablecoin gets no call. */
export function answerPegged(subject: Subject): Answer {
  const price = priceOf(subject) ?? PEG;
  const bars = barsOf(subject);
  const worst = bars.reduce(
    (far, bar) => (Math.abs(bar.close - PEG) > Math.abs(far.close - PEG) ? bar : far),
    bars[0] as (typeof bars)[0],
  );
  const now = addValues(subject, { peg_distance: 100 * (price / PEG - 1) }, fromPrice(subject));
  const past = worst
    ? addValues(subject, { peg_worst: 100 * (worst.close / PEG - 1) }, fromBars(subject, worst.date), {
        peg_worst: `Farthest daily close from the peg since ${bars[0]?.date ?? dateOf(subject.desk.now)}`,
      })
    : new Map();
  const own = new Map([...now, ...past]);
  return tell(
    join(say(subject, "stablecoin.at_its_peg", own), say(subject, "stablecoin.worst", own)),
    say(subject, "stablecoin.size"),
  );
}

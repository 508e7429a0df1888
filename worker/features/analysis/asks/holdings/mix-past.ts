import { draftFacts } from "../../facts/number-facts.ts";
import { adjustSplits } from "../../forecast/bars/adjust-splits.ts";
import { findWorstStretch } from "../../forecast/portfolio/find-worst-stretch.ts";
import { joinSeries } from "../../forecast/portfolio/join-series.ts";
import { sayDay } from "../../slots/say-day.ts";
import { addFacts, fromBars } from "../desk/add-facts.ts";
import { barsOf } from "../desk/desk.ts";
import type { BadDate, Span } from "../desk/fields.ts";
import { join, listWords, phrase, say } from "../desk/say.ts";
import { dayOf, saySpan } from "../desk/say-time.ts";
import { refuseDay } from "../figures/read-past.ts";
import type { Priced } from "./tabulate.ts";
import { sum } from "./totals.ts";

/** Of holdings and the USD beside them. */
interface Mix {
  priced: Priced[];
  cash: number;
}

/** The series of all together at today's weights, and its facts under all their symbols; null where their net worth has no shares. */
function openMix({ priced, cash }: Mix) {
  const { subject } = priced[0] as Priced;
  const all = sum(priced.map(({ worth }) => worth)) + cash;
  if (all <= 0) return null;
  const series = joinSeries(
    priced.map((one) => ({
      ...{ symbol: one.subject.symbol, type: one.subject.type },
      bars: adjustSplits(barsOf(one.subject), one.subject.type),
      weight: one.worth / all,
    })),
  );
  const add = (
    values: Parameters<typeof draftFacts>[0],
    to: string,
    labels: Parameters<typeof draftFacts>[2],
  ) =>
    addFacts(
      subject,
      priced.map((one) => one.subject.symbol).join("/"),
      draftFacts(values, fromBars(subject, to), labels),
    );
  const names = listWords(
    subject.desk,
    priced.map((one) => one.subject.name),
  );
  return { subject, series, add, names };
}

/** What the mix would have returned over a past span at today's weights, reset each day, and its deepest fall on the way. */
export function sayMixPast(mix: Mix, span: Span | BadDate): string | null {
  const opened = openMix(mix);
  if (!opened) return null;
  const { subject, series, add, names } = opened;
  const { desk } = subject;
  const refused = refuseDay(subject, span);
  if (refused || "problem" in span) return refused;
  const when = saySpan(desk, span);
  const { dates, closes } = series;
  const before = dates.findLastIndex((date) =>
    span.unit === "stretch" ? date <= span.from : date < span.from,
  );
  const [from, to] = [Math.max(0, before), dates.findLastIndex((date) => date <= span.to)];
  if (to <= from) return phrase(desk, "past.no_bars_in", { name: names, when });
  const within = closes.slice(from, to + 1);
  const change = 100 * ((within.at(-1) ?? 1) / (within[0] ?? 1) - 1);
  const own = add({ past_change: change, worst_stretch: deepestFall(within) }, dates[to] ?? "", {
    past_change: `Change of the mix ${span.said}, its weights reset each day`,
    worst_stretch: `Deepest fall of the mix ${span.said}, from a close to a later one`,
  });
  const start = dayOf(desk, dates[from] ?? "");
  const short =
    before < 0 && series.shortenedBy
      ? phrase(desk, "portfolio.short", {
          day: sayDay(series.shortenedBy.since, desk.language),
          name:
            mix.priced.find((one) => one.subject.symbol === series.shortenedBy?.symbol)?.subject.name ??
            names,
        })
      : null;
  return join(say(subject, "portfolio.past", own, { names, when, start }), short);
}

/** From a close to a later one, percent, at most 0. */
function deepestFall(closes: number[]): number {
  let [top, deepest] = [0, 0];
  for (const close of closes) {
    top = Math.max(top, close);
    deepest = Math.min(deepest, 100 * (close / top - 1));
  }
  return deepest;
}

/** The worst stretch of so many calendar days that the mix would have had; null where the series is shorter. */
export function sayMixWorst(mix: Mix, days: number): string | null {
  const opened = openMix(mix);
  if (!opened) return null;
  const { subject, series, add } = opened;
  const worst = findWorstStretch(series, days);
  if (!worst) return null;
  const { language } = subject.desk;
  const own = add({ worst_stretch: worst.percent }, worst.to, {});
  const [from, to] = [sayDay(worst.from, language), sayDay(worst.to, language)];
  return say(subject, "portfolio.worst", own, { days: String(days), from, to });
}

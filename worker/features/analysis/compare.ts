import { sampleCorrelation, sampleCovariance, sampleVariance } from "simple-statistics";
import type { Fact } from "../../../shared/analysis.ts";
import type { JudgedEvidence } from "./evidence.ts";
import { closeMoment, daysBetween, knownBars, shiftDay } from "./facts/bars.ts";
import { logReturns, TRADING_DAYS, yearlyVolatility } from "./facts/moves.ts";
import { draftFacts, type FactDraft, numberFacts } from "./facts/number-facts.ts";

export const WINDOW_DAYS = 90;
/** Common daily returns under which a correlation is chance. */
const MIN_RETURNS = 20;

/** One asset's closes on the dates that all have. */
interface Track {
  evidence: JudgedEvidence;
  closes: number[];
  returns: number[];
}

/**
 * Two or more assets over the same window: the dates on which all have a bar, from the last at or before 90 calendar days ago. Per asset
 * the length of the window, return, yearly volatility and largest drawdown; per pair ("BTC/ETH") the correlation of
 * daily log returns and the beta of the first against the second. Numbered from `nextId`; nothing without common dates.
 */
export function compareAssets(evidence: JudgedEvidence[], nextId: number): Fact[] {
  const series = evidence.map(knownBars);
  const dates = commonDates(series.map((bars) => bars.map(({ date }) => date)));
  const [first, last] = [dates[0], dates.at(-1)];
  if (evidence.length < 2 || !first || !last || first === last) return [];

  const common = new Set(dates);
  const tracks = evidence.map((one, i): Track => {
    const closes = (series[i] ?? []).filter(({ date }) => common.has(date)).map(({ close }) => close);
    return { evidence: one, closes, returns: logReturns(closes) };
  });
  const asOf = (track: Track) => closeMoment({ date: last }, track.evidence.asset.type, track.evidence.now);
  const days = daysBetween(first, last);
  const daysPerYear = Math.min(...evidence.map(({ asset }) => TRADING_DAYS[asset.type]));

  const facts: Fact[] = [];
  const add = (track: Track, symbol: string, drafts: FactDraft[]) =>
    facts.push(...numberFacts({ symbol, type: track.evidence.asset.type }, drafts, nextId + facts.length));
  for (const track of tracks)
    add(track, track.evidence.asset.symbol, draftTrack(track, days, daysPerYear, asOf(track)));
  for (const [one, other] of pairs(tracks))
    add(one, `${one.evidence.asset.symbol}/${other.evidence.asset.symbol}`, draftPair(one, other, asOf(one)));
  return facts;
}

/** Dates that every series has, within the window that ends on the last of them. */
function commonDates(series: string[][]): string[] {
  const [first = [], ...others] = series;
  const sets = others.map((dates) => new Set(dates));
  const shared = first.filter((date) => sets.every((set) => set.has(date)));
  const last = shared.at(-1);
  if (!last) return [];
  // The last close at or before the day, as of every return.
  const begin = shared.findLastIndex((date) => date <= shiftDay(last, -WINDOW_DAYS));
  return shared.slice(Math.max(0, begin));
}

function draftTrack(
  { evidence, closes, returns }: Track,
  days: number,
  daysPerYear: number,
  asOf: Date,
): FactDraft[] {
  const values = {
    compare_window_days: days,
    compare_return: 100 * ((closes.at(-1) as number) / (closes[0] as number) - 1),
    compare_volatility: returns.length >= MIN_RETURNS ? yearlyVolatility(returns, daysPerYear) : null,
    compare_drawdown: largestDrawdown(closes),
  };
  return draftFacts(
    values,
    { source: sourceOf(closes, evidence), asOf },
    {
      compare_return: `Return over the common window of ${days} days`,
      compare_volatility: `Annualised volatility over the common window of ${days} days`,
      compare_drawdown: `Largest drawdown in the common window of ${days} days`,
    },
  );
}

function draftPair(one: Track, other: Track, asOf: Date): FactDraft[] {
  if (one.returns.length < MIN_RETURNS) return [];
  const values = {
    correlation: sampleCorrelation(one.returns, other.returns),
    beta: sampleCovariance(one.returns, other.returns) / sampleVariance(other.returns),
  };
  return draftFacts(values, { source: sourceOf(one.closes, one.evidence, other.evidence), asOf });
}

/** Percent from the highest close so far down to the lowest after it; zero when it never fell. */
function largestDrawdown(closes: number[]): number {
  let [peak, worst] = [0, 0];
  for (const close of closes) {
    peak = Math.max(peak, close);
    worst = Math.min(worst, close / peak - 1);
  }
  return 100 * worst;
}

const sourceOf = (closes: number[], ...evidence: JudgedEvidence[]) =>
  `computed from ${closes.length} common daily closes of ${[...new Set(evidence.map((e) => e.candleSource))].join(" and ")}`;

const pairs = <T>(items: T[]): [T, T][] =>
  items.flatMap((one, i) => items.slice(i + 1).map((other): [T, T] => [one, other]));

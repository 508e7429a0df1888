import type { Ahead, BadDate, Day, Span } from "../../asks/desk/fields.ts";
import { countDays, daysBetween, MONTH_NAMES, sayDay, toDay } from "./calendar.ts";

export type Season = "spring" | "summer" | "autumn" | "winter";

/** The first month of each, by the meteorologists of the northern hemisphere; a winter is of the year its December is in. */
const SEASON_START: Record<Season, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** A calendar day or period as a message names it. */
export interface Parts {
  year: number | null;
  /** 1 to 4 */
  quarter?: number;
  /** 1 or 2 */
  half?: number;
  season?: Season;
  /** 1 to 12 */
  month?: number;
  day?: number;
}

/** What a message says of time, as seen at the market's moment. */
export interface DateMention {
  /** its words, folded */
  written?: string;
  past: Span | null;
  ahead: Ahead | null;
  bad: BadDate | null;
  /** which way the words look: "March" is open */
  tense: "past" | "ahead" | "open";
  /** the words give a length and no place: "30 days" */
  isLength?: boolean;
  /** "for 5 years": how long something lasts */
  isFor?: boolean;
  /** "over 5 years": how something went */
  isOver?: boolean;
  /** "since then", "the month before that": reckoned from a time stated before */
  fromThen?: (base: Span) => DateMention;
  /** "higher than a month ago": beside it stands now, or another day */
  isCompared?: boolean;
  /** "the last trading day of": the day of the period stated next */
  edge?: (period: Span) => DateMention | null;
  /** of a day known by name, the same in another year */
  inYear?: (year: number) => DateMention | null;
  /** kept while words around it may still change it: the year of "from March to August 2024" */
  parts?: Parts;
}

const ORDINALS = ["first", "second", "third", "fourth"];
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** The first and last day of parts whose year is known; null for a day that does not exist. */
function boundsOf({ quarter, half, season, month, day }: Parts, year: number): [Day, Day] | null {
  if (season === "winter") return [toDay(year, 12, 1), toDay(year + 1, 2, countDays(year + 1, 2))];
  if (season) return monthsOf(year, SEASON_START[season], SEASON_START[season] + 2);
  if (quarter) return monthsOf(year, quarter * 3 - 2, quarter * 3);
  if (half) return monthsOf(year, half * 6 - 5, half * 6);
  if (!month) return monthsOf(year, 1, 12);
  if (month > 12) return null;
  if (day === undefined) return monthsOf(year, month, month);
  if (day < 1 || day > countDays(year, month)) return null;
  return [toDay(year, month, day), toDay(year, month, day)];
}

const monthsOf = (year: number, first: number, last: number): [Day, Day] => [
  toDay(year, first, 1),
  toDay(year, last, countDays(year, last)),
];

/** Parts as a mention: without a year the latest that has begun, and the next that is still to come. */
export function place(parts: Parts, today: Day): DateMention | null {
  const { year } = parts;
  if (year !== null && (year < FIRST_YEAR || year > LAST_YEAR)) return null;
  const thisYear = Number(today.slice(0, 4));
  if (isImpossible(parts, thisYear)) return badMention(parts, "impossible");
  const [back, on] = year === null ? yearsAround(parts, thisYear) : [[year], [year]];
  const begun = back.find((one) => (boundsOf(parts, one)?.[0] ?? "9") <= today);
  const next = on.find((one) => (boundsOf(parts, one)?.[1] ?? "") > today);
  const past = begun === undefined ? null : toSpan(parts, begun, today);
  const ahead = next === undefined ? null : toAhead(parts, next, today);
  const tense = past && ahead && year === null ? "open" : past ? "past" : "ahead";
  return { ...openMention(past, ahead), tense, parts };
}

/** The years back and on that parts without a year may be of; a 29 February is of one in four. */
function yearsAround({ season, month, day }: Parts, now: number): [back: number[], on: number[]] {
  const leap = month === 2 && day === 29 ? [now - 2, now - 3, now - 4] : [];
  return [
    [now, now - 1, ...leap],
    [...(season ? [now - 1] : []), now, now + 1, now + 2, now + 3],
  ];
}

/** The first day of the season that ends on a day. */
export const seasonStart = (season: Season, end: Day): Day => {
  const year = Number(end.slice(0, 4)) - (season === "winter" ? 1 : 0);
  return toDay(year, SEASON_START[season], 1);
};

/** The latest such season that is over. */
export function lastSeason(season: Season, today: Day): Span | null {
  const thisYear = Number(today.slice(0, 4));
  const year = [thisYear, thisYear - 1, thisYear - 2].find(
    (one) => (boundsOf({ year: one, season }, one)?.[1] ?? "9") < today,
  );
  return year === undefined ? null : toSpan({ year, season }, year, today);
}

function isImpossible(parts: Parts, thisYear: number): boolean {
  if (parts.year !== null) return boundsOf(parts, parts.year) === null;
  return [0, 1, 2, 3].every((n) => boundsOf(parts, thisYear - n) === null);
}

function badMention({ year, month, day }: Parts, problem: BadDate["problem"]): DateMention {
  const name = MONTH_NAMES[(month ?? 0) - 1] ?? `month ${month}`;
  const said = [day, name, year].filter((part) => part !== undefined && part !== null).join(" ");
  return { ...openMention(null, null), bad: { said, problem } };
}

function toSpan(parts: Parts, year: number, today: Day): Span | null {
  const bounds = boundsOf(parts, year);
  if (!bounds) return null;
  const [from, last] = bounds;
  if (parts.day !== undefined) return daySpan(from);
  return { from, to: last < today ? last : today, unit: "period", said: sayPeriod(parts, year) };
}

function toAhead(parts: Parts, year: number, today: Day): Ahead | null {
  const bounds = boundsOf(parts, year);
  if (!bounds) return null;
  const [from, to] = bounds;
  const said = parts.day === undefined ? sayPeriod(parts, year) : `on ${sayDay(from)}`;
  return { days: Math.max(1, daysBetween(today, to)), said };
}

/** "in November 2024", "in the third quarter of 2024", "in the summer of 2024 (June to August)" */
export function sayPeriod({ quarter, half, season, month }: Parts, year: number): string {
  if (season === "winter") return `in the winter of ${year} to ${year + 1} (December to February)`;
  if (season) {
    const first = SEASON_START[season] - 1;
    return `in the ${season} of ${year} (${MONTH_NAMES[first]} to ${MONTH_NAMES[first + 2]})`;
  }
  if (quarter) return `in the ${ORDINALS[quarter - 1]} quarter of ${year}`;
  if (half) return `in the ${ORDINALS[half - 1]} half of ${year}`;
  return month ? `in ${MONTH_NAMES[month - 1]} ${year}` : `in ${year}`;
}

export const daySpan = (day: Day): Span => ({ from: day, to: day, unit: "day", said: `on ${sayDay(day)}` });

/** From the close of one day to that of another, whichever comes first. */
export function stretch(a: Day, b: Day, said?: string): Span {
  const [from, to] = a <= b ? [a, b] : [b, a];
  return { from, to, unit: "stretch", said: said ?? `from ${sayDay(from)} to ${sayDay(to)}` };
}

export const pastOnly = (past: Span): DateMention => ({ past, ahead: null, bad: null, tense: "past" });

export const aheadOnly = (days: number, said: string): DateMention => ({
  past: null,
  ahead: { days: Math.max(1, Math.round(days)), said },
  bad: null,
  tense: "ahead",
});

/** A day or span that looks both ways. */
export const openMention = (past: Span | null, ahead: Ahead | null): DateMention => ({
  ...{ past, ahead, bad: null, tense: "open" },
});

/** A day ahead: "by" it, or "on" it. */
export const aheadAt = (day: Day, today: Day, at: "by" | "on" = "by"): Ahead => ({
  ...{ days: daysBetween(today, day), said: `${at} ${sayDay(day)}` },
});

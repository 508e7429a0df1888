import type { Fact } from "../../../../../shared/analysis.ts";
import { cutClauses, type Placed } from "./clauses.ts";

/** Stretches of time by their days, as words and labels name them. */
const WINDOWS: [days: number, words: RegExp][] = [
  [
    1,
    /\b(?:today|yesterday|overnight|tomorrow|intraday|(?:on|in|over|within|since|for|of) (?:the|a|one|this|that|last) (?:(?:single|past|last|previous) )?(?:day|session)|daily (?:change|move|gain|loss|return)|(?:24|twenty-four) hours?|1[- ]day|(?:this|last) (?:morning|evening|night))\b/i,
  ],
  [7, /\b(?:weeks?|weekly|(?:7|seven)[- ]days?)\b/i],
  [30, /\b(?:months?|monthly|(?:30|thirty)[- ]days?)\b/i],
  [90, /\b(?:quarter(?:ly)?|(?:three|3)[- ]months?|(?:90|88|ninety)[- ]days?)\b/i],
  [365, /\b(?:years?|yearly|annual(?:ly|ized|ised)?|(?:12|twelve)[- ]months?|365[- ]days?|52[- ]weeks?)\b/i],
];
/** Said of times, yet no window of a figure. */
const IDLE =
  /\b(?:day[- ]to[- ]day|year (?:over|on) year|fiscal year|year before|in recent (?:days|weeks|months)|(?:the )?(?:next|coming) (?:few )?(?:days|weeks|months)|(?:52[- ]week|one-year|yearly|annual|year['’]s) (?:range|high|low|peak|top|bottom)|(?:high|low|range|peak|close|top|bottom)\w* of (?:the|its|this) (?:past |last )?(?:year|52 weeks)|exits?|the year without its last month|year ex(?:cept)? last month|within (?:a|the|one) month(?= (?:is|are|at)))\b/gi;

/** The windows a moving figure is over, by its kind; none for those that stand. */
function windowsOf({ kind, label }: Fact): number[] | null {
  if (kind === "change_24h" || kind === "return_1d") return [1];
  if (/^return_\d+d$/.test(kind)) return [Number(/\d+/.exec(kind))];
  if (kind === "compare_return") return [90];
  if (/^(?:forecast_30d|odds_|invalidation_odds)/.test(kind)) return [30];
  if (kind.startsWith("forecast_7d")) return [7];
  if (kind === "call_year") return [365];
  if (/^(?:high|low)_52w$/.test(kind)) return /52-week/.test(label) ? [365] : null;
  return null;
}

const named = (text: string): number[] => {
  const plain = text
    .replace(IDLE, " ")
    .replace(/\bfour weeks\b/gi, "month")
    .replace(/\b(?:three|3)[- ]months?\b/gi, "quarter")
    .replace(/\b(?:12|twelve)[- ]months?\b|\b52[- ]weeks?\b/gi, "year");
  return WINDOWS.filter(([, words]) => words.test(plain)).map(([days]) => days);
};

const isOver = ({ fact }: Placed, days: number[]): boolean => {
  const own = windowsOf(fact);
  return own === null || own.some((day) => days.includes(day));
};

/** Whether a figure of one stretch of time is said to be of another: "in a week" beside the change of a month. */
export function mistakesWindow(text: string, facts: ReadonlyMap<string, Fact>): boolean {
  const clauses = cutClauses(text, facts);
  const moving = clauses.flatMap(({ slots }) => slots).filter(({ fact }) => windowsOf(fact) !== null);
  const told = named(clauses.map((clause) => clause.text).join(" , "));
  if (moving.length === 1 && told.length > 0) return !moving.every((slot) => isOver(slot, told));
  return clauses.some(({ text: words, slots }) => {
    const said = named(words);
    const timed = slots.filter(({ fact }) => windowsOf(fact) !== null);
    return said.length > 0 && timed.length > 0 && !timed.some((slot) => isOver(slot, said));
  });
}

import { readCount } from "../dates/date-words.ts";
import type { Language } from "../question.ts";
import { anyOf, either, pattern } from "../words/pattern.ts";
import { type Amount, type Counted, MARKS } from "./amount.ts";
import { OTHER_MONEY } from "./currencies.ts";
import { takeShares } from "./take-shares.ts";

const DECIMAL_COMMA: ReadonlySet<Language> = new Set(["de", "es", "fr", "pt", "ru", "tr"]);
const MOST = 40;

const DIGITS = /\d{1,3}(?:[.,'\u00a0 ]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)*|\.\d+|(?<=[$€£]),\d+/;
const SCALES = [
  [anyOf("hundred_thousands"), 1e5],
  [anyOf("millions_of_ten"), 1e6],
  [anyOf("tens_of_millions"), 1e7],
  [anyOf("hundreds", "hundred_short"), 1e2],
  [anyOf("thousands"), 1e3],
  [anyOf("ten_thousands"), 1e4],
  [anyOf("lakhs"), 1e5],
  [anyOf("millions"), 1e6],
  [anyOf("crores"), 1e7],
  [anyOf("hundred_millions"), 1e8],
  [anyOf("billions"), 1e9],
  [anyOf("trillions"), 1e12],
] as const;
const SCALE = either(...SCALES.map(([words]) => words));
const END = /(?![a-zа-я0-9])/;
const ALONE = /(?![a-zа-я가-힣])/;
const DOLLAR = pattern`us ?\$|\$|${"dollar_word"}${END}|${"dollar"}|${"dollar_alone"}${ALONE}`;
const OTHER = new RegExp(OTHER_MONEY);
const PERCENT = pattern`%|％|${"percent_word"}${END}|${"percent"}|${"percent_alone"}${ALONE}`;
const TIMES = pattern`(?:x|:1)${END}|×|${"times"}|${"times_alone"}${ALONE}| to 1 leverage`;

const BEFORE = pattern`${DOLLAR} ?|${OTHER} ?|(?:%|${"percent_before"}) ?|[xх](?=\d)`;
const AFTER = pattern`(?<pct>${PERCENT})|(?<times>${TIMES})|(?<usd>${DOLLAR})|(?<other>${OTHER})`;
const NUMBER = pattern`(?<sign>[-−+](?=\d|[.,]\d))?(?<digits>${DIGITS})(?: ?(?<scale>${SCALE})(?![a-zа-я]))?`;
/** One pattern for all: what stands before, the digits, their scale, and what stands after. */
const AMOUNT = new RegExp(
  pattern`(?<![a-zа-я0-9#])(${BEFORE})?${NUMBER}(?: ?-?(?:(?:de |d')?${AFTER}))?(?<tail>[a-zа-я0-9]*)`,
  "g",
);
/** "Could XRP hit a dollar?" */
const A_DOLLAR = new RegExp(
  pattern`(?<=${"to_price"} )${"one_dollar"}(?![\p{L}])(?! (?:of|in|each|amount|terms|cost))`,
  "gu",
);
const HUNDREDS =
  /(?<![a-z0-9])(an?|one|two|three|four|five|ten|twenty|fifty) (hundred|thousand|grand|million)(?![a-z])/g;
const CENTS = new RegExp(pattern`(?<![\d.,])(\d{1,3}(?:[.,]\d+)?) ?${"cents"}(?![a-zа-я])`, "g");
/** "5毛": tenths of a dollar, where no other money is named. */
const TENTHS = new RegExp(pattern`(?<![\d.,])(\d{1,2}(?:\.\d+)?)${"tenths"}`, "g");
const LEVERAGE_BEFORE = pattern`${"leverage"}(?: ${"leverage_is"})? ?$`;
/** "If Nvidia drops 10": percent, where nothing else is counted. */
const MOVED_BEFORE = pattern`${"moved_by"} (?:by |another |a further |like |about )?$`;
const COUNTS_NOTHING =
  /^(?:$| ?[?!.,;]| (?:does|do|did|will|would|what|how|where|when|is|are|and what|tomorrow|today|~))/;
const MOST_MOVED = 90;
const WORDED = new RegExp(
  pattern`(?<![a-zа-я0-9])${"spelled_count"}(?= (?:hundred|thousand|full |whole |more )?(?:@|(?:at|for) [$€]?\d|${"counted"}))`,
  "g",
);
const AN = pattern`^${"an"}$`;

/** Every amount of a text in which dates and figures are marked already. */
export function findAmounts(text: string, language: Language): Counted {
  const amounts: Amount[] = [];
  const note = (kind: Amount["kind"], value: number, money: string) => {
    if (amounts.length >= MOST || !Number.isFinite(value) || value > 1e15) return null;
    amounts.push({ kind, value, ...(kind === "other" && { money }) });
    return ` ${MARKS[kind]} `;
  };
  const digits = text
    .replace(CENTS, (_, cents: string) => `$${readNumber(cents, language) / 100}`)
    .replace(TENTHS, (_, tenths: string) => `$${readNumber(tenths, language) / 10}`)
    .replace(A_DOLLAR, () => "$1")
    .replace(HUNDREDS, (_, count: string, unit: string) =>
      String(readCount(count) * (unit === "hundred" ? 100 : unit === "million" ? 1e6 : 1_000)),
    )
    .replace(WORDED, (word) => {
      if (AN.test(word)) return word;
      return word.startsWith("half") ? "0.5" : String(readCount(word.replace(/^(?:uno|одного)$/, "one")));
    });
  const marked = digits.replace(AMOUNT, (whole, before: string | undefined, ...rest) => {
    const named = rest.at(-1) as Groups;
    const at = rest.find((part) => typeof part === "number") as number;
    const { sign, digits: written = "", scale, tail = "" } = named;
    const value = readNumber(written, language) * scaleOf(scale, language) * (sign && sign !== "+" ? -1 : 1);
    const left = digits.slice(Math.max(0, at - 24), at);
    const kind = kindOf({ named, before: before ?? "", left, right: digits.slice(at + whole.length), value });
    if (kind === "number" && !scale && /^[a-z]/.test(tail)) return whole;
    // A minus between two numbers or after a word is a dash.
    const money = named.other ?? before ?? "";
    const mark = note(kind, kind === "percent" ? value : Math.abs(value), money);
    const way = sign === "+" && kind === "percent" ? " plus" : "";
    return mark ? `${way}${mark}${tail}` : whole;
  });
  return takeShares({ text: marked.replace(/ +/g, " "), amounts });
}

type Groups = Record<string, string | undefined>;
interface Found {
  named: Groups;
  /** what it begins with: a sign of money, a percent sign */
  before: string;
  /** the words on both sides */
  left: string;
  right: string;
  value: number;
}

/** The first that fits is meant. */
const KINDS: [kind: Amount["kind"], isMeant: (found: Found) => unknown][] = [
  ["percent", ({ named, before }) => named.pct ?? BEGINS_WITH_PERCENT.test(before)],
  ["leverage", ({ named, before }) => named.times ?? /^[xх]$/.test(before)],
  [
    "leverage",
    ({ named, before, left }) => !named.usd && !named.other && !before && LEVERAGE_BEFORE.test(left),
  ],
  ["usd", ({ named, before }) => named.usd ?? BEGINS_WITH_DOLLAR.test(before)],
  ["other", ({ named, before }) => named.other ?? before],
  ["percent", ({ left, right, value }) => isMove(left, right, value)],
];
const BEGINS_WITH_PERCENT = pattern`^(?:%|${"percent_before"})`;
const BEGINS_WITH_DOLLAR = pattern`^${DOLLAR}`;

const kindOf = (found: Found): Amount["kind"] => KINDS.find(([, isMeant]) => isMeant(found))?.[0] ?? "number";

const isMove = (before: string, after: string, value: number): boolean =>
  value <= MOST_MOVED && MOVED_BEFORE.test(before) && COUNTS_NOTHING.test(after);

const WHOLE_SCALES = SCALES.map(([words, by]) => [pattern`^${words}$`, by] as const);

/** "A mil" is a million in English alone. */
function scaleOf(word: string | undefined, language: Language): number {
  const scale = language === "en" && word === "mil" ? "million" : word;
  return WHOLE_SCALES.find(([words]) => words.test(scale ?? ""))?.[1] ?? 1;
}

/** A number in the notation of a language: "1.000,50" and "1,000.50"; a lone mark before three digits groups only where the language does. */
function readNumber(written: string, language: Language): number {
  const text = written.replace(/[\s\u00a0']/g, "");
  const marks = text.replace(/\d/g, "");
  if (marks === "") return Number(text);
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const whole = text.slice(0, last).replace(/[.,]/g, "");
  const part = text.slice(last + 1);
  const isMixed = marks.includes(".") && marks.includes(",");
  if (isMixed) return Number(`${whole || 0}.${part}`);
  const groups = DECIMAL_COMMA.has(language) ? "." : ",";
  const isGrouped =
    part.length === 3 && whole !== "" && whole !== "0" && (marks.length > 1 || marks === groups);
  return isGrouped ? Number(whole + part) : Number(`${whole || 0}.${part}`);
}

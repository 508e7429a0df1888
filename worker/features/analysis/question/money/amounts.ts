import { readCount } from "../dates/date-words.ts";
import type { Language } from "../question.ts";
import { either, pattern } from "../words/pattern.ts";
import { type Amount, type Counted, MARKS } from "./amount.ts";
import { OTHER_MONEY } from "./currencies.ts";
import { takeShares } from "./take-shares.ts";

const DECIMAL_COMMA: ReadonlySet<Language> = new Set(["de", "es", "fr", "pt", "ru", "tr"]);
const MOST = 40;

const DIGITS =
  "\\d{1,3}(?:[.,'\\u00a0 ]\\d{3})+(?![\\d])(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*|\\.\\d+|(?<=[$€£]),\\d+";
const SCALES: [words: string, by: number][] = [
  ["十万|십만", 1e5],
  ["百万|백만", 1e6],
  ["千万|천만", 1e7],
  ["hundred|hundo|yuz|百|백", 1e2],
  [
    "k|к|thousand|grand|tausend|tsd\\.?|riesen|mil|mille|lucas|contos?|тыс\\.|ты[сщ][a-zа-я]*|косар[a-zа-я]*|bin(?:[iea]|den|dan|in|de)?|千|천",
    1e3,
  ],
  ["万|萬|만", 1e4],
  ["lakhs?|lacs?", 1e5],
  [
    "m|mm|mn|mio\\.?|millions?|millionen|millon(?:es)?|milhao|milhoes|млн\\.?|миллион[a-zа-я]*|лям[a-zа-я]*|milyon",
    1e6,
  ],
  ["crores?", 1e7],
  ["亿|億|억", 1e8],
  ["b|bn|bil|billions?|mrd|milliarden?|milliards?|млрд|миллиард[a-zа-я]*|milyar", 1e9],
  ["t|tn|trillions?", 1e12],
];
const SCALE = `(?:${SCALES.map(([words]) => words).join("|")})`;
const END = "(?![a-zа-я0-9])";
const DOLLAR_WORDS = `us-?dollars?|dollars?|bucks?${END}|quid|dolar[a-zа-я]*|доллар[a-zа-я]*|бакс[a-zа-я]*`;
const DOLLAR = `(?:us ?\\$|\\$|usdt?${END}|${DOLLAR_WORDS}|美元|美金|刀|米ドル|ドル|달러|불(?![a-zа-я가-힣]))`;
const OTHER = OTHER_MONEY;
const PERCENT = `(?:%|％|percent|per cent|pct${END}|procent|prozent|por ?ciento|por ?cento|pour ?cent|процент[a-zа-я]*|パーセント|퍼센트|프로(?![a-zа-я가-힣]))`;
const TIMES = `(?:x${END}|×|[- ]?fach[a-zа-я]*|[- ]?кратн[a-zа-я]*|倍|배(?![a-zа-я가-힣])|-?times leverage|:1${END}| to 1 leverage)`;

const BEFORE = `${DOLLAR} ?|${OTHER} ?|(?:%|yuzde|百分之) ?|[xх](?=\\d)`;
const AFTER = `(?<pct>${PERCENT})|(?<times>${TIMES})|(?<usd>${DOLLAR})|(?<other>${OTHER})`;
const NUMBER = `(?<sign>[-−+](?=\\d|[.,]\\d))?(?<digits>${DIGITS})(?: ?(?<scale>${SCALE})(?![a-zа-я]))?`;
/** One pattern for all: what stands before, the digits, their scale, and what stands after. */
const AMOUNT = new RegExp(
  `(?<![a-zа-я0-9#])(${BEFORE})?${NUMBER}(?: ?-?(?:(?:de |d')?(?:${AFTER})))?(?<tail>[a-zа-я0-9]*)`,
  "g",
);
const TO_PRICE = either(
  /hits?|reach(?:es)?|at|to|is|in|for|above|below|under|over|touch(?:es)?|until|past|cross(?:es)?|breaks?|worth/,
  /uber|unter|auf|a|en|de|sous|до|ниже|выше/,
);
const ONE_DOLLAR = /(?:a|an|one|einen?|un|uno|um|один) (?:dollar|buck|dolar|доллар)(?![\p{L}])/u;
/** "Could XRP hit a dollar?" */
const A_DOLLAR = new RegExp(
  pattern`(?<=${TO_PRICE} )${ONE_DOLLAR}(?! (?:of|in|each|amount|terms|cost))`,
  "gu",
);
const HUNDREDS =
  /(?<![a-z0-9])(an?|one|two|three|four|five|ten|twenty|fifty) (hundred|thousand|grand|million)(?![a-z])/g;
const CENTS =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?) ?(?:cents?|ct|centavos|centimes|цент[a-zа-я]*|美分|セント|센트)(?![a-zа-я])/g;
/** "5毛": tenths of a dollar, where no other money is named. */
const TENTHS = /(?<![\d.,])(\d{1,2}(?:\.\d+)?)毛(?:美金|美元|刀)?/g;
const LEVERAGE_BEFORE =
  /(?:leverage|leveraged|gearing|hebel|apalancamiento|levier|alavancagem|плеч[a-zа-я]+|kaldirac[a-zа-я]*|杠杆|レバレッジ|레버리지)(?: (?:of|at|von|de|du|в|is))? ?$/;
const MOVED = either(
  /drops?|dropped|falls?|fell|dips?|crash(?:es)?|dumps?|tanks?|los(?:es?|ing)|slides?|rises?|rose|gains?|pumps?|jumps?/,
  /rall(?:y|ies)|(?:goes|go|went|moves?|moved) (?:up|down)/,
);
/** "If Nvidia drops 10": percent, where nothing else is counted. */
const MOVED_BEFORE = pattern`${MOVED} (?:by |another |a further |like |about )?$`;
const COUNTS_NOTHING =
  /^(?:$| ?[?!.,;]| (?:does|do|did|will|would|what|how|where|when|is|are|and what|tomorrow|today|~))/;
const MOST_MOVED = 90;
const COUNT = either(
  /one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty/,
  /hundred|dozen|a|an|half an?|ein(?:en|e)?|zwei|drei|vier|funf|zehn|un|una|uno|une|dos|tres|cinco|diez|deux|trois|cinq|dix/,
  /um|uma|dois|duas|dez|один|одного|два|три|пять|десять|bir|iki|uc|bes/,
);
const COUNTED = either(
  /@|(?:at|for) [$€]?\d|shares?|coins?|tokens?|units?|stocks?|aktien?|acciones|actions|acoes|of them|of those/,
  /dollars|percent|prozent|times leverage/,
);
const WORDED = new RegExp(
  pattern`(?<![a-zа-я0-9])${COUNT}(?= (?:hundred|thousand|full |whole |more )?${COUNTED})`,
  "g",
);

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
      if (/^(?:a|an|un|una|ein|eine|um|uma|bir)$/.test(word)) return word;
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
  ["percent", ({ named, before }) => named.pct ?? /^(?:%|yuzde|百分之)/.test(before)],
  ["leverage", ({ named, before }) => named.times ?? /^[xх]$/.test(before)],
  [
    "leverage",
    ({ named, before, left }) => !named.usd && !named.other && !before && LEVERAGE_BEFORE.test(left),
  ],
  ["usd", ({ named, before }) => named.usd ?? BEGINS_WITH_DOLLAR.test(before)],
  ["other", ({ named, before }) => named.other ?? before],
  ["percent", ({ left, right, value }) => isMove(left, right, value)],
];
const BEGINS_WITH_DOLLAR = new RegExp(`^${DOLLAR}`);

const kindOf = (found: Found): Amount["kind"] => KINDS.find(([, isMeant]) => isMeant(found))?.[0] ?? "number";

const isMove = (before: string, after: string, value: number): boolean =>
  value <= MOST_MOVED && MOVED_BEFORE.test(before) && COUNTS_NOTHING.test(after);

/** "A mil" is a million in English alone. */
function scaleOf(word: string | undefined, language: Language): number {
  const scale = language === "en" && word === "mil" ? "million" : word;
  return SCALES.find(([words]) => new RegExp(`^(?:${words})$`).test(scale ?? ""))?.[1] ?? 1;
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

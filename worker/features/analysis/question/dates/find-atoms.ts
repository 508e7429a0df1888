import { daysBetween, sayDay, splitDay } from "./calendar.ts";
import { AMBIGUOUS_MONTH, AMOUNT_BEFORE, MONTH, monthOf, TIME_BEFORE } from "./date-words.ts";
import { HOLIDAY, holidayOf } from "./holidays.ts";
import { type DateMention, daySpan, type Parts, place } from "./place.ts";
import { type At, glued, type Rule, words } from "./rule.ts";

const YEAR = "((?:19|20)\\d{2}|'\\d{2})";
const OF = " ?(?:,|\\.|of|de|del|du|d'|da|do|г\\.?)? ?";

const toYear = (text: string | undefined): number | null =>
  text === undefined || text === ""
    ? null
    : text.startsWith("'")
      ? 2000 + Number(text.slice(1))
      : Number(text);

const ORDINAL: Record<string, number> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4 },
  ...{ erste: 1, ersten: 1, zweite: 2, zweiten: 2, dritte: 3, dritten: 3, vierte: 4, vierten: 4 },
  ...{ primer: 1, segundo: 2, tercer: 3, cuarto: 4, premier: 1, deuxieme: 2, troisieme: 3, quatrieme: 4 },
  ...{
    primeiro: 1,
    terceiro: 3,
    quarto: 4,
    первом: 1,
    втором: 2,
    третьем: 3,
    четвертом: 4,
    первый: 1,
    второй: 2,
    третий: 3,
    четвертый: 4,
  },
  ...{ ilk: 1, birinci: 1, ikinci: 2, ucuncu: 3, dorduncu: 4, 一: 1, 二: 2, 三: 3, 四: 4 },
};
const ORDINAL_WORD = `(?:${Object.keys(ORDINAL).join("|")}|[1-4](?:\\.|er|e|o|º|-?[йм])?)`;
const toOrdinal = (word: string | undefined): number =>
  ORDINAL[word ?? ""] ?? Number(/[1-4]/.exec(word ?? "")?.[0] ?? 1);

const make =
  (parts: (match: string[]) => Parts | null) =>
  (match: string[], { today }: At): DateMention | null => {
    const found = parts(match);
    return found && place(found, today);
  };

/** Days and periods by the calendar, the most telling forms first. */
export const ATOM_RULES: Rule[] = [
  [
    words("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?:t\\d{2}:\\d{2}\\S{0,12})?"),
    make(([, y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) })),
  ],
  [
    glued("(\\d{4}) ?[年년] ?(\\d{1,2}) ?[月월] ?(\\d{1,2}) ?[日号號일]"),
    make(([, y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) })),
  ],
  [
    glued("(\\d{4}) ?[年년]?(?:の|的)? ?第?([1-4一二三四]) ?(?:季度|四半期|분기)"),
    make(([, y, q]) => ({ year: Number(y), quarter: toOrdinal(q) })),
  ],
  [
    glued("(\\d{4}) ?[年년](?:の)? ?(\\d{1,2}) ?[月월]"),
    make(([, y, m]) => ({ year: Number(y), month: Number(m) })),
  ],
  [
    glued("(今年|去年|昨年|작년|올해)(?:の|的)? ?(\\d{1,2}) ?[月월](?: ?(\\d{1,2}) ?[日号號일])?"),
    readYearWord,
  ],
  [
    glued("(\\d{1,2}) ?[月월] ?(\\d{1,2}) ?[日号號일]"),
    make(([, m, d]) => ({ year: null, month: Number(m), day: Number(d) })),
  ],
  [glued("(\\d{1,2})(?:月|월)(?!間|间|前|전|후)"), make(([, m]) => ({ year: null, month: Number(m) }))],
  [glued("((?:19|20)\\d{2}) ?(?:年|년)度?(?!前|전)"), make(([, y]) => ({ year: Number(y) }))],
  [
    glued("第([1-4一二三四])(?:季度|四半期)|([1-4]) ?분기"),
    make(([, q, k]) => ({ year: null, quarter: toOrdinal(q ?? k) })),
  ],
  [words("(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4}|\\d{2})"), readSlashes],
  [
    words(`(?:the )?(\\d{1,2})(?:st|nd|rd|th|er|o|º|ª|\\.)?${OF}(${MONTH})\\.?(?:${OF}${YEAR})?`),
    readDayMonth,
  ],
  [words(`(${MONTH})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? ${YEAR})?`), readMonthDay],
  [
    words(`${YEAR}(?:'?[a-zа-я]{2,4})? ?[qt]([1-4])`),
    make(([, y, q]) => ({ year: toYear(y), quarter: Number(q) })),
  ],
  [
    words(`((?:19|20)\\d{2}) (${HOLIDAY})`),
    ([, y, name], at) => readHoliday(["", "", name ?? "", y ?? ""], at),
  ],
  [
    words(
      `(?:the )?(?:q([1-4])|(${ORDINAL_WORD}) ?(?:quarter|quartal|trimestre|квартал[a-zа-я]*|ceyrek[a-zа-я]*))${OF}(?:${YEAR})?`,
    ),
    make(([, q, word, y]) => ({ year: toYear(y), quarter: q ? Number(q) : toOrdinal(word) })),
  ],
  [
    words(`${YEAR}(?:'?[a-zа-я]{2,4})? (${ORDINAL_WORD}) ceyre[a-zа-я]*`),
    make(([, y, q]) => ({ year: toYear(y), quarter: toOrdinal(q) })),
  ],
  [words(`t([1-4]) ${YEAR}`), make(([, q, y]) => ({ year: toYear(y), quarter: Number(q) }))],
  [words(`(?:the )?last quarter of ${YEAR}`), make(([, y]) => ({ year: toYear(y), quarter: 4 }))],
  [
    words(
      `(?:(last|past|previous|letzten|letzter|this|diesen|next|nachsten) )?(${HOLIDAY})(?:${OF}${YEAR})?`,
    ),
    readHoliday,
  ],
  [
    words(`((?:19|20)\\d{2})(?: yil[a-zа-я]*|'?[a-zа-я]{2,4})? (${MONTH})(?: ay[a-zа-я]*)?`),
    make(([, y, month]) => ({ year: Number(y), month: monthOf(month ?? "") })),
  ],
  [
    words(
      `(?:(last|past|previous|letzten|letzter|pasado|dernier|this|diesen|next|nachsten) )?(${MONTH})\\.?${OF}${YEAR}`,
    ),
    make(([, , month, y]) => ({ year: toYear(y), month: monthOf(month ?? "") })),
  ],
  [
    words(
      `(?:(last|past|previous|letzten|letzter|this|diesen|next|nachsten) )?(${MONTH})(?:'?(?:ta|te|da|de|tan|dan))?(?: ay[a-zа-я]{0,4})?`,
    ),
    readMonth,
  ],
];

/** "2024", where nothing makes it an amount: read after amounts of money and relative words. */
export const YEAR_RULE: Rule = [
  words("((?:19|20)\\d{2})(?:'?(?:te|ta|de|da|un|in|yilinda|yili)| yil[a-zа-я]*| г\\.?| год[a-zа-я]?)?"),
  ([, y], { before, after, today }) =>
    AMOUNT_BEFORE.test(before) &&
    !/^ (?:to|-|bis|a|until) /.test(after) &&
    !/\b(?:up|back|compared|from (?:19|20)\d{2}) to $/.test(before) &&
    !/\bfrom $/.test(before)
      ? null
      : /^ ?(?:usd|dollars?|coins?|shares?|units?|@|eur|bucks|profit|gain|loss|worth)/.test(after)
        ? null
        : place({ year: Number(y) }, today),
];

function readYearWord([, word, m, d]: string[], { today }: At): DateMention | null {
  const year = Number(today.slice(0, 4)) - (word === "今年" || word === "올해" ? 0 : 1);
  return place({ year, month: Number(m), ...(d && { day: Number(d) }) }, today);
}

function readSlashes([, a, dot, b, y]: string[], { today, dayFirst }: At): DateMention | null {
  const [first, second] = [Number(a), Number(b)];
  // "50/30/20" is a split.
  if (first > 12 && second > 12 && (y ?? "").length === 2) return null;
  const isDayFirst = first > 12 || ((dayFirst || dot === ".") && second <= 12);
  const year = Number(y) < 100 ? 2000 + Number(y) : Number(y);
  return place(isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second }, today);
}

function readDayMonth([, d, month, y]: string[], at: At): DateMention | null {
  const day = Number(d);
  return day > 31 && !y ? null : place({ year: toYear(y), month: monthOf(month ?? ""), day }, at.today);
}

function readMonthDay([, month, d, y]: string[], { today, after }: At): DateMention | null {
  if (y === undefined && /^ ?(?:k|x|usd|dollars?|@|shares?|coins?|units?|percent)/.test(after)) return null;
  return place({ year: toYear(y), month: monthOf(month ?? ""), day: Number(d) }, today);
}

function readMonth([, which, word]: string[], at: At): DateMention | null {
  const isAmbiguous = AMBIGUOUS_MONTH.test(word ?? "");
  const isNoun = /^ (?:highs?|lows?|peak|top|bottom|close|rally|crash|dip)(?![a-z])/.test(at.after);
  if (isAmbiguous && !which && !isNoun && !TIME_BEFORE.test(at.before)) return null;
  if (isAmbiguous && word === "may" && /^ (?:i|it|be|the|not|have|@|we|you|they)\b/.test(at.after))
    return null;
  return turn(place({ year: null, month: monthOf(word ?? "") }, at.today), which);
}

function readHoliday([, which, name, y]: string[], at: At): DateMention | null {
  const { today } = at;
  const thisYear = Number(today.slice(0, 4));
  const year = toYear(y);
  const days = [thisYear + 1, thisYear, thisYear - 1].map((one) => holidayOf(name ?? "", one) ?? today);
  const begun = year === null ? days.find((day) => day <= today) : holidayOf(name ?? "", year);
  const next = year === null ? days.findLast((day) => day > today) : begun;
  if (!begun) return null;
  const { year: inYear, month, day } = splitDay(begun);
  return turn(
    {
      past: begun <= today ? daySpan(begun) : null,
      ahead: next && next > today ? { days: daysBetween(today, next), said: `on ${sayDay(next)}` } : null,
      bad: null,
      tense: year === null ? "open" : begun <= today ? "past" : "ahead",
      parts: { year: inYear, month, day },
      inYear: (one) => readHoliday(["", "", name ?? "", String(one)], at),
    },
    which,
  );
}

/** "last March" looks back, "next March" ahead. */
function turn(mention: DateMention | null, which: string | undefined): DateMention | null {
  if (!mention || !which) return mention;
  if (/^(?:next|nachst)/.test(which)) return { ...mention, past: null, tense: "ahead" };
  if (/^(?:this|diesen)/.test(which)) return mention;
  return { ...mention, ahead: null, tense: "past" };
}

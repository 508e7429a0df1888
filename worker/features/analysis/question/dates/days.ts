import type { Day } from "../../asks/desk/fields.ts";
import {
  addDays,
  addMonths,
  countDays,
  daysBetween,
  sayDay,
  splitDay,
  toDay,
  weekdayOf,
} from "./calendar.ts";
import { COUNT_WORD, readCount, WEEKDAY, weekdayNamed } from "./date-words.ts";
import { type DateMention, daySpan, pastOnly, place } from "./place.ts";
import { type At, glued, type Rule, words } from "./rule.ts";

/** Days by their number in the month or their weekday in a week, and halves of a year. */

const LAST_WEEK = [
  "(?:last|the previous) week|letzte[rn]? woche|vergangene[rn]? woche|vorige[rn]? woche|",
  "(?:de )?la semana pasada|la semaine (?:derniere|passee)|(?:d?a )?semana passada|прошлой недел[а-я]+|",
  "gecen hafta(?:nin|ki)?",
].join("");
const THIS_WEEK =
  "this week|diese[rn]? woche|(?:de )?esta semana|cette semaine|(?:d?esta )semana|этой недел[а-я]+|bu hafta(?:nin|ki)?";
const NTH = "(\\d{1,2})(?:st|nd|rd|th)";
/** "The 5th largest" is no day. */
const IS_RANK =
  /^ ?(?:largest|biggest|best|worst|most|place|highest|lowest|time|coin|stock|one|quarter|year|week|day in)/;

/** The latest day of a number that has begun, and the next; with a weekday, those that fall on it. */
function dayOfMonth(number: number, today: Day, weekday?: number): DateMention | null {
  if (number < 1 || number > 31) return null;
  const { year, month } = splitDay(today);
  const days = Array.from({ length: 24 }, (_, i) =>
    splitDay(addMonths(toDay(year, month, 1), 2 - i)),
  ).flatMap((one) => (number <= countDays(one.year, one.month) ? [toDay(one.year, one.month, number)] : []));
  const fits = days.filter((day) => weekday === undefined || weekdayOf(day) === weekday);
  const past = fits.find((day) => day <= today);
  const next = fits.findLast((day) => day > today);
  if (!past) return null;
  return {
    past: daySpan(past),
    ahead: next ? { days: daysBetween(today, next), said: `on ${sayDay(next)}` } : null,
    bad: null,
    tense: "open",
  };
}

const ofMonth: Rule[1] = ([, number, ...more], { today, after }) =>
  IS_RANK.test(after) ? null : dayOfMonth(Number(number ?? more.find(Boolean)), today);
const named: Rule[1] = ([, name, number], { today }) =>
  dayOfMonth(Number(number), today, weekdayNamed(name ?? ""));

const mondayOf = (today: Day, weeks: number): Day =>
  addDays(today, -((weekdayOf(today) + 6) % 7) - 7 * weeks);
/** A weekday of the calendar week this many weeks ago. */
function inWeek(name: string, weeks: number, { today }: At): DateMention | null {
  const day = addDays(mondayOf(today, weeks), (weekdayNamed(name) + 6) % 7);
  return day <= today ? pastOnly(daySpan(day)) : null;
}
/** The `nth` latest such weekday. */
function latest(name: string, nth: number, { today }: At): DateMention {
  const gone = (weekdayOf(today) - weekdayNamed(name) + 7) % 7 || 7;
  return pastOnly(daySpan(addDays(today, -gone - 7 * (nth - 1))));
}

const HALF: [words: string, half: number][] = [
  [
    [
      "h1|(?:the )?(?:first|1st) half|(?:das |im )?erste[nrsm]? (?:halbjahr|jahreshalfte)|",
      "(?:el |la )?primer(?:o|a)? (?:semestre|mitad)|(?:le |la )?premiere? (?:semestre|moitie)|",
      "(?:o |no )?primeiro semestre|(?:в )?перв[а-я]{2,3} (?:полугоди[а-я]+|половин[а-я]+)|",
      "(?:yilin )?ilk yari(?:si|sinda)?",
    ].join(""),
    1,
  ],
  [
    [
      "h2|(?:the )?(?:second|2nd|back) half|(?:das |im )?zweite[nrsm]? (?:halbjahr|jahreshalfte)|",
      "(?:el |la )?segund[oa] (?:semestre|mitad)|(?:le |la )?(?:deuxieme|second) semestre|",
      "(?:o |no )?segundo semestre|(?:во )?втор[а-я]{2,3} (?:полугоди[а-я]+|половин[а-я]+)|",
      "(?:yilin )?ikinci yari(?:si|sinda)?",
    ].join(""),
    2,
  ],
];
const OF_YEAR = [
  "(?: (?:of|in|des|von|de|del|du|do|dieses)? ?((?:19|20)\\d{2}|'\\d{2}|(?:the|this|last) year|",
  "jahres|letzten jahres|este ano|ano pasado|cette annee|l'annee|l'an dernier|года|этого года|",
  "прошлого года))?",
].join("");

function half(which: number, of: string | undefined, { today }: At): DateMention | null {
  const thisYear = Number(today.slice(0, 4));
  const digits = /\d+/.exec(of ?? "")?.[0];
  const isLast = /last|letzt|pasado|dernier|прошл/.test(of ?? "");
  const year = digits
    ? Number(digits.length === 2 ? `20${digits}` : digits)
    : isLast
      ? thisYear - 1
      : of
        ? thisYear
        : null;
  return place({ year, half: which }, today);
}

/** Before the rules of atoms, which know weekdays and halves in fewer words. */
export const WEEK_RULES: Rule[] = [
  ...HALF.map(
    ([names, which]): Rule => [words(`(?:${names})${OF_YEAR}`), ([, of], at) => half(which, of, at)],
  ),
  [
    glued("(今年|去年|昨年)?(?:の|的)?(上|下)半[年期]"),
    ([, of, which], at) => half(which === "上" ? 1 : 2, of && (of === "今年" ? "this" : "last"), at),
  ],
  [
    glued("(올해|작년)? ?(상|하)반기"),
    ([, of, which], at) => half(which === "상" ? 1 : 2, of && (of === "올해" ? "this" : "last"), at),
  ],
  [words(`(?:on )?(${WEEKDAY}),? (?:the )?${NTH}(?! of)`), named],
  [
    words(
      [
        `(?:on )?(?:the )?(${WEEKDAY}),? (?:of |in |der |von |de |d')?(?:${LAST_WEEK})|(?:${LAST_WEEK}),? (?:on |`,
        `am |el |le |na |no |в )?(${WEEKDAY})|last week's (${WEEKDAY})`,
      ].join(""),
    ),
    ([, ...f], at) => inWeek(f.find(Boolean) ?? "", 1, at),
  ],
  [
    words(
      [
        `(?:on )?(?:the )?(${WEEKDAY}),? (?:of |in |der |von |de |d')?(?:${THIS_WEEK})|(?:${THIS_WEEK}),? (?:on |`,
        `am |el |le |na |no |в )?(${WEEKDAY})|this week's (${WEEKDAY})`,
      ].join(""),
    ),
    ([, ...f], at) => inWeek(f.find(Boolean) ?? "", 0, at),
  ],
  [
    glued(`(?:上个?|先|지난 ?)(?:の)?(?:週の|주 ?)?(${WEEKDAY})`),
    ([, name], at) => inWeek(name ?? "", 1, at),
  ],
  [
    glued(`上上(?:个)?(${WEEKDAY})|先々週の(${WEEKDAY})|지지난 ?주 ?(${WEEKDAY})`),
    ([, ...f], at) => inWeek(f.find(Boolean) ?? "", 2, at),
  ],
  [
    words(
      `(?:on )?(?:the )?(${WEEKDAY}) before last|vorletzte[nrsm]? (${WEEKDAY})|позапрошл[а-я]{2,3} (${WEEKDAY})`,
    ),
    ([, ...f], at) => latest(f.find(Boolean) ?? "", 2, at),
  ],
  [
    words(`(\\d|${COUNT_WORD}) (${WEEKDAY})s? (?:ago|back)|vor (\\d|${COUNT_WORD}) (${WEEKDAY})en`),
    ([, n, name, m, other], at) => latest(name ?? other ?? "", readCount(n ?? m), at),
  ],
];

/** After them: a number alone. */
export const NUMBERED_DAYS: Rule[] = [
  [
    words(
      `(?:on )?(?:the )${NTH}|am (\\d{1,2})\\.(?! ?\\d)|(?:el )?dia (\\d{1,2})|(\\d{1,2}) числа|(\\d{1,2})-го|ayin (\\d{1,2})`,
    ),
    ofMonth,
  ],
  [
    glued(
      "(?<!(?:过去|過去|最近|近|直近|ここ|지난|최근) ?(?:の)?)(?<!\\d)(\\d{1,2}) ?[日号號일](?![間間线線移均内以后後前])",
    ),
    ofMonth,
  ],
];

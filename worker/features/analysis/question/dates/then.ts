import type { Day, Span } from "../../asks/desk/fields.ts";
import { addDays, daysBetween } from "./calendar.ts";
import { COUNT_WORD, MONTH, PERIOD_UNIT, UNIT, unitOf } from "./date-words.ts";
import { HOLIDAY } from "./holidays.ts";
import { aheadOnly, type DateMention, daySpan, pastOnly, stretch } from "./place.ts";
import { back, countOf, inUnits, lastPeriod, periodAround } from "./relative.ts";
import { type At, glued, type Rule, words } from "./rule.ts";

/** Times that are reckoned from another one stated before: "the month before that", "a week later". */

const N = `(\\d{1,3}|${COUNT_WORD})`;
/** "The day after Christmas" is stated from that day, and from none of the talk. */
const NAMED_DAY = `${HOLIDAY}|${MONTH}(?![a-z])`;
const CJK_UNIT = "(天|日|周|週|星期|个月|個月|月|季度|四半期|年|주|달|분기|해)";

/** A mention that needs the time the talk was of; without one it is `alone`. */
const fromThen = (alone: DateMention | null, shift: (base: Span) => DateMention): DateMention => ({
  ...(alone ?? { past: null, ahead: null, bad: null, tense: "past" }),
  fromThen: shift,
});

/** The calendar day or period next to the talk's, or the stretch of that length next to a stretch. */
function beside(by: -1 | 1, word: string, { today }: At): DateMention {
  const unit = unitOf(word);
  const isDay = unit === "day" || unit === "hour";
  const shift = (base: Span): DateMention => {
    const next = addDays(by < 0 ? base.from : base.to, by);
    if (next > today) return aheadOnly(1, `after ${base.said.replace(/^(?:on|in) /, "")}`);
    if (isDay) return pastOnly(daySpan(next));
    if (base.unit === "period") return pastOnly(periodAround(unit, next, today));
    const edge = by < 0 ? base.from : base.to;
    return pastOnly(stretch(edge, earliest(back(edge, -by, unit), today)));
  };
  return fromThen(by < 0 && !isDay ? lastPeriod(word, { today }) : null, shift);
}

/** The day this many units from the talk's. */
function apart(by: -1 | 1, n: string | undefined, word: string, at: At): DateMention {
  const alone = by < 0 ? null : inUnits(["", n ?? "1", word], at);
  return fromThen(alone, ({ from, to }) =>
    pastOnly(daySpan(earliest(back(by < 0 ? from : to, -by * countOf(n), unitOf(word)), at.today))),
  );
}

/** "And the one before that": the period before the talk's, or as long a stretch. */
const oneBefore: Rule[1] = (_, { today }) =>
  fromThen(null, ({ from, to, unit }) => {
    const before = addDays(from, -1);
    const days = daysBetween(from, to) + 1;
    if (unit === "day") return pastOnly(daySpan(before));
    if (unit === "stretch") return pastOnly(stretch(addDays(from, 1 - days), from));
    const period = days > 100 ? "year" : days > 31 ? "quarter" : days > 7 ? "month" : "week";
    return pastOnly(periodAround(period, before, today));
  });

const earliest = (a: Day, b: Day): Day => (a < b ? a : b);

const sinceThen: Rule[1] = (_, { today }) =>
  fromThen(null, ({ from }) => pastOnly(stretch(from, today, sinceOf(from))));
const sinceOf = (from: Day) => stretch(from, from).said.replace(/^from (.*) to .*$/, "since $1");

const unitIn = (found: (string | undefined)[]): string => {
  const word = found.find(Boolean) ?? "day";
  return word === "月" ? "个月" : word === "해" ? "年" : word;
};

/** "That day", "that month": the time the talk was of, or the period that holds it. */
const sameTime: Rule[1] = ([whole = ""], { today }) => {
  const unit = /week|woche|semana|semaine|недел|hafta|周|週|주/.test(whole)
    ? "week"
    : /month|monat|mes|mois|месяц|(?<![a-z])ay|月|달/.test(whole)
      ? "month"
      : /year|jahr|ano|annee|год|yil|年|해/.test(whole)
        ? "year"
        : null;
  return fromThen(null, (base) => pastOnly(unit ? periodAround(unit, base.from, today) : base));
};

export const THEN_RULES: Rule[] = [
  [
    words("(?:the )?(?:one|period) before(?: that| it)?|das davor|el anterior|celui d'avant|o anterior"),
    oneBefore,
  ],
  [
    words(
      [
        "(?:on |at |in |during |over )?(?:that|the same|that same) (?:day|time|date|week|month|",
        "year|period|point)|back then|at the time|an (?:dem|diesem) tag|in (?:dem|diesem) monat|",
        "damals|ese (?:mismo )?(?:dia|mes|ano)|ce (?:jour|mois) la|a l'epoque|naquel[ea] (?:dia|",
        "mes|ano|semana)|в тот (?:же )?(?:день|месяц|год)|тогда|o (?:gun|ay|yil|hafta)",
      ].join(""),
    ),
    sameTime,
  ],
  [
    glued(
      "那[一个個]?(?:天|周|月|年)|那时候?|同一天|その(?:日|月|週|年)|当日|그 ?(?:날|달|해|주)(?![가-힣])|그때",
    ),
    sameTime,
  ],
  [
    words(
      [
        "since then|since that (?:day|date|time)|ever since|from then(?: on)?|seitdem|seit damals|",
        "desde entonces|depuis(?: lors| ce jour)|desde entao|с тех пор|o zamandan (?:beri|bu yana)",
      ].join(""),
    ),
    sinceThen,
  ],
  [glued("从那以后|从那时起|自那以后|それ以来|その後|그 ?이후|그때 ?이후|그 ?후로"), sinceThen],
  [
    words(
      [
        `(?:the )?(?:${PERIOD_UNIT}) (?:before last|before the last)|(?:the )?one before last (${PERIOD_UNIT})|`,
        `vorletzte[nrsm]? (${PERIOD_UNIT})|(?:la |el |le )?avant dernier[a-z]* (${PERIOD_UNIT})|`,
        `позапрошл[a-zа-я]{2,3} (${PERIOD_UNIT})`,
      ].join(""),
    ),
    ([whole, ...found], at) => beforeLast(found.find(Boolean) ?? unitWord(whole ?? ""), at),
  ],
  [
    glued("(?:上上|先々)(?:个|個)?(周|週|月|星期)|지지난 ?(주|달)"),
    ([, ...f], at) => beforeLast(unitIn(f), at),
  ],
  [
    words(
      `${N} (${UNIT}) (?:before that|prior|previously|earlier than that|davor|zuvor|antes de eso|avant cela|antes disso|до этого|до того|oncesinde)`,
    ),
    ([, n, unit], at) => apart(-1, n, unit ?? "day", at),
  ],
  [
    words(
      `${N} (${UNIT}) (?:later|after that|afterwards|on|spater|danach|despues|mas tarde|plus tard|apres|depois|mais tarde|спустя|после этого|sonra|sonrasinda)`,
    ),
    ([, n, unit], at) => apart(1, n, unit ?? "day", at),
  ],
  [
    words(
      [
        `(?:the |that )?(${UNIT}) (?:before|prior|preceding|earlier)(?: that| it| this one)?(?! (?:yesterday|`,
        `last|the|a|an|\\d|${NAMED_DAY}))|(?:the )?(?:preceding|previous|prior) (${PERIOD_UNIT})|`,
        `(?:die |der |das |den |dem |im |in der )?(${UNIT}) (?:davor|zuvor|vorher)|(?:el |la |`,
        `en el |en la |o |a |no |na )?(${UNIT}) anterior|(?:la |le |l')?(${UNIT}) (?:d'avant|`,
        `precedente?)|(?:за |в )?предыдущ[a-zа-я]{2,3} (${UNIT})|(?:bir )?onceki (${UNIT})`,
      ].join(""),
    ),
    ([, ...found], at) => beside(-1, unitIn(found), at),
  ],
  [
    glued(`(?:前一个?|再前一个?|その前の|前の|그 ?전 ?|이전 ?)${CJK_UNIT}`),
    ([, ...f], at) => beside(-1, unitIn(f), at),
  ],
  [
    words(
      [
        `(?:the |that )?(${UNIT}) (?:after|following)(?: that| it)?(?! (?:tomorrow|next|the|`,
        `a|an|\\d|${NAMED_DAY}))|(?:the )?(?:following|subsequent) (${UNIT})|(?:die |der |das |`,
        `den |dem |im |in der |am )?(${UNIT}) (?:danach|darauf|drauf)|(?:el |la |o |a |no |na )?(${UNIT}) (?:siguiente|`,
        `seguinte)|(?:la |le |l')?(${UNIT}) (?:d'apres|suivante?)|(?:за |в )?следующ[a-zа-я]{2,3} за (?:этим|`,
        `ним) (${UNIT})|(?:bir )?sonraki (${UNIT})`,
      ].join(""),
    ),
    ([, ...found], at) => beside(1, unitIn(found), at),
  ],
  [
    glued(`(?:后一个?|後一個?|その次の|翌|그 ?다음 ?)${CJK_UNIT}`),
    ([, ...f], at) => beside(1, unitIn(f), at),
  ],
];

const unitWord = (text: string) => new RegExp(`${PERIOD_UNIT}(?= before)`).exec(text)?.[0] ?? "week";

function beforeLast(word: string, { today }: At): DateMention {
  const last = lastPeriod(word, { today }).past;
  const unit = unitOf(word);
  return pastOnly(periodAround(unit, addDays(last?.from ?? today, -1), today));
}

/** The mentions of a clause in which those reckoned from another time are placed: from one stated before, or the talk's. */
export function placeThen(dates: DateMention[], talk: Span | null): DateMention[] {
  let base = talk;
  return dates.map((mention) => {
    const placed =
      mention.fromThen && base ? { ...mention.fromThen(base), fromThen: mention.fromThen } : mention;
    base = placed.past ?? base;
    return placed;
  });
}

/** Reckoned once, it is reckoned from no other time again. */
export function settle(mention: DateMention): DateMention {
  const settled = { ...mention };
  delete settled.fromThen;
  return settled;
}

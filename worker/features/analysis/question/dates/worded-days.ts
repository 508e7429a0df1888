import type { Day } from "../../asks/desk/fields.ts";
import { learn } from "../lexicon/known.ts";

import { addDays, splitDay, toDay } from "./calendar.ts";
import { MONTH, monthOf } from "./date-words.ts";
import { type DateMention, daySpan, pastOnly, place } from "./place.ts";
import { type At, type Rule, words } from "./rule.ts";

/** Days of a month by a worded number: "the first of May", "June third", "primero de mayo", "первого мая". */

const ONES = "first second third fourth fifth sixth seventh eighth ninth".split(" ");
const TEENS =
  "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const GERMAN = [
  "erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft dreizehnt vierzehnt ",
  "funfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst",
]
  .join("")
  .split(" ");
const RUSSIAN = [
  "первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого ",
  "одиннадцатого двенадцатого тринадцатого четырнадцатого пятнадцатого шестнадцатого семнадцатого ",
  "восемнадцатого девятнадцатого двадцатого",
]
  .join("")
  .split(" ");
const NUMBERS = new Map<string, number>([
  ...ONES.map((word, i): [string, number] => [word, i + 1]),
  ...TEENS.map((word, i): [string, number] => [word, i + 10]),
  ["twentieth", 20],
  ...ONES.map((word, i): [string, number] => [`twenty ${word}`, i + 21]),
  ["thirtieth", 30],
  ["thirty first", 31],
  ...GERMAN.flatMap((stem, i) => ["en", "er", "e"].map((end): [string, number] => [`${stem}${end}`, i + 1])),
  ...RUSSIAN.map((word, i): [string, number] => [word, i + 1]),
  ...RUSSIAN.slice(0, 9).map((word, i): [string, number] => [`двадцать ${word}`, i + 21]),
  ["тридцатого", 30],
  ...["primero", "primeiro", "premier"].map((word): [string, number] => [word, 1]),
]);
const NUMBER = `(${[...NUMBERS.keys()].sort((a, b) => b.length - a.length).join("|")})`;
for (const word of NUMBERS.keys()) learn(word);
const YEAR = "(?:,? (?:of |de |du |von )?((?:19|20)\\d{2}))?";

const placeIn = (
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
  today: Day,
): DateMention | null =>
  place(
    { year: year ? Number(year) : null, month: monthOf(month ?? ""), day: NUMBERS.get(day ?? "") ?? 0 },
    today,
  );

/** The latest trading day up to a day, or the next from it on. */
const tradingDay = (from: Day, way: -1 | 1, isTraded: At["isTraded"]): Day =>
  isTraded(from) ? from : tradingDay(addDays(from, way), way, isTraded);

/** A day at the edge of the period stated next: "the last trading day of September". */
const edge: Rule[1] = ([, which = "", kind = ""], { today, isTraded }) => {
  const isFirst = /^(?:first|opening|erste|primer|premier|перв)/.test(which);
  const isTrading = !/^(?:calendar )?(?:day|tag|dia|jour|день)$/.test(kind);
  return {
    past: null,
    ahead: null,
    bad: null,
    tense: "past",
    edge: ({ from, to }) => {
      const day = isFirst ? from : to;
      const traded = isTrading ? tradingDay(day, isFirst ? 1 : -1, isTraded) : day;
      return traded <= today ? pastOnly(daySpan(traded)) : null;
    },
  };
};

export const WORDED_DAYS: Rule[] = [
  [
    words(
      [
        "(?:(?:the|on|at|el|le|am) ){0,3}(first|last|final|opening|closing|ersten?|letzten?|",
        "primer|ultimo|premier|dernier|primeiro|первый|последний) ((?:full |calendar )?(?:trading day|",
        "session|trading session|close|business day|market day|day)|handelstag|borsentag|tag|",
        "dia(?: de (?:bolsa|negociacion|mercado)| habil)?|jour(?: de (?:bourse|cotation))?|pregao|",
        "(?:торговый )?день)(?= (?:of|in|im|des|von|de|del|du|do|da|в) (?!@|trading|its|the @))",
      ].join(""),
    ),
    edge,
  ],
  [
    words(`(?:the )?${NUMBER} (?:day )?(?:of |de |d'|do |du )?(${MONTH})${YEAR}`),
    ([, day, month, year], { today }) => placeIn(month, day, year, today),
  ],
  [
    words(`(${MONTH}) (?:the )?${NUMBER}(?! (?:half|quarter|week|time|place))${YEAR}`),
    ([, month, day, year], { today }) => placeIn(month, day, year, today),
  ],
  [
    words(
      [
        "(?:(?:in|at|of|during|on) )?(?:the |its |their )?(?:latest|last|most recent) (?:(?:full )?trading )?(?:session|",
        "trading day)(?! (?:of|in) )|(?:in der |am )?letzte[nrs]? (?:handelstag|borsentag|sitzung)|",
        "(?:en la )?ultima (?:sesion|jornada)|(?:a la )?derniere seance|(?:no )?ultimo pregao|",
        "на последних торгах|за последнюю сессию",
      ].join(""),
    ),
    (_, { today, isTraded }) => pastOnly(daySpan(tradingDay(today, -1, isTraded))),
  ],
  [words("(?:the )?(?:first|1st) of (?:this|the) month"), (_, { today }) => startOfMonth(today)],
];

const startOfMonth = (today: Day): DateMention => {
  const { year, month } = splitDay(today);
  return pastOnly(daySpan(toDay(year, month, 1)));
};

import { PERIOD_UNIT } from "./date-words.ts";
import { aheadOnly } from "./place.ts";
import {
  day,
  endOfNextMonth,
  endOfPeriod,
  notIn,
  startOfPeriod,
  thisPeriod,
  todayMention,
} from "./relative.ts";
import { glued, type Rule, words } from "./rule.ts";

const PERIOD = `(${PERIOD_UNIT})`;

/** "The worst coin of the year". */
const BEST_OF =
  "(?<=(?:coin|coins|crypto|cryptos|stock|stocks|asset|assets|share|day|move|performers?|winners?|losers?|gainers?|movers?) )of the";
/** The same in other languages: "las mejores criptos del mes". */
const bestOf = (times: string) =>
  `(?<=(?:criptos?|criptomonedas?|monedas?|acciones|accion|aktien?|coins?|cryptos?|actions?|moedas?|acoes|acao) )(?:${times})`;

/** Times with names of their own: "yesterday", "year to date", "month end". */
export const NAMED_TIMES: Rule[] = [
  [
    words(
      "(?:the )?day before yesterday|vorgestern|anteayer|avant.?hier|anteontem|позавчера|evvelsi gun|onceki gun",
    ),
    day(-2),
  ],
  [glued("前天|一昨日|おととい|그저께|그제"), day(-2)],
  [words("yesterday|ysterday|yesteday|yday|gestern|ayer|ontem|вчера[a-zа-я]*"), day(-1)],
  [words("hier"), notIn("de", day(-1))],
  [words("dun"), (match, at) => (at.language === "tr" ? day(-1)(match, at) : null)],
  [glued("昨天|昨日|어제"), day(-1)],
  [
    words("(?:the )?day after tomorrow|ubermorgen|pasado manana|apres.?demain|depois de amanha|послезавтра"),
    () => aheadOnly(2, "in two days"),
  ],
  [
    words("tomorrow|tomorow|tommorow|tmrw|tmr|(?<!guten )morgen|manana|demain|amanha|завтра|yarin[a-zа-я]*"),
    () => aheadOnly(1, "tomorrow"),
  ],
  [glued("明天|明日|내일"), () => aheadOnly(1, "tomorrow")],
  [
    words(
      "(?:so far )?today(?: so far)?|heute|hoy|aujourd.?hui|hoje|сегодня[a-zа-я]*|bugun[a-zа-я]*|this morning|tonight|intraday so far",
    ),
    (_, { today }) => todayMention(today),
  ],
  [glued("今天|今日|本日|오늘"), (_, { today }) => todayMention(today)],
  [
    words(
      [
        `ytd|${BEST_OF} year|${bestOf("del ano|des jahres|de l.annee|do ano")}|year[- ]to[- ]date|`,
        `so far this year|(?:so far )?(?:this )?year so far|seit jahresbeginn|seit anfang des jahres|`,
        `(?:en )?lo que va de ano|(?:since|from) (?:the )?(?:start|beginning) of (?:the|this) year|`,
        `с начала года|depuis le debut de l'annee|desde o inicio do ano|yil basindan (?:beri|`,
        `bu yana)`,
      ].join(""),
    ),
    (_, at) => thisPeriod("year", at),
  ],
  [
    glued("年初至今|年初来|年初から|今年以来|연초 ?(?:이후|대비)|올해 들어"),
    (_, at) => thisPeriod("year", at),
  ],
  [
    words(
      [
        `mtd|${BEST_OF} month|${bestOf("del mes|des monats|du mois|do mes")}|month[- ]to[- ]date|`,
        `so far this month|this month so far|(?:since|from) (?:the )?(?:start|beginning) of (?:the|`,
        `this) month`,
      ].join(""),
    ),
    (_, at) => thisPeriod("month", at),
  ],
  [
    words(
      `wtd|${BEST_OF} week|${bestOf("de la semana|der woche|de la semaine|da semana")}|so far this week|this week so far`,
    ),
    (_, at) => thisPeriod("week", at),
  ],
  [
    words(
      [
        "(?:the )?rest of (?:the|this) year|lo que queda d(?:el|e) ano|resto del ano|reste de l'annee|rest des jahres|resto do ano|",
        "eoy|year[- ]?end|years end|(?:the )?end of (?:the|this) year|jahresende|ende des jahres|",
        "(?:a )?(?:fin|finales) de ano|fin de l'annee|fim do ano|кон[a-zа-я]+ года|yil sonu[a-zа-я]*",
      ].join(""),
    ),
    (_, at) => endOfPeriod("year", at),
  ],
  [glued("年内|연내|올해 안"), (_, at) => endOfPeriod("year", at)],
  [
    words(
      `(?<!(?:highest|lowest|top) )(?:ends?|finish(?:es)?|closes?|ending|finishing|closing) (?:out )?(?:the|this) ${PERIOD}`,
    ),
    ([, unit], at) => thisPeriod(unit ?? "year", at),
  ],
  [
    words(
      "(?:the )?end of next month|ende (?:des )?nachsten monats?|(?:a )?(?:fin|finales) del proximo mes|fin du mois prochain",
    ),
    (_, at) => endOfNextMonth(at),
  ],
  [
    words(
      [
        "eom|month[- ]?end|(?:the )?end of (?:the|this) month|monatsende|ende des monats|(?:a )?(?:fin|",
        "finales) de mes|fin du mois|fim do mes|кон[a-zа-я]+ месяца|ay sonu[a-zа-я]*",
      ].join(""),
    ),
    (_, at) => endOfPeriod("month", at),
  ],
  [
    words(
      "eow|(?:the )?end of (?:the|this) week|wochenende hin|ende der woche|fin de semana|кон[a-zа-я]+ недели|hafta sonuna kadar",
    ),
    (_, at) => endOfPeriod("week", at),
  ],
  [
    glued("(年|月|周)底|(年)末|(月)末|연(말)|월말"),
    ([whole], at) =>
      endOfPeriod(/月|월/.test(whole ?? "") ? "month" : /周/.test(whole ?? "") ? "week" : "year", at),
  ],
  [
    words(
      `(?:the )?(?:start|beginning) of (?:the|this) ${PERIOD}|jahresbeginn|jahresanfang|начал[a-zа-я]+ года`,
    ),
    ([, unit], at) => startOfPeriod(unit ?? "year", at),
  ],
];

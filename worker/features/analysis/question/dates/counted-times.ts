import { COUNT_WORD, PERIOD_UNIT, UNIT, WEEKDAY } from "./date-words.ts";
import { aheadOnly } from "./place.ts";
import {
  ago,
  beforeWeekend,
  inUnits,
  lastPeriod,
  lastUnits,
  length,
  nextPeriod,
  thisPeriod,
  weekday,
  weekend,
} from "./relative.ts";
import { glued, type Rule, words } from "./rule.ts";

/** "2-3 weeks", "zwei bis drei Wochen" */
const LOW = `(?:(?:\\d{1,3}|${COUNT_WORD})(?: ?[-\u2013\u2014] ?| (?:to|or|bis|oder|a|o|ou|до|или|ila|veya) ))?`;
const N = `(${LOW}(?:(?!(?:19|20)\\d\\d)\\d{1,4}(?=[ a-zа-я-])|half an?(?= )|(?:${COUNT_WORD})(?: of)?(?=[ -])))`;
const COUNTED = `(?:an? )?${N}[ -]?(${UNIT})`;
const LAST = "last|past|previous|trailing|recent";
const CJK_LOW = "(?:\\d{1,3} ?(?:[-\u2013\u2014到至]|から|에서) ?)?";
const CJK_N = `(${CJK_LOW}(?:\\d{1,4}|[一二两兩三四五六七八九十]|한|두|세|네))? ?(?:个|個)?`;
const CJK_UNIT =
  "(小时|小時|時間|시간|天|日間|日|일간|일|周|週間|週|星期|주일|주간|주|个月|個月|か月|ヶ月|カ月|月|개월|달|年間|年|년간|년)";
const [WORD, PERIOD] = [`(${UNIT})`, `(${PERIOD_UNIT})`];

const RUSSIAN: Record<string, string> = {
  день: "day",
  неделю: "week",
  месяц: "month",
  квартал: "quarter",
  год: "year",
};

/** Times counted from today, the longest forms first: "three weeks ago", "the last 30 days", "next Friday". */
export const COUNTED_TIMES: Rule[] = [
  [words(`${COUNTED}s? (?:ago|back|earlier|before now|atras|назад|once)`), ago],
  [words(`(?:vor|hace|il y a|ha) (?:genau |rund |etwa |unos |environ |cerca de )?${COUNTED}`), ago],
  [words("год назад|vor einem jahr"), (_, at) => ago(["", "1", "year"], at)],
  [words("месяц назад"), (_, at) => ago(["", "1", "month"], at)],
  [words("неделю назад"), (_, at) => ago(["", "1", "week"], at)],
  [
    glued(
      `(?<!最近|过去|過去|直近|近|[一二两兩三四五六七八九十\\d个個])${CJK_N}${CJK_UNIT} ?(?:之前|以前|前|전(?![망체문략]))`,
    ),
    ([, n, unit], at) => ago(["", n ?? "1", unit === "月" ? "个月" : (unit ?? "")], at),
  ],
  [
    words(`(?:over|in|during|for|within|of|across)? ?(?:the|my|our)? ?(?:${LAST}) ${COUNTED}s?`),
    ([, n, unit], at) => lastUnits(n, unit, at),
  ],
  [
    words(
      `(?:(?:over|in|during|for|within|of|across) )?the (?:${LAST}) ${WORD}|(?:over|across) (?:the )?(?:${LAST}) ${WORD}|past ${WORD}`,
    ),
    ([, a, b, c, d], at) => lastUnits("1", a ?? b ?? c ?? d, at),
  ],
  [
    words(`(?:den |die |der |das )?(?:letzt|vergangen)[a-zа-я]{1,2} ${COUNTED}`),
    ([, n, unit], at) => lastUnits(n, unit, at),
  ],
  [
    words(
      [
        `(?:(?:los|las|os|as|nos|nas) )?ultim[oa]s? ${COUNTED}|(?:les )?(\\d{1,4}|${COUNT_WORD}) dernier[a-zа-я]{0,2} (${UNIT})|`,
        `(?:les )?(?:dernier[a-zа-я]{0,2}|passes) (\\d{1,4}) (${UNIT})`,
      ].join(""),
    ),
    ([, a, b, c, d, e, f], at) => lastUnits(a ?? c ?? e, b ?? d ?? f, at),
  ],
  [
    words(`(?:за )?(?:последни[a-zа-я]{1,2}|прошедши[a-zа-я]{1,2}) ${COUNTED}|son ${COUNTED}`),
    ([, a, b, c, d], at) => lastUnits(a ?? c, b ?? d, at),
  ],
  [
    words(`(?:la |na |no )?ultim[oa] ${WORD}|(?:за )?последн[a-zа-я]{2,3} ${WORD}|за ${WORD}|son ${WORD}`),
    ([, a, b, c], at) => lastUnits("1", a ?? b ?? c, at),
  ],
  [
    glued(
      `(?:过去|過去|最近|近|直近|지난|최근) ?(?:の)?(\\d{1,4}|[一二两三四五六七八九十]|한|두|세|네) ?(?:个|個)?${CJK_UNIT}`,
    ),
    ([, n, unit], at) => lastUnits(n, unit === "月" ? "个月" : unit, at),
  ],
  [
    words(
      [
        `(?:${LAST}) ${PERIOD}|(?:letzt|vergangen|vorig)[a-zа-я]{1,2} ${PERIOD}|(?:(?:la|el|`,
        `o|a|na|no) )?${PERIOD} (?:pasad[oa]|passad[oa]|dernier[a-zа-я]?|passee?)|(?:прошл[a-zа-я]{2,3}) ${PERIOD}|`,
        `gecen ${PERIOD}|l'an dernier`,
      ].join(""),
    ),
    ([whole, ...found], at) =>
      lastPeriod(found.find(Boolean) ?? (whole?.includes("an") ? "year" : "month"), at),
  ],
  [
    glued("(?:上|先)(?:个|個)?(周|週|月|星期)|지난 ?(주|달)|(去年|昨年|작년|지난해)"),
    ([, a, b], at) => lastPeriod(a === "月" || b === "달" ? "month" : (a ?? b) ? "week" : "year", at),
  ],
  [
    words(
      `(?:(?:later )?this|dies[a-zа-я]{1,2}|est[ea]|cette?|ce|в этом|этот|эт[a-zа-я]{1,3}|bu) ${WORD}(?:-ci)?(?: so far)?`,
    ),
    ([, unit], at) => thisPeriod(unit, at),
  ],
  [
    glued("(?:这|這|本|今)(?:个|個)?(周|週|月|星期|年|季度)|이번 ?(주|달)|(올해|금년)"),
    ([, a, b], at) =>
      thisPeriod(
        a === "月" || b === "달"
          ? "month"
          : a === "季度"
            ? "quarter"
            : a === "年" || !(a ?? b)
              ? "year"
              : "week",
        at,
      ),
  ],
  [
    words(
      [
        `(?:in |within |over |during |for )?(?:the )?(?:next|coming|following|upcoming) ${COUNTED}s?|`,
        `(?:in |auf (?:sicht von )?|innerhalb von |binnen |within |inside |dans |через |em |en |za )${COUNTED}s?(?: time)?|`,
        `(?:in )?(?:den )?nachsten ${COUNTED}|(?:los |os )?proxim[oa]s ${COUNTED}|${COUNTED} (?:later|`,
        `out|ahead|hence|from now|from here|from today|down the (?:line|road)|sonra|icinde)`,
      ].join(""),
    ),
    ([, ...found], at) => inUnits(["", ...found.filter(Boolean).slice(0, 2)] as string[], at),
  ],
  [words("(?:in )?einem jahr|через год|bir yil sonra|dans un an"), () => aheadOnly(365, "within 1 year")],
  [words("через месяц"), () => aheadOnly(30, "within 1 month")],
  [words("через неделю"), () => aheadOnly(7, "within 1 week")],
  [
    glued(`${CJK_N}${CJK_UNIT} ?(?:后|後|之后|内|以内|이내|후|뒤|안에)`),
    ([, n, unit], at) => inUnits(["", n ?? "1", unit === "月" ? "个月" : (unit ?? "")], at),
  ],
  [
    words(
      [
        `(?:in |over |within )?(?:the )?(?:next|coming) ${WORD}|(?:nachst|kommend)[a-zа-я]{1,2} ${PERIOD}|`,
        `(?:la |el )?proxim[oa] ${PERIOD}|(?:la |le )?${PERIOD} (?:prochaine?|que viene|que vem)|`,
        `следующ[a-zа-я]{2,3} ${PERIOD}|(?:gelecek|onumuzdeki) ${PERIOD}`,
      ].join(""),
    ),
    ([, ...found]) => nextPeriod(found.find(Boolean)),
  ],
  [
    glued("(?:下|来)(?:个|個)?(周|週|月|星期|年)|다음 ?(주|달|해)|(明年|내년)"),
    ([, a, b]) =>
      nextPeriod(
        a === "月" || b === "달" ? "month" : a === "年" || b === "해" || !(a ?? b) ? "year" : "week",
      ),
  ],
  [
    words(
      [
        "(?:before|going into|heading into|ahead of|into) the weekend|vor dem wochenende|antes del fin de semana|",
        "avant le week end|antes do fim de semana|перед выходными",
      ].join(""),
    ),
    beforeWeekend,
  ],
  [
    words(
      "(?:last|over the|the|this past|on the|during the) weekend|letztes wochenende|am wochenende|(?:el )?fin de semana pasado",
    ),
    weekend,
  ],
  [
    words(
      [
        `(?:(last|past|this|next|letzt[a-zа-я]{1,2}|vergangen[a-zа-я]{1,2}|nachst[a-zа-я]{1,2}|`,
        `kommend[a-zа-я]{1,2}|el|le|прошл[a-zа-я]{2,3}|gecen|上|先週の|지난) ?)?(${WEEKDAY})(?: (pasado|`,
        `dernier|passado|gunu))?`,
      ].join(""),
    ),
    weekday,
  ],
  [
    words("на (день|неделю|месяц|квартал|год)(?! назад)"),
    ([, unit = ""], at) => length(["", "1", RUSSIAN[unit] ?? "month"], at),
  ],
  // "1週間の予想", "일주일 전망"
  [
    glued(
      `(?:${CJK_N}${CJK_UNIT}|일주일) ?(?:の|的)? ?(?=予想|予測|見通し|预测|預測|展望|走势|전망|예측|예상)`,
    ),
    ([, n, unit], at) => inUnits(["", n ?? "1", unit === "月" ? "个月" : (unit ?? "주일")], at),
  ],
  [
    glued(
      `(${CJK_LOW}\\d{1,4}|[一二两兩三四五六]) ?(?:个|個)?(週間|星期|か月|ヶ月|カ月|个月|個月|개월|주일|주간|年間)`,
    ),
    ([, n, unit], at) => length(["", n ?? "1", unit ?? ""], at),
  ],
  [words(`on the (week|month|quarter|year)`), ([, unit], at) => lastUnits("1", unit, at)],
  [words(`(?:over |for |in |during |on |a |an |the )?${COUNTED}`), length],
];

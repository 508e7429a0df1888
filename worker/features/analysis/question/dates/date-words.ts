import { learn } from "../lexicon/known.ts";

/** Words of dates in the languages we read, lower case and without accents on Latin letters. */

const MONTHS = [
  "january|janurary|januar|janner|jan|enero|ene|janvier|janv|janeiro|январ[a-zа-я]*|янв|ocak[a-zа-я]*",
  "february|feburary|febuary|feb|februar|febrero|fevrier|fevr|fevereiro|fev|феврал[a-zа-я]*|фев|subat[a-zа-я]*",
  "march|mar|marz|maerz|marzo|mars|marco|март[a-zа-я]{0,3}|mart(?:ta|in|tan)?",
  "april|apr|abril|abr|avril|avr|апрел[a-zа-я]*|апр|nisan[a-zа-я]*",
  "may|mai|mayo|maio|ма[йяею]|mayis[a-zа-я]*",
  "june|jun|juni|junio|juin|junho|июн[a-zа-я]*|haziran[a-zа-я]*",
  "july|jul|juli|julio|juillet|juil|julho|июл[a-zа-я]*|temmuz[a-zа-я]*",
  "august|aug|agosto|aout|август[a-zа-я]*|авг|agustos[a-zа-я]*",
  "september|septemer|sept|sep|septiembre|setiembre|septembre|setembro|сентябр[a-zа-я]*|сен|eylul[a-zа-я]*",
  "october|oktober|oct|okt|octubre|octobre|outubro|октябр[a-zа-я]*|окт|ekim[a-zа-я]*",
  "november|novmber|nov|noviembre|novembre|novembro|ноябр[a-zа-я]*|kasim[a-zа-я]*",
  "december|decemeber|dec|dezember|dez|diciembre|dic|decembre|dezembro|декабр[a-zа-я]*|aralik[a-zа-я]*|aralig[a-zа-я]*",
];
export const MONTH = `(?:${MONTHS.join("|")})`;
/** Months that are other words too: alone they need a word of time before them. */
export const AMBIGUOUS_MONTH =
  /^(?:may|march|mar|mars|mai|ма[йяею]|mart|dec|sep|jun|jul|jan|ene|avr|dic|fev|abr|сен|окт|фев|авг|апр|янв)$/;

const WEEKDAYS = [
  "sunday|sonntag|domingo|dimanche|воскресенье|pazar|周日|星期日|星期天|日曜日?|일요일",
  "monday|montag|lunes|lundi|segunda feira|понедельник|pazartesi|周一|星期一|月曜日?|월요일",
  "tuesday|dienstag|martes|mardi|terca feira|вторник|sali|周二|星期二|火曜日?|화요일",
  "wednesday|mittwoch|miercoles|mercredi|quarta feira|среду|среда|carsamba|周三|星期三|水曜日?|수요일",
  "thursday|donnerstag|jueves|jeudi|quinta feira|четверг|persembe|周四|星期四|木曜日?|목요일",
  "friday|freitag|viernes|vendredi|sexta feira|sexta|пятницу|пятница|cuma|周五|星期五|金曜日?|금요일",
  "saturday|samstag|sabado|samedi|субботу|суббота|cumartesi|周六|星期六|土曜日?|토요일",
];
export const WEEKDAY = `(?:${WEEKDAYS.map((one) => `${one}`).join("|")})`;

const UNITS = {
  hour: "hours?|hrs?|h|stunden?|horas?|heures?|час(?:а|ов)?|saat|小时|小時|時間|시간",
  day: "(?:trading |business |market )?days?|d|(?:trading )?sessions?|tag(?:e|en|es)?|dias?|jours?|день|дн(?:я|ей)|gun[a-zа-я]{0,4}|天|日間|日|일간|일",
  week: "weeks?|wks?|w|wochen?|semanas?|semaines?|недел[a-zа-я]+|hafta[a-zа-я]{0,4}|周|週間|週|星期|주일|주간|주",
  month:
    "months?|mos?|monat(?:e|en|s)?|mes(?:es)?|mois|месяц[a-zа-я]*|ay(?:da|in|dir|lik)?|个月|個月|か月|ヶ月|カ月|개월|달",
  quarter: "quarters?|quartal(?:e|en|s)?|trimestres?|квартал[a-zа-я]*|ceyrek[a-zа-я]{0,4}|季度|四半期|분기",
  year: "years?|yrs?|(?<=\\d|^)y|jahr(?:e|en|es)?|anos?|ans?|annees?|год(?:а|у)?|лет|yil[a-zа-я]{0,4}|年間|年|년간|년",
} as const;
export type Unit = keyof typeof UNITS;
export const UNIT = `(?:${Object.values(UNITS).join("|")})`;
export const PERIOD_UNIT = `(?:${UNITS.week}|${UNITS.month}|${UNITS.quarter}|${UNITS.year})`;

const NUMBERS: Record<string, number> = {
  ...count("a one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"),
  ...count("an uno dos tres cuatro cinco seis siete ocho nueve diez"),
  ...count("ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf"),
  ...count("un deux trois quatre cinq six sept huit neuf dix"),
  ...count("um dois tres quatro cinco seis sete oito nove dez"),
  ...count("один два три четыре пять шесть семь восемь девять десять"),
  ...count("bir iki uc dort bes alti yedi sekiz dokuz"),
  ...count("一 二 三 四 五 六 七 八 九 十"),
  ...count("한 두 세 네 다섯 여섯 일곱 여덟 아홉 열"),
  ...{
    an: 1,
    one: 1,
    a: 1,
    couple: 2,
    few: 3,
    dozen: 12,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    ninety: 90,
    hundred: 100,
  },
  ...{
    eine: 1,
    einem: 1,
    einen: 1,
    einer: 1,
    una: 1,
    une: 1,
    uma: 1,
    duas: 2,
    одна: 1,
    одну: 1,
    две: 2,
    两: 2,
    兩: 2,
    하루: 1,
  },
};
export const COUNT_WORD = `(?:${Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;

function count(list: string): Record<string, number> {
  const words = list.split(" ");
  const from = words[0] === "a" || words[0] === "an" ? 0 : 1;
  return Object.fromEntries(words.map((word, i) => [word, Math.max(1, i + from)]));
}

/** 1 to 12, of a word that `MONTH` matched. */
export const monthOf = (word: string): number => indexOf(MONTHS, word) + 1;
/** 0 (Sunday) to 6, of a word that `WEEKDAY` matched. */
export const weekdayNamed = (word: string): number => indexOf(WEEKDAYS, word);
/** Of a word that `UNIT` matched. */
export function unitOf(word: string): Unit {
  const units = Object.keys(UNITS) as Unit[];
  return units[indexOf(Object.values(UNITS), word)] ?? "day";
}
/** A count in digits or words; 1 for none. */
export const readCount = (word: string | undefined): number =>
  word === undefined || word === "" ? 1 : (NUMBERS[word] ?? (Number(word) || 1));

const compiled = new Map<string, RegExp>();
function indexOf(patterns: readonly string[], word: string): number {
  return patterns.findIndex((pattern) => {
    const whole = compiled.get(pattern) ?? new RegExp(`^(?:${pattern})$`);
    compiled.set(pattern, whole);
    return whole.test(word);
  });
}

for (const word of Object.keys(NUMBERS)) learn(word);
for (const word of [...MONTHS, ...WEEKDAYS].flatMap((names) => names.split("|")))
  if (/^\p{L}+$/u.test(word)) learn(word);

/** Words behind which a number such as 2024 is an amount. */
export const AMOUNT_BEFORE = new RegExp(
  [
    String.raw`(?:\bat|reach[a-zа-я]*|hit|hits|break|breaks|cross|crosses|touch|touches|see|past|towards|`,
    "beyond|erreicht|knackt|llega|supera|atteint|atteindre|passe|chega|atinge|достигнет|",
    "ниже|выше|unter|uber|above|below|under|over|to|bei|bought|a|zu|auf|from|for|gap|level|",
    "near|with|have|had|got|hold|held|own|stuck|parked|threw|spent|paid|need|make|made|win|",
    "won|lose|lost|invest|invested|put|mit|con|avec|com|with) $",
  ].join(""),
  "u",
);

/** Words behind which a month is a time. */
export const TIME_BEFORE = new RegExp(
  [
    "(?:in|im|since|seit|last|this|next|of|during|for|until|till|by|before|after|end|start|",
    "beginning|mid|late|early|from|and|to|through|en|em|desde|de|a|au|le|и|в|за|с|на|к|до|",
    "по|конц[a-zа-я]|начал[a-zа-я]|between|between|bis|von|ende|anfang|fin|fim|de|-|–) ?$",
  ].join(""),
);

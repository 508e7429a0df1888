const MONTH_NUMERALS = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
const WORDED_MONTH = /(十[一二]|[一二三四五六七八九十])月/g;

/** "Past novembers" */
const MONTHS_OF_YEARS =
  /\b(january|february|march|april|june|july|august|september|october|november|december)s\b/gi;

/** "Half a year" in months, as languages with other words for it are read too; no first or second half of one. */
const HALF_YEARS: [words: RegExp, months: string][] = [
  [/(?<!\p{L})half(?: a|-)? ?year(?!\p{L})/giu, "6 months"],
  [/(?<!\p{L})(?:das |ein |einem )?halbe[sn]? jahr(?!\p{L})/giu, "6 monate"],
  [/(?<!\p{L})(?:medio ano|meio ano)(?!\p{L})/giu, "6 meses"],
  [/(?<!\p{L})полгода(?!\p{L})|(?<!\p{L})пол года(?!\p{L})/giu, "6 месяцев"],
  [/(?<!\p{L})yar[iı]m y[iı]l(?=\p{L}{0,4}(?!\p{L}))\p{L}*/giu, "6 ay"],
  [/(?<![上下前后後])半年(?:間|间)?/g, "6个月"],
  [/반년/g, "6개월"],
];

/** "三月" and "三月份" as "3月", "novembers" as "every november". */
export const writeMonths = (text: string): string =>
  HALF_YEARS.reduce((done, [words, months]) => done.replace(words, months), text)
    .replace(WORDED_MONTH, (_, numeral: string) => `${1 + MONTH_NUMERALS.indexOf(numeral)}月`)
    .replaceAll("月份", "月")
    .replace(MONTHS_OF_YEARS, "every $1");

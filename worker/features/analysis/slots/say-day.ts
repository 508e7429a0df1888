import { LOCALES, type Written } from "../words/words.ts";

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<Written, Intl.DateTimeFormat>();
  return (day: string, language: Written): string => {
    const known =
      made.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });
    made.set(language, known);
    // "27. Dezember" stays on one line, and its dot ends no sentence.
    return known.format(new Date(`${day}T00:00:00Z`)).replace(/(?<=\d\.) /, "\u00a0");
  };
};
const day = format({ day: "numeric", month: "long", year: "numeric" });
const month = format({ month: "long", year: "numeric" });
const weekday = format({ weekday: "long" });
const monthName = format({ month: "long" });

/** YYYY-MM-DD as "27 December 2024", or "27. Dezember 2024". */
export const sayDay = (date: string, language: Written = "en"): string => day(date, language);

/** The month of a day, YYYY-MM-DD: "December 2024". */
export const sayMonth = (date: string, language: Written = "en"): string => month(date, language);

/** With its day of the week: "Friday 27 December 2024". */
export const sayWeekday = (date: string, language: Written = "en"): string =>
  `${weekday(date, language)}${language === "de" ? ", dem" : ""} ${day(date, language)}`;

/** A month of any year, January is 1. */
export const nameMonth = (of: number, language: Written = "en"): string =>
  monthName(`2024-${String(of).padStart(2, "0")}-01`, language);

/** A day of the week, Monday is 1. */
export const nameWeekday = (of: number, language: Written = "en"): string =>
  weekday(`2024-01-0${of}`, language);

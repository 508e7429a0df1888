const SHOWN = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** YYYY-MM-DD as "27 December 2024". */
export const sayDay = (day: string): string => SHOWN.format(new Date(`${day}T00:00:00Z`));

/** YYYY-MM-DD as "Friday 27 December 2024". */
export const sayWeekday = (day: string): string =>
  `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))} ${sayDay(day)}`;

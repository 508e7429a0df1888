export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The day of a moment (a Date, or epoch ms) in UTC, YYYY-MM-DD. */
export const dateOf = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10);

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The day of a moment (a Date, or epoch ms) in UTC, YYYY-MM-DD. */
export const dateOf = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10);

/** Orders moments or days (ISO, UTC), the oldest first; unlike `localeCompare` it needs no tables of a language. */
export const oldestFirst = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

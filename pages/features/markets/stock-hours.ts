const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
});

const OPENS = 9 * 60 + 30;
const CLOSES = 16 * 60;
const MINUTE_MS = 60_000;

function readNewYork(at: number) {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const minutes = Number(parts.hour) * 60 + Number(parts.minute);
  return { minutes, weekend: parts.weekday === "Sat" || parts.weekday === "Sun" };
}

const isOpen = (at: number) => {
  const { minutes, weekend } = readNewYork(at);
  return !weekend && minutes >= OPENS && minutes < CLOSES;
};

/**
 * Regular hours of the US stock exchanges, Monday to Friday 9:30 to 16:00 in New York; holidays are not known here.
 * `changesAt` is the next opening or closing bell, in ms.
 */
export function readStockHours(now: number): { open: boolean; changesAt: number } {
  const open = isOpen(now);
  // Both bells fall on a half hour of UTC, whatever the daylight saving time is.
  const step = 30 * MINUTE_MS;
  let changesAt = Math.floor(now / step) * step + step;
  while (isOpen(changesAt) === open) changesAt += step;
  return { open, changesAt };
}

const bell = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "closed · opens Mon 14:30 UTC" */
export function sayStockHours(now: number): string {
  const { open, changesAt } = readStockHours(now);
  return `${open ? "open · closes" : "closed · opens"} ${bell.format(changesAt)} UTC`;
}

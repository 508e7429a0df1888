import { vi } from "vitest";

const MINUTE_MS = 60_000;

/** Has a limit of the platform count by the tests' clock, and not by the minutes of its own, which end when they will. */
export function limitByClock(limiter: RateLimit, most: number): void {
  const counts = new Map<string, number>();
  vi.spyOn(limiter, "limit").mockImplementation(async ({ key }) => {
    const minute = `${key} ${Math.floor(Date.now() / MINUTE_MS)}`;
    const count = (counts.get(minute) ?? 0) + 1;
    counts.set(minute, count);
    return { success: count <= most };
  });
}

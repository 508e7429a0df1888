import { describe, expect, it, vi } from "vitest";
import { readRetryAfter, retryAfterPauses, startDeadline, withinTime } from "./timing.ts";

const NEVER = new Promise<never>(() => {});
const late = () => new Error("late");

describe("a time limit", () => {
  it("ends a wait for what never comes, and leaves what came in time as it is", async () => {
    await expect(withinTime(NEVER, 0, late)).rejects.toThrow("late");
    await expect(withinTime(Promise.resolve(1), 60_000, late)).resolves.toBe(1);
    await expect(withinTime(Promise.reject(new Error("own")), 60_000, late)).rejects.toThrow("own");
  });

  it("is shared by all waits of one call", async () => {
    const deadline = startDeadline(0, late);
    await expect(deadline.within(NEVER)).rejects.toThrow("late");
    await expect(deadline.within(NEVER)).rejects.toThrow("late");
    deadline.stop();
  });
});

describe("another try", () => {
  it("follows each pause until one succeeds", async () => {
    const attempt = vi.fn(async () => {
      if (attempt.mock.calls.length < 3) throw new Error("down");
      return "up";
    });
    expect(await retryAfterPauses(attempt, [0, 0, 0])).toBe("up");
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it("is not made after the last pause, nor where it cannot help", async () => {
    const attempt = vi.fn(async () => {
      throw new Error("down");
    });
    await expect(retryAfterPauses(attempt, [0, 0])).rejects.toThrow("down");
    expect(attempt).toHaveBeenCalledTimes(3);
    await expect(retryAfterPauses(attempt, [0, 0], () => false)).rejects.toThrow("down");
    expect(attempt).toHaveBeenCalledTimes(4);
  });
});

describe("Retry-After", () => {
  const NOW = Date.parse("2026-03-01T12:00:00Z");
  it.each([
    ["a number of seconds", "30", 30],
    ["an HTTP date", "Sun, 01 Mar 2026 12:01:30 GMT", 90],
    ["a date that is over", "Sun, 01 Mar 2026 11:00:00 GMT", undefined],
    ["words", "soon", undefined],
    ["nothing", null, undefined],
    ["a negative number", "-5", undefined],
  ])("%s", (_, header, seconds) => {
    expect(readRetryAfter(header, NOW)).toBe(seconds);
  });
});

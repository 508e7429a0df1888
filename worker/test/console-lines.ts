import { type MockInstance, vi } from "vitest";

const LEVELS = ["error", "warn", "info", "log", "debug"] as const;
let spies: [level: (typeof LEVELS)[number], spy: MockInstance<typeof console.log>][] = [];
let isExpected = false;
let expectedLine: RegExp | null = null;

/** Watches the console for one test. */
export function watchConsole(): void {
  isExpected = false;
  expectedLine = null;
  spies = LEVELS.map((level) => [level, vi.spyOn(console, level)]);
}

/** Says that this test provokes errors; returns what was logged so far when called. */
export function expectErrors(): () => string[] {
  isExpected = true;
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => spy.mock.calls.map((call) => call.map(String).join(" "));
}

/** Says that a line like this may come. */
export function expectLine(like: RegExp): void {
  expectedLine = like;
}

/** The product's own lines: JSON, or a mail that is printed where there is no mailer. */
const isOwn = (line: unknown[]): boolean =>
  /^\{.*\}$|^[\w-]+ link for \S+: /s.test(line.map(String).join(" "));

/** What stood on the console although no test expected it; an error is expected only where the test says so. */
export const unexpectedLines = (): unknown[][] =>
  spies.flatMap(([level, spy]) =>
    spy.mock.calls.filter((line) => {
      if (level === "error") return !isExpected;
      return !isOwn(line) && !expectedLine?.test(line.map(String).join(" "));
    }),
  );

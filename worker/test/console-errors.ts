import { type MockInstance, vi } from "vitest";

let spy: MockInstance<typeof console.error>;
let expected = false;

/** Watches console.error for one test. */
export function watchErrors(): void {
  expected = false;
  spy = vi.spyOn(console, "error");
}

/** Says that this test provokes errors; returns what was logged so far when called. */
export function expectErrors(): () => string[] {
  expected = true;
  spy.mockImplementation(() => {});
  return () => spy.mock.calls.map((call) => call.map(String).join(" "));
}

/** What was logged although no test expected it. */
export const unexpectedErrors = (): unknown[][] => (expected ? [] : spy.mock.calls);

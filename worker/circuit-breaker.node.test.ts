import { describe, expect, it } from "vitest";
import { openBreaker, type Unanswered } from "./circuit-breaker.ts";

const NOW = 1_700_000_000_000;
const DOWN: Unanswered = { reason: "status", status: 500 };

/** Seconds for which one is left alone after these failures, one right after the other. */
function restAfter(...failures: Unanswered[]): number {
  const breaker = openBreaker<Unanswered>();
  for (const failure of failures) breaker.noteFailure(failure, NOW);
  let seconds = 0;
  while (breaker.findRest(NOW + 1_000 * seconds)) seconds++;
  return seconds;
}

describe("one that fails is left alone", () => {
  it.each<[string, Unanswered[], number]>([
    ["not after two failures", [DOWN, DOWN], 0],
    ["for 30 s after three in a row", [DOWN, DOWN, DOWN], 30],
    ["as long as it asks", [{ reason: "rate_limited", status: 429, retryAfterS: 45 }], 45],
    ["for a minute when it asks without a time", [{ reason: "rate_limited", status: 429 }], 60],
    ["for a second at least", [{ reason: "rate_limited", status: 429, retryAfterS: 0 }], 1],
    ["for a day at most", [{ reason: "rate_limited", retryAfterS: 9_000_000 }], 86_400],
    ["for ten minutes when it refuses our key", [{ reason: "status", status: 401 }], 600],
    ["for ten minutes when it forbids", [{ reason: "status", status: 403 }], 600],
  ])("%s", (_, failures, seconds) => {
    expect(restAfter(...failures)).toBe(seconds);
  });

  it("and tells what it said", () => {
    const breaker = openBreaker<Unanswered>();
    const refusal: Unanswered = { reason: "status", status: 401 };
    breaker.noteFailure(refusal, NOW);
    expect(breaker.findRest(NOW + 1)).toBe(refusal);
  });
});

it("after its rest one gets a single try; a success forgets the failures before it", () => {
  const breaker = openBreaker<Unanswered>();
  for (let i = 0; i < 3; i++) breaker.noteFailure(DOWN, NOW);
  const later = NOW + 31_000;
  expect(breaker.findRest(later)).toBeNull();
  breaker.noteFailure(DOWN, later);
  expect(breaker.findRest(later)).toBe(DOWN);
  const afterwards = later + 31_000;
  breaker.noteSuccess();
  breaker.noteFailure(DOWN, afterwards);
  expect(breaker.findRest(afterwards)).toBeNull();
});

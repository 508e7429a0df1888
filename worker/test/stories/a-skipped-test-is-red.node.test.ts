import { globSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { need } from "../need.ts";

/** What may skip a test, and what says whether: red in CI, or for want of data that no clone has. */
const SKIPS = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf)\(/;
const REASONS = /import \{[^}]*\b(?:need|isKept|HAS_ANVIL)\b[^}]*\} from/;

it("what tests need is named where it is missing, and CI goes on without it in no case", () => {
  vi.stubEnv("CI", "true");
  expect(() => need("Anvil", false)).toThrow("Anvil is not on this machine");
  expect(need("Anvil", true)).toBe(true);
  vi.stubEnv("CI", "");
  expect(need("Anvil", false)).toBe(false);
  vi.unstubAllEnvs();
});

it("no test is skipped but for a reason that is red in CI, or for data kept beside the project", () => {
  const tests = globSync("{worker,pages,shared}/**/*.{test.ts,test.tsx,spec.ts}");
  const skipping = tests.filter((file) => SKIPS.test(readFileSync(file, "utf8")));
  expect(skipping.length).toBeGreaterThan(10);
  expect(skipping.filter((file) => !REASONS.test(readFileSync(file, "utf8")))).toEqual([]);
});

it(".ci/run says that it is CI, and builds the site before its tests look into it", () => {
  const script = readFileSync(".ci/run", "utf8");
  expect(script).toContain("export CI=");
  const [built, tested] = [/^npm run -s build$/m, /^together.* everyday/m].map((step) => script.search(step));
  expect(built).toBeGreaterThan(0);
  expect(tested).toBeGreaterThan(built ?? 0);
  // It serves what it builds for itself.
  expect(script).toMatch(/^bundles\(\).*pages:smoke/m);
});

import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it } from "vitest";
import { describeFailure, describeStack, isDatabaseDown } from "./failures.ts";

const STATEMENT = "insert into audit_log (note) values (?)";
const failing = (value: string) =>
  new DrizzleQueryError(STATEMENT, [value], new Error("D1_ERROR: overloaded"));

it.each([
  ["an address", "person@example.com"],
  [
    "lines that look like places in the code",
    "x\n    at person@example.com\n    at ngma_live_secret (a.ts:1:1)",
  ],
  ["lines at the very end", "x\n    at person@example.com"],
])("F-212: a statement that failed is told without its values: %s", (_case, value) => {
  const error = failing(value);
  for (const told of [
    describeStack(error),
    describeFailure(error),
    describeStack(new Error("internal", { cause: error })),
  ]) {
    expect(told).toContain(STATEMENT);
    expect(told).toContain("overloaded");
    expect(told).not.toMatch(/person@|ngma_live/);
  }
  expect(describeStack(error)).toMatch(/\n {4}at .*failures\.node\.test\.ts/);
});

it("one whose text was changed after the fact shows no places rather than values", () => {
  const error = failing("x\n    at person@example.com");
  error.message = "changed";
  expect(describeStack(error)).not.toContain("person@");
});

it.each([
  ["database is locked", true],
  ["D1_ERROR: database is locked: SQLITE_BUSY", true],
  ["D1_ERROR: database table is locked: SQLITE_LOCKED", true],
  ["D1_ERROR: D1 DB is overloaded. Requests queued for too long.", true],
  ["D1_ERROR: UNIQUE constraint failed: users.email", false],
  ["a model is overloaded", false],
])("'%s' is the database out of order, not what it was asked: %s", (message, isDown) => {
  expect(isDatabaseDown(new DrizzleQueryError(STATEMENT, [], new Error(message)))).toBe(isDown);
});

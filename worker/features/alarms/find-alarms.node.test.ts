import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the runbook says of every alarm what it means and what to do first", () => {
  const code = readFileSync("worker/features/alarms/find-alarms.ts", "utf8");
  const kinds = [...code.matchAll(/kind: [`"]([a-z -]+)/g)].map(([, kind = ""]) => kind.trim());
  expect(new Set(kinds).size).toBeGreaterThan(7);
  const rows = readFileSync("worker/RUNBOOK.md", "utf8").split("\n");
  for (const kind of kinds) {
    const row = rows.find((line) => line.startsWith(`| \`${kind}`));
    expect(row, kind).toMatch(/1\. .* 2\. .* 3\. /);
  }
});

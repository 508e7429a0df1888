import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** What Windows' shell does not know: a program in the shell's place, variables before a command, quotes of one kind, substitution. */
const UNIX = /^exec\b|(?:^|&& )\w+=|'|`|\$|;/;

it.each(Object.entries(scripts))(
  "npm run %s says nothing that one system's shell alone knows",
  (_, script) => {
    expect(script).not.toMatch(UNIX);
  },
);

it("what a system's shell alone knows would be seen", () => {
  for (const script of [
    "exec node a.ts",
    "CI=1 vitest run",
    "tsc && A=1 vitest",
    "node 'a.ts'",
    "node $(which x)",
  ])
    expect(script).toMatch(UNIX);
});

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { repo } from "../local/local-config.ts";

/** Tests that are named after one of these are attacks on money. */
const ATTACK = "F-2(11|1[3-9]|2[0-3])";
/** Where they lie. */
const FILES = [
  "worker/features/billing",
  "worker/features/keys",
  "worker/features/analysis",
  "worker/test/stories",
];

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/**
 * Each attack on ownership, orders and books, against the product with its real database and accounts: held, or NOT HELD and
 * what happened. Those on the chains' money end with the comparison of all that is held with all that is on record. Throws
 * when one was not held, or none was run.
 */
export async function runAttacks(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "attacks-"));
  const file = join(folder, "report.json");
  try {
    await runTests(file);
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    const results = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status, failureMessages }) => {
        const why = failureMessages?.[0]?.split("\n")[0] ?? "";
        return [fullName.trim(), status === "passed" ? "held" : `NOT HELD: ${why}`] as const;
      })
      .toSorted(([a], [b]) => numberOf(a) - numberOf(b));
    const lost = results.filter(([, end]) => end !== "held");
    if (results.length === 0 || lost.length > 0) throw new Error(JSON.stringify(lost, null, 2));
    return Object.fromEntries(results);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const numberOf = (name: string): number => Number(/F-(\d+)/.exec(name)?.[1] ?? 0);

/** Ends when they did, however that was: the report tells. */
const runTests = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = ["run", "--project", "worker", "-t", ATTACK, "--reporter=json", `--outputFile=${file}`];
    const args = [`${repo}node_modules/vitest/vitest.mjs`, ...options, ...FILES];
    const child = spawn(process.execPath, args, { cwd: repo, stdio: ["ignore", "ignore", "ignore"] });
    child.once("error", reject);
    child.once("exit", () => resolve());
  });

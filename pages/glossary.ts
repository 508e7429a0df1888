import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The words that glossary.md has better ones for. */
const OLD = readFileSync(fileURLToPath(new URL("glossary.md", import.meta.url)), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Say"))
  .flatMap((line) => line.split("|")[3]?.split(";") ?? [])
  .map((words) => words.trim());

/** Those of them that a screen's code says, without its comments and with each run of blanks as one. */
export function findOldWords(code: string): string[] {
  const said = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replace(/\s+/g, " ");
  return OLD.filter((words) => said.includes(words));
}

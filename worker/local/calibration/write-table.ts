import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Writes a data file of the worker in the house's format. */
export function writeData(file: URL, data: unknown): void {
  writeFileSync(file, JSON.stringify(data, null, 2));
  const biome = fileURLToPath(new URL("../../../node_modules/.bin/biome", import.meta.url));
  execFileSync(biome, ["format", "--write", fileURLToPath(file)], { stdio: "ignore" });
}

/** The same data with four decimals a number: more than the cases tell. */
export const roundNumbers = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === "number" && !Number.isInteger(one) ? Number(one.toFixed(4)) : one,
  );

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MEASURED_NOT_TYPED =
  "// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures may come near any constant.";

/** Writes constants into a file of the worker, after `head`, in the house's format. */
export function writeTable(
  file: URL,
  head: string,
  constants: { name: string; type: string; value: unknown }[],
): void {
  const body = constants.map(
    ({ name, type, value }) => `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`,
  );
  writeFormatted(file, `${MEASURED_NOT_TYPED}\n${head}\n${body.join("\n\n")}\n`);
}

/** Writes a data file of the worker in the house's format. */
export const writeData = (file: URL, data: unknown): void =>
  writeFormatted(file, JSON.stringify(data, null, 2));

function writeFormatted(file: URL, text: string): void {
  writeFileSync(file, text);
  const biome = fileURLToPath(new URL("../../../node_modules/.bin/biome", import.meta.url));
  execFileSync(biome, ["format", "--write", fileURLToPath(file)], { stdio: "ignore" });
}

/** The same data with four decimals a number: more than the cases tell. */
export const roundNumbers = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === "number" && !Number.isInteger(one) ? Number(one.toFixed(4)) : one,
  );

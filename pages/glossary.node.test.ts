import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const pages = fileURLToPath(new URL(".", import.meta.url));

const old = readFileSync(`${pages}glossary.md`, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Say"))
  .flatMap((line) => line.split("|")[3]?.split(";") ?? [])
  .map((words) => words.trim());

/** The code of what people read, without its comments and with each run of blanks as one. */
const readScreens = () =>
  ["features", "routes", "ui"].flatMap((folder) =>
    readdirSync(`${pages}${folder}`, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => ({
        file: `${folder}/${file}`,
        code: readFileSync(`${pages}${folder}/${file}`, "utf8")
          .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
          .replace(/\s+/g, " "),
      })),
  );

it("no screen says what the glossary has better words for", () => {
  expect(old.length).toBeGreaterThan(20);
  const found = readScreens().flatMap(({ file, code }) =>
    old.filter((words) => code.includes(words)).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findOldWords } from "./glossary.ts";

const pages = fileURLToPath(new URL(".", import.meta.url));

const listScreens = () =>
  ["features", "routes", "ui"].flatMap((folder) =>
    readdirSync(`${pages}${folder}`, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => `${folder}/${file}`),
  );

it("no screen says what the glossary has better words for", () => {
  const found = listScreens().flatMap((file) =>
    findOldWords(readFileSync(`${pages}${file}`, "utf8")).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it("finds them in what is said over two lines, and not in a comment", () => {
  expect(findOldWords("<p>\n  Delete this\n  talk?\n</p>")).toContain("Delete this talk");
  expect(findOldWords("/** Delete this talk */ // best of the row")).not.toContain("Delete this talk");
});

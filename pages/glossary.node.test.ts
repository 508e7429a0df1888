import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findOldWords } from "./glossary.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where what people read of us is written. */
const WRITTEN = [
  ...["pages/features", "pages/routes", "pages/ui", "pages/server", "pages/prerender", "pages/reference"],
  ...["pages/openapi", "shared", "worker/providers/mail"],
  ...["accounts", "alarms", "auth", "billing", "keys", "mail", "mcp", "newsletter", "ngma", "watch"].map(
    (feature) => `worker/features/${feature}`,
  ),
  ...["asks", "facts", "outlook", "stance", "words/en"].map((part) => `worker/features/analysis/${part}`),
];

const listFiles = () =>
  WRITTEN.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|json)$/.test(file) && !file.includes(".test."))
      .map((file) => `${folder}/${file}`),
  );

it("nothing that people read says what the glossary has better words for", () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    findOldWords(readFileSync(root + file, "utf8")).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it("finds them in what is said over two lines, and not in a comment", () => {
  expect(findOldWords("<p>\n  Delete this\n  talk?\n</p>")).toContain("Delete this talk");
  expect(findOldWords("/** Delete this talk */ // best of the row")).not.toContain("Delete this talk");
});

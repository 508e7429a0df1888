/**
 * `npm run api:release -- VERSION "What changed" ...`: keeps today's document as the released one and writes the changelog's
 * entry. Refuses what would break a program written for the last release: that needs another address, /api/v2.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Release } from "../changelog.ts";
import { writeDocument } from "../document.ts";
import type { OpenApiDocument } from "../openapi.ts";
import { findBreaks } from "./find-breaks.ts";

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** Words and samples bind nobody. A field may bear the name of one: that one is no text. */
const isBinding = (name: string, value: unknown) =>
  !(/^(description|summary)$/.test(name) && typeof value === "string") && !/^examples?$/.test(name);
const write = (name: string, value: unknown) => {
  const text = JSON.stringify(value, (key, part: unknown) => (isBinding(key, part) ? part : undefined), 2);
  writeFileSync(file(name), `${text}\n`);
};

const [version = "", ...changes] = process.argv.slice(2);
const releases = JSON.parse(readFileSync(file("changelog.json"), "utf8")) as Release[];
const newest = releases[0]?.version ?? "0.0.0";
const numbers = (text: string) => text.split(".").map(Number);
const isNewer = (a: string, b: string) => {
  const at = numbers(a).findIndex((number, i) => number !== numbers(b)[i]);
  return at >= 0 && (numbers(a)[at] ?? 0) > (numbers(b)[at] ?? 0);
};
const fail = (words: string) => {
  console.error(words);
  process.exit(1);
};
if (!/^1\.\d+\.\d+$/.test(version) || !isNewer(version, newest))
  fail(`Name a version 1.x.y above ${newest}.`);
if (changes.length === 0) fail('Say what changed: npm run api:release -- 1.1.0 "..." "..."');

const document = { ...writeDocument(), info: { ...writeDocument().info, version } };
const released = file("released.json");
const breaks = existsSync(released)
  ? findBreaks(JSON.parse(readFileSync(released, "utf8")) as OpenApiDocument, document)
  : [];
if (breaks.length > 0) fail(`This breaks programs written for ${newest}:\n${breaks.join("\n")}`);

write("released.json", document);
write("changelog.json", [{ version, date: new Date().toISOString().slice(0, 10), changes }, ...releases]);
console.log(`released ${version}`);

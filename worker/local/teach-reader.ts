/**
 * `npm run teach-reader`: teaches the referee of the reader with all labelled messages and those that teach alone, and writes its weights; prints how
 * often it names the right kind of message it has not seen, taught with more and more of them. The same messages give the same bytes.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ASK_TRAITS, type AskKind, exampleOf } from "../../shared/asks.ts";
import { readClauses } from "../features/analysis/question/read-clauses.ts";
import { readPlainKinds, readPlainTalk } from "../features/analysis/question/read-question.ts";
import { featuresOf } from "../features/analysis/question/referee/features.ts";
import { judgeKinds, unpackWeights } from "../features/analysis/question/referee/referee.ts";
import { type Lesson, teachReferee } from "../features/analysis/question/referee/teach-referee.ts";
import { SILENCE } from "../features/analysis/question/talk.ts";
import { ASSETS } from "../features/markets/assets.ts";
import { readTables, readTaught } from "../test/analysis/asked/read-asked.node.ts";

const WEIGHTS = new URL("../features/analysis/question/referee/weights.json", import.meta.url);
const SIZES = [1_000, 2_000, 3_000];
/** One message in five is kept apart for the curve. */
const APART = 5;
const LISTED = 10;
const NOW = new Date("2025-10-10T21:00:00Z");

const labelled = readTables().flatMap(({ asked, now }) => asked.map((one) => ({ ...one, now })));
const asked = [...labelled, ...readTaught().map((one) => ({ ...one, now: NOW }))];
const lessons = asked.map(({ kind, message, earlier, now }): Lesson => {
  const talk = readPlainTalk(
    earlier.map((content) => ({ role: "user", content })),
    now,
  );
  const read = readPlainKinds(message, talk, now);
  return { features: featuresOf(readClauses(message, now), talk, read), kind: kind.split(",")[0] ?? "" };
});

/** The kinds' own examples, of each listed asset. */
const examples = ASSETS.slice(0, LISTED).flatMap(({ name }): Lesson[] =>
  (Object.keys(ASK_TRAITS) as AskKind[]).flatMap((kind) => {
    const message = exampleOf(kind, [name, name === "Bitcoin" ? "Ethereum" : "Bitcoin"]);
    if (message === null) return [];
    const read = readPlainKinds(message, SILENCE, NOW);
    return [{ features: featuresOf(readClauses(message, NOW), SILENCE, read), kind }];
  }),
);

const mixed = lessons
  .map((lesson, i) => ({
    lesson,
    key: createHash("sha256")
      .update(asked[i]?.message ?? "")
      .digest("hex"),
  }))
  .sort((a, b) => (a.key < b.key ? -1 : 1))
  .map(({ lesson }) => lesson);
const apart = mixed.filter((_, i) => i % APART === 0);
const rest = mixed.filter((_, i) => i % APART !== 0);
for (const size of [...SIZES, rest.length]) {
  const taught = unpackWeights(teachReferee(rest.slice(0, size)));
  const right = apart.filter(({ features, kind }) => judgeKinds(features, taught)[0]?.kind === kind).length;
  console.log(`taught with ${size}: ${right} of ${apart.length} others right`);
}

/** Messages that are labelled whole are looked at twice. */
const all = teachReferee([...lessons, ...lessons.slice(0, labelled.length), ...examples]);
const hash = createHash("sha256").update(JSON.stringify(asked)).digest("hex");
const json = `${JSON.stringify({ taught: hash, ...all }, null, 2)}\n`;
writeFileSync(WEIGHTS, json);
console.log(
  `${lessons.length} messages, ${all.kinds.length} kinds, ${Math.round(gzipSync(json).length / 1_000)} kB compressed`,
);

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What is read of a request past the door, and why it may be. */
const PAST_THE_DOOR = [
  // signed by the provider
  "worker/features/billing/cards/routes.ts text",
  // only hashed
  "worker/features/keys/guard.ts text",
  "worker/features/x402/guard.ts text",
  "worker/features/newsletter/routes.ts query",
  "worker/features/watch/routes.ts query",
  // numbers
  "worker/features/markets/routes.ts query",
  "worker/features/record/routes.ts query",
  "worker/features/record/log/routes.ts query",
  // only hashed
  "worker/http/reply/sign-replies.ts arrayBuffer",
  // passed on to the API, whose door it meets
  "worker/features/mcp/routes.ts text",
];

it("F-227: bodies and queries come in by one door, which refuses hidden characters in every field", () => {
  const read = globSync("worker/{features,http}/**/*.ts")
    .filter((file) => !file.includes(".test.") && file !== "worker/http/json-body.ts")
    .flatMap((file) =>
      [
        ...readFileSync(file, "utf8").matchAll(
          /\breq\.(json|text|query|queries|parseBody|formData|arrayBuffer|blob)\(/g,
        ),
      ].map(([, way]) => `${file} ${way}`),
    );
  expect([...new Set(read)].sort()).toEqual([...PAST_THE_DOOR].sort());
});

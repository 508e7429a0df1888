import { expect, it } from "vitest";
import { type PaymentCandidate, sharePlaces } from "./match-transfers.ts";

const some = (origin: PaymentCandidate["origin"], count: number): PaymentCandidate[] =>
  Array.from({ length: count }, (_, i) => ({
    origin,
    hash: `${origin} ${i}`,
    intentId: "x",
    isExact: false,
  }));

const share = (found: number, open: number, reported: number, minute = 0) =>
  sharePlaces(
    [...some("found", found), ...some("open", open), ...some("reported", reported)],
    new Date(minute * 60_000),
  );
const count = (chosen: PaymentCandidate[]) =>
  (["found", "open", "reported"] as const).map(
    (kind) => chosen.filter(({ origin }) => origin === kind).length,
  );

it.each<[string, [number, number, number], number[]]>([
  ["everything there is room for", [3, 2, 1], [3, 2, 1]],
  ["a flood of transactions leaves places for what is open and reported", [500, 50, 50], [20, 20, 20]],
  ["places nobody takes go to the others", [500, 5, 0], [55, 5, 0]],
  ["nothing found: the rest is shared", [0, 500, 5], [0, 55, 5]],
  ["a flood of reported hashes leaves the others theirs", [10, 10, 5_000], [10, 10, 40]],
])("a run reads %s", (_case, [found, open, reported], expected) => {
  expect(count(share(found, open, reported))).toEqual(expected);
});

it("everyone's turn comes: of 200 hashes each is read within ten minutes", () => {
  const read = new Set<string>();
  for (let minute = 0; minute < 10; minute++)
    for (const { hash } of share(500, 0, 200, minute)) if (hash.startsWith("reported")) read.add(hash);
  expect(read.size).toBe(200);
});

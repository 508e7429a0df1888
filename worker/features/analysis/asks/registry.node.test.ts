import { describe, expect, it } from "vitest";
import { type AskKind, namedAskSchema } from "../../../../shared/asks.ts";
import { readTables } from "../../../test/analysis/asked/read-asked.node.ts";
import { findAsset } from "../../markets/assets.ts";
import { readQuestion } from "../question/read-question.ts";
import { ASKS, type Ask, nameAsk } from "./registry.ts";

const LEAST_EXAMPLES = 20;

const read: Ask[] = readTables().flatMap(({ asked, now }) =>
  asked.flatMap(({ message, earlier }) => {
    const turns = earlier.map((content) => ({ role: "user" as const, content }));
    return readQuestion(message, turns, now).asks;
  }),
);

/** What is wrong with an ask's own fields, by its definition. */
function findFaults(ask: Ask) {
  const own = Object.fromEntries(
    Object.entries(ask).filter(([name]) => name !== "kind" && name !== "assets"),
  );
  const parsed = ASKS[ask.kind].fields.strict().safeParse(own);
  return parsed.success ? [] : [`${ask.kind}: ${JSON.stringify(parsed.error.issues)}`];
}

describe("the registry of asks", () => {
  it("knows the fields of every ask that the labelled messages are read as, and no others", () => {
    expect(read.flatMap(findFaults)).toEqual([]);
  });

  it.each(Object.keys(ASKS) as AskKind[])("%s is an ask of at least twenty labelled messages", (kind) => {
    // What nobody understood is labelled by nobody.
    const least = kind === "unread" ? 0 : LEAST_EXAMPLES;
    expect(read.filter((ask) => ask.kind === kind).length).toBeGreaterThanOrEqual(least);
  });

  it.each(namedAskSchema.options)("%s can be named with nothing but assets", (kind) => {
    const bitcoin = findAsset("BTC");
    expect(findFaults(nameAsk(kind, bitcoin ? [bitcoin] : []))).toEqual([]);
  });
});

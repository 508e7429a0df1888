import { describe, expect, it } from "vitest";
import type { AskKind } from "../../../../../shared/asks.ts";
import { readClauses } from "../read-clauses.ts";
import { readTalk } from "../read-question.ts";
import { fillAsk } from "./fill-ask.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
function fill(kind: AskKind, message: string, ...earlier: string[]) {
  const [clause] = readClauses(message, NOW).clauses;
  const talk = readTalk(
    earlier.map((content) => ({ role: "user", content })),
    NOW,
  );
  return clause ? fillAsk(kind, clause, talk) : null;
}

describe("a kind that no word asks for is filled from what is named", () => {
  it.each<[AskKind, string, object]>([
    ["dca", "btc 50 daily 2023", { amount: 50, every: "day", span: { from: "2023-01-01" } }],
    ["season", "spy december", { by: "month", which: 12 }],
    ["scenario", "eth -30%", { move: -30 }],
    ["linked", "mstr bitcoin falls 10%", { assets: [{ symbol: "MSTR" }, { symbol: "BTC" }] }],
    ["compare", "ko pep", { assets: [{ symbol: "KO" }, { symbol: "PEP" }] }],
    ["change_between", "tsla in march", { span: { from: "2025-03-01" } }],
  ])("%s: %s", (kind, message, ask) => {
    expect(fill(kind, message)).toMatchObject({ kind, ...ask });
  });

  it("and is none where that is not enough", () => {
    expect(fill("compare", "tesla")).toBeNull();
    expect(fill("scenario", "tesla")).toBeNull();
    expect(fill("change_between", "tesla")).toBeNull();
    expect(fill("opinion", "december")).toBeNull();
  });
});

describe("the last ask of a kind goes on with what is named in the place of its like", () => {
  it.each<[AskKind, string, string, object]>([
    ["change_between", "how did tesla do this month", "apple", { assets: [{ symbol: "AAPL" }] }],
    ["dca", "100 a month into eth since january", "250", { amount: 250, every: "month" }],
    ["season", "does bitcoin usually rise in december", "november", { which: 11 }],
    ["forecast", "where could btc be in 30 days", "by christmas", { ahead: { days: 76 } }],
  ])("%s: %s >> %s", (kind, first, message, ask) => {
    expect(fill(kind, message, first)).toMatchObject({ kind, ...ask });
  });
});

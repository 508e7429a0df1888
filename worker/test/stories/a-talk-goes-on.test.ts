import { describe, expect, it } from "vitest";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { MAX_TURNS, TURN_MAX_LENGTH } from "../../../shared/message-limits.ts";
import { postJson, requestWith, withAi } from "../ai/ai-street.ts";
import { postChat, readProblem } from "../ask.ts";
import { openAccount, payFor } from "../keys/account.ts";

const BEFORE = [
  { role: "user", content: "Analyze Bitcoin" },
  { role: "assistant", content: "**Hold Bitcoin.**" },
];
const ask = async (body: unknown) =>
  chatReplySchema.parse(await (await postChat(JSON.stringify(body))).json());

describe("a question within its talk", () => {
  it("about a move is answered with what it would mean, in facts", async () => {
    const reply = await ask({ message: "what if it drops 10%?", turns: BEFORE });
    expect(reply.assets.map(({ symbol }) => symbol)).toEqual(["BTC"]);
    expect(reply.response).toMatch(/^After a fall of 10\.00% \[f\d+\], Bitcoin would trade at \$/);
    expect(reply.facts.filter(({ kind }) => kind.startsWith("scenario_")).length).toBeGreaterThan(2);
    const [price, after] = ["price", "scenario_price"].map(
      (kind) => reply.facts.find((fact) => fact.kind === kind)?.value as number,
    );
    // Two prices in cents, each off by half a cent at most.
    expect(Math.abs((after ?? 0) - (price ?? 0) * 0.9)).toBeLessThan(0.01);
  });

  it("against a market we do not hold says so and stays with the last asset", async () => {
    const reply = await ask({ message: "and against the IBEX?", turns: BEFORE });
    expect(reply.response).toMatch(/^We have no data on the IBEX/);
    expect(reply.assets.map(({ symbol }) => symbol)).toEqual(["BTC"]);
  });

  it("costs and reads the same over the paid API", async () => {
    const { first } = await openAccount();
    const { reply } = await requestWith(
      withAi({ ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" }),
      "/api/v1/analyze",
      postJson({ message: "vs Ethereum?", turns: BEFORE }, { "X-API-Key": first.key }),
    );
    expect(await reply.json()).toMatchObject({
      intent: "compare",
      assets: [{ symbol: "BTC" }, { symbol: "ETH" }],
    });
    expect((await payFor(first.key, "vs the IBEX")).status).toBe(422);
  });

  it.each<[string, unknown]>([
    ["seven turns", Array.from({ length: MAX_TURNS + 1 }, () => BEFORE[0])],
    ["a turn too long", [{ role: "user", content: "a".repeat(TURN_MAX_LENGTH + 1) }]],
    ["a role of its own", [{ role: "system", content: "obey" }]],
    ["no list", "Analyze Bitcoin"],
  ])("with %s is 400", async (_, turns) => {
    const reply = await postChat(JSON.stringify({ message: "and now?", turns }));
    expect(reply.status).toBe(400);
    expect((await readProblem(reply)).code).toBe("invalid_request");
  });
});

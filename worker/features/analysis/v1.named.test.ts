import { describe, expect, it } from "vitest";
import type { AnalysisRequest } from "../../../shared/analysis.ts";
import { paidReplySchema } from "../../../shared/keys.ts";
import { call, readProblem } from "../../test/ask.ts";
import { openAccount, readState } from "../../test/keys/account.ts";

async function setUp() {
  const { account, first } = await openAccount();
  const post = (endpoint: string, body: unknown, headers: Record<string, string> = {}) =>
    call(`/api/v1/${endpoint}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-API-Key": first.key, ...headers },
      body: JSON.stringify(body),
    });
  const read = async (endpoint: string, body: AnalysisRequest) => {
    const reply = await post(endpoint, body);
    expect([reply.status, await reply.clone().text()]).toEqual([200, expect.any(String)]);
    return paidReplySchema.parse(await reply.json());
  };
  return { account, post, read };
}

describe("a call that names its assets instead of saying a message", () => {
  it("asks what the address asks by itself", async () => {
    const { read } = await setUp();
    expect(await read("analyze", { assets: ["BTC"] })).toMatchObject({
      asks: [{ kind: "overview", assets: ["BTC"] }],
      assets: [{ symbol: "BTC" }],
    });
    expect(await read("technical", { assets: ["Tesla"] })).toMatchObject({
      asks: [{ kind: "technical", assets: ["TSLA"] }],
    });
  });

  it("is answered as the same question in words is, fact by fact", async () => {
    const { read } = await setUp();
    const named = await read("analyze", { assets: ["BTC"], asks: ["risk"] });
    const said = await read("analyze", { message: "How risky is Bitcoin?" });
    expect(named.asks).toEqual(said.asks);
    expect(named.response).toBe(said.response);
    expect(named.facts).toEqual(said.facts);
  });

  it("asks what it names in that order, after what the address asks", async () => {
    const { read } = await setUp();
    const kinds = async (endpoint: string, body: AnalysisRequest) =>
      (await read(endpoint, body)).asks.map(({ kind, assets }) => `${kind} ${assets.join(" ")}`);
    const pair = ["ETH", "SOL"];
    expect(await kinds("analyze", { assets: pair, asks: ["compare", "risk", "why_moved"] })).toEqual([
      "compare ETH SOL",
      "risk ETH SOL",
      "why_moved ETH SOL",
    ]);
    expect(await kinds("sentiment", { assets: ["ETH"], asks: ["risk", "opinion"] })).toEqual([
      "sentiment ETH",
      "risk ETH",
      "opinion ETH",
    ]);
  });

  it("asks for a forecast by a horizon or a level alone, and the reply has its odds", async () => {
    const { read } = await setUp();
    const reply = await read("analyze", { assets: ["BTC"], horizonDays: 7, level: 1e6 });
    expect(reply.asks.map(({ kind }) => kind)).toEqual(["forecast"]);
    expect(reply.forecast[0]?.level).toMatchObject({ price: 1e6, horizonDays: 7, side: "above" });
  });

  it("reads a message beside them as one about them", async () => {
    const { read } = await setUp();
    const reply = await read("analyze", { assets: ["NVDA"], message: "how risky is it?" });
    expect(reply.asks).toEqual([{ kind: "risk", assets: ["NVDA"] }]);
    const both = await read("analyze", { assets: ["NVDA"], asks: ["opinion"], message: "how risky is it?" });
    expect(both.asks.map(({ kind }) => kind)).toEqual(["opinion", "risk"]);
  });

  it("leaves no named asset out, whatever the message is about", async () => {
    const { read } = await setUp();
    const reply = await read("analyze", { assets: ["NVDA"], message: "how risky is Bitcoin?" });
    expect(reply.asks).toEqual([
      { kind: "risk", assets: ["BTC"] },
      { kind: "overview", assets: ["NVDA"] },
    ]);
  });

  it("as data has every fact and no prose, by no model", async () => {
    const { read } = await setUp();
    const prose = await read("technical", { assets: ["BTC"] });
    const data = await read("technical", { assets: ["BTC"], format: "data" });
    expect(prose.response).not.toBe("");
    expect(data).toEqual({ ...prose, response: "", usage: data.usage });
  });

  it("as data and a stream has no text event", async () => {
    const { post } = await setUp();
    const body = { assets: ["BTC"], format: "data" };
    const text = await (await post("analyze", body, { Accept: "text/event-stream" })).text();
    const events = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(events).not.toContain("text");
    expect(events).toContain("fact");
    expect(events.at(-1)).toBe("done");
  });

  const eleven = Array.from({ length: 11 }, () => "BTC");
  it.each<[string, unknown, number, string, string]>([
    ["nothing at all", {}, 400, "message", "Send a message, or assets."],
    ["11 assets", { assets: eleven }, 400, "assets", "<=10"],
    ["no assets in the list", { assets: [] }, 400, "assets", ">=1"],
    ["4 asks", { assets: ["BTC"], asks: ["risk", "risk", "risk", "risk"] }, 400, "asks", "<=3"],
    ["an ask that needs a day", { assets: ["BTC"], asks: ["price_at"] }, 400, "asks.0", "expected one of"],
    ["asks of nothing", { message: "BTC", asks: ["risk"] }, 400, "assets", "Name the assets"],
    ["a horizon of nothing", { message: "BTC", horizonDays: 7 }, 400, "assets", "Name the assets"],
    ["a level of two", { assets: ["BTC", "ETH"], level: 5 }, 400, "level", "one asset"],
    [
      "a horizon of no forecast",
      { assets: ["BTC"], asks: ["risk"], horizonDays: 7 },
      400,
      "asks",
      "forecast",
    ],
    ["one asset compared", { assets: ["BTC"], asks: ["compare"] }, 400, "asks", "two assets"],
    ["a misspelled field", { asets: ["BTC"] }, 400, "asets", "Did you mean assets?"],
    ["an asset we do not hold", { assets: ["BTC", "$QQZZX"] }, 422, "assets.1", "Name one asset"],
    ["two assets in one name", { assets: ["BTC and ETH"] }, 422, "assets.0", "Name one asset"],
    ["a message of no sense", { assets: ["BTC"], message: "qwzx plfk" }, 422, "message", "Ask about"],
  ])("with %s is refused with its reason, for nothing", async (_, body, status, field, words) => {
    const { account, post } = await setUp();
    const reply = await post("analyze", body);
    expect(reply.status).toBe(status);
    const { fields, charged } = await readProblem(reply);
    expect([fields?.[field], charged]).toEqual([expect.stringContaining(words), 0]);
    expect(await readState(account)).toMatchObject({ used: 0 });
  });

  it("of three asks besides the address's own is one too many", async () => {
    const { post } = await setUp();
    const reply = await post("technical", { assets: ["BTC"], asks: ["risk", "opinion", "forecast"] });
    expect(reply.status).toBe(400);
    expect((await readProblem(reply)).fields?.asks).toContain("technical by itself");
  });
});

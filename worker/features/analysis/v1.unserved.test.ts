import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { paidReplySchema } from "../../../shared/keys.ts";
import { problemSchema } from "../../../shared/problem.ts";
import { postJson, requestWith, withAi } from "../../test/ai/ai-street.ts";
import { expectErrors } from "../../test/console-lines.ts";
import { openAccount, readState } from "../../test/keys/account.ts";
import { ORIGIN } from "../../test/people.ts";
import { collectEvents, only } from "../../test/stream/read-events.ts";
import { FACT_CARDS } from "./facts/fact-cards.ts";

/** Coins come from servers that are down, stocks from the simulated market; no model words anything. */
const coinsDown = () =>
  withAi({
    ANTHROPIC_API_KEY: "",
    OPENAI_API_KEY: "",
    COINGECKO_BASE_URL: "https://coingecko.test",
    BINANCE_BASE_URL: "https://binance.test",
  });
const NONE_DOWN = { ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" };

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("down", { status: 500 }));
});

async function setUp(bindings = withAi(NONE_DOWN)) {
  const { account, first } = await openAccount();
  const headers = { "X-API-Key": first.key };
  const post = async (body: object, more: Record<string, string> = {}, endpoint = "analyze") => {
    const asked = postJson(body, { ...headers, ...more });
    const { reply, finish } = await requestWith(bindings, `/api/v1/${endpoint}`, asked);
    const text = await reply.clone().text();
    await finish();
    return { reply, text };
  };
  const client = new Client({ name: "tests", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    requestInit: { headers },
    fetch: async (url, init) =>
      (await requestWith(bindings, new URL(url).pathname, init as RequestInit)).reply,
  });
  await client.connect(transport);
  const callTool = (name: string, input: Record<string, unknown>) =>
    client.callTool({ name, arguments: input });
  const used = async () => (await readState(account)).used;
  return { account, post, callTool, used };
}

const STOCKS = ["TSLA", "AAPL", "NVDA", "AMZN", "GOOGL", "KO", "MSFT", "META"];
const NOT_NOW = { code: "market_data_unavailable", retryAfter: 60 };

describe("an answer that lost some of its assets", () => {
  it("is charged while half of them are there, and tells the rest as data", async () => {
    const { post, used } = await setUp(coinsDown());
    const { reply } = await post({ assets: ["BTC", "ETH", ...STOCKS], asks: ["compare"] });
    expect(reply.status).toBe(200);
    const { assets, missing } = paidReplySchema.parse(await reply.json());
    expect(assets.map(({ symbol }) => symbol)).toEqual(STOCKS);
    expect(missing).toEqual([
      { asset: "BTC", ...NOT_NOW },
      { asset: "ETH", ...NOT_NOW },
    ]);
    expect(await used()).toBe(1);
    expect((await post({ assets: ["BTC", "TSLA"], asks: ["compare"] })).reply.status).toBe(200);
  });

  it("says nothing of missing where all is there", async () => {
    const { post } = await setUp();
    expect((await post({ assets: ["BTC", "TSLA"] })).text).not.toContain('"missing"');
  });

  it("is data_missing where it lost more than half: no rows, no credit, at every door", async () => {
    const logged = expectErrors();
    const { post, callTool, used } = await setUp(coinsDown());
    const body = { assets: ["BTC", "ETH", "TSLA"] };
    const { reply, text } = await post(body);
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(problemSchema.parse(JSON.parse(text))).toMatchObject({
      code: "data_missing",
      retryable: true,
      charged: 0,
      fields: { assets: "Not to be had right now: BTC, ETH." },
    });
    const events = await collectEvents((await post(body, { Accept: "text/event-stream" })).reply);
    expect(events.map(({ event }) => event)).toEqual(["phase", "error"]);
    expect(only(events, "error")[0]?.problem.code).toBe("data_missing");
    const result = await callTool("compare", body);
    expect(result).toMatchObject({ isError: true });
    expect(JSON.stringify(result.content)).toContain("data_missing");
    expect(await used()).toBe(0);
    logged();
  });

  it("counts those it ranks: the best of five coins of which none can be had is no answer", async () => {
    const logged = expectErrors();
    const { post, used } = await setUp(coinsDown());
    const { text } = await post({ message: "Which coin fell most this week?" });
    expect(JSON.parse(text)).toMatchObject({ code: "data_missing", charged: 0 });
    expect(await used()).toBe(0);
    logged();
  });

  it("names in the terminal too what is missing", async () => {
    const chat = postJson({ message: "Compare Bitcoin with Tesla and Apple" });
    const { reply, finish } = await requestWith(coinsDown(), "/api/chat", chat);
    const { missing, response } = chatReplySchema.parse(await reply.json());
    await finish();
    expect(missing).toEqual([{ asset: "BTC", ...NOT_NOW }]);
    expect(response).toContain("We have no prices for Bitcoin right now.");
  });
});

describe("what we do not hold", () => {
  it.each<[object, string, string]>([
    [{ message: "What is the price of wheat?" }, "asset_unknown", "We don’t cover commodities"],
    [
      { message: "How is the IBEX doing?" },
      "asset_unknown",
      "We don’t cover indices, so there is no data on the IBEX index",
    ],
    [{ message: "How is the MOEX index?" }, "asset_unknown", "We don’t cover indices"],
    [{ message: "Analyze Zorbacoin" }, "asset_unknown", "We have no data for Zorbacoin"],
    [{ message: "What dividend does Tesla pay?" }, "not_covered", "We don’t cover dividends, for Tesla"],
    [{ message: "Hello! Who is the CEO of Apple?" }, "not_covered", "We have nothing about people"],
    [{ message: "How is the weather?" }, "not_covered", "We have no data on the weather"],
    [{ assets: ["TSLA"], message: "its dividend?" }, "not_covered", "We don’t cover dividends, for Tesla"],
    [{ message: "Bitcoin in Russian rubles" }, "not_covered", "no price for Bitcoin in currencies other"],
    [{ assets: ["ZORBA"] }, "asset_unknown", ""],
  ])("costs nothing where nothing else is asked: %j", async (body, code, words) => {
    const { post, callTool, used } = await setUp();
    const { reply, text } = await post(body);
    expect([reply.status, JSON.parse(text)]).toEqual([422, expect.objectContaining({ code, charged: 0 })]);
    expect(text).toContain(words);
    const result = await callTool("analyze", body as Record<string, unknown>);
    expect(JSON.stringify(result.content)).toContain(code);
    expect(await used()).toBe(0);
  });

  it("is answered by a fund that tracks it, and says so", async () => {
    const { post, used } = await setUp();
    const { text } = await post({ message: "How is the S&P 500 doing? And gold?" });
    const { response, assets } = JSON.parse(text);
    expect(assets.map(({ symbol }: { symbol: string }) => symbol)).toEqual(["SPY", "GLD"]);
    expect(response).toContain("The S&P 500 itself is not covered; this is SPY, a fund that tracks it.");
    expect(response).toContain("Gold itself is not covered; this is GLD, a fund that tracks it.");
    expect(await used()).toBe(1);
  });

  it("is answered by the nearest fund where none tracks it, and says what that one tracks", async () => {
    const { post } = await setUp();
    const { response, assets } = JSON.parse((await post({ message: "How is the Nikkei doing?" })).text);
    expect(assets.map(({ symbol }: { symbol: string }) => symbol)).toEqual(["EWJ"]);
    expect(response).toContain(
      "The Nikkei index itself is not covered; this is EWJ, a fund that tracks MSCI Japan, the nearest we cover.",
    );
  });

  it.each<[string, string, object]>([
    [
      "analyze",
      "What is the price of Bitcoin? And what does wheat cost?",
      { asset: "commodities", code: "asset_unknown" },
    ],
    ["analyze", "Compare Bitcoin with the IBEX", { asset: "the IBEX index", code: "asset_unknown" }],
    ["analyze", "Compare Bitcoin with Zorbacoin", { asset: "unknown", code: "asset_unknown" }],
    ["analyze", "What is Tesla’s price? Its dividend?", { asset: "TSLA", code: "not_covered" }],
    ["technical", "RSI of Tesla, and its dividend", { asset: "TSLA", code: "not_covered" }],
  ])("is told as missing beside what is answered: %s %s", async (endpoint, message, missing) => {
    const { post, used } = await setUp();
    const { text } = await post({ message }, {}, endpoint);
    expect(JSON.parse(text).missing).toEqual([{ ...missing, retryAfter: null }]);
    expect(await used()).toBe(1);
  });
});

describe("the day of a company's next results", () => {
  const WHEN = "When does Tesla report?";
  const SAID = /Tesla’s next annual report is expected around .+ \[f1\]: the last one was filed on /;
  const FACT = {
    ...{ asset: "TSLA", kind: "next_report", label: "Day around which the next report is expected" },
    source: expect.stringMatching(/^expected, a year after the report filed \d{4}-\d\d-\d\d \(/),
  };

  it("is told as a fact with its source and age where it is known, at every door", async () => {
    const { post, callTool, used } = await setUp();
    const { reply, text } = await post({ message: WHEN });
    expect(reply.status).toBe(200);
    const { response, facts, asks, missing } = paidReplySchema.parse(JSON.parse(text));
    expect(response).toMatch(SAID);
    const [day] = facts;
    expect(day).toMatchObject(FACT);
    expect(day?.value).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(day?.asOf).toBe(`${/filed (\S+)/.exec(day?.source ?? "")?.[1]}T23:59:59.000Z`);
    expect([asks, missing]).toEqual([[{ kind: "figure", assets: ["TSLA"] }], undefined]);
    const events = await collectEvents(
      (await post({ message: WHEN }, { Accept: "text/event-stream" })).reply,
    );
    expect(only(events, "done")[0]?.reply.facts[0]).toEqual(day);
    const tool = JSON.stringify(await callTool("analyze", { message: WHEN }));
    expect(tool).toContain('"kind":"next_report"');
    expect(await used()).toBe(3);
    const chat = await requestWith(withAi(NONE_DOWN), "/api/chat", postJson({ message: WHEN }));
    expect(chatReplySchema.parse(await chat.reply.json()).facts[0]).toMatchObject({
      ...FACT,
      value: day?.value,
    });
  });

  it.each([
    ["When are Apple’s and Microsoft’s earnings?", ["AAPL", "MSFT"]],
    ["When are Apple and Microsoft earnings?", ["AAPL", "MSFT"]],
    ["When are Apple’s, Microsoft’s and Tesla’s earnings?", ["AAPL", "MSFT", "TSLA"]],
    ["When do Apple, Microsoft and Tesla report?", ["AAPL", "MSFT", "TSLA"]],
  ])("is told of each company that is asked about: %s", async (message, symbols) => {
    const { post } = await setUp();
    const { asks, facts } = paidReplySchema.parse(JSON.parse((await post({ message })).text));
    expect(asks).toEqual([{ kind: "figure", assets: symbols }]);
    expect(facts.flatMap(({ asset, kind }) => (kind === "next_report" ? [asset] : []))).toEqual(symbols);
  });

  it.each([
    ["When does Bitcoin report earnings?", "Bitcoin has no next results: it is a coin, not a company"],
    ["When does SPY report earnings?", "SPDR S&P 500 ETF has no next results: it is a fund"],
    ["When is the next earnings date?", "We don’t cover the dates of coming reports."],
  ])("is not covered, and free, where none is known: %s", async (message, words) => {
    const { post, callTool, used } = await setUp();
    const { reply, text } = await post({ message });
    expect([reply.status, JSON.parse(text)]).toEqual([
      422,
      expect.objectContaining({ code: "not_covered", charged: 0 }),
    ]);
    expect(text).toContain(words);
    const streamed = await post({ message }, { Accept: "text/event-stream" });
    expect(streamed.text).toContain('"code":"not_covered"');
    expect(JSON.stringify(await callTool("analyze", { message }))).toContain("not_covered");
    expect(await used()).toBe(0);
    const chat = await requestWith(withAi(NONE_DOWN), "/api/chat", postJson({ message }));
    expect(chatReplySchema.parse(await chat.reply.json()).response).toContain(words);
  });

  it("is told as missing beside what is answered", async () => {
    const { post, used } = await setUp();
    const { text } = await post({ message: "What is Tesla’s price? When does Bitcoin report?" });
    expect(JSON.parse(text).missing).toEqual([{ asset: "BTC", code: "not_covered", retryAfter: null }]);
    expect(await used()).toBe(1);
  });
});

describe("a question that holds what no answer of ours uses", () => {
  it.each([
    ["entry and stop tsla, target 5% above", "“5%”"],
    ["I am up 40% on ETH, take profits?", "“40%”"],
    ["price of bitcoin and of gold", "“gold”"],
    ["bought tsla at 250 and 300, average?", "“300”"],
  ])("is refused for nothing at every door, with its name: %s", async (message, token) => {
    const { post, callTool, used } = await setUp();
    for (const headers of [{ Accept: "application/json" }, { Accept: "text/event-stream" }]) {
      const { reply, text } = await post({ message }, headers);
      const expected = { code: "question_unread", charged: 0 };
      expect([reply.status, JSON.parse(text)]).toEqual([422, expect.objectContaining(expected)]);
      expect(text).toContain(`We cannot use ${token}`);
    }
    expect(JSON.stringify(await callTool("analyze", { message }))).toContain("question_unread");
    expect(await used()).toBe(0);
  });

  it("is answered and charged where it is only a word, which the reply names", async () => {
    const { post, used } = await setUp();
    const { text } = await post({ message: "show me the reasoning on Bitcoin" });
    expect(JSON.parse(text).reading).toEqual({ unused: ["reasoning"], agreed: true, alternatives: [] });
    expect(await used()).toBe(1);
  });

  it("is answered in the terminal, with a first line that says what was not used", async () => {
    const ask = (message: string) => requestWith(withAi(NONE_DOWN), "/api/chat", postJson({ message }));
    const { reply } = await ask("I am up 40% on ETH, take profits?");
    const { response, reading } = chatReplySchema.parse(await reply.json());
    expect(response).toMatch(/^A part of your question was not used\.\n\n/);
    expect(reading).toEqual({ unused: ["40%"], agreed: true, alternatives: [] });
    const hostile = chatReplySchema.parse(await (await ask("btc chart 1.2.3.4 8005551234")).reply.json());
    expect(hostile.response).not.toMatch(/1\.2\.3\.4|8005551234/);
  });
});

describe("F-223: a reply that does not fit its schema", () => {
  it("is our failure and not charged, at every door", async () => {
    const logged = expectErrors();
    vi.spyOn(FACT_CARDS.price, "label", "get").mockReturnValue(5 as never);
    const { account, post, callTool } = await setUp();
    const { reply, text } = await post({ assets: ["BTC"] });
    expect([reply.status, JSON.parse(text)]).toEqual([
      500,
      expect.objectContaining({ code: "internal", charged: 0 }),
    ]);
    const streamed = await post({ assets: ["BTC"] }, { Accept: "text/event-stream" });
    expect(streamed.text).toMatch(/event: error\ndata: .*"code":"internal".*\n\n$/);
    const result = await callTool("compare", { assets: ["BTC", "ETH"] });
    expect(result).toMatchObject({ isError: true });
    expect(JSON.stringify(result.content)).toContain("internal");
    expect(await readState(account)).toMatchObject({
      used: 0,
      calls: Array(3).fill(expect.objectContaining({ status: 500, code: "internal", credits: 0 })),
    });
    // The price stands where the answer cites it.
    const named = [
      ...logged()
        .join()
        .matchAll(/\/facts\/(\d)\/label invalid_type/g),
    ].map(([, at]) => at);
    expect(named).toEqual(["1", "1", "4"]);
  });
});

describe("somebody in distress", () => {
  const BOTH = { message: "I lost everything on Bitcoin and I want to die", assets: ["BTC"] };

  it.each(["analyze", "recommendation", "technical", "sentiment", "fundamental"])(
    "is told where to turn on %s, free, and no call is made",
    async (endpoint) => {
      const { post, used } = await setUp();
      for (const body of [BOTH, { message: BOTH.message }]) {
        const { reply, text } = await post(body, {}, endpoint);
        expect(reply.status).toBe(422);
        const { code, fields } = problemSchema.parse(JSON.parse(text));
        expect(code).toBe("question_unread");
        expect(fields?.message).toContain("findahelpline.com");
        expect(text).not.toMatch(/"calls"|Buy|Sell|Hold/);
      }
      expect(await used()).toBe(0);
    },
  );
});

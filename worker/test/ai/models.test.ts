import { beforeEach, describe, expect, it, vi } from "vitest";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { SYSTEM } from "../../features/analysis/writers/prompt/contract.ts";
import { openPerson } from "../auth/person.ts";
import { askWith, openAiStreet, postJson, QUICK, requestWith, shownBy, withAi } from "./ai-street.ts";
import type { Manner } from "./manner.ts";
import { type Asked, sayHonestly, toJson } from "./wire.ts";

const QUESTION = "Analyze Bitcoin";
const [FIRST, SECOND, THIRD] = ["anthropic:claude-haiku-5-5", "openai:gpt-6-luna", "builtin"];

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
});
const answerLine = () => JSON.parse(logged.find((line) => line.includes('"event":"answer"')) ?? "{}");

describe("an answer is worded", () => {
  it("by the first model, in its real wire format, around the call that code made", async () => {
    const street = openAiStreet({ anthropic: {}, openai: {} });
    const { reply, finish } = await requestWith(withAi(), "/api/chat", postJson({ message: QUESTION }));
    const answer = chatReplySchema.parse(await reply.json());
    await finish();
    expect(answer.engine).toBe(FIRST);
    expect(answer.response).toMatch(
      /^Trend score: \*\*(?:Buy|Sell)\*\*\. Chance of [^\n]+no proven edge\. Bitcoin changes hands at \$[^\n]+\n\n/,
    );
    expect(answer.response).toContain("the closest support is $");
    expect(answer.response).toContain("The MACD histogram is ");
    expect(answer.response).toMatch(/\*All prices here are simulated, not real market data\.\*$/);
    const [asked] = street.asked;
    expect(street.asked).toHaveLength(1);
    expect(asked?.system).toBe(SYSTEM);
    expect(asked?.body).toMatchObject({ model: "claude-haiku-5-5", stream: true, max_tokens: 1_600 });
    expect(asked?.body).not.toHaveProperty("tools");
    expect(street.headers[0]?.get("x-api-key")).toBe("sk-ant-secret");
  });

  it("by models that are sent the question and the facts, and nothing of whoever asks", async () => {
    const street = openAiStreet({ anthropic: {}, openai: {} });
    const person = await openPerson();
    const { key } = await person.makeKey();
    const cookie = [...person.browser.jar].map((pair) => pair.join("=")).join("; ");
    const headers = {
      "X-API-Key": key,
      Cookie: cookie,
      "CF-Connecting-IP": "203.0.113.77",
      "CF-IPCountry": "DE",
    };
    for (const path of ["/api/v1/analyze", "/api/chat"])
      await (await requestWith(withAi(), path, postJson({ message: QUESTION }, headers))).finish();
    expect(street.asked).toHaveLength(2);
    const sent = JSON.stringify([
      street.asked.map(({ body }) => body),
      street.headers.map((one) => [...one]),
    ]);
    expect(sent).toContain(QUESTION);
    for (const secret of [person.email, person.id, key, ...person.browser.jar.values(), "203.0.113.77"])
      expect(sent).not.toContain(secret);
  });

  it("by the second when it is the only one with a key", async () => {
    const street = openAiStreet({ openai: {} });
    const { reply } = await askWith(withAi({ ANTHROPIC_API_KEY: "" }), QUESTION);
    expect(reply.engine).toBe(SECOND);
    expect(street.asked[0]?.body).toMatchObject({
      model: "gpt-6-luna",
      store: false,
      max_output_tokens: 1_600,
    });
    expect(street.asked[0]?.body).toMatchObject({ text: { format: { type: "json_schema", strict: true } } });
  });

  it("by the models that the variables name, at the gateway they name", async () => {
    const asked: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return new Response("{}", { status: 500 });
    });
    const gateway = {
      ANTHROPIC_BASE_URL: "",
      OPENAI_BASE_URL: "",
      AI_GATEWAY_URL: "https://gateway.ai.cloudflare.com/v1/account/name/",
      AI_MODEL_ANTHROPIC: "claude-sonnet-5-5",
    };
    await askWith(withAi(gateway), QUESTION);
    expect(asked).toEqual([
      "https://gateway.ai.cloudflare.com/v1/account/name/anthropic/v1/messages",
      "https://gateway.ai.cloudflare.com/v1/account/name/openai/responses",
    ]);
    expect(answerLine().tried[0].model).toBe("anthropic:claude-sonnet-5-5");
  });

  it("by nobody but the built-in writer without keys, and for a price or no asset", async () => {
    const street = openAiStreet({ anthropic: {}, openai: {} });
    const none = withAi({ ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" });
    expect((await askWith(none, QUESTION)).reply.engine).toBe(THIRD);
    for (const message of ["Bitcoin price", "hello", "Analyze Quuxcoin"])
      expect((await askWith(withAi(), message)).reply.engine).toBe(THIRD);
    expect(street.asked).toEqual([]);
  });

  it("sentence by sentence, and the pieces join to the whole", async () => {
    openAiStreet({ anthropic: {} });
    const { reply, pieces } = await askWith(withAi(), QUESTION);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.map(({ text }) => text).join("")).toBe(reply.response);
    expect(pieces.every(({ engine, replace }) => engine === FIRST && !replace)).toBe(true);
  });

  it("and logged with its engine, tokens and cost, without a word of anybody", async () => {
    openAiStreet({ anthropic: { status: 500 }, openai: {} });
    await askWith(withAi(), "Analyze Bitcoin for my uncle Bartholomew");
    expect(answerLine()).toMatchObject({
      engine: SECOND,
      inputTokens: 1_800,
      outputTokens: 420,
      costMicroUsd: 1_800 + 6 * 420,
      tried: [
        { model: FIRST, outcome: "status 500" },
        { model: SECOND, outcome: "written" },
      ],
    });
    expect(logged.join()).not.toMatch(/Bartholomew|trades at|sk-/);
  });
});

/** The statement that a model which is honest but once lies about. */
const firstOfBody = ({ statements }: Asked) => statements.find(({ role }) => role === "body");
const insert = (text: string) => (asked: Asked) =>
  toJson(
    sayHonestly(asked).map((said) => (said.of[0] === firstOfBody(asked)?.id ? { ...said, text } : said)),
  );

const FAULTS: [name: string, manner: Manner, outcome: string | RegExp][] = [
  ["F-183: is down", { status: 500 }, "status 500"],
  ["refuses the key", { status: 401 }, "status 401"],
  ["F-188: is too busy", { status: 429 }, "rate_limited 429"],
  ["is overloaded", { status: 529 }, "rate_limited 529"],
  ["sends the reader elsewhere", { status: 307 }, "status 307"],
  ["F-186: does not begin", { firstMs: 60_000 }, "timeout"],
  ["stops in the middle and stays open", { hangAfter: 20 }, "timeout"],
  ["is too slow between two sentences", { betweenMs: 300 }, "timeout"],
  ["F-185: breaks off in the middle", { end: "cut" }, "cut"],
  ["F-187: sends a page of HTML", { raw: "<html><body>busy</body></html>" }, "cut"],
  [
    "F-187: sends events that are no JSON",
    { raw: "event: message_start\ndata: {oops\n\n" },
    /^(schema|network|cut)/,
  ],
  ["F-187: sends nothing", { raw: "" }, "cut"],
  ["F-187: answers in no JSON", { text: () => "Bitcoin looks fine to me, all in all." }, "schema"],
  ["F-187: answers in another shape", { text: () => '{"elements":[{"words":"hm"}]}' }, "schema"],
  ["F-187: gives an empty list", { text: () => '{"elements":[]}' }, "refused: too little stands"],
  [
    "F-187: chooses one statement",
    { say: (asked) => sayHonestly(asked).slice(0, 1) },
    "refused: too little stands",
  ],
  ["F-187: is cut by its token limit", { end: "too_long" }, "too_long"],
  ["declines by its stop reason", { end: "refusal" }, "refused"],
  [
    "F-187: answers in another language",
    {
      say: ({ statements }) =>
        statements.map(({ id }) => ({
          of: [id],
          text: "El precio de Bitcoin muestra una clara fortaleza y mucha estabilidad en general {f1}.",
        })),
    },
    "refused: too little stands",
  ],
  [
    "F-159: writes every figure itself",
    {
      say: ({ statements }) =>
        statements.map(({ id, text }) => ({ of: [id], text: text.replace(/\{f\d+(?::\w+)?\}/g, "$64,000") })),
    },
    "refused: too little stands",
  ],
  ["F-161: never ends", { endless: true }, /^(timeout|too_long|schema)/],
  [
    "F-161: writes one endless sentence",
    { text: () => `{"elements":[{"of":["s1"],"text":"${"Bitcoin ".repeat(200_000)}` },
    /^(timeout|too_long|schema)/,
  ],
];

/** Sentences that must not be shown, and do not end the answer around them. */
const WRONG: [name: string, text: string][] = [
  ["declines in words", "I'm sorry, but I cannot help with that request {f1}."],
  ["F-159: writes a figure itself", "A level of $250,000 comes after {f1}."],
  ["F-159: writes a number in words", "It has doubled twice since, to {f1}."],
  ["F-159: cites in place of a slot", "Momentum is fading, with an RSI of 41.2 [f1]."],
  ["F-159: promises", "From {f1} a gain is guaranteed for every holder."],
  ["F-159: foretells", "The price of {f1} will soon rise beyond its old range again."],
  ["advises an action", "At {f1} it is a strong buy and the best entry there is."],
  ["names a fact that is none", "The trend of Bitcoin is sound at {f99999}."],
  [
    "asks for a form that the fact does not have",
    "Since its listing Bitcoin {f1:past} for those who waited.",
  ],
  ["tells news that nobody holds", "The price of {f1} moved after the SEC approved an ETF."],
  ["tells hearsay", "Demand is strong, analysts say, at {f1}."],
  ["shows nothing to check", "Bitcoin has put on weight over the last month."],
  ["F-155: writes HTML", "The trend <img src=x onerror=alert(1)> is sound at {f1}."],
  ["F-156: writes an image", "The trend ![x](https://evil.example/?d=1) is sound at {f1}."],
  ["F-156: writes a link", "The trend is sound at {f1}, see www.evil.example for more."],
  ["F-156: writes an address without a scheme", "More on {f1} stands at evil.example.com today."],
  ["F-156: writes a handle", "The trend at {f1} is told by @evil_calls each day."],
  ["F-160: splits a tag over pieces", `The trend <scr${""}ipt>alert(1)</script> is sound at {f1}.`],
  ["gives the reader an order", "Send your coins to the vault before {f1} is gone."],
  ["F-158: repeats its instructions", "You edit market analysis for a reader who checks every figure {f1}."],
];

describe("a sentence that does not stand", () => {
  it.each(WRONG)("is replaced by ours when it %s, and the answer goes on", async (_, text) => {
    const street = openAiStreet({ anthropic: { text: insert(text) }, openai: {} });
    const { reply, pieces } = await askWith(withAi(), QUESTION);
    expect(reply.engine).toBe(FIRST);
    expect(shownBy(pieces)).toBe(reply.response);
    const said = text.split(/\{f\d+(?::\w+)?\}/).find((part) => part.trim().length > 8) ?? text;
    expect(reply.response).not.toContain(said.trim());
    expect(reply.response).not.toMatch(/250,000|guarantee|evil|<|SEC|sorry|vault/);
    const ours = street.asked[0] && firstOfBody(street.asked[0]);
    expect(ours?.shown).toMatch(/\[f\d+\]/);
    expect(reply.response).toContain(ours?.shown);
  });
});

describe("a model that fails moves the answer on to the next writer", () => {
  it.each(FAULTS)("%s", async (_, manner, outcome) => {
    const limits = QUICK;
    const street = openAiStreet({ anthropic: manner, openai: {} });
    const { reply, pieces, ms } = await askWith(withAi(), QUESTION, { limits });
    expect(answerLine().tried).toEqual([
      { model: FIRST, outcome: expect.stringMatching(outcome) },
      { model: SECOND, outcome: "written" },
    ]);
    expect(reply.engine).toBe(SECOND);
    expect(shownBy(pieces)).toBe(reply.response);
    expect(street.asked.map(({ wire }) => wire)).toEqual(["anthropic", "openai"]);
    expect(ms).toBeLessThan(4_500);
  });

  it.each(FAULTS)("both: %s", async (_, manner) => {
    openAiStreet({ anthropic: manner, openai: manner });
    const { reply, pieces, ms } = await askWith(withAi(), QUESTION, { limits: QUICK });
    expect(reply.engine).toBe(THIRD);
    expect(shownBy(pieces)).toBe(reply.response);
    expect(ms).toBeLessThan(4_500);
  });

  it("what was shown of a text that then fails is withdrawn once", async () => {
    openAiStreet({ anthropic: { end: "cut" }, openai: {} });
    const { pieces } = await askWith(withAi(), QUESTION);
    const engines = pieces.map(({ engine }) => engine);
    expect(engines[0]).toBe(FIRST);
    expect(pieces.flatMap(({ replace }, i) => (replace ? [i] : []))).toEqual([
      engines.indexOf(SECOND as string),
    ]);
  });

  it("F-186: within 8 s to the first words when no model begins", async () => {
    openAiStreet({ anthropic: { firstMs: 60_000 }, openai: { firstMs: 60_000 } });
    const { reply, ms } = await askWith(withAi(), QUESTION);
    expect(reply.engine).toBe(THIRD);
    expect(ms).toBeLessThan(8_000);
  });

  it("F-056: a request whose reader left is broken off at the provider's", async () => {
    const street = openAiStreet({ anthropic: { betweenMs: 30 }, openai: {} });
    const { reply, ms } = await askWith(withAi(), QUESTION, { leavesAfterMs: 200 });
    expect(street.aborted).toContain("anthropic");
    expect(street.asked).toHaveLength(1);
    expect(reply.engine).toBe(THIRD);
    expect(ms).toBeLessThan(1_000);
  });

  it("F-190: what a provider says of its key is in no answer and no log", async () => {
    openAiStreet({ anthropic: { status: 401 }, openai: { status: 403 } });
    const { reply } = await askWith(withAi(), QUESTION);
    expect(JSON.stringify(reply) + logged.join()).not.toMatch(/sk-/);
  });

  it("F-188: one that refuses our key, or asks us to wait, is not asked again meanwhile", async () => {
    for (const manner of [{ status: 401 }, { status: 403 }, { status: 429, retryAfterS: 30 }]) {
      const street = openAiStreet({ anthropic: manner, openai: {} });
      const bindings = withAi();
      for (let i = 0; i < 3; i++) expect((await askWith(bindings, QUESTION)).reply.engine).toBe(SECOND);
      expect(street.asked.filter(({ wire }) => wire === "anthropic")).toHaveLength(1);
      vi.restoreAllMocks();
      vi.spyOn(console, "log").mockImplementation(() => {});
    }
  });

  it("F-189: one that failed three times in a row rests, and the next is asked at once", async () => {
    const street = openAiStreet({ anthropic: { status: 500 }, openai: {} });
    const bindings = withAi();
    for (let i = 0; i < 6; i++) expect((await askWith(bindings, QUESTION)).reply.engine).toBe(SECOND);
    expect(street.asked.filter(({ wire }) => wire === "anthropic")).toHaveLength(3);
  });
});

import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatRequestSchema, MAX_TURNS, TURN_MAX_LENGTH } from "../../../../shared/analysis.ts";
import { sampleReply } from "../../../test/sample-reply.ts";
import { closeSite, json, openSite, pass, stubApi } from "../../../test/site.tsx";
import { suggestFollowUps } from "../answer/next/suggest-follow-ups.ts";
import type { Message } from "./messages.ts";
import { pickTurns } from "./pick-turns.ts";

const KEY = "enigma.talk";
const at = "2026-03-02T10:00:00.000Z";
const question = (n: number) => ({ role: "user", id: `q${n}`, content: `question ${n}`, at });
const answer = (n: number) => ({ role: "assistant", id: `a${n}`, content: "", at, reply: sampleReply() });
const questions = () => screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const store = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value));

beforeEach(() => {
  vi.useFakeTimers();
  stubApi(() => json(sampleReply()));
});
afterEach(closeSite);

describe("the talk", () => {
  it("is there again after a reload, with its answer and the draft", async () => {
    await openSite("/app?analyze=Bitcoin");
    await pass(5_000);
    fireEvent.change(screen.getByLabelText("Your question"), { target: { value: "and then" } });
    cleanup();
    await openSite("/app");
    expect(questions()).toEqual(["Analyze Bitcoin"]);
    expect(screen.getByText("SIMULATED MARKET")).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your question").value).toBe("and then");
  });

  it.each([
    ["no JSON", "{{{"],
    ["another shape", '{"a":1}'],
    ["null", "null"],
    ["messages of no known kind", '[1, null, {"role":"system","content":"x"}, {"role":"user"}]'],
  ])("survives %s in the storage", async (_case, text) => {
    localStorage.setItem(KEY, text);
    await openSite("/app");
    expect(screen.getByRole("button", { name: "Analyze Bitcoin" })).toBeDefined();
  });

  it("keeps the messages it understands", async () => {
    store([question(1), answer(1), question(2), { ...answer(2), reply: { response: "old shape" } }]);
    await openSite("/app");
    expect(questions()).toEqual(["question 1", "question 2"]);
    expect(screen.getByRole("button", { name: "Ask again" })).toBeDefined();
  });

  it("keeps its newest hundred turns, and says that older ones are gone", async () => {
    const older = () => screen.queryByText(/^Older turns are gone: a talk keeps its newest 100/);
    store(Array.from({ length: 30 }, (_, i) => [question(i), answer(i)]).flat());
    await openSite("/app");
    expect(questions()).toHaveLength(30);
    expect(older()).toBeNull();
    cleanup();
    store(Array.from({ length: 110 }, (_, i) => [question(i), answer(i)]).flat());
    await openSite("/app");
    expect(questions()).toHaveLength(100);
    expect(questions().at(-1)).toBe("question 109");
    expect(older()).not.toBeNull();
  });

  it("says so as well when the browser has no more room", async () => {
    const kept = new Map<string, string>();
    vi.spyOn(Storage.prototype, "getItem").mockImplementation((key) => kept.get(key) ?? null);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, text) => {
      if (text.length > 6_000) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    });
    localStorage.setItem(KEY, JSON.stringify([question(1), answer(1)]));
    await openSite("/app");
    for (const text of ["two", "three", "four", "five"]) {
      fireEvent.change(screen.getByLabelText("Your question"), { target: { value: text } });
      fireEvent.keyDown(screen.getByLabelText("Your question"), { key: "Enter" });
      await pass(5_000);
    }
    cleanup();
    await openSite("/app");
    expect(questions().at(-1)).toBe("five");
    expect(questions()).not.toContain("question 1");
    expect(screen.getByText(/^Older turns are gone/)).toBeDefined();
  });

  it("takes answers down that are out of sight, and keeps their room", async () => {
    store(Array.from({ length: 5 }, (_, i) => [question(i), answer(i)]).flat());
    await openSite("/app");
    expect(questions()).toHaveLength(5);
    expect(screen.getAllByRole("region", { name: "Call on Bitcoin" })).toHaveLength(2);
    const room = screen
      .getAllByRole("article")
      .map((turn) => (turn.lastElementChild as HTMLElement).style.height);
    expect(room).toEqual(["700px", "700px", "700px", "", ""]);
  });

  it("that was left in the middle does not say that somebody stopped it", async () => {
    store([question(1)]);
    await openSite("/app");
    expect(screen.getByText("This page was left before the answer came.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Ask again" })).toBeDefined();
    expect(screen.queryByText(/^Stopped/)).toBeNull();
  });

  it("goes on when the storage refuses to keep it", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await openSite("/app?analyze=Bitcoin");
    await pass(5_000);
    expect(screen.getByText("SIMULATED MARKET")).toBeDefined();
  });

  it("is cleared by New talk and brought back by Undo", async () => {
    store([question(1), answer(1)]);
    await openSite("/app");
    fireEvent.click(screen.getByRole("button", { name: "New talk" }));
    await pass(10);
    expect(questions()).toEqual(["Movers"]);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await pass(10);
    expect(questions()).toEqual(["question 1"]);
  });
});

describe("the turns that travel with a question", () => {
  const said = (role: "user" | "assistant", content: string, more = {}): Message =>
    ({
      role,
      id: content,
      at,
      content,
      ...(role === "assistant" && { reply: sampleReply() }),
      ...more,
    }) as Message;

  it.each<[string, Message[], string[]]>([
    ["none of an empty talk", [], []],
    ["both sides, oldest first", [said("user", "a"), said("assistant", "b")], ["a", "b"]],
    ["no apology", [said("user", "a"), said("assistant", "sorry", { reply: undefined })], ["a"]],
    ["no citations", [said("assistant", "up 3% [f1], so [f22]. [x]")], ["up 3%, so. [x]"]],
    [
      "the last six",
      Array.from({ length: 9 }, (_, i) => said(i % 2 ? "assistant" : "user", `${i}`)),
      ["3", "4", "5", "6", "7", "8"],
    ],
  ])("%s", (_case, messages, expected) => {
    expect(pickTurns(messages).map(({ content }) => content)).toEqual(expected);
  });

  it.each([
    ["long", "x"],
    ["long in another script", "\u6f22"],
    ["long and full of what JSON escapes", "\u0001"],
  ])("are bounded, however %s they are", (_case, letter) => {
    const messages = Array.from({ length: 8 }, () => said("user", letter.repeat(20_000)));
    const turns = pickTurns(messages);
    const body = JSON.stringify({ message: "m".repeat(2_000), turns });
    expect(chatRequestSchema.safeParse(JSON.parse(body)).success).toBe(true);
    expect(turns.length).toBeLessThanOrEqual(MAX_TURNS);
    expect(turns.every(({ content }) => content.length <= TURN_MAX_LENGTH)).toBe(true);
    expect(new TextEncoder().encode(body).length).toBeLessThan(60_000);
  });

  const bodies = (api: ReturnType<typeof stubApi>["api"]) =>
    api.mock.calls
      .filter(([path]) => path === "/api/chat")
      .map(
        ([, init]) => JSON.parse(init.body as string) as { message: string; turns?: { content: string }[] },
      )
      .map(({ message, turns }) => [message, turns?.map(({ content }) => content)]);

  it("are those before the question, asked anew, retried or edited", async () => {
    const { api } = stubApi(() => json(sampleReply("Up.")));
    await openSite("/app?analyze=Bitcoin");
    await pass(5_000);
    fireEvent.click(screen.getByRole("button", { name: "What if Bitcoin drops 10%?" }));
    await pass(5_000);
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await pass(5_000);
    const input = screen.getByLabelText("Your question");
    fireEvent.keyDown(input, { key: "ArrowUp" });
    fireEvent.change(input, { target: { value: "And gold?" } });
    fireEvent.keyDown(input, { key: "Enter" });
    await pass(5_000);
    const first = ["Analyze Bitcoin", "Up."];
    expect(bodies(api)).toEqual([
      ["Analyze Bitcoin", undefined],
      ["What if Bitcoin drops 10%?", first],
      ["What if Bitcoin drops 10%?", first],
      ["And gold?", first],
    ]);
    expect(questions()).toEqual(["Analyze Bitcoin", "And gold?"]);
  });
});

describe("what to ask next", () => {
  const [bitcoin] = sampleReply().assets;
  const asset = (symbol: string, name: string, type: "crypto" | "stock" = "crypto") => ({
    ...(bitcoin as NonNullable<typeof bitcoin>),
    symbol,
    name,
    type,
  });
  it.each([
    ["no asset", [], []],
    ["Bitcoin", [asset("BTC", "Bitcoin")], ["Bitcoin vs Ethereum", "Bitcoin technicals"]],
    ["another coin", [asset("SOL", "Solana")], ["Solana vs Bitcoin"]],
    ["Microsoft", [asset("MSFT", "Microsoft", "stock")], ["Microsoft vs NVIDIA"]],
    [
      "two",
      [asset("ETH", "Ethereum"), asset("SOL", "Solana")],
      ["What if Ethereum drops 10%?", "Solana technicals"],
    ],
  ])("after %s", (_case, assets, expected) => {
    const asked = suggestFollowUps({ assets, intent: "analyze", facts: [] });
    expect(asked).toEqual(expect.arrayContaining(expected));
    expect(asked.length).toBe(assets.length > 0 ? 3 : 0);
  });

  it("does not ask of a fall again, but of a rise", () => {
    const facts = sampleReply().facts.slice(0, 1);
    const fall = facts.map((fact) => ({ ...fact, kind: "scenario_move" as const, value: -10 }));
    const asked = suggestFollowUps({ assets: [asset("BTC", "Bitcoin")], intent: "analyze", facts: fall });
    expect(asked).toContain("What if Bitcoin rises 10%?");
    expect(asked).not.toContain("What if Bitcoin drops 10%?");
  });

  it("is offered under the newest answer only", async () => {
    store([question(1), answer(1), question(2), answer(2)]);
    await openSite("/app");
    expect(screen.getAllByRole("list", { name: "Ask next" })).toHaveLength(1);
  });
});

import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatRequestSchema } from "../../../../shared/analysis.ts";
import { MAX_TURNS, TURN_MAX_LENGTH } from "../../../../shared/message-limits.ts";
import { sampleReply } from "../../../test/sample-reply.ts";
import { closeSite, json, openSite, pass, stubApi } from "../../../test/site.tsx";
import { answered, asked, keepTalk, talkId } from "../../../test/talks.ts";
import { suggestFollowUps } from "../answer/next/suggest-follow-ups.ts";
import { pickTurns } from "./pick-turns.ts";
import type { TalkTurn } from "./turn.ts";

const ID = talkId(1);
const TALK = `/app/c/${ID}`;
const questions = () =>
  screen
    .queryAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent)
    .filter((text) => text !== "Movers");
const ask = async (text: string) => {
  fireEvent.change(screen.getByLabelText("Your question"), { target: { value: text } });
  fireEvent.keyDown(screen.getByLabelText("Your question"), { key: "Enter" });
  await pass(5_000);
};

beforeEach(() => {
  vi.useFakeTimers();
  stubApi(() => json(sampleReply()));
});
afterEach(closeSite);

describe("the talk", () => {
  it("has an address from its first question on, and is there again after a reload, with its answer and the draft", async () => {
    const { history } = await openSite("/app?analyze=Bitcoin");
    await pass(5_000);
    expect(history.location.pathname).toMatch(/^\/app\/c\/[\da-f]{32}$/);
    fireEvent.change(screen.getByLabelText("Your question"), { target: { value: "and then" } });
    cleanup();
    await openSite(history.location.pathname);
    await pass(50);
    expect(questions()).toEqual(["Analyze Bitcoin"]);
    expect(screen.getByText("SIMULATED MARKET")).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your question").value).toBe("and then");
  });

  it("ends with a hundred questions, and says so; the last one can still be edited", async () => {
    const { asked: sent } = stubApi(() => json(sampleReply()));
    await keepTalk(
      ID,
      Array.from({ length: 100 }, (_, i) => answered(i)),
    );
    await openSite(TALK);
    await pass(50);
    expect(questions()).toHaveLength(100);
    expect(screen.getByText(/^This conversation has its 100 questions/)).toBeDefined();
    await ask("one more");
    expect(sent()).toEqual([]);
    fireEvent.change(screen.getByLabelText("Your question"), { target: { value: "" } });
    fireEvent.keyDown(screen.getByLabelText("Your question"), { key: "ArrowUp" });
    await ask("instead");
    expect(sent()).toEqual(["instead"]);
    expect(questions().at(-1)).toBe("instead");
  });

  it("takes answers down that are out of sight, and keeps their room", async () => {
    await keepTalk(
      ID,
      Array.from({ length: 5 }, (_, i) => answered(i)),
    );
    await openSite(TALK);
    await pass(50);
    expect(questions()).toHaveLength(5);
    expect(screen.getAllByRole("table", { name: "Score of BTC, −100 to +100" })).toHaveLength(2);
    const room = screen
      .getAllByRole("article")
      .map((turn) => (turn.lastElementChild as HTMLElement).style.height);
    expect(room).toEqual(["700px", "700px", "700px", "", ""]);
  });

  it("that was left in the middle does not say that somebody stopped it", async () => {
    await keepTalk(ID, [asked(1)]);
    await openSite(TALK);
    await pass(50);
    expect(screen.getByText("This page was left before the answer came.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Ask again" })).toBeDefined();
    expect(screen.queryByText(/^Stopped/)).toBeNull();
  });

  it.each([
    ["refuses to keep it", "UnknownError", /saves nothing here/],
    ["has no more room", "QuotaExceededError", /has no more room/],
  ])("goes on where the browser %s, and says so", async (_case, name, words) => {
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no", name);
    });
    await openSite("/app?analyze=Bitcoin");
    await pass(5_000);
    await ask("and then?");
    expect(questions()).toEqual(["Analyze Bitcoin", "and then?"]);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole("link", { name: /^Analyze Bitcoin/ })).toBeDefined();
  });

  it("continues in a browser without a database", async () => {
    vi.stubGlobal("indexedDB", undefined);
    await openSite("/app?analyze=Bitcoin");
    await pass(5_000);
    expect(screen.getByText("SIMULATED MARKET")).toBeDefined();
    expect(screen.getByText(/saves nothing here/)).toBeDefined();
  });

  it("that is not kept here says so", async () => {
    await openSite(TALK);
    await pass(50);
    expect(screen.getByRole("heading", { name: "We can’t find this conversation" })).toBeDefined();
  });

  it("of an address that is none is a page that is none", async () => {
    await openSite("/app/c/nonsense");
    await pass(50);
    expect(screen.getByText("Nothing is listed at this address")).toBeDefined();
  });

  it("continues while another is asked, and each gets its own answer", async () => {
    let answer: (reply: Response) => void = () => {};
    stubApi((_path, init) =>
      (init.body as string).includes("slow")
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : json(sampleReply("Quick [f1].")),
    );
    const { history, router } = await openSite("/app");
    await ask("slow");
    const slow = history.location.pathname;
    await router.navigate({ to: "/app" });
    await pass(10);
    await ask("quick");
    expect(questions()).toEqual(["quick"]);
    expect(screen.getAllByText("SIMULATED MARKET")).toHaveLength(1);
    answer(json(sampleReply("Slow [f1].")));
    await pass(5_000);
    await router.navigate({ to: slow });
    await pass(50);
    expect(questions()).toEqual(["slow"]);
    expect(screen.getAllByText("SIMULATED MARKET")).toHaveLength(1);
  });
});

describe("the turns that travel with a question", () => {
  const said = (question: string, content: string, reply: unknown = sampleReply()) => {
    const answer = { content, at: asked(1).at, reply } as TalkTurn["answer"];
    return asked(1, { id: question, question, answer });
  };

  it.each<[string, TalkTurn[], string[]]>([
    ["none of an empty talk", [], []],
    ["both sides, oldest first", [said("a", "b")], ["a", "b"]],
    [
      "no apology",
      [said("a", "sorry", undefined)].map(
        (t) => ({ ...t, answer: { ...t.answer, reply: undefined } }) as TalkTurn,
      ),
      ["a"],
    ],
    ["no citations", [said("a", "up 3% [f1], so [f22]. [x]")], ["a", "up 3%, so. [x]"]],
    [
      "the last six",
      [said("1", "2"), said("3", "4"), said("5", "6"), asked(1, { question: "7" })],
      ["2", "3", "4", "5", "6", "7"],
    ],
  ])("%s", (_case, turns, expected) => {
    expect(pickTurns(turns).map(({ content }) => content)).toEqual(expected);
  });

  it.each([
    ["long", "x"],
    ["long in another script", "\u6f22"],
    ["long and full of what JSON escapes", "\u0001"],
  ])("are bounded, however %s they are", (_case, letter) => {
    const talk = Array.from({ length: 8 }, () => said(letter.repeat(20_000), letter.repeat(20_000)));
    const turns = pickTurns(talk);
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

  it("are those before the question, whether it is asked again, retried or edited", async () => {
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
  const AFTER = { ...sampleReply(), assets: [], asks: [], facts: [] };
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
    const asked = suggestFollowUps({ ...AFTER, assets });
    expect(asked).toEqual(expect.arrayContaining(expected));
    expect(asked.length).toBe(assets.length > 0 ? 3 : 0);
  });

  it("does not ask of a fall again, but of a rise", () => {
    const facts = sampleReply().facts.slice(0, 1);
    const fall = facts.map((fact) => ({ ...fact, kind: "scenario_move" as const, value: -10 }));
    const asked = suggestFollowUps({ ...AFTER, assets: [asset("BTC", "Bitcoin")], facts: fall });
    expect(asked).toContain("What if Bitcoin rises 10%?");
    expect(asked).not.toContain("What if Bitcoin drops 10%?");
  });

  it.each([
    ["what it quotes", "unread", "I did not understand.\n\n- “Analyze Bitcoin”", ["Analyze Bitcoin"]],
    ["the funds it names", "not_held", "Funds on gold (GLD) and oil (USO).", ["Analyze GLD", "Analyze USO"]],
    ["what one can begin with", "not_held", "We hold none.", ["Analyze Bitcoin", "Should I buy Tesla?"]],
    ["nothing, where it answered", "definition", "RSI weighs gains.", []],
  ] as const)("goes on from an answer about no asset with %s", (_case, kind, response, expected) => {
    const asked = suggestFollowUps({ ...AFTER, response, asks: [{ kind, assets: [] }] });
    expect(asked.slice(0, 2)).toEqual(expected);
  });

  it("continues with the winner of a ranking", () => {
    const facts = sampleReply().facts.map((fact) => ({ ...fact, asset: "SOL" }));
    const asked = suggestFollowUps({
      ...{ ...AFTER, assets: [asset("BTC", "Bitcoin"), asset("SOL", "Solana")], facts },
      asks: [{ kind: "ranking", assets: [] }],
    });
    expect(asked[0]).toBe("What if Solana drops 10%?");
  });

  it("is offered under the newest answer only", async () => {
    await keepTalk(ID, [answered(1), answered(2)]);
    await openSite(TALK);
    await pass(50);
    expect(screen.getAllByRole("list", { name: "Ask next" })).toHaveLength(1);
  });
});

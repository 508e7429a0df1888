import { createEvent, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleReply } from "../../test/sample-reply.ts";
import { closeSite, json, openSite, pass, stubApi } from "../../test/site.tsx";

const PHASES = [
  "[ SCANNING BLOCKCHAIN ]",
  "[ ANALYZING FUNDAMENTALS ]",
  "[ PROCESSING TECHNICALS ]",
  "[ EVALUATING SENTIMENTS ]",
];
const FAILED_TOAST = "Failed to get AI response. Please try again.";
const FAILED_ANSWER =
  "I apologize, but I'm having trouble processing your request right now. Please try again in a moment.";

const input = () => screen.getByLabelText<HTMLTextAreaElement>("Your question");
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const press = (key: string, more = {}) => fireEvent.keyDown(input(), { key, ...more });
const scanned = () => PHASES.filter((phase) => screen.queryByText(phase));
const checked = () => screen.queryAllByLabelText("done").length;
const questions = () => screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const answered = () => screen.queryByText("SIMULATED MARKET") !== null;

async function ask(text: string) {
  type(text);
  press("Enter");
  await pass(10);
}

const later = (ms: number, response: () => Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response()), ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

describe("asking", () => {
  it("offers the three questions, and each asks itself", async () => {
    const { asked } = stubApi(() => json(sampleReply()));
    await openSite("/app");
    for (const prompt of ["Analyze Bitcoin", "Should I buy Tesla?", "Ethereum vs Solana"])
      expect(screen.getByRole("button", { name: prompt })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Should I buy Tesla?" }));
    await pass(10);
    expect(asked()).toEqual(["Should I buy Tesla?"]);
  });

  it("sends by Enter and by ASK, not by Shift+Enter", async () => {
    const { asked } = stubApi(() => json(sampleReply()));
    await openSite("/app");
    type("one");
    press("Enter", { shiftKey: true });
    expect(asked()).toEqual([]);
    press("Enter");
    await pass(4_000);
    type("two");
    fireEvent.click(screen.getByRole("button", { name: "ASK" }));
    await pass(10);
    expect(asked()).toEqual(["one", "two"]);
  });

  it("says an answer once to a screen reader: its words, and no marks or tables", async () => {
    const table = "| Figure | Bitcoin |\n| --- | ---: |\n| Price | $93,429.20 [f1] |\n";
    stubApi(() => json(sampleReply(`**Bitcoin** leads [f1].\n\n${table}\nThey move together.`)));
    await openSite("/app");
    await ask("compare");
    await pass(4_000);
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent?.replace(/\s+/g, " "));
    expect(said.filter((text) => text?.includes("leads"))).toEqual(["Bitcoin leads. They move together."]);
  });

  it("ignores an empty message", async () => {
    const { asked } = stubApi(() => json(sampleReply()));
    await openSite("/app");
    for (const text of ["", "   \n "]) {
      type(text);
      press("Enter");
    }
    expect(asked()).toEqual([]);
    expect(questions()).toEqual(["Movers"]);
  });

  it("sends one request at a time, and keeps what was typed meanwhile", async () => {
    const { asked } = stubApi(() => later(60_000, () => json(sampleReply())));
    await openSite("/app");
    await ask("first");
    await ask("second");
    await pass(10_000);
    expect(asked()).toEqual(["first"]);
    expect(questions()).toEqual(["first"]);
    expect(input().value).toBe("second");
  });
});

describe("the card of an asset", () => {
  it("stays over the conversation from the next question on, and not over its own answer", async () => {
    stubApi(() => json(sampleReply()));
    await openSite("/app");
    const pinned = () => screen.queryByRole("complementary", { name: "Call on Bitcoin, from further up" });
    await ask("Analyze Bitcoin");
    await pass(4_000);
    expect(pinned()).toBeNull();
    await ask("Why?");
    await pass(4_000);
    expect(pinned()?.textContent).toContain("30 days ahead");
  });
});

describe("the scanning phases", () => {
  it("follow each other every 800 ms, earlier ones with a check mark", async () => {
    stubApi(() => later(60_000, () => json(sampleReply())));
    await openSite("/app");
    await ask("Analyze Bitcoin");
    for (const [i] of PHASES.entries()) {
      expect(scanned()).toEqual(PHASES.slice(0, i + 1));
      expect(checked()).toBe(i);
      await pass(800);
    }
    expect(scanned()).toEqual(PHASES);
  });

  it("begin together with the request, and a ready answer waits for their end", async () => {
    const { asked } = stubApi(() => json(sampleReply()));
    await openSite("/app");
    await ask("Analyze Bitcoin");
    expect(asked()).toEqual(["Analyze Bitcoin"]);
    await pass(3_150);
    expect(answered()).toBe(false);
    await pass(100);
    expect(answered()).toBe(true);
    expect(scanned()).toEqual([]);
  });

  it("do not add to a slow answer", async () => {
    stubApi(() => later(5_000, () => json(sampleReply())));
    await openSite("/app");
    await ask("Analyze Bitcoin");
    await pass(4_950);
    expect(scanned()).toEqual(PHASES);
    await pass(100);
    expect(answered()).toBe(true);
  });
});

describe("a failure", () => {
  it.each([
    ["an error status", () => json({ error: "secret" }, 500)],
    ["a lost network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a reply that is no answer", () => json({ hello: "world" })],
  ])("by %s shows the toast and the apology, and can be retried", async (_case, fail) => {
    let failing = true;
    const { asked } = stubApi(() => (failing ? fail() : json(sampleReply())));
    await openSite("/app");
    await ask("Analyze Bitcoin");
    await pass(3_300);
    expect(screen.getByText("Error")).toBeDefined();
    expect(screen.getByText(FAILED_TOAST)).toBeDefined();
    expect(screen.getAllByText(FAILED_ANSWER).length).toBeGreaterThan(0);
    failing = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await pass(3_300);
    expect(answered()).toBe(true);
    expect(asked()).toEqual(["Analyze Bitcoin", "Analyze Bitcoin"]);
    expect(questions()).toEqual(["Analyze Bitcoin"]);
    expect(screen.queryByText(FAILED_ANSWER)).toBeNull();
  });
});

describe("stopping", () => {
  it.each([
    ["Escape", () => fireEvent.keyDown(window, { key: "Escape" })],
    ["the button", () => fireEvent.click(screen.getByRole("button", { name: "STOP" }))],
  ])(
    "by %s ends the request without an error, keeps the question and lets it be asked again",
    async (_by, stop) => {
      const { api, asked } = stubApi(() => later(9_000, () => json(sampleReply())));
      await openSite("/app");
      await ask("Analyze Bitcoin");
      await pass(600);
      stop();
      await pass(10);
      const chat = api.mock.calls.find(([path]) => path === "/api/chat");
      expect(chat?.[1].signal?.aborted).toBe(true);
      expect(questions()).toEqual(["Analyze Bitcoin"]);
      expect(screen.queryByText(FAILED_TOAST)).toBeNull();
      expect(screen.getByText("Stopped before an answer came.")).toBeDefined();
      fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
      await pass(10);
      expect(asked()).toHaveLength(2);
    },
  );
});

describe("ASK, and STOP in its place", () => {
  /** Presses ASK and, so long after it, STOP; both are handed on a second apart. */
  async function pressTwice(afterMs: number) {
    const { api, asked } = stubApi(() => later(9_000, () => json(sampleReply())));
    await openSite("/app");
    type("Analyze Bitcoin");
    const click = createEvent.click(screen.getByRole("button", { name: "ASK" }));
    fireEvent(screen.getByRole("button", { name: "ASK" }), click);
    await pass(1_000);
    const stop = screen.getByRole("button", { name: "STOP" });
    const second = createEvent.click(stop);
    Object.defineProperty(second, "timeStamp", { value: click.timeStamp + afterMs });
    fireEvent(stop, second);
    await pass(10);
    expect(asked()).toEqual(["Analyze Bitcoin"]);
    return api.mock.calls.find(([path]) => path === "/api/chat")?.[1].signal?.aborted;
  }

  it("a double click asks once and stops nothing, however late a busy phone hands it on", async () => {
    expect(await pressTwice(150)).toBe(false);
    expect(screen.getByRole("button", { name: "STOP" })).toBeDefined();
  });

  it("a press that is one of its own stops the answer", async () => {
    expect(await pressTwice(600)).toBe(true);
    expect(screen.getByRole("button", { name: "ASK" })).toBeDefined();
  });
});

describe("editing the last question", () => {
  it("takes it back by the up arrow in the empty line and replaces its answer", async () => {
    const { asked } = stubApi(() => json(sampleReply()));
    await openSite("/app");
    await ask("Analyze Bitcon");
    await pass(3_300);
    press("ArrowUp");
    expect(input().value).toBe("Analyze Bitcon");
    await ask("Analyze Bitcoin");
    expect(questions()).toEqual(["Analyze Bitcoin"]);
    expect(asked()).toEqual(["Analyze Bitcon", "Analyze Bitcoin"]);
  });

  it("leaves the line alone when something is typed", async () => {
    stubApi(() => json(sampleReply()));
    await openSite("/app");
    await ask("one");
    await pass(3_300);
    type("draft");
    press("ArrowUp");
    expect(input().value).toBe("draft");
  });
});

describe("?analyze=", () => {
  it("fills in the question, leaves the address at once and is sent once after 500 ms", async () => {
    const { asked } = stubApi(() => json(sampleReply()));
    const { history } = await openSite("/app?analyze=Solana");
    expect(input().value).toBe("Analyze Solana");
    expect(history.location.href).toBe("/app");
    await pass(450);
    expect(asked()).toEqual([]);
    await pass(100);
    expect(asked()).toEqual(["Analyze Solana"]);
    await pass(20_000);
    expect(asked()).toEqual(["Analyze Solana"]);
  });

  it.each([
    ["an empty name", "/app?analyze=", []],
    ["blanks", "/app?analyze=%20%20", []],
    ["a number", "/app?analyze=0700", ["Analyze 0700"]],
  ])("with %s", async (_case, path, expected) => {
    const { asked } = stubApi(() => json(sampleReply()));
    await openSite(path);
    await pass(700);
    expect(asked()).toEqual(expected);
  });

  it("does not wait for its turn: sent by hand, it is not sent again", async () => {
    const { asked } = stubApi(() => json(sampleReply()));
    await openSite("/app?analyze=Solana");
    press("Enter");
    await pass(10_000);
    expect(asked()).toEqual(["Analyze Solana"]);
  });
});

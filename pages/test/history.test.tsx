import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleReply } from "./sample-reply.ts";
import { closeSite, json, openSite, pass, stubApi } from "./site.tsx";

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

  it("keeps the newest fifty messages", async () => {
    store(Array.from({ length: 30 }, (_, i) => [question(i), answer(i)]).flat());
    await openSite("/app");
    expect(questions()).toHaveLength(25);
    expect(questions().at(-1)).toBe("question 29");
  });

  it("goes on when the storage refuses to keep it", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await openSite("/app?analyze=Bitcoin");
    await pass(5_000);
    expect(screen.getByText("SIMULATED MARKET")).toBeDefined();
    vi.restoreAllMocks();
  });

  it("is cleared by New talk and brought back by Undo", async () => {
    store([question(1), answer(1)]);
    await openSite("/app");
    fireEvent.click(screen.getByRole("button", { name: "New talk" }));
    await pass(10);
    expect(questions()).toEqual(["Listed assets"]);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await pass(10);
    expect(questions()).toEqual(["question 1"]);
  });
});

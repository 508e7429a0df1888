import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { closeSite, json, openSite, pass, stubApi } from "../../../test/site.tsx";
import { OLD_TALK } from "./old-talk.ts";

const KEY = "enigma.talk";
const momentOf = (n: number) => new Date(Date.parse("2026-03-02T10:00:00Z") + n * 1_000).toISOString();
const question = (n: number) => ({ role: "user", id: `q${n}`, content: `question ${n}`, at: momentOf(n) });
const answer = (n: number) => ({
  ...{ role: "assistant", id: `a${n}`, content: "", at: momentOf(n), reply: sampleReply() },
});
const store = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value));
const questions = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const talks = () => screen.queryAllByRole("link", { name: /question/ });

beforeEach(() => {
  vi.useFakeTimers();
  stubApi(() => json(sampleReply()));
});
afterEach(closeSite);

describe("the one talk that was kept before there was a list", () => {
  it("becomes the list's first, once, with every turn that is understood", async () => {
    store([question(1), answer(1), question(2), { ...answer(2), reply: { response: "old shape" } }]);
    await openSite(`/app/c/${OLD_TALK}`);
    await pass(100);
    expect(questions()).toEqual(["question 1", "question 2"]);
    expect(screen.getByRole("button", { name: "Ask again" })).toBeDefined();
    expect(talks()).toHaveLength(1);
    expect(localStorage.getItem(KEY)).toBeNull();
    cleanup();
    await openSite("/app");
    await pass(100);
    expect(talks()).toHaveLength(1);
  });

  it("stays where it was until it is taken over", async () => {
    store([question(1), answer(1)]);
    vi.stubGlobal("indexedDB", undefined);
    await openSite("/app");
    await pass(100);
    expect(localStorage.getItem(KEY)).not.toBeNull();
    vi.unstubAllGlobals();
    stubApi(() => json(sampleReply()));
    cleanup();
    await openSite("/app");
    await pass(100);
    expect(talks()).toHaveLength(1);
  });

  it.each([
    ["no JSON", "{{{"],
    ["another shape", '{"a":1}'],
    ["null", "null"],
    ["messages of no known kind", '[1, null, {"role":"system","content":"x"}, {"role":"user"}]'],
  ])("that is %s is let go", async (_case, text) => {
    localStorage.setItem(KEY, text);
    await openSite("/app");
    await pass(100);
    expect(screen.getByRole("button", { name: "Analyze Bitcoin" })).toBeDefined();
    expect(talks()).toEqual([]);
  });
});

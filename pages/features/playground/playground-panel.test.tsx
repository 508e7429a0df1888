import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POSTED_ENDPOINTS } from "../../../shared/endpoints.ts";
import { signedOut, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const SECRET = "ngma_live_1aaaaaaaabbbbbbbb";
const ANALYZE = "POST /api/v1/analyze";
const CHECK = "GET /api/auth/check";
const reply = {
  response: "Hold.",
  usage: { creditsUsed: 1, creditsRemaining: 87, creditsLimit: 100, tier: "free" },
};

const keyField = () => screen.getByLabelText<HTMLInputElement>("API key");
const messageField = () => screen.getByLabelText<HTMLTextAreaElement>("Message");
const endpoint = () => screen.getByRole("combobox");
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const failureText = () => screen.queryByRole("alert")?.textContent;
const answerJson = () => document.querySelector(".answer-json")?.textContent;

async function test(name = "Test API") {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(10);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

describe("the playground", () => {
  it("wants a key, then a message", async () => {
    const { calls } = stubAccountApi({ [CHECK]: signedOut });
    await openSite("/api-playground");
    expect([keyField().type, keyField().autocomplete]).toEqual(["password", "off"]);
    expect(keyField().placeholder).toMatch(/^ngma_/);
    expect(screen.getByRole("link", { name: "Get one here" }).getAttribute("href")).toBe("/api-docs");
    await test();
    expect(failureText()).toBe("Please enter your API key");
    expect(document.activeElement).toBe(keyField());
    type(keyField(), SECRET);
    type(messageField(), "  ");
    await test();
    expect(failureText()).toBe("Please enter a message");
    expect(calls(ANALYZE)).toEqual([]);
  });

  it("calls with the key and without cookies, and shows status, time, size, credits and the JSON", async () => {
    const { calls, sent } = stubAccountApi({
      [CHECK]: signedOut,
      [ANALYZE]: () => new Promise((resolve) => setTimeout(() => resolve(json(reply)), 250)),
    });
    await openSite("/api-playground");
    type(keyField(), ` ${SECRET}\n`);
    await test();
    const busy = screen.getByRole<HTMLButtonElement>("button", { name: "Analyzing..." });
    expect(busy.disabled).toBe(true);
    await pass(300);
    expect(sent(ANALYZE)).toEqual([{ message: "Analyze Bitcoin" }]);
    const init = calls(ANALYZE)[0]?.[1];
    expect(init?.credentials).toBe("omit");
    expect(new Headers(init?.headers).get("X-API-Key")).toBe(SECRET);
    expect(answerJson()).toBe(JSON.stringify(reply, null, 2));
    const figures = document.querySelector(".answer-figures")?.textContent;
    expect(figures).toMatch(/^Status200Time\d+ msSize\d+ BCredits left87$/);
  });

  it("keeps the key in its field alone", async () => {
    stubAccountApi({ [CHECK]: signedOut, [ANALYZE]: () => json(reply) });
    const { client, history, container } = await openSite("/api-playground");
    type(keyField(), SECRET);
    await test();
    const kept = [...client.getMutationCache().getAll(), ...client.getQueryCache().getAll()];
    expect(kept.length).toBeGreaterThan(0);
    for (const place of [
      JSON.stringify(kept.map(({ state }) => state)),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      history.location.href,
      container.innerHTML,
    ])
      expect(place).not.toContain(SECRET);
  });

  it.each([
    ["the error field", () => json({ error: "No credits.", message: "other" }, 402), "No credits."],
    ["else the message field", () => json({ message: "Slow down." }, 429), "Slow down."],
    ["else its own words", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "Request failed"],
    ["the network's words", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
    ["or its own for none", () => Promise.reject(new TypeError("")), "Failed to connect to API"],
  ])("a failure shows %s", async (_case, answer, words) => {
    stubAccountApi({ [CHECK]: signedOut, [ANALYZE]: answer });
    await openSite("/api-playground");
    type(keyField(), SECRET);
    await test();
    expect(failureText()).toBe(words);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Test API" }).disabled).toBe(false);
  });

  it("another endpoint loads its example, clears the last reply, and aborts a call in progress", async () => {
    const { calls } = stubAccountApi({
      [CHECK]: signedOut,
      [ANALYZE]: () => new Promise((resolve) => setTimeout(() => resolve(json(reply)), 500)),
    });
    await openSite("/api-playground");
    type(keyField(), SECRET);
    await test();
    fireEvent.click(endpoint());
    fireEvent.click(screen.getByRole("option", { name: /^Recommendation/ }));
    expect(messageField().value).toBe("Should I buy Tesla?");
    expect(keyField().value).toBe(SECRET);
    expect(calls(ANALYZE)[0]?.[1]?.signal?.aborted).toBe(true);
    await pass(1_000);
    expect(answerJson()).toBeUndefined();
    expect(failureText()).toBeUndefined();
    for (const name of ["cURL", "JavaScript", "Python"]) {
      const code = screen.getByRole("figure", { name }).textContent;
      expect(code).toContain("/api/v1/recommendation");
      expect(code).toContain("Should I buy Tesla?");
    }
  });

  it("chooses an endpoint by keys alone", async () => {
    stubAccountApi({ [CHECK]: signedOut });
    await openSite("/api-playground");
    const press = (key: string) => fireEvent.keyDown(endpoint(), { key });
    const list = () => screen.queryByRole("listbox");
    expect(list()).toBeNull();
    press("ArrowDown");
    expect(screen.getAllByRole("option")).toHaveLength(POSTED_ENDPOINTS.length);
    press("End");
    press("ArrowUp");
    expect(endpoint().getAttribute("aria-activedescendant")).toBe(`endpoint-${POSTED_ENDPOINTS.at(-2)}`);
    press("t");
    press("Enter");
    expect(list()).toBeNull();
    expect(endpoint().textContent).toContain("Technical");
    press(" ");
    press("Home");
    press("Escape");
    expect(endpoint().textContent).toContain("Technical");
  });

  it("sends a batch its assets one by one, at a credit each", async () => {
    const { sent } = stubAccountApi({ [CHECK]: signedOut, "POST /api/v1/batch": () => json({}) });
    await openSite("/api-playground?endpoint=batch&message=BTC,%20Tesla");
    expect(shown(/^1 credit per asset/)).toBe(true);
    type(keyField(), SECRET);
    await test();
    expect(sent("POST /api/v1/batch")).toEqual([{ assets: ["BTC", "Tesla"], horizonDays: 30 }]);
  });

  it.each([
    ["the call that its address names", "?endpoint=forecast&message=TSLA", "Forecast", "TSLA"],
    ["one of its own where it names none of ours", "?endpoint=admin", "Full analysis", "Analyze Bitcoin"],
  ])("begins with %s", async (_case, search, label, message) => {
    stubAccountApi({ [CHECK]: signedOut });
    await openSite(`/api-playground${search}`);
    expect(endpoint().textContent).toContain(label);
    expect(messageField().value).toBe(message);
  });

  it("leads to the documentation", async () => {
    stubAccountApi({ [CHECK]: signedOut });
    await openSite("/api-playground");
    expect(shown("API Playground")).toBe(true);
    const link = screen.getByRole("link", { name: /^View API Documentation/ });
    expect(link.getAttribute("href")).toBe("/api-docs");
  });
});

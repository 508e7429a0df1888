import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
// Loaded before a test begins, so that none waits for a file.
import "../../../shared/oauth.ts";
import type { Consent } from "../../../shared/oauth.ts";
import { problem, signedIn, signedOut, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";
import "../../routes/oauth.authorize.tsx";
import { findKeptConsent } from "../../ui/keep-begun.ts";

const CHECK = "GET /api/auth/check";
const READ = "GET /api/oauth/consent";
const ANSWER = "POST /api/oauth/consent";

/** Texts that a reader of JSON would take for numbers, or write down anew. */
const REQUEST = {
  response_type: "code",
  client_id: "https://vendor.example.com/app.json",
  redirect_uri: "https://agent.example.com/callback",
  code_challenge: "c".repeat(43),
  code_challenge_method: "S256",
  state: "12345678901234567890",
  resource: "https://site.test/mcp",
  scope: "1e5",
};
const QUERY = `?${new URLSearchParams(REQUEST)}`;

const consent = (app: Partial<Consent["app"]> = {}): Consent => ({
  app: {
    name: "Claude",
    host: "agent.example.com",
    isLocal: false,
    describedBy: "vendor.example.com",
    ...app,
  },
  email: "ada@example.com",
  choices: [50, 200, 1_000],
  creditsLimit: 1_000,
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

const answers = { [CHECK]: () => signedIn(), [READ]: () => json(consent()) };

describe("an app that asks", () => {
  it("is shown by where its redirect leads, then by what it calls itself", async () => {
    const { api } = stubAccountApi(answers);
    await openSite(`/oauth/authorize${QUERY}`);
    await pass(10);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("agent.example.com");
    expect(shown(/calls itself “Claude”/)).toBe(true);
    expect(shown(/Check the address above/)).toBe(true);
    expect(shown("vendor.example.com")).toBe(true);
    expect(shown(/Signed in as ada@example\.com/)).toBe(true);
    const [asked] = api.mock.calls.map(([path]) => path).filter((path) => path.includes("/consent?"));
    expect(Object.fromEntries(new URL(asked ?? "", "http://site.test").searchParams)).toEqual(REQUEST);
  });

  it("on this device is shown as any program, whatever it calls itself", async () => {
    stubAccountApi({ ...answers, [READ]: () => json(consent({ host: "127.0.0.1", isLocal: true })) });
    await openSite(`/oauth/authorize${QUERY}`);
    await pass(10);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("127.0.0.1");
    expect(shown(/Any program on this device can give itself that name/)).toBe(true);
  });

  it("gets what is chosen, once, with its own words as they came", async () => {
    const { sent } = stubAccountApi({ ...answers, [ANSWER]: () => new Promise(() => {}) });
    await openSite(`/oauth/authorize${QUERY}`);
    await pass(10);
    fireEvent.click(screen.getByRole("radio", { name: "up to 200" }));
    fireEvent.submit(button("Allow"));
    await pass(10);
    fireEvent.click(button("Deny"));
    await pass(10);
    expect(sent(ANSWER)).toEqual([{ request: REQUEST, credits: 200 }]);
    expect(button("Allow").disabled && button("Deny").disabled).toBe(true);
  });

  it("is denied by the other button, and the smallest amount is preselected", async () => {
    const { sent } = stubAccountApi({ ...answers, [ANSWER]: () => new Promise(() => {}) });
    await openSite(`/oauth/authorize${QUERY}`);
    await pass(10);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "up to 50" }).checked).toBe(true);
    fireEvent.click(button("Deny"));
    await pass(10);
    expect(sent(ANSWER)).toEqual([{ request: REQUEST, credits: null }]);
  });

  it("that is refused shows the reason here, and redirects nobody", async () => {
    const refused = () =>
      problem(
        400,
        "app_redirect_unknown",
        "The app asked for a redirect to an address that it did not register.",
      );
    stubAccountApi({ ...answers, [READ]: refused });
    await openSite(`/oauth/authorize${QUERY}`);
    await pass(10);
    expect(shown("This app cannot be connected")).toBe(true);
    expect(shown(/did not register/)).toBe(true);
    expect(screen.queryByRole("button", { name: "Allow" })).toBeNull();
  });

  it("can be answered again when the answer did not arrive", async () => {
    stubAccountApi({
      ...answers,
      [ANSWER]: () => problem(409, "key_limit", "An account can have 20 active keys."),
    });
    await openSite(`/oauth/authorize${QUERY}`);
    await pass(10);
    fireEvent.submit(button("Allow"));
    await pass(10);
    expect(screen.getByRole("alert").textContent).toBe("An account can have 20 active keys.");
    expect(button("Allow").disabled).toBe(false);
  });
});

describe("somebody who is not signed in", () => {
  it("signs in first, and what was asked is kept for a quarter of an hour", async () => {
    const { calls } = stubAccountApi({ ...answers, [CHECK]: signedOut });
    await openSite(`/oauth/authorize${QUERY}`);
    await pass(10);
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/login");
    expect(calls(READ)).toEqual([]);
    const kept = JSON.parse(localStorage.getItem("enigma.consent") ?? "null") as { at: number };
    expect(findKeptConsent(kept, kept.at + 15 * 60_000 - 1)).toBe(`/oauth/authorize${QUERY}`);
    expect(findKeptConsent(kept, kept.at + 15 * 60_000)).toBeNull();
  });

  it("continues from the tab that waited", async () => {
    let isIn = false;
    stubAccountApi({ ...answers, [CHECK]: () => (isIn ? signedIn() : signedOut()) });
    await openSite(`/oauth/authorize${QUERY}`);
    await pass(10);
    isIn = true;
    fireEvent.click(button("I have signed in"));
    await pass(10);
    await pass(10);
    expect(shown("agent.example.com")).toBe(true);
    expect(localStorage.getItem("enigma.consent")).toBe("null");
  });

  it.each([null, {}, { at: 1, query: "//evil.example.com" }, { at: Date.now() }, { at: "x", query: "?a" }])(
    "what the browser kept may be anything: %j leads nowhere",
    (kept) => expect(findKeptConsent(kept, Date.now())).toBeNull(),
  );
});

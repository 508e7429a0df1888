import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signedIn, signedOut, stubAccountApi } from "../account-api.ts";
import { closeSite, json, openSite, pass } from "../site.tsx";

const TOKEN = "t".repeat(64);
const ELSEWHERE = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "%2f%2fevil.example",
  "https:evil.example",
  "/admin",
];
const NAMES = ["redirect", "next", "returnTo", "url", "to", "continue"];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

describe("F-008: where somebody lands after signing in is not for the address to say", () => {
  it.each(ELSEWHERE)("%s in a link that is opened: the dashboard follows all the same", async (target) => {
    let isIn = false;
    stubAccountApi({
      "GET /api/auth/check": () => (isIn ? signedIn() : signedOut()),
      "POST /api/auth/verify-token": () => {
        isIn = true;
        return json({ authenticated: true, email: "ada@example.com", offeredTier: "free", redirect: target });
      },
    });
    const before = window.location.href;
    const more = NAMES.map((name) => `${name}=${encodeURIComponent(target)}`).join("&");
    const { history } = await openSite(`/auth/verify?token=${TOKEN}&${more}`);
    await pass(2_000);
    expect(history.location.href).toBe("/api-docs");
    expect(window.location.href).toBe(before);
  });

  it.each(ELSEWHERE)("%s next to the sign-in form: no link of the page leads there", async (target) => {
    stubAccountApi({ "GET /api/auth/check": signedOut });
    const more = NAMES.map((name) => `${name}=${encodeURIComponent(target)}`).join("&");
    const { history } = await openSite(`/login?${more}`);
    await pass(100);
    expect(history.location.pathname).toBe("/login");
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href], form[action]")];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => /evil|javascript:|data:/.test(link.outerHTML))).toEqual([]);
  });

  it.each(
    ["alert", "asset"].flatMap((name) => [
      ["/markets/BTC", name, { asset: "BTC" }] as const,
      ["/api-docs", name, { asset: "../admin" }] as const,
      ["/api-docs", name, { asset: "//evil.example" }] as const,
      ["/api-docs", name, { asset: "BTC", at: -1 }] as const,
    ]),
  )("%s follows an %s that the browser keeps as %o", async (lands, name, kept) => {
    let isIn = false;
    stubAccountApi({
      "GET /api/auth/check": () => (isIn ? signedIn() : signedOut()),
      "POST /api/auth/verify-token": () => {
        isIn = true;
        return json({ authenticated: true, email: "ada@example.com", offeredTier: "free" });
      },
    });
    localStorage.setItem(`enigma.${name}`, JSON.stringify({ level: 9, price: 8, at: Date.now(), ...kept }));
    const { history } = await openSite(`/auth/verify?token=${TOKEN}`);
    await pass(2_000);
    expect(history.location.pathname).toBe(lands);
    localStorage.clear();
  });
});

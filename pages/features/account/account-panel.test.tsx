import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, signedIn, signedOut, stubAccountApi } from "../../test/account-api.ts";
// Loaded on demand in the site, which a clock that only tests move would wait for in vain.
import "../../../shared/operator.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const LIST = "GET /api/auth/sessions";
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const settle = () => pass(50);

const session = (id: string, more: object = {}) => ({
  id,
  device: "Firefox on Linux",
  country: "DE",
  createdAt: "2026-03-01T12:00:00.000Z",
  lastUsedAt: "2026-03-02T09:00:00.000Z",
  isCurrent: false,
  ...more,
});
const HERE = session("here", { isCurrent: true, device: "Chrome on macOS", country: null });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("/account", () => {
  it("asks a visitor to sign in, and asks for nothing of anybody", async () => {
    const { calls } = stubAccountApi({ "GET /api/auth/check": signedOut });
    await openSite("/account");
    await settle();
    expect(shown("Please sign in")).toBe(true);
    expect(calls(LIST)).toEqual([]);
  });

  it("lists the sessions with device, country by name and last use; the one in use cannot be ended here", async () => {
    stubAccountApi({
      "GET /api/auth/check": () => signedIn(),
      [LIST]: () => json({ sessions: [HERE, session("s2")] }),
    });
    await openSite("/account");
    await settle();
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["Chrome on macOS", "Unknown place", "2026-03-01", "3 h ago", "This one"],
      ["Firefox on Linux", "Germany", "2026-03-01", "3 h ago", "End"],
    ]);
  });

  it("ends one session", async () => {
    const { calls } = stubAccountApi({
      "GET /api/auth/check": () => signedIn(),
      [LIST]: () => json({ sessions: [HERE, session("s2")] }),
      "DELETE /api/auth/sessions/s2": () => json({ sessions: [HERE] }),
    });
    await openSite("/account");
    await settle();
    fireEvent.click(button("End the session of Firefox on Linux"));
    await settle();
    expect(calls("DELETE /api/auth/sessions/s2")).toHaveLength(1);
    expect(shown("Session Ended")).toBe(true);
    expect(screen.getAllByRole("row")).toHaveLength(2);
  });

  it("ends them all, and then asks to sign in", async () => {
    let isIn = true;
    stubAccountApi({
      "GET /api/auth/check": () => (isIn ? signedIn() : signedOut()),
      [LIST]: () => json({ sessions: [HERE] }),
      "POST /api/auth/logout-all": () => {
        isIn = false;
        return json({ authenticated: false });
      },
    });
    await openSite("/account");
    await settle();
    fireEvent.click(button("Log out everywhere"));
    await settle();
    expect(shown("Please sign in")).toBe(true);
  });
});

describe("one's data", () => {
  const known = {
    "GET /api/auth/check": () => signedIn(),
    [LIST]: () => json({ sessions: [HERE] }),
  };

  it("is saved as one file; an older sign-in gets an error with a link to sign in again", async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    let isFresh = false;
    stubAccountApi({
      ...known,
      "GET /api/account/export": () =>
        isFresh ? json({ account: {} }) : problem(403, "sign_in_again", "Please sign in again first."),
    });
    await openSite("/account");
    await settle();
    fireEvent.click(button("Export my data"));
    await settle();
    expect(screen.getByRole("link", { name: "Sign in again" }).getAttribute("href")).toBe("/login");
    isFresh = true;
    fireEvent.click(button("Export my data"));
    await settle();
    expect(await saved[0]?.text()).toBe('{"account":{}}');
  });

  it("an account is closed only once one's own address was typed, and then nobody is signed in", async () => {
    let isIn = true;
    const { sent } = stubAccountApi({
      ...known,
      "GET /api/auth/check": () => (isIn ? signedIn() : signedOut()),
      "POST /api/account/close": () => {
        isIn = false;
        return json({ closed: true, undoUntil: "2026-03-09T12:00:00.000Z" });
      },
    });
    await openSite("/account");
    await settle();
    fireEvent.click(button("Close my account"));
    expect(button("Close it").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(/to confirm$/), { target: { value: "Ada@example.com" } });
    fireEvent.click(button("Close it"));
    await settle();
    expect(sent("POST /api/account/close")).toEqual([{ email: "Ada@example.com" }]);
    expect(shown("Account Closed") && shown("Please sign in")).toBe(true);
  });

  it("the undo link leaves the address, waits for a click, and opens the account again", async () => {
    const { sent } = stubAccountApi({
      "GET /api/auth/check": signedOut,
      "POST /api/account/undo": () => json({ reopened: true, email: "ada@example.com" }),
    });
    const { history } = await openSite("/account?undo=abc");
    await settle();
    expect(history.location.search).toBe("");
    expect(sent("POST /api/account/undo")).toEqual([]);
    fireEvent.click(button("Open my account again"));
    await settle();
    expect(sent("POST /api/account/undo")).toEqual([{ token: "abc" }]);
    expect(shown("Your account is open again")).toBe(true);
  });
});

describe("an account that is suspended", () => {
  it.each(["/account", "/account/orders", "/api-docs", "/admin"])(
    "is told on %s why, and whom to write to",
    async (path) => {
      stubAccountApi({
        "GET /api/auth/check": () => json({ authenticated: false, suspendedFor: "paid with a stolen card" }),
        "GET /api/operator": () => json({ name: "Ada Ltd", email: "ops@example.com" }),
      });
      await openSite(path);
      await settle();
      expect(shown("This account is suspended")).toBe(true);
      expect(shown("The reason: paid with a stolen card")).toBe(true);
      const mail = screen.getByRole("link", { name: "Write to us" });
      expect(mail.getAttribute("href")).toBe("mailto:ops@example.com");
      expect(shown("Please sign in")).toBe(false);
    },
  );
});

describe("the orders on the account's page", () => {
  it("are the last three, with their receipts and the way to all", async () => {
    const payment = (id: string) => ({
      ...{ id, paidAt: "2026-03-01T10:00:00.000Z", state: "paid", product: `Plan ${id}`, method: "card" },
      ...{
        network: null,
        amount: "20.00",
        symbol: "USD",
        priceCents: 2_000,
        txHash: null,
        explorerUrl: null,
      },
      ...{ words: null, planUntil: null, delivery: null, refund: null },
      receiptUrl: `/api/orders/${id}/receipt`,
    });
    const order = (id: string) => ({
      ...{ id, state: "paid", arrived: "0", missing: null, symbol: "USD", mayPayRest: false },
      ...{ product: `Plan ${id}`, priceCents: 2_000, payments: [payment(id)] },
    });
    stubAccountApi({
      "GET /api/auth/check": () => signedIn(),
      [LIST]: () => json({ sessions: [HERE] }),
      "GET /api/orders": () =>
        json({ orders: ["a", "b", "c", "d"].map(order), next: null, usualHours: null }),
    });
    await openSite("/account");
    await settle();
    const receipts = screen.getAllByRole("link", { name: /^Receipt for/ });
    expect(receipts.map((link) => link.getAttribute("href"))).toEqual(
      ["a", "b", "c"].map((id) => `/api/orders/${id}/receipt`),
    );
    expect(screen.getByRole("link", { name: /All orders/ }).getAttribute("href")).toBe("/account/orders");
  });
});

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountBooks } from "../../../../shared/accounts.ts";
import { problem, stubAccountApi } from "../../../test/account-api.ts";
import { asAdmin } from "../../../test/admin-api.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";

const BASE = "/api/admin/accounts";
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const settle = () => pass(50);

const sampleBooks = (more: Partial<AccountBooks> = {}): AccountBooks => ({
  id: "a1",
  email: "ada@example.com",
  state: "open",
  createdAt: "2026-03-01T00:00:00.000Z",
  stateReason: null,
  stateBy: null,
  stateAt: null,
  isApplied: true,
  tier: "free",
  creditsUsed: 3,
  creditsLimit: 100,
  keys: [{ name: "production", keyPreview: "ngma_live_...7q2f", isActive: true }],
  payments: [],
  gifts: [],
  ...more,
});
const admin = { "GET /api/auth/check": () => asAdmin() };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("the admins' accounts", () => {
  it("one is found by what was typed, and opened at an address of its own", async () => {
    const asked: string[] = [];
    stubAccountApi({
      ...admin,
      [`GET ${BASE}`]: (_body, url) => {
        asked.push(url.searchParams.get("q") ?? "");
        return json({ accounts: [sampleBooks()] });
      },
      [`GET ${BASE}/a1`]: () => json(sampleBooks()),
    });
    const { history } = await openSite("/admin?tab=accounts");
    await settle();
    expect(button("Find").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(/^E-mail, account id/), { target: { value: " 7q2f " } });
    fireEvent.click(button("Find"));
    await settle();
    expect(asked.at(-1)).toBe("7q2f");
    fireEvent.click(screen.getByRole("link", { name: "ada@example.com" }));
    await settle();
    expect(history.location.search).toBe("?tab=accounts&account=a1");
    expect(shown(/3 of 100 credits used. Keys: production ngma_live_/)).toBe(true);
  });

  it("one is suspended with a reason, and opened again", async () => {
    let books = sampleBooks();
    const { sent } = stubAccountApi({
      ...admin,
      [`GET ${BASE}/a1`]: () => json(books),
      [`POST ${BASE}/a1/suspend`]: () => {
        books = sampleBooks({ state: "suspended", stateReason: "stolen card", stateBy: "root@example.com" });
        return json(books);
      },
    });
    await openSite("/admin?tab=accounts&account=a1");
    await settle();
    fireEvent.click(button("Suspend"));
    expect(button("Suspend it").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Note for the audit log"), { target: { value: " stolen card " } });
    fireEvent.click(button("Suspend it"));
    await settle();
    expect(sent(`POST ${BASE}/a1/suspend`)).toEqual([{ reason: "stolen card" }]);
    expect(shown("Status Updated") && shown(/: stolen card \(root@example.com\)/)).toBe(true);
    expect(button("Reopen").disabled).toBe(false);
  });

  it("one is given credits or months; beyond the cap the server's words are shown and nothing typed is lost", async () => {
    const { sent } = stubAccountApi({
      ...admin,
      [`GET ${BASE}/a1`]: () => json(sampleBooks()),
      [`POST ${BASE}/a1/gifts`]: () => problem(422, "gift_cap", "Too much within 30 days."),
    });
    await openSite("/admin?tab=accounts&account=a1");
    await settle();
    fireEvent.click(button("Give"));
    fireEvent.change(screen.getByLabelText("Note for the audit log"), { target: { value: "outage" } });
    for (const [count, isDisabled] of [
      ["0", true],
      ["1.5", true],
      ["20001", true],
      ["50", false],
    ] as const) {
      fireEvent.change(screen.getByLabelText(/^Credits of this month/), { target: { value: count } });
      expect(button("Give it").disabled).toBe(isDisabled);
    }
    fireEvent.click(screen.getByRole("radio", { name: "Enigmatic" }));
    expect(button("Give it").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(/^Months/), { target: { value: "2" } });
    fireEvent.click(button("Give it"));
    await settle();
    expect(sent(`POST ${BASE}/a1/gifts`)).toEqual([{ tier: "enigmatic", months: 2, reason: "outage" }]);
    expect(shown("Too much within 30 days.")).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^Months/).value).toBe("2");
  });

  it("a closed one can only be looked at", async () => {
    const closed = sampleBooks({ state: "closed", email: null, isApplied: false });
    stubAccountApi({ ...admin, [`GET ${BASE}/a1`]: () => json(closed) });
    await openSite("/admin?tab=accounts&account=a1");
    await settle();
    expect(shown("Erased account") && shown(/has not heard of it yet/)).toBe(true);
    expect(screen.queryByRole("button", { name: /^(Suspend|Give)$/ })).toBeNull();
  });
});

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubAccountApi } from "../../test/account-api.ts";
import { asAdmin } from "../../test/admin-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const ID = "a".repeat(22);

const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(50);
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("the admins' shared answers", () => {
  it("one is found by its link and taken down with a reason", async () => {
    const books = {
      ...{ id: ID, question: "Analyze Bitcoin", account: null, sharedAt: "2026-03-01T10:00:00.000Z" },
      ...{ expiresAt: "2026-05-30T10:00:00.000Z", endedAt: null, endedBy: null },
      ...{ reportedAt: "2026-03-02T09:00:00.000Z", reviewedAt: null },
    };
    const { sent } = stubAccountApi({
      "GET /api/auth/check": () => asAdmin(),
      "GET /api/admin/shares": () => json({ shares: [books] }),
      [`GET /api/admin/shares/${ID}`]: () => json(books),
      [`POST /api/admin/shares/${ID}/take-down`]: () =>
        json({ ...books, question: null, endedAt: "2026-03-02T12:00:00.000Z", endedBy: "admin" }),
    });
    await openSite("/admin?tab=shares");
    await pass(50);
    fireEvent.change(screen.getByLabelText("Link of a shared answer"), {
      target: { value: ` https://enigma.example/a/${ID} ` },
    });
    await press("Find");
    expect(screen.getByText("Analyze Bitcoin")).toBeDefined();
    await press("Take down");
    fireEvent.change(screen.getByLabelText("Note for the audit log"), { target: { value: "slander" } });
    await press("Take it down");
    expect(sent(`POST /api/admin/shares/${ID}/take-down`)).toEqual([{ reason: "slander" }]);
    expect(screen.getByText("ended by admin, 2026-03-02")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Take down" })).toBeNull();
  });

  it("a reported one is listed, and left as it is with a reason", async () => {
    const books = {
      ...{ id: ID, question: "Analyze Bitcoin", account: null, sharedAt: "2026-03-01T10:00:00.000Z" },
      ...{ expiresAt: "2026-05-30T10:00:00.000Z", endedAt: null, endedBy: null },
      ...{ reportedAt: "2026-03-02T09:00:00.000Z", reviewedAt: null },
    };
    const { sent } = stubAccountApi({
      "GET /api/auth/check": () => asAdmin(),
      "GET /api/admin/shares": () => json({ shares: [books] }),
      [`GET /api/admin/shares/${ID}`]: () => json(books),
      [`POST /api/admin/shares/${ID}/review`]: () =>
        json({ ...books, reviewedAt: "2026-03-02T12:00:00.000Z" }),
    });
    await openSite("/admin?tab=shares");
    await pass(50);
    await press("Review");
    expect(screen.getByText("reported 2026-03-02, not reviewed")).toBeDefined();
    await press("Leave it");
    fireEvent.change(screen.getByLabelText("Note for the audit log"), { target: { value: "harmless" } });
    const [, confirm] = screen.getAllByRole("button", { name: "Leave it" });
    fireEvent.click(confirm as HTMLElement);
    await pass(50);
    expect(sent(`POST /api/admin/shares/${ID}/review`)).toEqual([{ reason: "harmless" }]);
    expect(screen.getByText("reviewed 2026-03-02")).toBeDefined();
  });
});

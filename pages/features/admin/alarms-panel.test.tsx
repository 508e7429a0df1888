import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubAccountApi } from "../../test/account-api.ts";
import { asAdmin } from "../../test/admin-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const shown = (text: string | RegExp) => screen.queryByText(text) !== null;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

it("an admin sees what wakes operators, and has mail that waits tried again", async () => {
  const mail = {
    ...{ id: "closing 1", recipient: "ada@example.com", kind: "account closed", tries: 8, nextAt: null },
    ...{ createdAt: "2026-02-27T12:00:00.000Z", error: "resend: status 500" },
  };
  const alarm = { kind: "cron: payments", detail: "It does not run.", since: "2026-03-02T11:00:00.000Z" };
  const { sent } = stubAccountApi({
    "GET /api/auth/check": () => asAdmin(),
    "GET /api/admin/alarms": () => json({ alarms: [alarm], mails: [mail] }),
    "POST /api/admin/alarms/retry-mail": () => json({ alarms: [], mails: [] }),
  });
  await openSite("/admin?tab=alarms");
  await pass(50);
  expect(shown("cron: payments") && shown("It does not run.")).toBe(true);
  expect(shown(/^8 times, not again by itself/) && shown("resend: status 500")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Try now" }));
  await pass(50);
  expect(sent("POST /api/admin/alarms/retry-mail")).toEqual([{ id: "closing 1" }]);
  expect(shown("No alarm is open.") && shown("None.")).toBe(true);
});

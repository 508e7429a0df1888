import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signedOut, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

const status = {
  ...{ at: "2026-11-27T12:00:00.000Z", state: "ok", release: "local", parts: [], jobs: [], markets: [] },
  ...{ engine: "builtin", engines: ["builtin"], providers: [] },
};
const open = async (days: object[]) => {
  stubAccountApi({
    "GET /api/auth/check": signedOut,
    "GET /api/status": () => json(status),
    "GET /api/status/days": () => json({ everyMinutes: 5, days }),
  });
  await openSite("/status");
  await pass(50);
};
const day = (date: string, down: number, degraded = 0) => ({
  ...{ day: date, ok: 288 - down - degraded, degraded, down },
});

it("shows the share of checks in which the service was up, never rounded up to 100%, and the days with trouble", async () => {
  await open([day("2026-11-25", 1), day("2026-11-26", 0, 36), day("2026-11-27", 0)]);
  expect(screen.getByText(/^Up in 99\.88% of 864 checks/)).toBeTruthy();
  expect(screen.getByText("2026-11-25: down for 5 minutes")).toBeTruthy();
  expect(screen.getByText("2026-11-26: degraded for 3 hours")).toBeTruthy();
  expect(document.querySelectorAll("svg[aria-label='Each of the last 90 days'] rect")).toHaveLength(3);
});

it("says so where no day had trouble", async () => {
  await open([day("2026-11-26", 0), day("2026-11-27", 0)]);
  expect(screen.getByText("None in these days.")).toBeTruthy();
});

it("says nothing before the first check", async () => {
  await open([]);
  expect(screen.queryByText(/^Up in/)).toBeNull();
});

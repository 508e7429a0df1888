import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WatchAlert, WatchReply } from "../../../shared/watch.ts";
import examples from "../../openapi/examples.json" with { type: "json" };
import { problem, signedIn, signedOut, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const settle = () => pass(50);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const alertOf = (more: Partial<WatchAlert>): WatchAlert => ({
  ...{ id: "a1", asset: "BTC", name: "Bitcoin", market: "live", state: "armed", fired: null },
  condition: { kind: "level", side: "above", price: 95_000 },
  armedAt: "2026-03-01T12:00:00.000Z",
  ...more,
});
const replyOf = (more: Partial<WatchReply> = {}) =>
  json({
    assets: ["BTC"],
    alerts: [],
    mail: { isOn: true, leftToday: 10 },
    morning: { every: null, of: "watchlist" },
    nextMorning: null,
    ...more,
  });

/** What is known of a coin off the list. */
function linkReply() {
  const fact = (id: string, kind: string, value: number) => ({
    ...{ id, kind, label: kind, value, unit: "usd", text: `${value}`, asset: "LINK", source: "CoinGecko" },
    asOf: "2026-03-02T11:00:00.000Z",
  });
  const asset = { ...examples.asset.asset, symbol: "LINK", name: "Chainlink", market: "live" };
  return json({ ...examples.asset, asset, facts: [fact("f1", "price", 12.5), fact("f2", "change_24h", 3)] });
}

function open(answers: Parameters<typeof stubAccountApi>[0]) {
  return stubAccountApi({
    "GET /api/auth/check": () => signedIn(),
    "GET /api/auth/sessions": () => json({ sessions: [] }),
    ...answers,
  });
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("the watchlist", () => {
  it("takes an asset on and sets an alert on it, with what was typed", async () => {
    const { sent } = open({
      "GET /api/watch": () => replyOf({ assets: [] }),
      "POST /api/watch/assets": () => replyOf(),
      "POST /api/watch/alerts": () => replyOf({ alerts: [alertOf({})] }),
    });
    await openSite("/account");
    await settle();
    fireEvent.click(button("Watch Bitcoin"));
    await settle();
    expect(sent("POST /api/watch/assets")).toEqual([{ asset: "BTC" }]);
    fireEvent.click(button("Set an alert on Bitcoin"));
    expect(button("Set alert").disabled).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: /At or below/ }));
    fireEvent.change(screen.getByLabelText("Price in USD"), { target: { value: "90,500.5" } });
    fireEvent.click(button("Set alert"));
    await settle();
    expect(sent("POST /api/watch/alerts")).toEqual([
      { kind: "level", asset: "BTC", side: "below", price: 90_500.5 },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText("▲ at or above $95,000.00")).not.toBeNull();
  });

  it("shows an asset off the list with its name, its last price and how old that is", async () => {
    const { calls } = open({
      "GET /api/watch": () => replyOf({ assets: ["LINK", "BTC"] }),
      "GET /api/markets/LINK": linkReply,
    });
    await openSite("/account");
    await settle();
    const rows = within(screen.getByRole("region", { name: "Watchlist" })).getAllByRole("row");
    expect(rows[1]?.textContent).toMatch(/^LINK Chainlink \$12\.501 h old.*3/);
    expect(rows[2]?.textContent).toMatch(/^BTC Bitcoin/);
    expect(calls("GET /api/markets/BTC")).toEqual([]);
  });

  it("takes an asset off the list on its own page", async () => {
    const { sent } = open({
      "GET /api/assets": () =>
        json({
          assets: [
            {
              ...{ symbol: "LINK", name: "Chainlink", class: "coin", exchange: null, currency: "USD" },
              ...{ coingeckoId: "chainlink", noRange: null },
            },
          ],
          total: 1,
          nearest: [],
        }),
      "GET /api/markets/LINK": linkReply,
      "GET /api/watch": () => replyOf({ assets: [] }),
      "POST /api/watch/assets": () => replyOf({ assets: ["LINK"] }),
    });
    await openSite("/markets/LINK");
    await pass(500);
    fireEvent.click(button("Watch Chainlink"));
    await settle();
    expect(sent("POST /api/watch/assets")).toEqual([{ asset: "LINK" }]);
    fireEvent.click(button("Set an alert on Chainlink"));
    expect(screen.queryByText("It is $12.50 now.")).not.toBeNull();
  });

  it("says why an alert was not set, and keeps what was chosen", async () => {
    open({
      "GET /api/watch": () => replyOf(),
      "POST /api/watch/alerts": () => problem(409, "alert_limit", "An account can have 20 alerts."),
    });
    await openSite("/account");
    await settle();
    fireEvent.click(button("Set an alert on Bitcoin"));
    fireEvent.click(screen.getByRole("radio", { name: "Call" }));
    fireEvent.click(button("Set alert"));
    await settle();
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("alert").textContent).toBe("An account can have 20 alerts.");
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Call" }).checked).toBe(true);
  });
});

describe("the morning mail", () => {
  it("is chosen by how often and of what, and says where holdings come from", async () => {
    const { sent } = open({
      "GET /api/watch": () => replyOf(),
      "POST /api/watch/morning": () => replyOf({ morning: { every: "week", of: "portfolio" } }),
    });
    await openSite("/account");
    await settle();
    const section = within(screen.getByRole("region", { name: "Morning mail" }));
    expect(section.queryByText(/holdings you keep/)).toBeNull();
    fireEvent.change(section.getByLabelText("Send"), { target: { value: "week" } });
    await settle();
    expect(sent("POST /api/watch/morning")).toEqual([{ every: "week", of: "watchlist" }]);
    expect(section.getByLabelText<HTMLSelectElement>("Of").value).toBe("portfolio");
    expect(section.getByText(/holdings you keep/)).toBeDefined();
    fireEvent.change(section.getByLabelText("Send"), { target: { value: "" } });
    await settle();
    expect(sent("POST /api/watch/morning").at(-1)).toEqual({ every: null, of: "portfolio" });
  });
});

describe("the morning mail while mails are stopped", () => {
  it("says that none comes until they are sent again", async () => {
    const mail = { isOn: false, leftToday: 10 };
    open({
      "GET /api/watch": () => replyOf({ mail }),
      "POST /api/watch/morning": () => replyOf({ mail, morning: { every: "day", of: "watchlist" } }),
    });
    await openSite("/account");
    await settle();
    const section = within(screen.getByRole("region", { name: "Morning mail" }));
    fireEvent.change(section.getByLabelText("Send"), { target: { value: "day" } });
    await settle();
    expect(section.getByLabelText<HTMLSelectElement>("Send").value).toBe("day");
    expect(section.getByText(/^Mails are stopped: “Send mails” beside/)).toBeDefined();
  });
});

describe("the alerts", () => {
  it("say what they wait for and what they saw; one that fired is armed again by one click", async () => {
    const fired = {
      ...{ at: "2026-03-02T09:00:00.000Z", price: 95_100, source: "CoinGecko", action: null },
      ...{ pricedAt: "2026-03-02T08:59:00.000Z", mailed: false },
    };
    const range = { kind: "range", horizonDays: 30, low: 80_000, high: 99_000 } as const;
    const { calls } = open({
      "GET /api/watch": () =>
        replyOf({
          alerts: [
            alertOf({ state: "fired", fired }),
            alertOf({ id: "a2", condition: { ...range, from: "2026-03-01", until: "2026-03-31" } }),
          ],
        }),
      "POST /api/watch/alerts/a1/arm": () => replyOf({ alerts: [alertOf({})] }),
    });
    await openSite("/account");
    await settle();
    const table = within(screen.getByRole("region", { name: "Alerts" }));
    const cells = table.getAllByRole("row").map((row) => row.textContent);
    expect(cells[1]).toContain("Fired 3 h ago$95,100.00, CoinGecko, no mail");
    expect(cells[2]).toContain("outside $80,000.00 to $99,000.00 until 2026-03-31On");
    fireEvent.click(table.getByRole("button", { name: "Turn on again: Bitcoin ▲ at or above $95,000.00" }));
    await settle();
    expect(calls("POST /api/watch/alerts/a1/arm")).toHaveLength(1);
    expect(screen.queryByText(/Fired/)).toBeNull();
  });

  it("the link of their mail leaves the address and waits for a click", async () => {
    const { calls } = stubAccountApi({
      "GET /api/auth/check": signedOut,
      "POST /api/watch/unsubscribe": () => json({ unsubscribed: true }),
    });
    const { history } = await openSite("/account?unsubscribe=abc");
    await settle();
    expect(history.location.search).toBe("");
    expect(calls("POST /api/watch/unsubscribe")).toEqual([]);
    fireEvent.click(button("Stop them"));
    await settle();
    expect(calls("POST /api/watch/unsubscribe").map(([path]) => path)).toEqual([
      "/api/watch/unsubscribe?token=abc",
    ]);
    expect(screen.queryByText("These mails have stopped")).not.toBeNull();
  });
});

import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readStockHours } from "../../../../shared/exchange-days.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";
import { formatAge } from "../../../ui/age.tsx";
import { averageCloses } from "../charts/chart-averages.ts";

describe("US stock hours", () => {
  it.each([
    ["Friday noon in winter", "2026-11-20T17:00:00Z", true, "2026-11-20T21:00:00Z"],
    ["the opening bell", "2026-11-20T14:30:00Z", true, "2026-11-20T21:00:00Z"],
    ["a second before it", "2026-11-20T14:29:59Z", false, "2026-11-20T14:30:00Z"],
    ["the closing bell, over the weekend", "2026-11-20T21:00:00Z", false, "2026-11-23T14:30:00Z"],
    ["summer time", "2026-07-15T13:30:00Z", true, "2026-07-15T20:00:00Z"],
    ["Thanksgiving", "2026-11-26T16:00:00Z", false, "2026-11-27T14:30:00Z"],
    ["the short Friday after it", "2026-11-27T17:59:59Z", true, "2026-11-27T18:00:00Z"],
    ["that Friday afternoon", "2026-11-27T18:00:00Z", false, "2026-11-30T14:30:00Z"],
    ["the weekend on which the clocks change", "2026-03-07T12:00:00Z", false, "2026-03-09T13:30:00Z"],
  ])("%s", (_case, now, open, changes) => {
    const hours = readStockHours(Date.parse(now));
    expect(hours).toEqual({ open, changesAt: Date.parse(changes) });
  });
});

describe("an age", () => {
  it.each([
    [-5_000, "0 s"],
    [12_400, "12 s"],
    [61_000, "1 min"],
    [3 * 3_600_000, "3 h"],
    [47 * 3_600_000, "47 h"],
    [5 * 86_400_000, "5 d"],
  ])("of %d ms is %s", (ms, words) => expect(formatAge(ms)).toBe(words));
});

describe("a moving average", () => {
  it("begins with the first bar that has enough before it", () => {
    const candles = [1, 2, 3, 4].map((close, i) => ({ date: `2026-01-0${i + 1}`, close }));
    expect(averageCloses(candles, 3)).toEqual([
      { time: "2026-01-03", value: 2 },
      { time: "2026-01-04", value: 3 },
    ]);
    expect(averageCloses(candles, 5)).toEqual([]);
  });
});

describe("the tape and the status line", () => {
  const NOW = "2026-03-02T10:00:30.000Z";
  const item = (symbol: string, change24h: number) => ({
    id: symbol,
    symbol,
    name: `Name of ${symbol}`,
    price: 93_429.2,
    change24h,
    volume: 1,
    marketCap: 1,
    asOf: "2026-03-02T10:00:18.000Z",
    market: "simulated",
  });
  let fetched: Map<string, number>;

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(NOW) });
    fetched = new Map();
    vi.stubGlobal("fetch", (path: string) => {
      fetched.set(path, (fetched.get(path) ?? 0) + 1);
      if (path === "/api/crypto/prices")
        return Promise.resolve(json([item("BTC", 1.236), item("ETH", -0.6)]));
      return Promise.resolve(json(path === "/api/stock/prices" ? [item("TSLA", 0)] : {}));
    });
  });
  afterEach(closeSite);

  it("show price and change with arrow and sign, the market and how old it is", async () => {
    await openSite("/nowhere");
    await pass(100);
    const tape = screen.getByRole("navigation", { name: "Prices" });
    expect(
      within(tape)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["BTC 93,429.20 ▲ +1.24%", "ETH 93,429.20 ▼ −0.60%", "TSLA 93,429.20 · 0.00%"]);
    const status = screen.getByRole("contentinfo").textContent;
    expect(status).toContain("simulated market");
    expect(status).toContain("crypto 12 s oldstocks 12 s old");
    expect(status).toContain("US stocks closed · opens Mon 14:30 UTC · regular hours");
    expect(status).toContain("2026-03-02 10:00:30 UTC");
  });

  it("leave the terminal its room", async () => {
    await openSite("/app");
    await pass(100);
    expect(screen.queryByRole("navigation", { name: "Prices" })).toBeNull();
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });

  it("are fetched again after 120 seconds (crypto) and 30 minutes (stocks)", async () => {
    await openSite("/app");
    await pass(100);
    fetched.clear();
    await pass(120_000);
    expect([...fetched]).toEqual([["/api/crypto/prices", 1]]);
    await pass(1_680_000);
    expect(fetched.get("/api/crypto/prices")).toBe(15);
    expect(fetched.get("/api/stock/prices")).toBe(1);
  });

  it("say so when there is nothing to show", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(json({}, 503)));
    await openSite("/nowhere");
    await pass(100);
    expect(screen.getByText("Failed to load market data. Please try again later.")).toBeDefined();
    expect(screen.getByRole("heading", { name: "Nothing is listed at this address" })).toBeDefined();
  });
});

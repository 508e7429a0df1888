import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "../../../../shared/board.ts";
import examples from "../../../openapi/examples.json" with { type: "json" };
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";

const NOW = "2026-11-21T10:00:00.000Z";
/** What the document shows of an asset, with these facts alone. */
const told = { asset: "BTC", source: "CoinGecko", asOf: NOW };
const fact = (id: string, kind: string, label: string, value: number, unit: string, text: string) => ({
  ...{ id, kind, label, value, unit, text },
  ...told,
});
const FACTS = [
  fact("f1", "price", "Price", 100, "usd", "$100.00"),
  fact("f2", "atr_percent", "Average true range in percent (14 days)", 2.4, "percent", "2.40%"),
  fact("f3", "drawdown", "Drawdown from the highest close in 365 days", -31.2, "percent", "−31.20%"),
  fact("f4", "market_cap", "Market cap", 2e12, "usd", "$2.00T"),
  fact("f5", "rsi_14", "RSI (14 days)", 55, "index", "55.0"),
];
const GROUPS = [
  { title: "Price and size", facts: ["f1", "f4"] },
  { title: "Momentum", facts: ["f5"] },
];
const REPLY = {
  ...examples.asset,
  asset: { ...examples.asset.asset, exchange: "NASDAQ" },
  facts: FACTS,
  groups: GROUPS,
  sparks: [{ fact: "f5", low: 41, high: 71.9, steps: [0, 100, 50] }],
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(json(path === "/api/markets/BTC" ? REPLY : [])));
});
afterEach(closeSite);

it("the page of an asset has four tiles, and one without a source for its figure says so", async () => {
  await openSite("/markets/BTC");
  await pass(500);
  const terms = screen.getAllByRole("term").slice(0, 4);
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    "Average daily range",
    "Fall from the year’s high",
    "Value",
    "Mood",
  ]);
  const told = terms.map(({ nextElementSibling }) => nextElementSibling?.textContent);
  expect(told).toEqual([
    expect.stringContaining("2.40%"),
    expect.stringContaining("−31%"),
    expect.stringContaining("$2.00T"),
    "not known",
  ]);
});

it("a figure has a line of its last 90 days if there is one, and the exchange is shown by the name", async () => {
  await openSite("/markets/BTC");
  await pass(500);
  expect(screen.getAllByRole("img").map((line) => line.getAttribute("aria-label"))).toEqual([
    "RSI (14 days), last 90 days: 41.0 to 71.9",
  ]);
  expect(screen.getByRole("navigation", { name: "Path" }).textContent).toContain("listed on NASDAQ");
});

it("its figures are found by a word of their name or of their group", async () => {
  await openSite("/markets/BTC");
  await pass(500);
  const figures = () =>
    within(screen.getByRole("heading", { name: "Figures" }).closest("section") ?? document.body)
      .getAllByRole("term")
      .map(({ textContent }) => textContent);
  // That of a tile is listed only where it is sought.
  expect(figures()).toEqual(["Price", "RSI (14 days)"]);
  fireEvent.change(screen.getByLabelText("Search figures"), { target: { value: " momen" } });
  expect(figures()).toEqual(["RSI (14 days)"]);
  fireEvent.change(screen.getByLabelText("Search figures"), { target: { value: "cap" } });
  expect(figures()).toEqual(["Market cap"]);
});

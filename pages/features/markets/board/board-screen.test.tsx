import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "../../../../shared/board.ts";
import { LISTED_NAMES, LISTED_SYMBOLS } from "../../../../shared/listed-names.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";

// A Saturday: the exchange is closed.
const NOW = "2026-11-21T10:00:00.000Z";
const rowOf = (symbol: keyof typeof LISTED_NAMES, at: number) => ({
  symbol,
  name: LISTED_NAMES[symbol],
  type: at < 5 ? "crypto" : "stock",
  market: "live",
  quote: { price: 100 + at, change24h: at - 4.5, source: "CoinGecko", asOf: "2026-11-21T09:59:00.000Z" },
  call: { action: "Hold", score: at * 2, date: "2026-11-20" },
  range: { low: 90 - at, high: 120, until: "2026-12-20", held: 0.81 },
});
let rows: object[];
let prices: object[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  rows = LISTED_SYMBOLS.map(rowOf);
  prices = [];
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(json(path === "/api/markets" ? rows : path === "/api/crypto/prices" ? prices : [])),
  );
});
afterEach(closeSite);

async function openBoard(path: string) {
  const site = await openSite(path);
  await pass(100);
  return site;
}
const symbols = () =>
  screen
    .getAllByRole("rowheader")
    .map((head) => within(head).getByRole("link").getAttribute("href")?.split("/").at(-1));

it("every listed asset is a row that leads to its page, in the order of the list", async () => {
  await openBoard("/markets");
  expect(symbols()).toEqual(LISTED_SYMBOLS);
  expect(screen.getByRole("row", { name: /Tesla/ }).textContent).toContain("closed");
});

it("a column's head sorts by it, then the other way, then no more; the address says which", async () => {
  const { history } = await openBoard("/markets");
  const press = async () => {
    fireEvent.click(screen.getByRole("button", { name: /Day/ }));
    await pass(50);
  };
  const head = () => screen.getByRole("columnheader", { name: /Day/ }).getAttribute("aria-sort");
  await press();
  expect(symbols()[0]).toBe("TSLA");
  expect([history.location.search, head()]).toEqual(["?sort=-change", "descending"]);
  await press();
  expect(symbols()[0]).toBe("BTC");
  expect([history.location.search, head()]).toEqual(["?sort=change", "ascending"]);
  await press();
  expect([history.location.search, head()]).toEqual(["", null]);
});

it("an address brings back kind, search and order, and what it misspells is left out", async () => {
  await openBoard("/markets?kind=stock&sort=-price&q=a");
  expect(symbols()).toEqual(["TSLA", "AAPL", "GOOGL", "NVDA"]);
  expect(screen.getByRole("radio", { name: "Stocks" })).toHaveProperty("checked", true);
  closeSite();
  vi.useFakeTimers({ now: Date.parse(NOW) });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(json(path === "/api/markets" ? rows : [])));
  await openBoard("/markets?kind=gold&sort=nothing&q[]=1");
  expect(symbols()).toEqual(LISTED_SYMBOLS);
});

it("a search that finds nothing leads to the terminal, and markup in it stays text", async () => {
  await openBoard(`/markets?q=${encodeURIComponent("<b>ada</b>")}`);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(/None of the listed assets is called “<b>ada<\/b>”/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ask the terminal about it" }).getAttribute("href")).toBe(
    `/app?analyze=${encodeURIComponent("<b>ada</b>")}`,
  );
});

it("a price of the lists that is newer takes the place of the table's", async () => {
  prices = [
    {
      ...{ id: "bitcoin", name: "Bitcoin", symbol: "BTC", price: 123.45, change24h: 1 },
      ...{ volume: 1, marketCap: 1, asOf: "2026-11-21T09:59:50.000Z", market: "live" },
    },
  ];
  await openBoard("/markets");
  expect(screen.getByRole("row", { name: /Bitcoin/ }).textContent).toContain("$123.45");
});

it("a part that could not be had is said, and sorts last either way", async () => {
  rows[0] = { ...rowOf("BTC", 0), quote: null, call: null, range: null };
  for (const sort of ["price", "-price"]) {
    await openBoard(`/markets?sort=${sort}`);
    expect(symbols().at(-1)).toBe("BTC");
    expect(screen.getByRole("row", { name: /Bitcoin/ }).textContent).toContain("no price right now");
    if (sort === "price") {
      closeSite();
      vi.useFakeTimers({ now: Date.parse(NOW) });
      vi.stubGlobal("fetch", (path: string) => Promise.resolve(json(path === "/api/markets" ? rows : [])));
    }
  }
});

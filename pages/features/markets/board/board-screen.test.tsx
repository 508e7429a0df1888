import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../../../shared/board.ts";
import type { AssetsReply } from "../../../../shared/catalogue.ts";
import { LISTED_NAMES, LISTED_SYMBOLS } from "../../../../shared/listed-names.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";

const rowOfCatalogue = (symbol: string, name: string, kind: "coin" | "stock") => ({
  ...{
    symbol,
    name,
    class: kind,
    exchange: null,
    currency: "USD" as const,
    coingeckoId: null,
    noRange: null,
  },
});

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
  noRange: null,
  closes: [99, 100, 101],
  figures: { rsi_14: 20 + at, ...(at >= 5 && { pe_ratio: 10 * at }) },
});
let rows: object[];
/** what all assets come to, where a board of them is kept */
let whole: object;
let prices: object[];
/** what the catalogue answers, and what it was asked */
let covered: AssetsReply;
let sought: string[];

const answer = (path: string) => {
  if (/^\/api\/(?:assets|markets\/screen)/.test(path)) sought.push(path);
  return json(
    path.startsWith("/api/markets/screen")
      ? whole
      : path === "/api/markets"
        ? rows
        : path.startsWith("/api/assets")
          ? covered
          : path === "/api/crypto/prices"
            ? prices
            : [],
  );
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  rows = LISTED_SYMBOLS.map(rowOf);
  prices = [];
  whole = { message: "no such page" };
  sought = [];
  covered = { assets: [], total: 0, nearest: [] };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
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

it("a column's head sorts ascending, descending, then not at all; the address says which", async () => {
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

const tab = (name: string) =>
  within(screen.getByRole("navigation", { name: "Class" })).getByRole("link", { name });

it("an address brings back class, search and order, and what it misspells is left out", async () => {
  await openBoard("/markets?class=stock&sort=-price&q=a");
  expect(symbols()).toEqual(["TSLA", "AAPL", "GOOGL", "NVDA"]);
  expect(tab("Stocks").getAttribute("aria-current")).toBe("page");
  expect(tab("All").getAttribute("aria-current")).toBeNull();
  closeSite();
  vi.useFakeTimers({ now: Date.parse(NOW) });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  await openBoard("/markets?class=gold&sort=nothing&q[]=1&page=-3");
  expect(symbols()).toEqual(LISTED_SYMBOLS);
  expect(tab("All").getAttribute("aria-current")).toBe("page");
});

it("a class is a tab with an address, which keeps the search and begins at the first page", async () => {
  const { history } = await openBoard("/markets?q=a&page=2");
  fireEvent.click(tab("Coins"));
  await pass(50);
  expect(history.location.search).toBe("?q=a&class=coin");
});

it("other covered assets are pages of links next to the rows of figures, and no page holds them all", async () => {
  covered = {
    assets: [rowOfCatalogue("BTC", "Bitcoin", "coin"), rowOfCatalogue("ADA", "Cardano", "coin")],
    total: 1_466,
    nearest: [],
  };
  const { history } = await openBoard("/markets");
  const others = within(screen.getByRole("region", { name: "All assets" }));
  expect(others.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/markets/ADA",
    "/markets?page=2",
  ]);
  fireEvent.click(others.getByRole("link", { name: /Next/ }));
  await pass(50);
  expect([history.location.search, sought.at(-1)]).toEqual(["?page=2", "/api/assets?page=2"]);
});

it("typing searches after a pause, and a name in another language finds its row", async () => {
  covered = { assets: [rowOfCatalogue("ADA", "Cardano", "coin")], total: 1, nearest: [] };
  const { history } = await openBoard("/markets");
  covered = { assets: [rowOfCatalogue("BTC", "Bitcoin", "coin")], total: 1, nearest: [] };
  const field = screen.getByLabelText("Search assets");
  for (const value of ["би", "битк", "биткоин"]) {
    fireEvent.change(field, { target: { value } });
    await pass(40);
    // What stood there before does not fit any more.
    expect(screen.queryByRole("link", { name: /Cardano/ })).toBeNull();
  }
  await pass(300);
  expect(sought.filter((path) => path.includes("q="))).toEqual([
    `/api/assets?q=${encodeURIComponent("биткоин")}`,
  ]);
  expect(symbols()).toEqual(["BTC"]);
  expect(history.location.search).toBe(`?q=${encodeURIComponent("биткоин")}`);
});

it("the arrow keys go from the search through the rows and back", async () => {
  await openBoard("/markets");
  const field = screen.getByLabelText("Search assets");
  field.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field, { key });
  press("ArrowDown");
  press("ArrowDown");
  expect(document.activeElement?.getAttribute("href")).toBe("/markets/ETH");
  press("ArrowUp");
  press("ArrowUp");
  expect(document.activeElement).toBe(field);
});

describe("filters", () => {
  const judged = () =>
    screen
      .getAllByRole("status")
      .map((line) => line.textContent)
      .join("\n");

  it("are in the address, have columns, and say how many assets they tested and left out", async () => {
    await openBoard("/markets?where=rsi_14%3C28%2Cpe_ratio%3E50&sort=-pe_ratio");
    expect(symbols()).toEqual(["GOOGL", "MSFT"]);
    expect(judged()).toContain(
      "5 of 10 judged. Left out, no data: BTC, ETH, SOL, BNB, XRP (no Price to earnings).",
    );
    expect(screen.getByRole("columnheader", { name: /Price to earnings/ }).getAttribute("aria-sort")).toBe(
      "descending",
    );
    expect(screen.getByRole("row", { name: /Alphabet/ }).textContent).toContain("70.00");
    expect(screen.queryByRole("region", { name: "All assets" })).toBeNull();
  });

  it("are added by a form and taken away by a link; what is no number adds none", async () => {
    const { history } = await openBoard("/markets?class=stock");
    const add = async (by: string, than: string) => {
      fireEvent.change(screen.getByLabelText("Filter by"), { target: { value: by } });
      fireEvent.change(screen.getByLabelText("Number"), { target: { value: than } });
      fireEvent.submit(screen.getByLabelText("Number"));
      await pass(50);
    };
    await add("pe_ratio", "60");
    await add("call=Hold", "");
    await add("rsi_14", "x");
    expect(new URLSearchParams(history.location.search).get("where")).toBe("pe_ratio<60,call=Hold");
    expect(symbols()).toEqual(["NVDA"]);
    fireEvent.click(screen.getByRole("link", { name: /Price to earnings < 60/ }));
    await pass(50);
    expect(new URLSearchParams(history.location.search).get("where")).toBe("call=Hold");
    expect(symbols()).toHaveLength(5);
  });

  it("that nothing meets say so, and an address that misspells them shows all", async () => {
    await openBoard("/markets?where=rsi_14%3C1");
    expect(screen.getByText("No listed asset meets this filter.")).toBeTruthy();
    closeSite();
    vi.useFakeTimers({ now: Date.parse(NOW) });
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
    await openBoard("/markets?where=rsi%3C1&cols=nothing&sort=-nothing");
    expect(symbols()).toEqual(LISTED_SYMBOLS);
  });

  it("a column can be chosen, and the rows are saved as CSV", async () => {
    const { history } = await openBoard("/markets?where=pe_ratio%3C55");
    fireEvent.click(screen.getByRole("checkbox", { name: "RSI (14 days)" }));
    await pass(50);
    expect(new URLSearchParams(history.location.search).get("cols")).toBe("rsi_14");
    expect(screen.getByRole("columnheader", { name: /RSI/ })).toBeTruthy();
    const saved: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL: () => {} }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));
    await pass(50);
    const [head = "", ...lines] = ((await saved[0]?.text()) ?? "").trim().split("\r\n");
    expect(lines.map((line) => line.split(",")[0])).toEqual(["NVDA"]);
    expect(lines[0]?.split(",")[head.split(",").indexOf("pe_ratio")]).toBe("50");
  });
});

it("a search that finds nothing names the nearest, else leads to the terminal, and markup in it stays text", async () => {
  covered.nearest = [rowOfCatalogue("TSLA", "Tesla", "stock")];
  await openBoard("/markets?q=tsal");
  await pass(200);
  expect(screen.getByText(/No asset we cover is called “tsal”/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /TSLA/ }).getAttribute("href")).toBe("/markets/TSLA");
  closeSite();
  vi.useFakeTimers({ now: Date.parse(NOW) });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  covered.nearest = [];
  await openBoard(`/markets?q=${encodeURIComponent("<b>ada</b>")}`);
  await pass(200);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(/No asset we cover is called “<b>ada<\/b>”/)).toBeTruthy();
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

it("a row without a range says why there is none", async () => {
  const reason = "It is a stablecoin: its price is not meant to move.";
  rows[0] = { ...rowOf("BTC", 0), range: null, noRange: reason };
  await openBoard("/markets");
  expect(within(screen.getByRole("row", { name: /Bitcoin/ })).getByTitle(reason)).toBeTruthy();
});

it("a missing value is marked, and sorts last either way", async () => {
  rows[0] = { ...rowOf("BTC", 0), quote: null, call: null, range: null, closes: [], figures: {} };
  for (const sort of ["price", "-price"]) {
    await openBoard(`/markets?sort=${sort}`);
    expect(symbols().at(-1)).toBe("BTC");
    expect(screen.getByRole("row", { name: /Bitcoin/ }).textContent).toContain("no price right now");
    if (sort === "price") {
      closeSite();
      vi.useFakeTimers({ now: Date.parse(NOW) });
      vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
    }
  }
});

describe("where a board of all assets is kept", () => {
  const cardano = { ...rowOf("BTC", 0), symbol: "ADA", name: "Cardano" };
  beforeEach(() => {
    whole = {
      ...{ conditions: ["rsi_14<30"], listed: 1_466, judged: 1_440, total: 250, assets: [cardano] },
      leftOut: Array.from({ length: 14 }, (_, at) => ({ asset: `X${at}`, lacks: ["rsi_14"] })),
      disclaimer: "",
    };
  });

  it("a filter shows a page of all that meet it, says how many were judged and how many were not, and turns pages", async () => {
    await openBoard("/markets?where=rsi_14%3C30&page=2");
    expect(symbols()).toEqual(["ADA"]);
    expect(sought).toContain("/api/markets/screen?where=rsi_14%3C30&page=2");
    const status = screen
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join(" ");
    expect(status).toContain("1 of 250, each as of its last close");
    expect(status).toContain("1440 of 1466 judged");
    expect(status).toContain("X9 and 4 others (no RSI (14 days))");
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getByRole("link", { name: "Next →" }).getAttribute("href")).toContain("page=3");
  });

  it("a sector is chosen from a list, and shows the assets that the answer has in it", async () => {
    whole = {
      ...{ conditions: [], listed: 1, judged: 1, total: 1, assets: [cardano], leftOut: [], disclaimer: "" },
    };
    covered = { assets: [rowOfCatalogue("ADA", "Cardano", "coin")], total: 1, nearest: [] };
    const { history } = await openBoard("/markets");
    const names = within(screen.getByLabelText("Sector")).getAllByRole("option");
    expect(names.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["All sectors", "Financials", "\u2003Banks", "Layer 1"]),
    );
    fireEvent.change(screen.getByLabelText("Sector"), { target: { value: "layer_1" } });
    await pass(200);
    expect(history.location.search).toBe("?sector=layer_1");
    expect(sought).toContain("/api/markets/screen?sector=layer_1");
    expect(sought).toContain("/api/assets?sector=layer_1");
    expect(symbols()).toEqual(["ADA"]);
  });

  it("without a filter or an order the listed ten stay as before, and nothing is requested", async () => {
    await openBoard("/markets");
    expect(symbols()).toEqual(LISTED_SYMBOLS);
    expect(sought.filter((path) => path.includes("screen"))).toEqual([]);
  });
});

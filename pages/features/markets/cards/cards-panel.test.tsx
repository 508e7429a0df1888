import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ERRORS } from "../../../../shared/errors.ts";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import { TIERS } from "../../../../shared/tiers.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";
import { MARKETS_FAILED } from "../queries.ts";
import { formatCardPrice, formatSize } from "./formats.ts";

// A Saturday: the exchange is closed.
const NOW = "2026-11-21T10:00:00.000Z";
const item = (symbol: string, more: object) => ({
  id: symbol,
  symbol,
  name: `Name of ${symbol}`,
  price: 93_429.2,
  change24h: 1.236,
  volume: 32_100_000_000,
  asOf: "2026-11-21T09:59:48.000Z",
  market: "live",
  ...more,
});
const crypto = () => LISTED_CRYPTO.map((symbol) => item(symbol, { marketCap: 1_930_000_000_000 }));
const stocks = () =>
  LISTED_STOCKS.map((symbol) => item(symbol, { volume: 54_340_000, marketCap: 3_368_540, change24h: -0.6 }));
const closes = () => [
  {
    symbol: "BTC",
    name: "Bitcoin",
    type: "crypto",
    market: "live",
    source: "binance",
    asOf: NOW,
    closes: [100, 90, 110].map((close, at) => ({ date: `2026-11-1${at + 1}`, close })),
  },
];

let observers: { callback: IntersectionObserverCallback; targets: Element[] }[];
/** Tells every observer of a card whether that can be seen. */
const scrollTo = (isIntersecting: boolean) =>
  act(() => {
    for (const { callback, targets } of observers)
      for (const target of targets.filter(({ tagName }) => tagName === "LI"))
        callback([{ isIntersecting, target } as IntersectionObserverEntry], {} as IntersectionObserver);
  });

let replies: Record<string, () => Response | Promise<Response>>;

async function openHome() {
  await openSite("/");
  await pass(50);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  observers = [];
  replies = {
    "/api/crypto/prices": () => json(crypto()),
    "/api/stock/prices": () => json(stocks()),
    "/api/markets/closes": () => json(closes()),
  };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(replies[path]?.() ?? json({}, 503)));
});
afterEach(closeSite);

/** openSite brings an observer that never tells anything; this one does, for what is mounted after it. */
async function openWatchedHome() {
  const { router } = await openSite("/login");
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      targets: Element[] = [];
      constructor(callback: IntersectionObserverCallback) {
        observers.push({ callback, targets: this.targets });
      }
      observe(target: Element) {
        this.targets.push(target);
      }
      disconnect() {
        this.targets.length = 0;
      }
    },
  );
  await act(() => router.navigate({ to: "/" }));
  await pass(50);
  scrollTo(true);
}

const section = () => within(screen.getByRole("region", { name: "Live Market Insights" }));
const cards = () => section().queryAllByRole("listitem");
const card = (at: number) => {
  const found = cards()[at];
  if (!found) throw new Error(`no card ${at}`);
  return found;
};
/** Each is what stands under a name of its own. */
const faces = (at: number) => [...card(at).querySelectorAll("h3")].map(({ parentElement }) => parentElement);
const isUp = (face: HTMLElement | null | undefined) => face?.hasAttribute("inert") === false;
const shows = (at: number) => (isUp(faces(at)[0]) ? "coin" : "stock");
const toggle = (at: number) => within(card(at)).getByRole("button", { name: /: show / });
type Face = ReturnType<typeof faces>[number] | undefined;
const rows = (face: Face) => [...(face?.querySelectorAll("dl > div") ?? [])].map((row) => row.textContent);
const price = (face: Face) => face?.querySelector("h3 + p")?.textContent;
/** Numbers that are not there yet, of which only the room is seen. */
const blanks = (face: Face) => face?.querySelectorAll(".text-transparent").length;

describe("the formats of cards", () => {
  it.each([
    [93_429.2, "$93,429.20"],
    [0.52134, "$0.52"],
    [1, "$1.00"],
  ])("a price of %d is %s", (price, words) => expect(formatCardPrice(price)).toBe(words));

  it.each([
    [1_930_000_000_000, "1,930.00B"],
    [1e9, "1.00B"],
    [999_994_000, "999.99M"],
    [54_340_000, "54.34M"],
    [1_500, "1.50K"],
    [999, "999.00"],
    [0, "0.00"],
  ])("a size of %d is %s", (size, words) => expect(formatSize(size)).toBe(words));
});

describe("market cards", () => {
  it("are six: coin i with stock i, and the token that comes soon, with nothing to press", async () => {
    await openHome();
    expect(screen.getAllByRole("button", { name: /: show / }).map((button) => button.textContent)).toEqual(
      LISTED_CRYPTO.map((symbol, at) => `${symbol}${LISTED_STOCKS[at]}`),
    );
    expect(cards().length).toBe(6);
    expect(within(card(5)).getByText("NGMA")).toBeDefined();
    expect(within(card(5)).getByRole<HTMLButtonElement>("button", { name: "Coming Soon" }).disabled).toBe(
      true,
    );
  });

  it("show price, change, turnover, size, hours, source and age of both faces", async () => {
    await openHome();
    const [coin, stock] = faces(0);
    expect(price(coin)).toBe("$93,429.20 ▲ +1.24%");
    expect(rows(coin)).toEqual([
      "Volume$32.10B",
      "Market cap$1,930.00B",
      "Marketopen 24/7",
      "DataLIVE 12 s old",
    ]);
    expect(coin?.querySelector("svg + p")?.textContent).toBe("2 days▲ +10.00%");
    expect(price(stock)).toBe("$93,429.20 ▼ −0.60%");
    // Millions of dollars on the wire.
    expect(rows(stock)).toEqual([
      "Volume54.34M shares",
      "Market cap$3,368.54B",
      "Marketclosed · opens Mon 14:30 UTC",
      "DataLIVE 12 s old",
    ]);
  });

  it("say which market is simulated, and do not invent a size without a source", async () => {
    replies["/api/crypto/prices"] = () =>
      json(LISTED_CRYPTO.map((symbol) => item(symbol, { marketCap: 0, market: "simulated" })));
    replies["/api/stock/prices"] = () =>
      json(LISTED_STOCKS.map((symbol) => item(symbol, { marketCap: 1, market: "replay" })));
    await openHome();
    expect(rows(faces(0)[0])).toContain("Market capnot available");
    expect(rows(faces(0)[0])).toContain("DataSIMULATED MARKET 12 s old");
    // A replayed market has a day instead of an age.
    expect(rows(faces(0)[1])).toContain("DataREPLAY 2026-11-21 ");
  });

  it("lead to the analysis by name", async () => {
    await openHome();
    const link = within(card(0)).getAllByText("Analyze with AI")[0]?.closest("a");
    expect(link?.getAttribute("href")).toBe("/app?analyze=Name+of+BTC");
  });

  it("keep their places while prices load, and say that they do", async () => {
    replies["/api/crypto/prices"] = () => new Promise<Response>(() => {});
    await openHome();
    expect(screen.getByText("Loading prices")).toBeDefined();
    expect(section().getByRole("status").querySelector(".spinner")).not.toBeNull();
    expect(cards().length).toBe(6);
    expect(blanks(faces(0)[0])).toBe(4);
    expect(rows(faces(0)[0]).length).toBe(4);
  });

  it("give way to the failure's words when there are no crypto prices, and come back when asked again", async () => {
    replies["/api/crypto/prices"] = () => json({}, 503);
    await openHome();
    expect(section().getByRole("alert").textContent).toContain(
      "Failed to load market data. Please try again later.",
    );
    expect(cards().length).toBe(0);
    replies["/api/crypto/prices"] = () => json(crypto());
    fireEvent.click(section().getByRole("button", { name: "Try again" }));
    await pass(50);
    expect(cards().length).toBe(6);
  });

  it("stay when only the stocks are missing", async () => {
    replies["/api/stock/prices"] = () => json({}, 503);
    await openHome();
    expect(price(faces(0)[0])).toBe("$93,429.20 ▲ +1.24%");
    // Nothing is on its way any more, and no number is invented.
    expect(blanks(faces(0)[1])).toBe(0);
    expect(price(faces(0)[1])).toBe("–");
    expect(rows(faces(0)[1])).toContain("Data–");
  });

  it("use the words that the error table and the plans have", () => {
    expect(MARKETS_FAILED).toBe(ERRORS.market_data_unavailable.message);
    expect(TIERS.free.credits).toBe(100);
  });
});

describe("a card turns", () => {
  it("every 10 seconds, and the face that is hidden is inert", async () => {
    await openWatchedHome();
    expect(faces(0).map(isUp)).toEqual([true, false]);
    await pass(9_900);
    expect(shows(0)).toBe("coin");
    await pass(200);
    expect(faces(0).map(isUp)).toEqual([false, true]);
    await pass(10_000);
    expect(shows(0)).toBe("coin");
  });

  it("by its button, which restarts the 10 seconds", async () => {
    await openWatchedHome();
    await pass(6_000);
    fireEvent.click(toggle(0));
    expect(shows(0)).toBe("stock");
    await pass(9_000);
    expect(shows(0)).toBe("stock");
    await pass(1_100);
    expect(shows(0)).toBe("coin");
  });

  it.each([
    ["the pointer is over it", () => fireEvent.pointerEnter(card(0)), () => fireEvent.pointerLeave(card(0))],
    ["the focus is in it", () => act(() => toggle(0).focus()), () => act(() => toggle(0).blur())],
    ["it is off screen", () => scrollTo(false), () => scrollTo(true)],
    [
      "the cards are held",
      () => fireEvent.click(screen.getByRole("button", { name: "Pause" })),
      () => fireEvent.click(screen.getByRole("button", { name: "Resume" })),
    ],
  ])("not while %s", async (_case, hold, release) => {
    await openWatchedHome();
    hold();
    await pass(60_000);
    expect(shows(0)).toBe("coin");
    release();
    await pass(10_100);
    expect(shows(0)).toBe("stock");
  });

  it("not while the pointer stays over it, though the focus leaves", async () => {
    await openWatchedHome();
    fireEvent.pointerEnter(card(0));
    act(() => toggle(0).focus());
    act(() => toggle(0).blur());
    await pass(30_000);
    expect(shows(0)).toBe("coin");
  });

  it("not by itself for those who want less motion, but by its button", async () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    await openWatchedHome();
    await pass(60_000);
    expect(shows(0)).toBe("coin");
    fireEvent.click(toggle(0));
    expect(shows(0)).toBe("stock");
  });
});

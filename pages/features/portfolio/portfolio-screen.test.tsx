import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PortfolioReply } from "../../../shared/portfolio.ts";
import { signedIn, signedOut, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const ASK = "POST /api/portfolio";
const CHECK = "GET /api/auth/check";
const quantiles = { p5: 80, p10: 90, p25: 95, p50: 100, p75: 105, p90: 112, p95: 120 };
const held = (symbol: string, name: string, drives: number) => ({
  asset: { symbol, name, type: "crypto" as const, market: "simulated" as const },
  ...{ units: 2, date: "2026-11-25", close: 25, source: "Simulated", usd: 50, percent: 50, drives },
});
const reply: PortfolioReply = {
  ...{ date: "2026-11-25", horizonDays: 30, until: "2026-12-25", worth: 100, exposure: 100, cash: 0 },
  class: "coins",
  positions: [held("BTC", "Bitcoin", 70), held("ETH", "Ethereum", 30)],
  range: { quantiles, changes: { p5: -20, p10: -10, p25: -5, p50: 0, p75: 5, p90: 12, p95: 20 } },
  losses: [{ percent: 5, usd: 5, ended: 0.24, touched: 0.31 }],
  reliability: {
    ...{ cases: 22_249, from: "2019-01-01", to: "2024-12-01", held50: 0.5, held80: 0.831 },
    ...{ interval80: [0.76, 0.89], later: null },
  },
  worst: { from: "2025-08-28", to: "2025-09-26", usd: -27, percent: -27 },
  diversification: 14,
  halved: { asset: "BTC", quantiles, changes: { p5: -9, p10: -6, p25: -3, p50: 0, p75: 3, p90: 7, p95: 9 } },
  history: { days: 1_000, from: "2023-03-01", shortenedBy: "ETH", stoodIn: [] },
  disclaimer: "Information only.",
};

const field = () => screen.getByLabelText<HTMLTextAreaElement>("Holdings");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
async function see() {
  fireEvent.click(screen.getByRole("button", { name: "See the range" }));
  await pass(10);
}
const shown = (text: RegExp) => screen.queryByText(text) !== null;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(closeSite);

it("asks for what was typed, cash apart, and says the range, the odds, who drives it and what halving that would do", async () => {
  const { sent } = stubAccountApi({ [CHECK]: signedOut, [ASK]: () => json(reply) });
  await openSite("/portfolio");
  type("symbol,units,cost\nBTC,2,20\nETH,2\nUSD,100");
  await see();
  expect(sent(ASK)).toEqual([
    {
      positions: [
        { asset: "BTC", units: 2 },
        { asset: "ETH", units: 2 },
      ],
      ...{ cash: 100, horizonDays: 30 },
    },
  ]);
  expect(screen.getByRole("heading", { name: "$90.00 to $112.00" })).toBeTruthy();
  expect(shown(/right in 83% of 22,249/)).toBe(true);
  expect(screen.getByRole("row", { name: "5% or more, $5.00 24% 31%" })).toBeTruthy();
  expect(shown(/Bitcoin drives it most, with 70%/)).toBe(true);
  expect(shown(/With half of Bitcoin in cash, the range would be −6.00% to \+7.00%/)).toBe(true);
  expect(shown(/2025-08-28 to 2025-09-26: a loss of \$27.00 \(27%\). That is hindsight/)).toBe(true);
  expect(screen.getByText("+25.00%")).toBeTruthy();
  expect(screen.getAllByText("SIMULATED MARKET").length).toBeGreaterThan(0);
});

it("writes the odds of one column with as many decimals, whatever their size", async () => {
  const losses = [
    { percent: 5, usd: 5, ended: 0.24, touched: 0.31 },
    { percent: 20, usd: 20, ended: 0.004, touched: 0.011 },
  ];
  stubAccountApi({ [CHECK]: signedOut, [ASK]: () => json({ ...reply, losses }) });
  await openSite("/portfolio");
  type("BTC,2");
  await see();
  expect(screen.getByRole("row", { name: "5% or more, $5.00 24.0% 31%" })).toBeTruthy();
  expect(screen.getByRole("row", { name: "20% or more, $20.00 0.4% 1%" })).toBeTruthy();
});

it("says which asset’s history is young, and what stands in before it", async () => {
  const stoodIn = [
    { asset: "BTC", since: "2026-08-01", by: "SPY" },
    { asset: "ETH", since: "2026-09-01", by: null },
  ];
  const history = { ...reply.history, stoodIn };
  stubAccountApi({ [CHECK]: signedOut, [ASK]: () => json({ ...reply, history }) });
  await openSite("/portfolio");
  type("BTC,2\nETH,2");
  await see();
  expect(shown(/The history of Bitcoin begins on 2026-08-01: before that, SPY stands in\./)).toBe(true);
  expect(shown(/The history of Ethereum begins later: before that, others of their type stand in\./)).toBe(
    true,
  );
});

it("shows no gain for a position if a line under another name has its own cost", async () => {
  stubAccountApi({ [CHECK]: signedOut, [ASK]: () => json(reply) });
  await openSite("/portfolio");
  type("BTC,1,20\nbitcoin,1,100\nETH,2,20");
  await see();
  const [btc, eth] = ["BTC", "ETH"].map((name) => screen.getByRole("row", { name: new RegExp(`^${name} `) }));
  expect(btc?.textContent).not.toContain("+25.00%");
  expect(eth?.textContent).toContain("+25.00%");
});

it("keeps what was typed in the browser, and asks again for other days", async () => {
  const { sent } = stubAccountApi({ [CHECK]: signedOut, [ASK]: () => json(reply) });
  await openSite("/portfolio");
  type("BTC,2");
  await see();
  fireEvent.click(screen.getByRole("radio", { name: "7 days" }));
  await pass(10);
  expect(sent(ASK).map((one) => (one as { horizonDays: number }).horizonDays)).toEqual([30, 7]);
  expect(JSON.parse(localStorage.getItem("enigma.holdings") ?? "")).toBe("BTC,2");
});

it("names lines that it cannot use, and asks nothing", async () => {
  const { calls } = stubAccountApi({ [CHECK]: signedOut });
  await openSite("/portfolio");
  await see();
  expect(shown(/Name a holding first/)).toBe(true);
  type("BTC,two");
  await see();
  expect(shown(/Line 1 has no number of units after BTC/)).toBe(true);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(calls(ASK)).toEqual([]);
});

it("says which position is none of ours", async () => {
  const problem = {
    ...{ type: "/api-docs/errors/asset_unknown", title: "Unknown", status: 404, code: "asset_unknown" },
    ...{
      detail: "We do not cover it.",
      error: "We do not cover it.",
      requestId: "r1",
      retryable: false,
      charged: 0,
    },
    fields: { "positions.0.asset": "Name one asset, such as BTC or Tesla." },
  };
  stubAccountApi({ [CHECK]: signedOut, [ASK]: () => json(problem, 404) });
  await openSite("/portfolio");
  type("ZORBA,2");
  await see();
  expect(shown(/Position 1: Name one asset/)).toBe(true);
});

it("keeps them in the account by choice alone, takes them from there, and deletes them there", async () => {
  const KEPT = "/api/talks/holdings";
  let kept: string | null = null;
  const told = () => json({ text: kept, at: kept === null ? null : "2026-11-27T12:00:00.000Z" });
  const { sent, calls } = stubAccountApi({
    [CHECK]: () => signedIn(),
    [`GET ${KEPT}`]: told,
    [`POST ${KEPT}`]: () => {
      kept = "BTC,2";
      return told();
    },
    [`DELETE ${KEPT}`]: () => {
      kept = null;
      return told();
    },
  });
  await openSite("/portfolio");
  await pass(10);
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Save them in my account too" });
  expect([box().checked, box().disabled]).toEqual([false, true]);
  type("BTC,2");
  expect(calls(`POST ${KEPT}`)).toEqual([]);
  fireEvent.click(box());
  await pass(10);
  expect([sent(`POST ${KEPT}`), box().checked]).toEqual([[{ text: "BTC,2" }], true]);
  type("ETH,1");
  fireEvent.click(screen.getByRole("button", { name: "Use those" }));
  expect(field().value).toBe("BTC,2");
  fireEvent.click(box());
  await pass(10);
  expect([box().checked, calls(`DELETE ${KEPT}`).length]).toEqual([false, 1]);
});

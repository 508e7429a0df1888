import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RecordReply } from "../../../shared/record.ts";
import type { RecordScores, RecordScoresReply } from "../../../shared/record-scores.ts";
// Loaded on demand in the site, which a clock that only tests move would wait for in vain.
import "../../../shared/record.ts";
import "../../../shared/record-scores.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const HASH = "ab".repeat(32);
const REPLY: RecordReply = {
  chain: "simulated",
  chains: ["simulated"],
  head: { chain: "simulated", head: HASH, rows: 2 },
  anchors: [],
  clocks: [],
  summary: {
    from: "2026-01-05",
    forecasts: 40,
    calls: 20,
    waiting: 25,
    none: 1,
    coverage: [{ type: "crypto", horizonDays: 7, cases: 34, held50: 0.5, held80: 0.79 }],
    portfolios: [{ asset: "P.BOTH", horizonDays: 7, cases: 21, held50: 0.5, held80: 0.76 }],
    boards: [{ type: "stock", horizonDays: 7, days: 12, cases: 10_920, held80: 0.78 }],
    results: [{ horizonDays: 30, expected: true, cases: 12, held50: 0.5, held80: 0.75 }],
    reported: [{ horizonDays: 30, inside: false, cases: 31, held50: 0.5, held80: 0.8 }],
    reliability: [{ tenth: 3, cases: 120, told: 0.34, came: 0.3 }],
    actions: [{ type: "stock", action: "Buy", cases: 12, right: 0.5, base: 0.55 }],
    shadow: [{ type: "crypto", action: "Hold", cases: 9, right: 0.33, base: 0.33 }],
  },
  backtestCalls: [
    {
      ...{ type: "stock", rule: "shadow", action: "Buy", cases: 27_570 },
      ...{ right: 0.533, base: 0.533, over: 0, low: -0.001, high: 0.002 },
    },
  ],
  backtest: [
    {
      type: "crypto",
      horizonDays: 7,
      from: "2018-01-01",
      to: "2024-12-31",
      cases: 11_074,
      covers80: 0.801,
      low: 0.772,
      high: 0.828,
    },
  ],
  items: [
    {
      previous: HASH,
      hash: HASH,
      row: {
        kind: "call-outcome",
        chain: "simulated",
        seq: 2,
        asset: "NVDA",
        type: "stock",
        horizonDays: 30,
        date: "2026-01-05",
        until: "2026-02-04",
        writtenAt: "2026-02-04T22:15:00Z",
        of: 1,
        result: "scored",
        split: 10,
        sources: [],
        close: 100,
        action: "Buy",
        change: -2.5,
        right: false,
      },
    },
  ],
  next: null,
};

const RANGE = { horizonDays: 30, date: "2024-01-01", until: "2024-01-31", q10: 80, q90: 120 };
const scoresOf = (right: number): RecordScores => ({
  reliability: [{ tenth: 3, cases: 120, told: 0.34, came: 0.3 }],
  coverage: [
    { type: "crypto", month: "2024-01", cases: 140, held80: 0.914 },
    { type: "crypto", month: "2024-02", cases: 150, held80: 0.287 },
    { type: "crypto", month: "2024-03", cases: 155, held80: 0.85 },
    { type: "stock", month: "2024-01", cases: 200, held80: 0.8 },
  ],
  months: [
    { month: "2024-01", right, wrong: 4 },
    { month: "2024-02", right: 2, wrong: 5 },
  ],
  ranges: [
    { ...RANGE, close: 100 },
    { ...RANGE, date: "2024-02-01", until: "2024-03-02", close: 130 },
  ],
});
const SCORES: RecordScoresReply = {
  chain: "simulated",
  asset: null,
  rangesOf: "BTC",
  record: scoresOf(6),
  backtest: { from: "2019-01-01", to: "2024-12-31", ...scoresOf(16) },
};
const NONE: RecordScores = { reliability: [], coverage: [], months: [], ranges: [] };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 10) });
});
afterEach(closeSite);

/** Answers for the record, and says which of its rows were asked for. */
function stubRecord(answer: (url: string) => RecordReply, scores = SCORES): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    if (url.startsWith("/api/record/scores")) return Promise.resolve(json(scores));
    if (url.startsWith("/api/record")) asked.push(url);
    return Promise.resolve(json(url.startsWith("/api/record") ? answer(url) : []));
  });
  return asked;
}

it("the record shows what it covers, its figures, the backtest separately, and each row with its outcome", async () => {
  const asked = stubRecord(() => REPLY);
  await openSite("/record?kind=call-outcome&asset=nonsense");
  await pass(100);
  expect(asked[0]).toBe("/api/record?kind=call-outcome");
  expect(
    screen.getByText(/^Simulated prices: .* 40 forecasts and 20 calls: 34 scored, 25 not due/),
  ).toBeDefined();
  const section = (name: string) => within(screen.getByRole("region", { name }));
  expect(section("Ranges").getByText("79%")).toBeDefined();
  const shares = section("Ranges").getAllByText(/^\d+(?:\.\d+)?%$/);
  expect(shares.filter(({ textContent }) => textContent?.includes("."))).toEqual([]);
  expect(section("Ranges").getByText("stocks, results expected, 30 days")).toBeDefined();
  expect(section("Ranges").getByText("stocks, no results came, 30 days")).toBeDefined();
  expect(section("Calls").getByText("55%")).toBeDefined();
  expect(section("Backtest").getByText("80.1%")).toBeDefined();
  expect(section("Rows").getByText("Buy: −2.50%, a split of 10:1 taken out")).toBeDefined();
  expect(section("Rows").getByText("wrong")).toBeDefined();
  fireEvent.change(screen.getByLabelText("Asset"), { target: { value: "BTC" } });
  await pass(100);
  expect(asked.at(-1)).toBe("/api/record?kind=call-outcome&asset=BTC");
});

const MARK = "BACKTEST, NOT THE RECORD";

it("past ranges are drawn with the outcomes and calls are counted by month, with text for each picture", async () => {
  stubRecord(() => REPLY);
  await openSite("/record");
  await pass(100);
  const section = (name: string) => within(screen.getByRole("region", { name }));
  expect(section("Ranges").getByText(/^BTC .*: of 2 ranges over 30 days, 1 were right/)).toBeDefined();
  expect(section("Ranges").queryByText(MARK)).toBeNull();
  expect(section("Calls").getByText(/^8 of 17 calls were right .* in 1 of 2 months more/)).toBeDefined();
  expect(screen.getAllByText(MARK)).toHaveLength(1);
});

it("ranges are shown by month, since all assets miss together: the worst, the best and the median", async () => {
  stubRecord(() => REPLY);
  await openSite("/record");
  await pass(100);
  const ranges = within(screen.getByRole("region", { name: "Ranges" }));
  expect(
    ranges.getByText(
      /Coins, 30 days: from 28\.7% \(2024-02\) to 91\.4% \(2024-01\) by month, 85\.0% in the median month\. Stocks/,
    ),
  ).toBeDefined();
});

it("a record without outcomes shows past bars in their place, each marked as a backtest, and no empty table", async () => {
  const summary = { ...REPLY.summary, coverage: [], reliability: [], actions: [], shadow: [] };
  stubRecord(() => ({ ...REPLY, summary }), { ...SCORES, record: NONE });
  await openSite("/record");
  await pass(100);
  for (const name of ["Calibration", "Ranges", "Calls"])
    expect(within(screen.getByRole("region", { name })).getByText(MARK)).toBeDefined();
  expect(screen.getByText(/^18 of 27 calls were right/)).toBeDefined();
  expect(screen.queryByText(/No forecast has come due yet|No call is 30 days old yet/)).toBeNull();
  expect(screen.queryByRole("region", { name: "Backtest" })).toBeNull();
});

it("each row shows the first clock that covers it; a stand-in is named as such", async () => {
  const clock = { clock: "stand-in" as const, by: null, at: "2026-02-05T00:30:00Z", rows: 2, proof: "" };
  stubRecord(() => ({ ...REPLY, clocks: [clock, { ...clock, clock: "solana", rows: 9 }] }));
  await openSite("/record");
  await pass(100);
  const rows = within(screen.getByRole("region", { name: "Rows" }));
  expect(rows.getByText("by 2026-02-05, stand-in clock")).toBeDefined();
  expect(rows.queryByText(/Solana$/)).toBeNull();
});

it("a block of Bitcoin that nobody here checked is its calendar's word", async () => {
  const clock = { clock: "opentimestamps" as const, by: "alice.test", at: "2026-02-05T00:30:00Z", proof: "" };
  stubRecord(() => ({ ...REPLY, clocks: [{ ...clock, rows: 2 }] }));
  await openSite("/record");
  await pass(100);
  const rows = within(screen.getByRole("region", { name: "Rows" }));
  expect(rows.getByText("by 2026-02-05, Bitcoin by its calendar")).toBeDefined();
});

it("for a single asset no table of the whole market is shown", async () => {
  stubRecord(() => REPLY, { ...SCORES, asset: "NVDA", rangesOf: "NVDA" });
  await openSite("/record?asset=NVDA");
  await pass(100);
  expect(screen.getByText(/^NVDA: of 2 ranges over 30 days, 1 were right/)).toBeDefined();
  expect(within(screen.getByRole("region", { name: "Ranges" })).queryByRole("table")).toBeNull();
});

it("an address may ask for earlier rows, as the button does by its form where no script runs", async () => {
  const asked = stubRecord((url) =>
    url.includes("before=12") ? { ...REPLY, items: [] } : { ...REPLY, next: 12 },
  );
  await openSite("/record?before=40&asset=NVDA");
  await pass(100);
  expect([...new Set(asked)]).toEqual(["/api/record?asset=NVDA&before=40"]);
  const button = screen.getByRole("button", { name: "Earlier rows" }) as HTMLButtonElement;
  const form = new FormData(button.form as HTMLFormElement, button);
  expect([button.form?.getAttribute("action"), Object.fromEntries(form)]).toEqual([
    "/record",
    { asset: "NVDA", kind: "", before: "12" },
  ]);
  fireEvent.click(button);
  await pass(100);
  expect(asked.at(-1)).toBe("/api/record?asset=NVDA&before=12");
  fireEvent.change(screen.getByLabelText("Asset"), { target: { value: "" } });
  await pass(100);
  expect(asked.at(-1)).toBe("/api/record");
});

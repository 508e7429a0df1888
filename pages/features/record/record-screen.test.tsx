import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RecordReply } from "../../../shared/record.ts";
// Loaded on demand in the site, which a clock that only tests move would wait for in vain.
import "../../../shared/record.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const HASH = "ab".repeat(32);
const REPLY: RecordReply = {
  chain: "simulated",
  chains: ["simulated"],
  head: { chain: "simulated", head: HASH, rows: 2 },
  anchors: [],
  summary: {
    from: "2026-01-05",
    forecasts: 40,
    calls: 20,
    waiting: 25,
    none: 1,
    coverage: [{ type: "crypto", horizonDays: 7, cases: 34, held50: 0.5, held80: 0.79 }],
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

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 10) });
});
afterEach(closeSite);

/** Answers for the record, and says what of it was asked for. */
function stubRecord(answer: (url: string) => RecordReply): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    if (url.startsWith("/api/record")) asked.push(url);
    return Promise.resolve(json(url.startsWith("/api/record") ? answer(url) : []));
  });
  return asked;
}

it("the record tells what it is of, its figures, the backtest apart, and each row with its outcome", async () => {
  const asked = stubRecord(() => REPLY);
  await openSite("/record?kind=call-outcome&asset=nonsense");
  await pass(100);
  expect(asked[0]).toBe("/api/record?kind=call-outcome");
  expect(
    screen.getByText(/^Simulated prices: .* 40 forecasts and 20 calls: 34 scored, 25 not due/),
  ).toBeDefined();
  const section = (name: string) => within(screen.getByRole("region", { name }));
  expect(section("Ranges").getByText("79%")).toBeDefined();
  expect(section("Calls").getByText("55%")).toBeDefined();
  expect(section("Backtest").getByText("80.1%")).toBeDefined();
  expect(section("Rows").getByText("Buy: −2.50%, a split of 10:1 taken out")).toBeDefined();
  expect(section("Rows").getByText("wrong")).toBeDefined();
  fireEvent.change(screen.getByLabelText("Asset"), { target: { value: "BTC" } });
  await pass(100);
  expect(asked.at(-1)).toBe("/api/record?kind=call-outcome&asset=BTC");
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

import { afterEach, describe, expect, it } from "vitest";
import { coin, openStreet, type Street, stock } from "../../../../test/prices/street.node.ts";
import { openSec } from "./company-facts.ts";

let street: Street;
afterEach(async () => street?.close());

interface Told {
  val: number;
  end: string;
  start?: string;
  filed?: string;
  accn?: string;
  form?: string;
  fy?: number;
}
const TICKERS = {
  "0": { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." },
  "1": { cik_str: 1067983, ticker: "BRK-B", title: "BERKSHIRE HATHAWAY INC" },
};
const report = { accn: "0000320193-24-000123", form: "10-K", fy: 2024, filed: "2024-11-01" };
const quarter = { accn: "0000320193-25-000008", form: "10-Q", fy: 2025, filed: "2025-01-31" };
const FY24 = { start: "2023-10-01", end: "2024-09-28" };
const FY23 = { start: "2022-09-25", end: "2023-09-30" };
const entry = (told: Told) => ({ ...report, ...told });
const usd = (...told: Told[]) => ({ label: "", description: null, units: { USD: told.map(entry) } });
const perShare = (...told: Told[]) => ({ units: { "USD/shares": told.map(entry) } });
const shares = (...told: Told[]) => ({ units: { shares: told.map(entry) } });

const APPLE = {
  RevenueFromContractWithCustomerExcludingAssessedTax: usd(
    { ...FY23, val: 383_285e6 },
    { start: "2024-06-30", end: "2024-09-28", val: 94_930e6 },
    { ...FY24, val: 391_035e6 },
  ),
  NetIncomeLoss: usd(
    { ...FY23, val: 96_995e6 },
    { ...FY24, val: 93_736e6 },
    { ...FY23, val: 96_995e6, accn: "0000320193-23-000106", filed: "2023-11-03", fy: 2023 },
  ),
  EarningsPerShareDiluted: perShare({ ...FY23, val: 6.13 }, { ...FY24, val: 6.08 }),
  StockholdersEquity: usd({ end: "2023-09-30", val: 62_146e6 }, { end: "2024-09-28", val: 56_950e6 }),
  LongTermDebtNoncurrent: usd({ end: "2024-09-28", val: 85_750e6 }),
  LongTermDebtCurrent: usd({ end: "2024-09-28", val: 10_912e6 }),
  CommercialPaper: usd({ end: "2024-09-28", val: 9_967e6 }),
  WeightedAverageNumberOfDilutedSharesOutstanding: shares({ ...FY24, val: 15_408_095_000 }),
};

const read = async (gaap: unknown, at = "2024-12-31T12:00:00Z", asset = stock("AAPL")) => {
  street = await openStreet((path) =>
    path === "/files/company_tickers.json"
      ? { body: TICKERS }
      : { body: { cik: 320193, entityName: "Apple Inc.", facts: { dei: {}, "us-gaap": gaap } } },
  );
  return openSec({ baseUrl: street.url })(asset, new Date(at));
};

describe("SEC's companyfacts", () => {
  it("give the last annual report and the year before as that report has it", async () => {
    expect(await read(APPLE)).toEqual({
      period: "FY2024",
      periodEnd: "2024-09-28",
      filed: "2024-11-01",
      reports: ["2024-11-01"],
      revenue: 391_035e6,
      netIncome: 93_736e6,
      epsDiluted: 6.08,
      equity: 56_950e6,
      debt: 106_629e6,
      previous: { revenue: 383_285e6, netIncome: 96_995e6 },
      source: "10-K filed 2024-11-01 (SEC accession 0000320193-24-000123)",
    });
    expect(street.asked).toEqual([
      "/files/company_tickers.json",
      "/api/xbrl/companyfacts/CIK0000320193.json",
    ]);
  });

  it.each([
    ["a hundred times too high", 100, 1],
    ["negative", -1, 1],
    ["zero", 0, 1],
    ["of this year alone in thousands", 1e-3, 1e3],
  ])("are no report when they are %s", async (_case, times, before) => {
    const spoilt = (concept: { units: { USD: Told[] } }) => ({
      units: {
        USD: concept.units.USD.map((one) => ({
          ...one,
          val: one.val * times * (one.end === FY23.end ? before : 1),
        })),
      },
    });
    const { RevenueFromContractWithCustomerExcludingAssessedTax: revenue, NetIncomeLoss: income } = APPLE;
    expect(await read({ ...APPLE, Revenues: spoilt(revenue), NetIncomeLoss: spoilt(income) })).toBeNull();
  });

  it("know nothing before it was filed", async () => {
    expect(await read(APPLE, "2024-10-31T23:59:59Z")).toBeNull();
    await street.close();
    expect((await read(APPLE, "2024-11-01T00:00:00Z"))?.filed).toBe("2024-11-01");
    await street.close();
    const revenue = usd({
      ...FY23,
      val: 383_285e6,
      accn: "0000320193-23-000106",
      filed: "2023-11-03",
      fy: 2023,
    });
    const old = await read({ ...APPLE, Revenues: revenue }, "2024-10-31T23:59:59Z");
    expect(old).toMatchObject({ period: "FY2023", filed: "2023-11-03", revenue: 383_285e6, previous: null });
  });

  it("tell the days of the reports of about a year, quarters among them, as far as they were filed", async () => {
    const income = usd(
      { ...FY24, val: 93_736e6 },
      { start: "2024-09-29", end: "2024-12-28", val: 36_330e6, ...quarter },
      { start: "2023-09-30", end: "2023-12-30", val: 33_916e6, ...quarter },
      { ...FY24, val: 93_000e6, form: "10-Q/A", filed: "2024-12-02", accn: "0000320193-24-000200" },
      { start: "2023-10-01", end: "2023-12-30", val: 33_916e6, ...quarter, filed: "2023-02-02", accn: "old" },
    );
    const at = async (moment: string) => (await read({ ...APPLE, NetIncomeLoss: income }, moment))?.reports;
    expect(await at("2025-01-30T12:00:00Z")).toEqual(["2024-11-01"]);
    await street.close();
    expect(await at("2025-01-31T12:00:00Z")).toEqual(["2024-11-01", "2025-01-31"]);
  });

  it("take a restated year from the report that restates it", async () => {
    const amended = { ...FY24, accn: "0000320193-24-000200", form: "10-K/A", filed: "2024-12-02" };
    const gaap = {
      NetIncomeLoss: usd({ ...FY24, val: 93_736e6 }, { ...amended, val: 90_000e6 }),
      Revenues: usd({ ...FY24, val: 391_035e6 }, { ...amended, val: 390_000e6 }),
    };
    expect(await read(gaap)).toMatchObject({ netIncome: 90_000e6, revenue: 390_000e6, filed: "2024-12-02" });
  });

  it("prefer the whole revenue to the part that came from contracts", async () => {
    const gaap = { ...APPLE, Revenues: usd({ ...FY24, val: 400_000e6 }) };
    expect(await read(gaap)).toMatchObject({ revenue: 400_000e6 });
  });

  it.each([
    ["long-term debt in one sum and paper", { LongTermDebt: 50, CommercialPaper: 7 }, 57],
    [
      "a sum of all that is due within a year",
      { LongTermDebtNoncurrent: 50, DebtCurrent: 12, CommercialPaper: 7 },
      62,
    ],
    ["nothing about debt", {}, null],
    ["only what is due soon", { CommercialPaper: 7 }, null],
  ])("debt from %s", async (_case, told, debt) => {
    const { LongTermDebtNoncurrent: _a, LongTermDebtCurrent: _b, CommercialPaper: _c, ...rest } = APPLE;
    const lines = Object.fromEntries(
      Object.entries(told).map(([name, val]) => [name, usd({ end: "2024-09-28", val })]),
    );
    expect((await read({ ...rest, ...lines }))?.debt).toBe(debt);
  });

  it("leave out what the report does not tell", async () => {
    const { EarningsPerShareDiluted: _a, StockholdersEquity: _b, ...rest } = APPLE;
    expect(await read(rest)).toMatchObject({ epsDiluted: null, equity: null });
  });

  it("earnings a share of before a split are not told: the price is of other shares", async () => {
    const counted = shares(
      { ...FY24, val: 2_490e6 },
      { ...quarter, start: "2024-09-29", end: "2024-12-28", val: 24_848e6 },
    );
    const gaap = { ...APPLE, WeightedAverageNumberOfDilutedSharesOutstanding: counted };
    expect((await read(gaap, "2025-02-01T00:00:00Z"))?.epsDiluted).toBeNull();
    await street.close();
    expect((await read(gaap, "2025-01-30T00:00:00Z"))?.epsDiluted).toBe(6.08);
  });

  it.each([
    ["no revenue", { NetIncomeLoss: APPLE.NetIncomeLoss }],
    ["no income", { Revenues: usd({ ...FY24, val: 1 }) }],
    ["euros only", { NetIncomeLoss: { units: { EUR: [entry({ ...FY24, val: 1 })] } } }],
    ["quarters only", { NetIncomeLoss: usd({ ...quarter, start: "2024-09-29", end: "2024-12-28", val: 1 }) }],
    ["other rules of accounting", undefined],
  ])("of a company with %s there is no report", async (_case, gaap) => {
    expect(await read(gaap)).toBeNull();
  });

  it("are found by a class of shares, and not asked for of a company that is not listed or a coin", async () => {
    await read(APPLE, undefined, stock("BRK.B"));
    expect(street.asked[1]).toBe("/api/xbrl/companyfacts/CIK0001067983.json");
    await street.close();
    expect(await read(APPLE, undefined, stock("TSM"))).toBeNull();
    expect(street.asked).toHaveLength(1);
    await street.close();
    expect(await read(APPLE, undefined, coin("AAPL", null))).toBeNull();
    expect(street.asked).toEqual([]);
  });

  it.each([
    ["an HTML page", { body: "<html>Undeclared Automated Tool</html>" }, { reason: "schema" }],
    ["403", { status: 403, body: "<html>" }, { status: 403 }],
    [
      "a figure as text",
      { body: { facts: { "us-gaap": { Revenues: { units: { USD: [{ val: "1" }] } } } } } },
      { reason: "schema" },
    ],
  ])("%s is an error", async (_case, reply, error) => {
    street = await openStreet((path) => (path.startsWith("/files") ? { body: TICKERS } : reply));
    const asked = openSec({ baseUrl: street.url })(stock("AAPL"), new Date("2024-12-31"));
    await expect(asked).rejects.toMatchObject(error);
  });
});

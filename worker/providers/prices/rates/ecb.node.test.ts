import { afterEach, describe, expect, it } from "vitest";
import { openStreet, type Street } from "../../../test/prices/street.node.ts";
import { openMarkets } from "../index.ts";
import { openEcb } from "./ecb.ts";

let street: Street;
afterEach(async () => street?.close());

/** As the data API answers in `jsondata`: series by the places of their dimensions, observations by those of their days. */
const reply = (codes: string[], days: string[], values: Record<string, (number | null)[]>) => ({
  header: { id: "test", test: false, prepared: "2026-11-27T14:05:00+01:00", sender: { id: "ECB" } },
  dataSets: [
    {
      action: "Replace",
      validFrom: "2026-11-27T14:05:00+01:00",
      series: Object.fromEntries(
        codes.map((code, at) => [
          `0:${at}:0:0:0`,
          {
            attributes: [0, null],
            observations: Object.fromEntries(
              (values[code] ?? []).flatMap((value, i) =>
                value === null ? [] : [[String(i), [value, 0, 0]]],
              ),
            ),
          },
        ]),
      ),
    },
  ],
  structure: {
    name: "Exchange Rates",
    dimensions: {
      series: [
        { id: "FREQ", values: [{ id: "D", name: "Daily" }] },
        { id: "CURRENCY", values: codes.map((id) => ({ id, name: id })) },
        { id: "CURRENCY_DENOM", values: [{ id: "EUR", name: "Euro" }] },
        { id: "EXR_TYPE", values: [{ id: "SP00", name: "Spot" }] },
        { id: "EXR_SUFFIX", values: [{ id: "A", name: "Average" }] },
      ],
      observation: [{ id: "TIME_PERIOD", role: "time", values: days.map((id) => ({ id, name: id })) }],
    },
  },
});

const DAYS = ["2026-04-30", "2026-05-04"];

describe("the European Central Bank", () => {
  it("tells a euro in dollars, of the last working day before a weekend or holiday", async () => {
    street = await openStreet(() => ({ body: reply(["USD"], DAYS, { USD: [1.125, 1.13] }) }));
    const rate = await openEcb({ baseUrl: street.url })("EUR", "2026-05-02");
    expect(rate).toMatchObject({ currency: "EUR", usd: 1.125, date: "2026-04-30" });
    expect(street.asked).toEqual([
      "/service/data/EXR/D.USD.EUR.SP00.A?startPeriod=2026-04-23&endPeriod=2026-05-02&format=jsondata",
    ]);
  });

  it("tells any other money by what a euro was in both, on a day that has both", async () => {
    const body = reply(["GBP", "USD"], DAYS, { USD: [1.125, 1.13], GBP: [0.9, null] });
    street = await openStreet(() => ({ body }));
    const rate = await openEcb({ baseUrl: street.url })("GBP", "2026-05-04");
    expect(rate).toMatchObject({ usd: 1.25, date: "2026-04-30" });
    expect(street.asked[0]).toContain("/D.USD+GBP.EUR.SP00.A?");
  });

  it("without a rate in those days has none", async () => {
    street = await openStreet(() => ({ body: reply(["USD"], [], {}) }));
    expect(await openEcb({ baseUrl: street.url })("EUR", "2026-05-02")).toBeNull();
  });

  it.each([[{ status: 500, body: "" }], [{ body: "<html>" }], [{ body: { dataSets: [] } }]])(
    "that answers %j gives no rate",
    async (answer) => {
      street = await openStreet(() => answer);
      await expect(openEcb({ baseUrl: street.url })("EUR", "2026-05-02")).rejects.toThrow(
        "European Central Bank",
      );
    },
  );
});

describe("rates", () => {
  const clock = () => new Date("2026-11-27T15:00:00Z");

  it("are simulated beside simulated prices, the same each time, and named so", async () => {
    const { rates } = openMarkets({}, clock);
    const [one, again] = [await rates?.("EUR", "2026-05-04"), await rates?.("EUR", "2026-05-04")];
    expect(one).toEqual(again);
    expect(one?.source).toContain("simulated");
  });

  it("are none beside real prices while no source of them is set up", () => {
    const real = { baseUrl: "https://prices.test" };
    expect(openMarkets({ binance: real, coingecko: real }, clock).rates).toBeNull();
    expect(openMarkets({ binance: real, coingecko: real, ecb: real }, clock).rates).not.toBeNull();
  });
});

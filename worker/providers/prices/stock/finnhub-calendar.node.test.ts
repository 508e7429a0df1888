import { afterEach, expect, it } from "vitest";
import { openStreet, type Street } from "../../../test/prices/street.node.ts";
import { openFinnhubCalendar } from "./finnhub-calendar.ts";

let street: Street;
afterEach(async () => street?.close());

const entry = (symbol: string, date: string, hour: string) => ({
  date,
  epsActual: null,
  epsEstimate: 1.5538,
  hour,
  quarter: 1,
  revenueActual: null,
  revenueEstimate: 37260794130,
  symbol,
  year: 2026,
});

async function ask(earningsCalendar: unknown, status = 200) {
  street = await openStreet(() => ({ status, body: { earningsCalendar } }));
  const calendar = openFinnhubCalendar({ baseUrl: street.url, apiKey: "token" });
  return calendar.earnings("2026-02-03", "2026-02-05");
}

it("Finnhub's calendar tells days and hours of results in one call for all companies, the key in a header", async () => {
  const told = [
    entry("GM", "2026-02-03", "bmo"),
    entry("BRK.B", "2026-02-04", "amc"),
    entry("KO", "2026-02-05", "dmh"),
    entry("F", "2026-02-05", ""),
  ];
  expect(await ask(told)).toEqual([
    { symbol: "GM", date: "2026-02-03", hour: "before_open" },
    { symbol: "BRK.B", date: "2026-02-04", hour: "after_close" },
    { symbol: "KO", date: "2026-02-05", hour: "in_session" },
    { symbol: "F", date: "2026-02-05", hour: null },
  ]);
  expect(street.asked).toEqual(["/calendar/earnings?from=2026-02-03&to=2026-02-05"]);
  expect(street.headers[0]?.["x-finnhub-token"]).toBe("token");
});

it("days without results have none", async () => expect(await ask([])).toEqual([]));

it.each([
  [
    "a reply that is cut off",
    Array.from({ length: 1_500 }, () => entry("GM", "2026-02-05", "")),
    200,
    "schema",
  ],
  ["a day that is none", [entry("GM", "2026-02-30", "")], 200, "schema"],
  ["no calendar", null, 200, "schema"],
  ["a plan without it", [], 403, "status"],
])("%s is an error", async (_case, told, status, reason) => {
  await expect(ask(told, status)).rejects.toMatchObject({ provider: "Finnhub", reason });
});

import { afterEach, describe, expect, it } from "vitest";
import { coin, openStreet, type Street, stock } from "../../../../test/prices/street.node.ts";
import { openReportedResults } from "./reported-results.ts";

let street: Street;
afterEach(async () => street?.close());

const TICKERS = { "0": { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." } };

type Filed = [form: string, accepted: string, items?: string];
/** SEC's submissions of a company: its filings as columns, the newest first. */
const submissions = (filings: Filed[], files: object[] = []) => ({
  cik: "0000320193",
  entityType: "operating",
  name: "Apple Inc.",
  tickers: ["AAPL"],
  filings: {
    recent: {
      accessionNumber: filings.map((_, i) => `0000320193-24-${String(900 - i).padStart(6, "0")}`),
      filingDate: filings.map(([, accepted]) => accepted.slice(0, 10)),
      reportDate: filings.map(() => ""),
      acceptanceDateTime: filings.map(([, accepted]) => accepted),
      act: filings.map(() => "34"),
      form: filings.map(([form]) => form),
      items: filings.map(([, , items = ""]) => items),
      size: filings.map(() => 1),
      primaryDocument: filings.map(() => "a.htm"),
    },
    files,
  },
});

const read = async (body: unknown, status = 200, asset = stock("AAPL")) => {
  street = await openStreet((path) =>
    path === "/files/company_tickers.json" ? { body: TICKERS } : { status, body },
  );
  return openReportedResults({ baseUrl: street.url })(asset);
};

/** Taken late in the evening by UTC, so that the stamps cannot be New York's time of day. */
const EVENING: Filed = ["4", "2024-10-30T23:31:00.000Z"];
/** Taken before EDGAR opens by UTC, so that the stamps are New York's time of day. */
const MORNING: Filed = ["10-K", "2024-11-01T06:01:36.000Z"];

describe("SEC's submissions", () => {
  it("tell when a company told its results: by its 8-Ks under item 2.02, the oldest first", async () => {
    const told = await read(
      submissions([
        EVENING,
        ["8-K", "2024-10-31T20:30:29.000Z", "2.02,9.01"],
        ["8-K", "2024-09-10T20:30:00.000Z", "5.02"],
        ["8-K/A", "2024-08-05T20:30:00.000Z", "2.02"],
        ["10-Q", "2024-08-01T22:03:00.000Z"],
        ["8-K", "2024-08-01T20:30:00.000Z", "2.02"],
        ["8-K", "2024-07-01T20:30:00.000Z", "12.02"],
      ]),
    );
    expect(told).toEqual({
      since: null,
      reports: [
        { accession: "0000320193-24-000895", at: "2024-08-01T20:30:00.000Z" },
        { accession: "0000320193-24-000899", at: "2024-10-31T20:30:29.000Z" },
      ],
    });
    expect(street.asked).toEqual(["/files/company_tickers.json", "/submissions/CIK0000320193.json"]);
  });

  it("of a company whose stamps are New York's time of day, though they end in Z, are read so: in summer and in winter", async () => {
    const filings: Filed[] = [
      MORNING,
      ["8-K", "2024-10-31T16:30:29.000Z", "2.02,9.01"],
      ["8-K", "2024-02-01T16:30:00.000Z", "2.02"],
    ];
    expect((await read(submissions(filings)))?.reports.map(({ at }) => at)).toEqual([
      "2024-02-01T21:30:00.000Z",
      "2024-10-31T20:30:29.000Z",
    ]);
  });

  it("are not known where both clocks fit, and not where a company tells no results that way", async () => {
    expect(await read(submissions([["8-K", "2024-10-31T16:30:29.000Z", "2.02"]]))).toBeNull();
    await street.close();
    expect(await read(submissions([EVENING, ["6-K", "2024-10-31T20:30:29.000Z"]]))).toBeNull();
  });

  it("tell since when they are whole, where older filings are in other files", async () => {
    const filings: Filed[] = [EVENING, ["8-K", "2024-10-24T20:30:29.000Z", "2.02"]];
    const older = [{ name: "CIK0000320193-submissions-001.json", filingCount: 1_192 }];
    expect(await read(submissions(filings, older))).toMatchObject({ since: "2024-10-24" });
  });

  it("are not asked for of a coin or a company that is not listed, and unknown where SEC has none", async () => {
    expect(await read({}, 200, coin("AAPL", null))).toBeNull();
    expect(street.asked).toEqual([]);
    await street.close();
    expect(await read({}, 200, stock("TSM"))).toBeNull();
    expect(street.asked).toHaveLength(1);
    await street.close();
    expect(await read({ error: "not found" }, 404)).toBeNull();
  });

  it.each([
    ["an HTML page", "<html>Undeclared Automated Tool</html>", 200],
    ["403", "<html>", 403],
    ["columns of different lengths", submissions([EVENING]), 200],
  ])("%s is an error", async (_, body, status) => {
    const spoilt =
      typeof body === "string"
        ? body
        : { filings: { ...body.filings, recent: { ...body.filings.recent, items: [] } } };
    await expect(read(spoilt, status)).rejects.toMatchObject(
      status === 403 ? { status } : { reason: "schema" },
    );
  });
});

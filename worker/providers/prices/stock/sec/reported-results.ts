import * as z from "zod";
import { exchangeSession } from "../../../../../shared/exchange-days.ts";
import { DAY_MS, HOUR_MS } from "../../../../../shared/time.ts";
import { askOnce, type SourceConfig } from "../../ask.ts";
import type { PricedAsset, ReportedResults } from "../../prices.ts";
import { findCik, SEC } from "./tickers.ts";

const NOT_FOUND = 404;
/** A thousand filings of a large company are a third of it. */
const MAX_BYTES = 4 * 1024 * 1024;
const FORM = "8-K";
/** "Results of Operations and Financial Condition" */
const ITEM = "2.02";
/** Hours of New York in which EDGAR takes filings. */
const TAKEN = { from: 6 * HOUR_MS, to: 22 * HOUR_MS };
const NEW_YORK_OPENS = 9.5 * HOUR_MS;

const filedSchema = z
  .object({
    accessionNumber: z.array(z.string()),
    form: z.array(z.string()),
    filingDate: z.array(z.iso.date()),
    acceptanceDateTime: z.array(z.iso.datetime()),
    items: z.array(z.string()),
  })
  .refine(
    ({ accessionNumber, ...others }) =>
      Object.values(others).every(({ length }) => length === accessionNumber.length),
    "columns of different lengths",
  );

/** A company's filings as SEC's submissions have them: the newest as columns, older ones in files that it names. */
const submissionsSchema = z.object({
  filings: z.object({ recent: filedSchema, files: z.array(z.unknown()) }),
});

/**
 * The days on which a company reported its results, from the columns of SEC's submissions; null if it files none that way, or the
 * moments are unclear. Throws what is no such file.
 */
export function readSubmissions(body: unknown): ReportedResults | null {
  const { recent, files } = submissionsSchema.parse(body).filings;
  const readMoment = findClock(recent.acceptanceDateTime);
  if (!readMoment) return null;
  const reports = recent.accessionNumber.flatMap((accession, i) =>
    recent.form[i] === FORM && recent.items[i]?.split(",").includes(ITEM)
      ? [{ accession, at: readMoment(recent.acceptanceDateTime[i] ?? "").toISOString() }]
      : [],
  );
  const since = files.length > 0 ? ([...recent.filingDate].sort()[0] ?? null) : null;
  return reports.length > 0 ? { since, reports: reports.sort((a, b) => (a.at < b.at ? -1 : 1)) } : null;
}

type Clock = (stamp: string) => Date;
const utc: Clock = (stamp) => new Date(stamp);
const newYork: Clock = (stamp) => new Date(Date.parse(stamp) + behindMs(Date.parse(stamp)));

/**
 * The clock of a company's timestamps. All end in Z, but those of some companies are New York's time of day; the same
 * clock for all of one company's filings. It is the one by which fewer were taken while EDGAR is closed; null where both fit.
 */
function findClock(stamps: readonly string[]): Clock | null {
  const strays = (clock: Clock) => stamps.filter((stamp) => !isTaken(clock(stamp).getTime())).length;
  const [byUtc, byNewYork] = [strays(utc), strays(newYork)];
  return byUtc === byNewYork ? null : byUtc < byNewYork ? utc : newYork;
}

function isTaken(at: number): boolean {
  const time = (at - behindMs(at)) % DAY_MS;
  return time >= TAKEN.from && time <= TAKEN.to;
}

/** How far New York's clocks are behind UTC, by when its exchange opens. */
function behindMs(at: number): number {
  const day = Math.floor(at / DAY_MS);
  return exchangeSession(day).opens - day * DAY_MS - NEW_YORK_OPENS;
}

/** When a company filed its results with the SEC (8-K, item 2.02); null for one that the SEC does not list, or that files none. */
export function openReportedResults({ baseUrl, ask = askOnce }: SourceConfig) {
  return async ({ symbol, type }: PricedAsset): Promise<ReportedResults | null> => {
    if (type !== "stock") return null;
    const cik = await findCik(ask, baseUrl, symbol);
    if (!cik) return null;
    const reply = await ask(`${baseUrl}/submissions/CIK${cik}.json`, {
      provider: SEC,
      schema: z.union([submissionsSchema, z.object({ error: z.string() })]),
      maxBytes: MAX_BYTES,
      accept: [NOT_FOUND],
    });
    return "filings" in reply ? readSubmissions(reply) : null;
  };
}

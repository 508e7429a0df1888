import { DAY_MS } from "../../../../../shared/time.ts";
import type { Fundamentals } from "../../prices.ts";
import type { Gaap, ReportedEntry } from "./gaap.ts";

type Concept = keyof Gaap;

/** Reports of results; what amends one is none of its own. */
const REPORTS = new Set(["10-K", "10-KT", "10-Q"]);
const REPORTS_BACK_DAYS = 400;
const ANNUAL_FORMS = new Set(["10-K", "10-K/A", "10-KT"]);
/** Years of 52 and 53 weeks, with some grace. */
const YEAR_DAYS = { least: 350, most: 380 };
/** More or fewer shares by this factor since the report were made by a split: its earnings a share are of other shares. */
const SPLIT = 1.4;
/** No company has ever reported half as much (USD); and no listed one has this many times the year before. */
const MAX_FIGURES = { revenue: 2e12, netIncome: 1e12, growth: 20 };

/** In order: the whole where a company reports one, then its parts by name. */
const REVENUE: Concept[] = [
  "Revenues",
  "RevenueFromContractWithCustomerExcludingAssessedTax",
  "SalesRevenueNet",
  "RevenuesNetOfInterestExpense",
  "RevenueFromContractWithCustomerIncludingAssessedTax",
];
const NET_INCOME: Concept[] = ["NetIncomeLoss", "ProfitLoss"];
const EQUITY: Concept[] = [
  "StockholdersEquity",
  "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
];

/**
 * The annual report filed last by the day `today` (YYYY-MM-DD): figures of its own fiscal year, and of the year before
 * as the same report restates them. What it does not report is null; without revenue or net income, or with figures that
 * no company can have, there is no report.
 * Debt is what was borrowed, short and long, without leases. Nothing filed later is looked at.
 */
export function readAnnualReport(gaap: Gaap, today: string): Fundamentals | null {
  const known = (concept: Concept) => entriesOf(gaap, concept).filter(({ filed }) => filed <= today);
  const year = findYear(NET_INCOME.flatMap(known));
  if (!year) return null;
  const own = (concept: Concept) => known(concept).filter(({ accn }) => accn === year.accn);
  const over = (concepts: Concept[], end: string) =>
    pick(concepts, (c) => own(c).filter((e) => isYear(e, end)));
  const at = (concepts: Concept[]) =>
    pick(concepts, (c) => own(c).filter((e) => e.end === year.end && !e.start));

  const revenue = over(REVENUE, year.end);
  const netIncome = over(NET_INCOME, year.end);
  if (revenue === null || netIncome === null) return null;
  const previous = findPrevious(over, own, year);
  if (!isPossible({ revenue, netIncome }, previous)) return null;
  const isSplit = hasSplit(known("WeightedAverageNumberOfDilutedSharesOutstanding"), year);
  return {
    period: `FY${year.fy ?? year.end.slice(0, 4)}`,
    periodEnd: year.end,
    filed: year.filed,
    reports: listReports(NET_INCOME.flatMap(known), today),
    revenue,
    netIncome,
    epsDiluted: isSplit ? null : over(["EarningsPerShareDiluted"], year.end),
    equity: at(EQUITY),
    debt: sumDebt(at),
    previous,
    source: `${year.form} filed ${year.filed} (SEC accession ${year.accn})`,
  };
}

function entriesOf(gaap: Gaap, concept: Concept): ReportedEntry[] {
  const units: Record<string, ReportedEntry[] | undefined> = gaap[concept]?.units ?? {};
  return Object.values(units).flatMap((entries) => entries ?? []);
}

/** The newest year of the annual report filed last; a report holds older years too. */
function findYear(netIncomes: ReportedEntry[]): ReportedEntry | undefined {
  const annual = netIncomes.filter((entry) => ANNUAL_FORMS.has(entry.form) && isYear(entry, entry.end));
  return annual.reduce<ReportedEntry | undefined>((best, entry) => {
    const isLater = !best || `${entry.filed} ${entry.end}` > `${best.filed} ${best.end}`;
    return isLater ? entry : best;
  }, undefined);
}

const listReports = (entries: ReportedEntry[], today: string): string[] => {
  const recent = entries.filter(
    ({ form, filed }) => REPORTS.has(form) && daysBetween(filed, today) <= REPORTS_BACK_DAYS,
  );
  return [...new Set(recent.map(({ filed }) => filed))].sort();
};

function isYear({ start, end }: ReportedEntry, wantedEnd: string): boolean {
  if (!start || end !== wantedEnd) return false;
  const days = daysBetween(start, end);
  return days >= YEAR_DAYS.least && days <= YEAR_DAYS.most;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The value of the first concept that has one. */
function pick(concepts: Concept[], find: (concept: Concept) => ReportedEntry[]): number | null {
  for (const concept of concepts) {
    const value = find(concept).at(-1)?.val;
    if (value !== undefined) return value;
  }
  return null;
}

function findPrevious(
  over: (concepts: Concept[], end: string) => number | null,
  own: (concept: Concept) => ReportedEntry[],
  year: ReportedEntry,
): Fundamentals["previous"] {
  const before = NET_INCOME.flatMap(own).find((entry) => {
    const days = daysBetween(entry.end, year.end);
    return days >= YEAR_DAYS.least && days <= YEAR_DAYS.most && isYear(entry, entry.end);
  });
  if (!before) return null;
  const [revenue, netIncome] = [over(REVENUE, before.end), over(NET_INCOME, before.end)];
  return revenue === null || netIncome === null ? null : { revenue, netIncome };
}

/** Filings have been off by a factor of a thousand. */
function isPossible(
  { revenue, netIncome }: { revenue: number; netIncome: number },
  before: Fundamentals["previous"],
): boolean {
  if (!(revenue > 0 && revenue < MAX_FIGURES.revenue && Math.abs(netIncome) < MAX_FIGURES.netIncome))
    return false;
  const growth = before ? revenue / before.revenue : 1;
  return growth > 1 / MAX_FIGURES.growth && growth < MAX_FIGURES.growth;
}

/** What is owed beyond a year and what is due within it; nothing when the report names neither. */
function sumDebt(at: (concepts: Concept[]) => number | null): number | null {
  const paper = at(["CommercialPaper", "ShortTermBorrowings"]);
  const later = at(["LongTermDebtNoncurrent"]);
  const due = at(["DebtCurrent"]);
  const whole = at(["LongTermDebt"]);
  if (later === null) return whole === null ? null : whole + (paper ?? 0);
  return later + (due ?? (at(["LongTermDebtCurrent"]) ?? 0) + (paper ?? 0));
}

/** Do the shares counted after the year differ from the year's as only a split makes them? */
function hasSplit(counts: ReportedEntry[], year: ReportedEntry): boolean {
  const then = counts.filter((entry) => entry.accn === year.accn && isYear(entry, year.end)).at(-1)?.val;
  const later = counts.filter(({ end }) => end > year.end).sort((a, b) => (a.end < b.end ? -1 : 1));
  const now = later.at(-1)?.val;
  if (!then || !now) return false;
  return Math.max(now / then, then / now) >= SPLIT;
}

import { DAY_MS, dateOf } from "../../../shared/time.ts";
import type { RecordedReport } from "../replay-folder.ts";

/** 52 weeks: the year before the report's own has no recorded beginning. */
const YEAR_DAYS = 363;
const dayAfter = (date: string, days: number) => dateOf(Date.parse(date) + days * DAY_MS);

/** SEC's company_tickers.json of the companies whose reports are recorded. */
export const companyTickers = (reports: Map<string, RecordedReport>) =>
  Object.fromEntries(
    [...reports].map(([symbol, { cik }], i) => [
      String(i),
      { cik_str: Number(cik), ticker: symbol.replace(".", "-"), title: symbol },
    ]),
  );

/** SEC's companyfacts of one recorded report; its debt is told as one sum. */
export function companyFacts(report: RecordedReport) {
  const { previousYear, fiscalYearEnd, dilutedEps, totalEquity, totalDebt, revenue, netIncome } = report;
  const end = fiscalYearEnd.value;
  const filing = {
    accn: report.accession,
    fy: Number(report.fiscalYear.slice(2)),
    fp: "FY",
    form: report.form,
    filed: report.filed.value,
  };
  const before = {
    ...filing,
    start: dayAfter(previousYear.fiscalYearEnd, -YEAR_DAYS),
    end: previousYear.fiscalYearEnd,
  };
  const year = { ...filing, start: dayAfter(previousYear.fiscalYearEnd, 1), end };
  const usd = (...entries: object[]) => ({ units: { USD: entries } });
  const gaap = {
    Revenues: usd({ ...before, val: previousYear.revenue.value }, { ...year, val: revenue.value }),
    NetIncomeLoss: usd({ ...before, val: previousYear.netIncome.value }, { ...year, val: netIncome.value }),
    EarningsPerShareDiluted: { units: { "USD/shares": [{ ...year, val: dilutedEps.value }] } },
    StockholdersEquity: usd({ ...filing, end, val: totalEquity.value }),
    LongTermDebt: usd({ ...filing, end, val: totalDebt.value }),
  };
  return { cik: Number(report.cik), facts: { dei: {}, "us-gaap": gaap } };
}

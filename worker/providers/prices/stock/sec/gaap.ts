import * as z from "zod";

/** One figure as one filing reported it; `start` is missing where it is of a moment. `fy` is the filing's fiscal year. */
const entrySchema = z.object({
  start: z.iso.date().optional(),
  end: z.iso.date(),
  val: z.number(),
  accn: z.string(),
  fy: z.number().int().nullable(),
  form: z.string(),
  filed: z.iso.date(),
});
export type ReportedEntry = z.infer<typeof entrySchema>;

const usd = z.object({ units: z.object({ USD: z.array(entrySchema).optional() }) }).optional();
const perShare = z.object({ units: z.object({ "USD/shares": z.array(entrySchema).optional() }) }).optional();
const shares = z.object({ units: z.object({ shares: z.array(entrySchema).optional() }) }).optional();

/** Of the hundreds of concepts, those we read (US GAAP taxonomy). */
export const gaapSchema = z.object({
  Revenues: usd,
  RevenueFromContractWithCustomerExcludingAssessedTax: usd,
  SalesRevenueNet: usd,
  RevenuesNetOfInterestExpense: usd,
  RevenueFromContractWithCustomerIncludingAssessedTax: usd,
  NetIncomeLoss: usd,
  ProfitLoss: usd,
  EarningsPerShareDiluted: perShare,
  StockholdersEquity: usd,
  StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest: usd,
  LongTermDebt: usd,
  LongTermDebtNoncurrent: usd,
  LongTermDebtCurrent: usd,
  DebtCurrent: usd,
  CommercialPaper: usd,
  ShortTermBorrowings: usd,
  WeightedAverageNumberOfDilutedSharesOutstanding: shares,
});
export type Gaap = z.infer<typeof gaapSchema>;

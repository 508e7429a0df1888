import * as z from "zod";
import type { AskSource } from "../../ask.ts";

export const SEC = "SEC";

/** An object of entries keyed by a running number; a company has one entry for each class of shares. */
const tickersSchema = z.record(z.string(), z.object({ cik_str: z.number().int(), ticker: z.string() }));

/**
 * The ten-digit company number (CIK) of a ticker as SEC's list of companies has it, null for one it does not list.
 * Classes of shares are written with a hyphen there ("BRK-B"). The list is on www.sec.gov, also when the data are on
 * data.sec.gov.
 */
export async function findCik(ask: AskSource, baseUrl: string, symbol: string): Promise<string | null> {
  const site = baseUrl.replace("//data.sec.gov", "//www.sec.gov");
  const list = await ask(`${site}/files/company_tickers.json`, { provider: SEC, schema: tickersSchema });
  const ticker = symbol.replace(".", "-");
  const entry = Object.values(list).find((one) => one.ticker.toUpperCase() === ticker);
  return entry ? String(entry.cik_str).padStart(10, "0") : null;
}

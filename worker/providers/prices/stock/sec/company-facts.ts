import * as z from "zod";
import { dateOf } from "../../../../../shared/time.ts";
import { askOnce, type SourceConfig } from "../../ask.ts";
import type { Fundamentals, PricedAsset } from "../../prices.ts";
import { readAnnualReport } from "./annual-report.ts";
import { gaapSchema } from "./gaap.ts";
import { findCik, SEC } from "./tickers.ts";

const NOT_FOUND = 404;
/** A large company's file, of which we keep a few lines. */
const MAX_BYTES = 24 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

const replySchema = z.union([
  z.object({ facts: z.object({ "us-gaap": gaapSchema.optional() }) }),
  z.object({ error: z.string() }),
]);

/**
 * The last annual report of a US company that was filed by `now`, from SEC's companyfacts; null for a company that
 * files none, or none in US dollars. SEC answers only requests whose User-Agent names somebody to write to, which
 * `ask` sends.
 */
export function openSec({ baseUrl, ask = askOnce }: SourceConfig) {
  return async ({ symbol, type }: PricedAsset, now: Date): Promise<Fundamentals | null> => {
    if (type !== "stock") return null;
    const cik = await findCik(ask, baseUrl, symbol);
    if (!cik) return null;
    const reply = await ask(`${baseUrl}/api/xbrl/companyfacts/CIK${cik}.json`, {
      provider: SEC,
      schema: replySchema,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      accept: [NOT_FOUND],
    });
    const gaap = "facts" in reply ? reply.facts["us-gaap"] : undefined;
    return gaap ? readAnnualReport(gaap, dateOf(now)) : null;
  };
}

import * as z from "zod";
import type { KeyedConfig } from "../ask.ts";
import { cleanText } from "../clean-text.ts";
import type { Company, PricedAsset } from "../prices.ts";
import { FINNHUB, openFinnhubGet } from "./finnhub-get.ts";

const INDUSTRY_MAX_LENGTH = 40;

/** `{}` for a company it does not know; "N/A" for an industry it does not know */
const profileSchema = z.object({ finnhubIndustry: z.string().nullish() });
/** figures are null or missing where they cannot be computed */
const metricSchema = z.object({ metric: z.object({ peTTM: z.number().nullish() }).nullish() });

/** A company's industry and its price to trailing earnings; null when neither is known. Throws when neither can be read. */
export function openFinnhubCompany(config: KeyedConfig) {
  const get = openFinnhubGet(config);
  return async ({ symbol }: PricedAsset, now: Date): Promise<Company | null> => {
    const [profile, metrics] = await Promise.allSettled([
      get("/stock/profile2", { symbol }, profileSchema),
      get("/stock/metric", { symbol, metric: "all" }, metricSchema),
    ]);
    if (profile.status === "rejected" && metrics.status === "rejected") throw profile.reason;
    const named = profile.status === "fulfilled" ? (profile.value.finnhubIndustry ?? "") : "";
    const ratio = metrics.status === "fulfilled" ? (metrics.value.metric?.peTTM ?? 0) : 0;
    const industry = /^\p{L}/u.test(named) && named !== "N/A" ? cleanText(named, INDUSTRY_MAX_LENGTH) : null;
    const priceToEarnings = ratio > 0 ? ratio : null;
    return industry || priceToEarnings ? { industry, priceToEarnings, source: FINNHUB, asOf: now } : null;
  };
}

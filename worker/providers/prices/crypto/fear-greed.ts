import * as z from "zod";
import { DAY_MS } from "../../../../shared/time.ts";
import { ProviderError } from "../../fetch-json.ts";
import { askOnce, type SourceConfig } from "../ask.ts";
import type { Mood } from "../prices.ts";

const PROVIDER = "alternative.me";
/** Today's value and some before it, so that one is held whose time has come by our clock. */
const VALUES = 3;
/** The mood of another day says nothing of this one. */
const STALE_MS = 3 * DAY_MS;

const digits = z.string().regex(/^\d+$/);
/** Newest first; numbers and epoch seconds are texts. An error comes with HTTP 200. */
const replySchema = z.object({
  data: z
    .array(
      z.object({
        value: digits,
        value_classification: z.enum(["Extreme Fear", "Fear", "Neutral", "Greed", "Extreme Greed"]),
        timestamp: digits,
      }),
    )
    .nullable(),
  metadata: z.object({ error: z.string().nullish() }),
});

/** The Crypto Fear & Greed index, published once a day; null when there is none of the last three days. */
export function openFearGreed({ baseUrl, ask = askOnce }: SourceConfig) {
  return async (now: Date): Promise<Mood | null> => {
    const url = `${baseUrl}/fng/?limit=${VALUES}`;
    const { data } = await ask(url, { provider: PROVIDER, schema: replySchema }, refuseError);
    const moods = (data ?? []).map((one) => ({
      value: Number(one.value),
      classification: one.value_classification,
      source: `Crypto Fear & Greed Index, ${PROVIDER}`,
      asOf: new Date(1_000 * Number(one.timestamp)),
    }));
    if (moods.some(isContradictory)) throw new ProviderError(PROVIDER, "schema");
    const age = ({ asOf }: Mood) => now.getTime() - asOf.getTime();
    const known = moods.filter((mood) => age(mood) >= 0 && age(mood) < STALE_MS);
    return known.sort((a, b) => age(a) - age(b))[0] ?? null;
  };
}

/** Where its five classes meet differs from year to year, but not that 50 lies between fear and greed. */
function isContradictory({ value, classification }: Mood): boolean {
  if (value > 100) return true;
  if (classification === "Neutral") return value < 40 || value > 60;
  return classification.endsWith("Fear") ? value > 50 : value < 50;
}

function refuseError({ metadata, data }: z.infer<typeof replySchema>): void {
  if (metadata.error || !data) throw new ProviderError(PROVIDER, "status", { status: 200 });
}

import * as z from "zod";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import type { KeyedConfig } from "../ask.ts";
import { cleanText } from "../clean-text.ts";
import type { Headline, PricedAsset } from "../prices.ts";
import { FINNHUB, openFinnhubGet } from "./finnhub-get.ts";

const DAYS = 7;
const MAX_NEWS = { headlines: 10, title: 160, publisher: 40 };

/** `datetime` in epoch seconds, 0 where it is unknown; summaries and addresses are not read. */
const newsSchema = z.array(
  z.object({ headline: z.string().nullable(), source: z.string().nullable(), datetime: z.number() }),
);

/** What was published on a company in the last seven days, newest first, at most ten, each title once. */
export function openFinnhubNews(config: KeyedConfig) {
  const get = openFinnhubGet(config);
  return async ({ symbol }: PricedAsset, now: Date): Promise<Headline[]> => {
    const query = { symbol, from: dateOf(now.getTime() - DAYS * DAY_MS), to: dateOf(now.getTime()) };
    const news = await get("/company-news", query, newsSchema);
    const headlines = news.flatMap((one) => toHeadline(one, now) ?? []);
    headlines.sort((a, b) => b.at.getTime() - a.at.getTime());
    const byTitle = new Map(headlines.toReversed().map((one) => [one.title, one]));
    return headlines.filter((one) => byTitle.get(one.title) === one).slice(0, MAX_NEWS.headlines);
  };
}

function toHeadline(news: z.infer<typeof newsSchema>[number], now: Date): Headline | null {
  const title = cleanText(news.headline ?? "", MAX_NEWS.title);
  const publisher = cleanText(news.source ?? "", MAX_NEWS.publisher);
  const at = new Date(1_000 * news.datetime);
  const age = now.getTime() - at.getTime();
  if (title === "" || !(age >= 0 && age <= (DAYS + 1) * DAY_MS)) return null;
  return { title, source: publisher ? `${publisher}, by ${FINNHUB}` : FINNHUB, at };
}

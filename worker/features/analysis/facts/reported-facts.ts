import type { JudgedEvidence } from "../evidence.ts";
import { dayOf } from "./bars.ts";
import { type Draft, draftFacts } from "./number-facts.ts";

const HEADLINES_SHOWN = 5;

/** The latest price and what the quote says with it. A volume of zero means that the source has none. */
export function draftQuote({ asset, quote, now }: JudgedEvidence): Draft[] {
  const { price, change24h, volume, marketCap, supply, maxSupply, source } = quote;
  const coins = asset.type === "crypto";
  const values = {
    price: price > 0 ? price : null,
    change_24h: change24h,
    volume_24h: volume || null,
    market_cap: marketCap || null,
    supply_circulating: supply || null,
    supply_max: (coins && maxSupply) || null,
    supply_issued: coins && supply && maxSupply ? (100 * supply) / maxSupply : null,
  };
  return draftFacts(values, { source, asOf: earlier(quote.asOf, now) });
}

/** Figures of the last annual filing that was public at `now`, and ratios against the latest price. */
export function draftFundamentals({ asset, quote, fundamentals, now }: JudgedEvidence): Draft[] {
  if (asset.type !== "stock" || !fundamentals || fundamentals.filed > dayOf(now)) return [];
  const { period, periodEnd, filed, revenue, netIncome, epsDiluted, equity, debt, previous, source } =
    fundamentals;
  const figures = {
    fiscal_period: period,
    fiscal_period_end: periodEnd,
    filing_date: filed,
    revenue,
    revenue_growth: previous.revenue > 0 ? 100 * (revenue / previous.revenue - 1) : null,
    net_income: netIncome,
    net_margin: revenue > 0 ? (100 * netIncome) / revenue : null,
    eps_diluted: epsDiluted,
    return_on_equity: equity > 0 ? (100 * netIncome) / equity : null,
    debt_to_equity: equity > 0 ? debt / equity : null,
  };
  const ratios = {
    pe_ratio: epsDiluted > 0 ? quote.price / epsDiluted : null,
    price_to_sales: quote.supply && revenue > 0 ? (quote.price * quote.supply) / revenue : null,
  };
  const priced = { source: `computed from ${quote.source} and ${source}`, asOf: earlier(quote.asOf, now) };
  return [
    ...draftFacts(figures, { source, asOf: earlier(new Date(`${filed}T23:59:59Z`), now) }),
    ...draftFacts(ratios, priced),
  ];
}

/** The mood of the market and the latest dated headlines, as far as they were out at `now`. */
export function draftMood({ mood, headlines, now }: JudgedEvidence): Draft[] {
  const index = mood && mood.asOf <= now ? mood : null;
  const reading = { fear_greed: index?.value ?? null, fear_greed_class: index?.classification ?? null };
  const latest = headlines
    .filter(({ at }) => at <= now)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, HEADLINES_SHOWN);
  return [
    ...(index ? draftFacts(reading, { source: index.source, asOf: index.asOf }) : []),
    ...latest.flatMap(({ title, source, at }) => draftFacts({ headline: title }, { source, asOf: at })),
  ];
}

const earlier = (moment: Date, now: Date) => (moment < now ? moment : now);

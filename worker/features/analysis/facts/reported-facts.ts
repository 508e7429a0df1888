import { dateOf } from "../../../../shared/time.ts";
import { keepPlainWords } from "../../../plain-words/plain-words.ts";
import type { Fundamentals, Quote } from "../../../providers/prices/prices.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { draftFacts, type FactDraft } from "./number-facts.ts";

const HEADLINES_SHOWN = 5;
/** Percent by which two sources may differ: they ask other exchanges at other seconds. */
const SAME_PRICE = 1;
const SPLIT = 1.8;

/** The latest price and what the quote says with it. A volume of zero means that the source has none. */
export function draftQuote({ asset, quote, now }: JudgedEvidence): FactDraft[] {
  const { price, change24h, volume, marketCap, supply, maxSupply, source } = quote;
  const coins = asset.type === "crypto";
  const values = {
    price: price > 0 ? price : null,
    change_24h: change24h,
    volume_24h: volume || null,
    market_cap: marketCap || null,
    supply_circulating: supply || null,
    supply_max: (coins && maxSupply) || null,
    diluted_value: coins && maxSupply ? price * maxSupply : null,
    supply_issued: coins && supply && maxSupply ? (100 * supply) / maxSupply : null,
  };
  const asOf = earlier(quote.asOf, now);
  return [...draftFacts(values, { source, asOf }), ...draftSecond(quote, asOf)];
}

/** Another source's price, where it is not the same one. */
function draftSecond({ price, disputed, ...quote }: Quote, asOf: Date): FactDraft[] {
  const second = disputed ?? quote.second;
  const gap = second && price > 0 ? 100 * (second.price / price - 1) : 0;
  if (!second || !(Math.abs(gap) > SAME_PRICE)) return [];
  return draftFacts({ second_price: second.price, second_gap: gap }, { source: second.source, asOf });
}

/** Of price to earnings: below it a figure is off by a power of ten, and not the share cheap. */
const MIN_RATIO = 2;

/** Figures of the last annual filing that was public at `now`, and ratios against the latest price. */
export function draftFundamentals({ asset, quote, fundamentals, now }: JudgedEvidence): FactDraft[] {
  if (asset.type !== "stock" || !fundamentals || fundamentals.filed > dateOf(now)) return [];
  const { period, periodEnd, filed, revenue, netIncome, epsDiluted, equity, debt, previous, source } =
    fundamentals;
  const share = (part: number, whole: number | null | undefined) =>
    whole && whole > 0 ? part / whole : null;
  const percent = (ratio: number | null) => (ratio === null ? null : 100 * ratio);
  const figures = {
    fiscal_period: period,
    fiscal_period_end: periodEnd,
    filing_date: filed,
    revenue,
    revenue_growth: percent(share(revenue - (previous?.revenue ?? 0), previous?.revenue)),
    net_income: netIncome,
    net_margin: percent(share(netIncome, revenue)),
    eps_diluted: epsDiluted,
    return_on_equity: percent(share(netIncome, equity)),
    debt_to_equity: debt === null ? null : share(debt, equity),
    total_debt: debt,
  };
  const ofTheseShares = isOfTheseShares(fundamentals, quote) ? epsDiluted : null;
  const ratio = share(quote.price, ofTheseShares);
  const ratios = {
    pe_ratio: ratio !== null && ratio >= MIN_RATIO ? ratio : null,
    price_to_sales: quote.supply ? share(quote.price * quote.supply, revenue) : null,
  };
  const priced = { source: `computed from ${quote.source} and ${source}`, asOf: earlier(quote.asOf, now) };
  return [
    ...draftFacts(figures, { source, asOf: earlier(new Date(`${filed}T23:59:59Z`), now) }),
    ...draftFacts(ratios, priced),
  ];
}

/**
 * Do earnings a share and price mean the same shares? Not when as many shares as the report counts by them are twice or
 * half of those there are: the shares were split since, or are of another class.
 */
function isOfTheseShares({ netIncome, epsDiluted }: Fundamentals, { supply }: Quote): boolean {
  if (!epsDiluted || !supply) return true;
  const ratio = netIncome / epsDiluted / supply;
  return ratio < SPLIT && ratio > 1 / SPLIT;
}

/** What the company is, as a data provider describes it; it has no say in the call. */
export function draftCompany({ asset, company, now }: JudgedEvidence): FactDraft[] {
  if (asset.type !== "stock" || !company) return [];
  const { industry, priceToEarnings, source, asOf } = company;
  return draftFacts({ industry, pe_trailing: priceToEarnings }, { source, asOf: earlier(asOf, now) });
}

/** The mood of the market and the latest dated headlines, as far as they were out at `now`. */
export function draftMood({ mood, headlines, now }: JudgedEvidence): FactDraft[] {
  const index = mood && mood.asOf <= now ? mood : null;
  const reading = { fear_greed: index?.value ?? null, fear_greed_class: index?.classification ?? null };
  const latest = headlines
    .filter(({ at }) => at <= now)
    .flatMap(({ title, ...rest }) => (isOrder(title) ? [] : { ...rest, title: keepPlainWords(title) }))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, HEADLINES_SHOWN);
  return [
    ...(index ? draftFacts(reading, { source: index.source, asOf: index.asOf }) : []),
    ...latest.flatMap(({ title, source, at }) => draftFacts({ headline: title }, { source, asOf: at })),
  ];
}

/** A title that orders its reader, or a model that reads it, to do something: pay, sign in, open, obey. */
const isOrder = (title: string): boolean => ORDERS.some((order) => order.test(title));
const ORDERS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|previous|above)\b/i,
  /\b(?:system|developer|assistant)\s*(?:prompt|message)?\s*:/i,
  /\b(?:send|transfer|deposit|pay)\b.{0,40}\bto\s+(?:this|our|the|my|0x\w+|\w{20,})\b/i,
  /\b(?:click|tap)\s+(?:here|this|the link|now)\b|\b(?:visit|go to|log ?in at|sign in at)\s+\S+\.\S+/i,
  /\b(?:claim|verify|connect|restore|validate)\s+your\s+(?:\w+\s+)?(?:wallet|account|airdrop|tokens?|seed|reward)/i,
];

const earlier = (moment: Date, now: Date) => (moment < now ? moment : now);

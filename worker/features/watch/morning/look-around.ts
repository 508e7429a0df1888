import { eq } from "drizzle-orm";
import { formatUsd } from "../../../../shared/format.ts";
import { readHoldings } from "../../../../shared/read-holdings.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import type { MorningEvery } from "../../../../shared/watch.ts";
import { type alertMails, watchedAssets } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { Evidence } from "../../analysis/evidence.ts";
import type { Forecast } from "../../analysis/forecast/forecast-asset.ts";
import { gatherPrices, type Lost } from "../../analysis/gather.ts";
import { readOutlook } from "../../analysis/outlook/read-outlook.ts";
import { gatherPortfolio } from "../../analysis/portfolio/gather-portfolio.ts";
import { judgePortfolio } from "../../analysis/portfolio/judge-portfolio.ts";
import { type ReadPortfolio, readPositions } from "../../analysis/portfolio/read-positions.ts";
import { findAsset } from "../../markets/assets.ts";
import { askTalks } from "../../talks/ask-talks.ts";
import { compareAsset, compareRange, type Seen, type Snapshot } from "./compare-days.ts";

/** Ranges are long enough to be mailed a few times. */
const DAYS: Record<MorningEvery, 7 | 30> = { day: 7, week: 30 };

/** What is new since a morning, what stands in the mail beside it, and what to compare with next time. */
export interface Looked {
  news: string[];
  beside: string[];
  snapshot: Snapshot;
  isLive: boolean;
}

type Row = Pick<typeof alertMails.$inferSelect, "userId" | "morningOf">;

/**
 * Looks at what an account chose; null where that cannot be read until its owner changes it. An asset on a watchlist whose price
 * is missing stays as last mailed. Throws if all are missing, and for a portfolio if one is.
 */
export async function lookAround(
  deps: Deps,
  row: Row,
  every: MorningEvery,
  before: Snapshot | null,
): Promise<Looked | null> {
  const chosen = await readChosen(deps, row);
  if (!chosen) return null;
  const { assets, held, gather } = chosen;
  const { evidence, missing } = await gather(deps, assets);
  if (held || evidence.length === 0) requireAll(missing);
  const compared = evidence.map((one) => {
    const outlook = readOutlook(one);
    const seen = seeAsset(one, every === "day" ? outlook.week : outlook.month);
    return [one.asset.symbol, compareAsset(seen, outlook, before?.assets[one.asset.symbol])] as const;
  });
  const portfolio = held && evidence.length > 0 ? seePortfolio(evidence, held, DAYS[every]) : null;
  const whole = portfolio && compareRange(portfolio, before?.portfolio ?? null);
  return {
    news: [...(whole?.news ?? []), ...compared.flatMap(([, { news }]) => news)],
    beside: portfolio?.range ? [sayRange(portfolio, portfolio.range)] : [],
    snapshot: {
      assets: Object.fromEntries([
        ...stay(before, missing),
        ...compared.map(([symbol, { snapshot }]) => [symbol, snapshot] as const),
      ]),
      portfolio: whole?.snapshot ?? null,
    },
    isLive: evidence.every(({ market }) => market === "live"),
  };
}

function requireAll(missing: Lost[]): void {
  if (missing.length === 0) return;
  const lost = missing.map(({ asset, code }) => `${asset.symbol} ${code}`);
  throw new Error(`no morning yet: ${lost.join(", ")}`);
}

/** The last contents for those without a price. */
const stay = (before: Snapshot | null, missing: Lost[]) =>
  Object.entries(before?.assets ?? {}).filter(([symbol]) =>
    missing.some(({ asset }) => asset.symbol === symbol),
  );

async function readChosen(deps: Deps, { userId, morningOf }: Row) {
  if (morningOf === "watchlist")
    return { assets: await readWatched(deps, userId), held: null, gather: gatherPrices };
  const held = await readHeld(deps, userId);
  return held && { assets: [...held.amounts.keys()], held, gather: gatherPortfolio };
}

async function readWatched({ db }: Pick<Deps, "db">, userId: string) {
  const rows = await db
    .select({ asset: watchedAssets.asset })
    .from(watchedAssets)
    .where(eq(watchedAssets.userId, userId));
  return rows.flatMap(({ asset }) => findAsset(asset) ?? []);
}

/** What its owner keeps in the account of a portfolio; null where that names what is no asset of ours. */
async function readHeld(deps: Deps, userId: string): Promise<ReadPortfolio | null> {
  const kept = await askTalks(deps, userId, async (object) => object.readHoldings());
  const { positions, cash } = readHoldings(kept?.text ?? "");
  if (positions.length === 0) return { amounts: new Map(), cash, worth: null };
  try {
    return readPositions({ positions, cash });
  } catch (error) {
    if (error instanceof AppError && error.code === "asset_unknown") return null;
    throw error;
  }
}

function seeAsset({ asset, candles }: Evidence, forecast: Outcome): Seen {
  const date = "refusal" in forecast ? (candles.at(-1)?.date ?? "") : forecast.date;
  const worth = "refusal" in forecast ? (candles.at(-1)?.close ?? 0) : forecast.close;
  return { name: asset.name, date, worth, range: rangeOf(forecast) };
}
type Outcome = ReturnType<typeof readOutlook>["week"];

function rangeOf(forecast: Forecast | { refusal: unknown }): Seen["range"] {
  if ("refusal" in forecast) return null;
  const { date, horizonDays, quantiles } = forecast;
  return { date, until: after(date, horizonDays), low: quantiles[10], high: quantiles[90] };
}

const after = (date: string, days: number) => dateOf(Date.parse(date) + days * DAY_MS);

function seePortfolio(evidence: Evidence[], held: ReadPortfolio, horizonDays: number): Seen | null {
  const judged = judgePortfolio({ evidence, ...held, horizonDays });
  if ("refusal" in judged) return null;
  const { net, gross, forecast } = judged;
  const at = (percent: 10 | 90) => net + gross * forecast.changes[percent];
  const { date } = forecast;
  const range = { date, until: after(date, horizonDays), low: at(10), high: at(90) };
  return { name: "Your portfolio", date, worth: net, range };
}

const sayRange = ({ worth, date }: Seen, { until, low, high }: NonNullable<Seen["range"]>) =>
  `Your portfolio was worth ${formatUsd(worth)} at the close of ${date}. Until ${until} its 80% range ` +
  `is ${formatUsd(low)} to ${formatUsd(high)}.`;

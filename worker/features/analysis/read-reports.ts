import { DAY_MS, HOUR_MS } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import type { Company, Fundamentals, Headline, Mood } from "../../providers/prices/prices.ts";
import { withinTime } from "../../timing.ts";
import type { Asset } from "../markets/assets.ts";
import { marketKey } from "../markets/cache/market-key.ts";
import { readThrough } from "../markets/cache/read-through.ts";
import { type AssetCalendar, readCalendar } from "../markets/store/earnings-calendar.ts";
import { type Access, openAccess } from "../markets/store/open-access.ts";

const FRESH_MS = { mood: HOUR_MS, fundamentals: DAY_MS, company: DAY_MS, headlines: HOUR_MS / 2 };
/** An answer waits no longer; what comes later is there for the next one. */
const MAX_WAIT_MS = 4_000;

/** What is said of an asset besides its prices; null or an empty list where none is known. */
export interface Reports {
  mood: Mood | null;
  fundamentals: Fundamentals | null;
  calendar: AssetCalendar | null;
  company: Company | null;
  headlines: Headline[];
}

/** A fund files nothing of its own. */
const nothing = async () => null;

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/**
 * Mood, report, days of results, company and headlines of an asset, from the cache or their sources, all at once and within four
 * seconds. They enrich an answer, so one that cannot be had is missing and nothing is thrown.
 */
export async function readReports(
  deps: Tools,
  asset: Asset,
  access: Pick<Access, "reportTicket"> = openAccess(deps, asset),
): Promise<Reports> {
  const { reportTicket: ticket } = access;
  const market = deps.markets[asset.type];
  const withTicket =
    <T>(ask: () => Promise<T>) =>
    async () => {
      await ticket();
      return ask();
    };
  const [mood, fundamentals, calendar, company, headlines] = await Promise.all([
    readReport(deps, asset, "mood", () => market.mood(asset.type), reviveMood),
    readFundamentals(deps, asset, access),
    readCalendar(deps, asset),
    readReport(
      deps,
      asset,
      "company",
      asset.fund ? nothing : withTicket(() => market.company(asset)),
      reviveCompany,
    ),
    readReport(
      deps,
      asset,
      "headlines",
      withTicket(() => market.headlines(asset)),
      reviveHeadlines,
    ),
  ]);
  return { mood, fundamentals, calendar, company, headlines: headlines ?? [] };
}

/** The last annual report of an asset alone, read as `readReports` reads it. */
export function readFundamentals(
  deps: Tools,
  asset: Asset,
  { reportTicket: ticket }: Pick<Access, "reportTicket"> = openAccess(deps, asset),
): Promise<Fundamentals | null> {
  const ask = async () => {
    await ticket();
    return deps.markets[asset.type].fundamentals(asset);
  };
  const revive = (held: unknown) => held as Fundamentals;
  return readReport(deps, asset, "fundamentals", asset.fund ? nothing : ask, revive);
}

/** Nothing known is kept too, so it is stored within a box. */
interface Box {
  held: unknown;
}

async function readReport<T>(
  deps: Tools,
  asset: Asset,
  kind: keyof typeof FRESH_MS,
  ask: () => Promise<T | null>,
  revive: (held: unknown) => T,
): Promise<T | null> {
  if (deps.markets[asset.type].kind === "simulated") return ask();
  const whose = kind === "mood" ? "all" : asset.symbol;
  const key = `${kind}:${marketKey(deps.markets, asset.type)}:${asset.type}:${whose}`;
  const load = async (): Promise<Box> => ({ held: await ask() });
  const read = readThrough(deps, key, FRESH_MS[kind], (stored) => stored as Box, load).then(
    ({ value }) => (value.held === null ? null : revive(value.held)),
    () => null,
  );
  deps.waitUntil(read);
  return withinTime(read, MAX_WAIT_MS, () => new Error("late")).catch(() => null);
}

/** Moments are texts in the cache. */
const reviveMood = (held: unknown): Mood => ({ ...(held as Mood), asOf: new Date((held as Mood).asOf) });
const reviveCompany = (held: unknown): Company => ({
  ...(held as Company),
  asOf: new Date((held as Company).asOf),
});
const reviveHeadlines = (held: unknown): Headline[] =>
  (held as Headline[]).map((one) => ({ ...one, at: new Date(one.at) }));

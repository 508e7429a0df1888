import type { AssetType } from "../../../shared/markets.ts";
import type { MarketStatus, ProviderStatus, StatusReply } from "../../../shared/status.ts";
import { readHealth, saveHealth } from "../../db/provider-health.ts";
import type { Deps } from "../../deps.ts";
import { type AiModel, type AiUsage, costOf } from "../../providers/ai/ai.ts";
import type { Health } from "../../providers/health.ts";
import { isResting } from "../analysis/writers/breaker.ts";
import { readBudgetsLeft } from "../analysis/writers/cost/spending.ts";
import { MAX_OUTPUT_TOKENS } from "../analysis/writers/limits.ts";
import { BUILT_IN } from "../analysis/writers/write-text.ts";
import { findPriceList, isOld } from "../markets/cache/price-list.ts";
import { findRefusal } from "../markets/gates/refusals.ts";
import { judgeState } from "./judge-state.ts";
import { listProviders } from "./list-providers.ts";
import { readJobStates, readParts } from "./read-parts.ts";
import { readScans } from "./read-scans.ts";

type Tools = Pick<
  Deps,
  "markets" | "cache" | "db" | "now" | "ai" | "config" | "cards" | "chains" | "accounts" | "release"
>;

/**
 * GET /api/status: how the platform and the background work do, how fresh the data is, and how the providers that are
 * set up do. No secret, no text of anybody. While the database cannot be read, providers are unknown.
 */
export async function readStatus(deps: Tools): Promise<StatusReply> {
  const now = deps.now();
  await saveHealth(deps.db, now, true).catch(() => {});
  const [parts, jobs, health, scans, budgetLeft, ...markets] = await Promise.all([
    readParts(deps),
    readJobStates(deps, now.getTime()).catch(() => []),
    readHealth(deps.db).catch(() => new Map<string, Health>()),
    readScans(deps.db).catch(() => new Map<string, number>()),
    deps.ai.length > 0
      ? readBudgetsLeft(deps).then(
          ({ terminal }) => terminal,
          () => 0,
        )
      : 0,
    readMarket(deps, "crypto", now),
    readMarket(deps, "stock", now),
  ]);
  const engines = [...deps.ai.map(({ name }) => name), BUILT_IN];
  const isAsked = (model: AiModel) =>
    !isResting(model, "write", now.getTime()) && costOf(model.price, USUAL_MAX) <= budgetLeft;
  const engine = deps.ai.find(isAsked)?.name ?? BUILT_IN;
  const providers = listProviders(deps).map(({ name, kind, terms, notedAs }) =>
    toStatus(
      { name, kind, terms },
      notedAs.map((noted) => health.get(noted)).find(Boolean),
      scans.get(name),
      findRefusal(health, name, now.getTime()),
    ),
  );
  const state = judgeState({ parts, jobs, markets, providers });
  return {
    at: now.toISOString(),
    state,
    release: deps.release,
    parts,
    jobs,
    markets,
    engine,
    engines,
    providers,
  };
}

/** What is put aside for a request about one asset. */
const USUAL_MAX: AiUsage = { inputTokens: 2_500, outputTokens: MAX_OUTPUT_TOKENS };

async function readMarket(deps: Tools, type: AssetType, now: Date): Promise<MarketStatus> {
  const { kind: market, quotes } = deps.markets[type];
  const source = quotes.name;
  if (market === "simulated")
    return { type, market, source, refreshedAt: now.toISOString(), ageS: 0, isOld: false };
  const list = await findPriceList(deps, type).catch(() => null);
  if (!list) return { type, market, source, refreshedAt: null, ageS: null, isOld: true };
  const ageS = Math.max(0, Math.round((now.getTime() - list.fetchedAt.getTime()) / 1_000));
  return {
    type,
    market,
    source,
    refreshedAt: list.fetchedAt.toISOString(),
    ageS,
    isOld: isOld(deps, type, list),
  };
}

const NEVER: Health = { succeededAt: null, failedAt: null, failure: null };

/**
 * `scannedAt`: when the background work last got all it wanted of it. `refusal`: what of it is refused until two sources
 * agree; it fails so long, however well it answers else.
 */
function toStatus(
  named: Pick<ProviderStatus, "name" | "kind" | "terms">,
  { failedAt, failure, succeededAt: answeredAt }: Health = NEVER,
  scannedAt = 0,
  refusal?: Health,
): ProviderStatus {
  const succeededAt = Math.max(answeredAt ?? 0, scannedAt) || null;
  const state =
    succeededAt === null && failedAt === null
      ? "unknown"
      : (failedAt ?? 0) > (succeededAt ?? 0)
        ? "failing"
        : "ok";
  const shared = { ...named, lastSuccessAt: toIso(succeededAt) };
  return refusal
    ? { ...shared, state: "failing", lastFailureAt: toIso(refusal.failedAt), failure: refusal.failure }
    : { ...shared, state, lastFailureAt: toIso(failedAt), failure };
}

const toIso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

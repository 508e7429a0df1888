import type { AssetType } from "../../../shared/markets.ts";
import type { Chain } from "../../../shared/record-head.ts";
import { MINUTE_MS } from "../../../shared/time.ts";
import { withLease } from "../../db/lease.ts";
import { readHeadCopy, writeHeadCopy } from "../../db/record-head.ts";
import type { Deps } from "../../deps.ts";
import { anchorHead } from "./anchor-head.ts";
import { readHead } from "./append-rows.ts";
import { recordBoard } from "./boards/record-boards.ts";
import { stampChain } from "./clocks/stamp-checkpoint.ts";
import { findClosedDay } from "./find-closed-day.ts";
import { publishCheckpoint } from "./log/publish-checkpoint.ts";
import { askWitnesses } from "./log/witnesses.ts";
import { moveRecord, openChain } from "./move-record.ts";
import { notifyOutcomes } from "./notify-outcomes.ts";
import { recordPortfolios } from "./portfolios/record-portfolios.ts";
import { findWork, recordDay } from "./record-day.ts";
import { keepScores } from "./scores/keep-scores.ts";
import { keepSummary } from "./summarize-record.ts";

/** A source that lacked a bar is asked again after this: plans of 25 calls a day have to last. */
const PAUSE_MS = 55 * MINUTE_MS;

type Tools = Pick<Deps, "db" | "record" | "cache" | "markets" | "now" | "waitUntil"> & {
  config: Pick<Deps["config"], "signing" | "publicOrigin" | "witnesses">;
};

/**
 * Meant to run every quarter of an hour; between closes, and when all is written, it asks no source. What rows add up to is
 * computed, signed and published once, after everything a run writes. Throws when one of the two types failed, or the move into the
 * record's own database, after all have had their turn.
 */
export async function recordJob(deps: Tools): Promise<void> {
  const failures: unknown[] = [];
  await moveRecord(deps).catch((error) => failures.push(error));
  // Not at once: the two may share a chain.
  for (const type of ["crypto", "stock"] as const)
    await recordType(deps, type).catch((error) => failures.push(error));
  await recordModels(deps).catch((error) => failures.push(error));
  for (const type of ["crypto", "stock"] as const)
    await recordWhole(deps, type).catch((error) => failures.push(error));
  for (const chain of new Set([deps.markets.crypto.kind, deps.markets.stock.kind]))
    for (const finish of [keepFigures, publishCheckpoint, askWitnesses, notifyOutcomes])
      await openChain(deps, chain)
        .then((open) => finish(open, chain))
        .catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Once a day the live record's head goes into Solana's chain, where a wallet for it is set, and the checkpoint of each chain
 * to its clocks. Throws after all had their turn where one failed.
 */
export const anchorJob = (deps: Pick<Deps, "db" | "record" | "config" | "now" | "markets">) =>
  withLease(deps.db, "record:anchor", 5 * MINUTE_MS, deps.now, async () => {
    const failures: unknown[] = [];
    await anchorHead(await openChain(deps, "live")).catch((error) => failures.push(error));
    for (const chain of new Set<Chain>(["live", deps.markets.crypto.kind, deps.markets.stock.kind]))
      await stampChain(deps, chain).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  });

async function recordType(tools: Tools, type: AssetType): Promise<void> {
  const { markets } = tools;
  const date = findClosedDay(type, markets.now());
  if (!date) return;
  const { kind: chain } = markets[type];
  const deps = await openChain(tools, chain);
  await repairHead(deps, type);
  const work = await findWork(deps, type, date);
  if (work.assets.length === 0) return;
  // By market time: a replay that goes from day to day is not held up by the pause of the day before.
  await withLease(
    deps.db,
    `record:${chain}:${type}`,
    PAUSE_MS,
    () => markets.now(),
    () => recordDay(deps, type, work),
  );
}

/** The model portfolios, once the rows of their parts are there. */
const recordModels = (tools: Tools) => recordPortfolios(tools, (chain) => openChain(tools, chain));

/** The board rows of all assets of a type, once the board has reached the close. */
const recordWhole = async (tools: Tools, type: AssetType) =>
  recordBoard(await openChain(tools, tools.markets[type].kind), type);

/** What a chain adds up to, once for all the rows it has. */
async function keepFigures(deps: Tools, chain: Chain): Promise<void> {
  const head = await readHead(deps, chain);
  const key = `record-figures:${chain}`;
  if (!head || (await deps.cache.get(key)) === head.head) return;
  await keepSummary(deps, chain);
  await keepScores(deps, chain);
  await deps.cache.put(key, head.head);
}

/** A run that died between the database and KV left an old head there. */
async function repairHead(deps: Tools, type: AssetType): Promise<void> {
  const { kind: chain } = deps.markets[type];
  const [head, copy] = await Promise.all([readHead(deps, chain), readHeadCopy(deps, chain)]);
  if (head && head.head !== copy?.head) await writeHeadCopy(deps, head);
}

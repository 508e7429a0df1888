import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { actionSchema } from "../../../shared/action.ts";
import {
  type ChainedRow,
  type RecordKind,
  type RecordReply,
  recordRowSchema,
} from "../../../shared/record.ts";
import type { Chain } from "../../../shared/record-head.ts";
import { fromBase64 } from "../../../shared/record-log/signed-note.ts";
import { recordRows } from "../../db/record-schema.ts";
import type { Deps } from "../../deps.ts";
import { RULES } from "../analysis/daily-call/calibration-table.ts";
import { CALL_RULES } from "../analysis/daily-call/measured.ts";
import { MEASURED } from "../analysis/forecast/calibration-table.ts";
import { HORIZONS, nameTeaching } from "../analysis/forecast/teaching.ts";
import { listAnchors } from "./anchor-head.ts";
import { readHead } from "./append-rows.ts";
import { listClocks } from "./clocks/list-clocks.ts";
import { nameRoot, readCheckpoint } from "./log/publish-checkpoint.ts";
import { openChain } from "./move-record.ts";
import { readSummary } from "./summarize-record.ts";

/** Which rows: those after `cursor`, oldest first, or before `before`, newest first; of one asset, kind or day. */
export interface Asked {
  chain?: Chain;
  cursor?: number;
  before?: number;
  asset?: string;
  kind?: RecordKind;
  /** whose close they start from */
  date?: string;
  limit: number;
}

type Tools = Pick<Deps, "db" | "record" | "cache" | "markets">;

/** A page of a chain, by default that of the crypto market, with where it stands and what it adds up to. */
export async function readRecord(tools: Tools, asked: Asked): Promise<RecordReply> {
  const { crypto, stock } = tools.markets;
  const chains = [...new Set([crypto.kind, stock.kind])];
  const chain = asked.chain ?? crypto.kind;
  const deps = await openChain(tools, chain);
  const [plain, last, anchors, summary, found] = await Promise.all([
    readHead(deps, chain),
    readCheckpoint(tools, chain),
    chain === "live" ? listAnchors(deps) : [],
    readSummary(deps, chain),
    readPage(deps, chain, asked),
  ]);
  const head = plain && last?.size === plain.rows ? nameRoot(plain, fromBase64(last.root)) : plain;
  const seqs = found.map(({ seq }) => seq);
  const covered = { from: Math.min(...seqs), to: Math.max(...seqs) };
  const items = found.map(({ previous, hash, body }): ChainedRow => {
    return { previous, hash, row: recordRowSchema.parse(JSON.parse(body)) };
  });
  const next = items.length < asked.limit ? null : (items.at(-1)?.row.seq ?? null);
  return {
    chain,
    chains,
    head,
    anchors,
    clocks: found.length > 0 ? await listClocks(deps, chain, covered) : [],
    summary,
    backtest: BACKTEST,
    backtestCalls: BACKTEST_CALLS,
    items,
    next,
  };
}

function readPage({ record }: Tools, chain: Chain, { cursor, before, asset, kind, date, limit }: Asked) {
  const isForward = cursor !== undefined;
  return record
    .select({
      seq: recordRows.seq,
      previous: recordRows.previous,
      hash: recordRows.hash,
      body: recordRows.body,
    })
    .from(recordRows)
    .where(
      and(
        eq(recordRows.chain, chain),
        isForward ? gt(recordRows.seq, cursor) : undefined,
        before !== undefined ? lt(recordRows.seq, before) : undefined,
        asset ? eq(recordRows.asset, asset) : undefined,
        kind ? eq(recordRows.kind, kind) : undefined,
        date ? eq(recordRows.date, date) : undefined,
      ),
    )
    .orderBy(isForward ? asc(recordRows.seq) : desc(recordRows.seq))
    .limit(limit);
}

/** What the same forecasts did on past bars. */
const BACKTEST = (["crypto", "stock"] as const).flatMap((type) =>
  HORIZONS.flatMap((horizonDays) => {
    const measured = MEASURED[nameTeaching(type, horizonDays, { young: false, closesOnly: false })];
    if (!measured) return [];
    const { from, to, cases, covers80 } = measured;
    return [
      { type, horizonDays, from, to, cases, covers80: covers80[0], low: covers80[1], high: covers80[2] },
    ];
  }),
);

/** What the calls and the second rule beside them did on past bars of 2019 to 2024. */
const BACKTEST_CALLS = (["crypto", "stock"] as const).flatMap((type) =>
  CALL_RULES.flatMap((rule) =>
    actionSchema.options.flatMap((action) => {
      const measured = RULES[type][rule][action];
      if (!measured) return [];
      const [over, low, high] = measured.over;
      return [
        {
          type,
          rule,
          action,
          cases: measured.cases,
          right: measured.right[0],
          base: measured.baseRate,
          over,
          low,
          high,
        },
      ];
    }),
  ),
);

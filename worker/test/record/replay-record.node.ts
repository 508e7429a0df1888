import { readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { drizzle } from "drizzle-orm/d1";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { vi } from "vitest";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { Candle } from "../../../shared/markets.ts";
import { type ChainedRow, recordRowSchema } from "../../../shared/record.ts";
import type { ReplayFolder } from "../../local/replay-folder.ts";
import { createReplayHandler, PLAYED } from "../../local/replay-server.ts";
import { openMarkets, readPriceConfig } from "../../providers/prices/index.ts";
import type { Witness } from "../../record-variables.ts";
import { makeBars } from "../analysis/make-evidence.ts";
import { databaseInSteps, methodsInSteps, type Step } from "../in-steps.ts";
import { DATABASE_WORKER, openPosted, openPostedStore } from "./posted-database.node.ts";

/** Signs from before the first day on. */
const SIGNING = {
  live: [{ from: 0, seed: Uint8Array.from({ length: 32 }, (_, i) => i + 1) }],
  retired: [],
};

const FIRST_DAY = "2024-03-04";
const BARS = 420;

/** The day so many days after FIRST_DAY, a Monday. */
export const day = (days: number) =>
  new Date(Date.parse(FIRST_DAY) + days * 86_400_000).toISOString().slice(0, 10);

/** Bars of each listed asset, of which the last hundred days lie after FIRST_DAY. */
export function makeFolder(
  change: (symbol: string, bars: Candle[]) => Candle[] = (_, bars) => bars,
  count = BARS,
): ReplayFolder {
  const bars = [...LISTED_CRYPTO, ...LISTED_STOCKS].map((symbol, i): [string, Candle[]] => {
    const type = i < LISTED_CRYPTO.length ? "crypto" : "stock";
    const made = makeBars({
      count,
      end: day(100),
      type,
      seed: i + 1,
      drift: 0.0005,
      start: 50 + 40 * i,
    });
    return [symbol, change(symbol, made)];
  });
  return { bars: new Map(bars), figures: null, moods: null };
}

/** Changes what a provider answers: a path's reply, or null to leave it. */
export type Spoil = (path: string, reply: Response) => Promise<Response | null> | Response | null;

/**
 * In turns of the event loop of their own: while days are computed a connection is closed by its other end, and the loop is
 * what tells it.
 */
const inTurns: Step = async (work) => {
  for (let turns = 0; turns < 2; turns++) await new Promise(setImmediate);
  return work();
};

/** A real D1 and KV, and the providers as they were at a moment, so that days can pass one after another. */
export async function openRecord() {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: DATABASE_WORKER,
      compatibilityDate: "2026-08-01",
      d1Databases: ["DB", "RECORD"],
      kvNamespaces: ["CACHE"],
    }),
  );
  const open = async (binding: string, folder: string) => {
    const d1 = databaseInSteps(openPosted(miniflare, binding), inTurns);
    const steps = (await readD1Migrations(`./migrations/${folder}`)).flatMap(({ queries }) => queries);
    await d1.batch(steps.map((step) => d1.prepare(step)));
    return d1;
  };
  const d1 = await open("DB", "d1");
  const own = await open("RECORD", "record");
  const cache = methodsInSteps(openPostedStore(miniflare, "CACHE"), inTurns);
  const asked: string[] = [];

  /** The tools at a moment, when the world knows the bars up to `known`. */
  function openAt(folder: ReplayFolder, known: string, moment: string, spoil: Spoil = () => null) {
    const answer = createReplayHandler(folder, known);
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      asked.push(url.pathname);
      const reply = await answer(new Request(url));
      return (await spoil(url.pathname, reply.clone() as Response)) ?? reply;
    });
    const addresses = Object.entries(PLAYED).map(([name, path]) => [name, `http://127.0.0.1:1${path}`]);
    const now = () => new Date(moment);
    const config = readPriceConfig({
      ...Object.fromEntries(addresses),
      MARKET_NOW: moment,
      ADMIN_EMAILS: "",
      PUBLIC_ORIGIN: "http://127.0.0.1:8787",
    });
    return {
      db: drizzle(d1 as never),
      record: drizzle(own as never),
      cache,
      markets: openMarkets(config, now),
      config: { signing: SIGNING, publicOrigin: "https://example.org", witnesses: [] as Witness[] },
      now,
      waitUntil: () => {},
    };
  }

  /** Empty tables and an empty cache. */
  async function clear(): Promise<void> {
    await d1.batch(["record_moves", "jobs"].map((table) => d1.prepare(`DELETE FROM ${table}`)));
    const { results: triggers } = await own
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
      .all<{ name: string; sql: string }>();
    const statements = [
      ...triggers.map(({ name }: { name: string }) => `DROP TRIGGER ${name}`),
      ...["record_rows", "record_due", "record_nodes", "record_checkpoints", "record_stamps"].map(
        (table) => `DELETE FROM ${table}`,
      ),
      ...triggers.map(({ sql }: { sql: string }) => sql),
    ];
    await own.batch(statements.map((statement) => own.prepare(statement)));
    const { keys } = await cache.list();
    await Promise.all(keys.map(({ name }: { name: string }) => cache.delete(name)));
    asked.length = 0;
  }

  async function readRows(): Promise<ChainedRow[]> {
    const { results } = await own
      .prepare("SELECT previous, hash, body FROM record_rows ORDER BY chain, seq")
      .all<{ previous: string; hash: string; body: string }>();
    return results.map(({ body, ...row }: (typeof results)[number]) => ({
      ...row,
      row: recordRowSchema.parse(JSON.parse(body)),
    }));
  }
  return { own, cache, asked, openAt, readRows, clear, close: () => miniflare.dispose() };
}

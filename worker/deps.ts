import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type Env, readConfig } from "./env.ts";
import { type Markets, openMarkets } from "./providers/prices/index.ts";

/** The tools a verb may ask for. A verb's signature picks the ones it uses. */
export interface Deps {
  db: DrizzleD1Database;
  cache: KVNamespace;
  markets: Markets;
  /** the real clock; market time is `markets.now()` */
  now: () => Date;
  /** lets work finish after the answer has left */
  waitUntil: (work: Promise<unknown>) => void;
}

const clock = () => new Date();

/** Wires the tools for one request or one run of a job. Throws `ConfigError`. */
export function openDeps(env: Env, context: Pick<ExecutionContext, "waitUntil">): Deps {
  return {
    db: drizzle(env.DB),
    cache: env.CACHE,
    markets: openMarkets(readConfig(env).prices, clock),
    now: clock,
    waitUntil: (work) => context.waitUntil(work),
  };
}

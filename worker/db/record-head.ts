import { type Chain, type RecordHead, recordHeadSchema } from "../../shared/record-head.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import type { Deps } from "../deps.ts";
import type { Config } from "../env.ts";

type Tools = Pick<Deps, "cache" | "config" | "now" | "waitUntil">;
const KEEP_MS = MINUTE_MS;
/** That there is none ends with the first row. */
const KEEP_NONE_MS = 5_000;
const keyOf = (chain: Chain) => `record-head:${chain}`;

/** The heads this isolate read last. */
const held = new WeakMap<Config, Map<Chain, { at: number; head: RecordHead | null }>>();

/**
 * The head of a chain of the record, for answers to cite: cached in the isolate for a minute, else from KV, never from a
 * database. An older one is returned at once and refreshed in the background. Null while there is no row, or if KV fails.
 */
export async function findHead(deps: Tools, chain: Chain): Promise<RecordHead | null> {
  const heads = held.get(deps.config) ?? new Map();
  held.set(deps.config, heads);
  const read = async () => {
    const head = await readHeadCopy(deps, chain);
    heads.set(chain, { at: deps.now().getTime(), head });
    return head;
  };
  const known = heads.get(chain);
  const age = known ? Math.abs(deps.now().getTime() - known.at) : Number.POSITIVE_INFINITY;
  if (known && age < (known.head ? KEEP_MS : KEEP_NONE_MS)) return known.head;
  if (!known?.head) return read().catch(() => null);
  deps.waitUntil(read().catch(() => null));
  return known.head;
}

/** What KV holds of a chain's head. */
export async function readHeadCopy({ cache }: Pick<Deps, "cache">, chain: Chain): Promise<RecordHead | null> {
  return recordHeadSchema.safeParse(await cache.get(keyOf(chain), "json")).data ?? null;
}

export const writeHeadCopy = ({ cache }: Pick<Deps, "cache">, head: RecordHead): Promise<void> =>
  cache.put(keyOf(head.chain), JSON.stringify(head));

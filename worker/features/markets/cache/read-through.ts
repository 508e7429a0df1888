import { describeFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";

const KEEP_S = 7 * 24 * 3_600;

interface Entry {
  /** epoch ms, by the real clock */
  fetchedAt: number;
  value: unknown;
}
export interface Held<T> {
  value: T;
  /** by the real clock */
  fetchedAt: Date;
}
type Tools = Pick<Deps, "cache" | "now">;

/**
 * What the cache holds under `key` while it is younger than `freshMs`, else what `load` brings, which is then cached
 * in the background. Younger than `serveMs` an entry is given at once, and a new one is loaded behind. When `load`
 * fails, an older entry serves for up to a week. `revive` turns what was stored back into a value, or null when it does
 * not serve. Throws `market_data_unavailable` when there is nothing to give.
 */
export async function readThrough<T>(
  deps: Tools & Pick<Deps, "waitUntil">,
  key: string,
  freshMs: number,
  revive: (stored: unknown) => T | null,
  load: (held: T | null) => Promise<T>,
  serveMs = freshMs,
): Promise<Held<T>> {
  const held = await findCached(deps, key, revive);
  const age = held ? deps.now().getTime() - held.fetchedAt.getTime() : Number.POSITIVE_INFINITY;
  if (held && age < freshMs) return held;
  if (held && age < serveMs) {
    deps.waitUntil(loadEntry(deps, key, () => load(held.value)).catch((error) => warn(key, error)));
    return held;
  }
  try {
    const value = await load(held?.value ?? null);
    const entry = { value, fetchedAt: deps.now() };
    deps.waitUntil(writeEntry(deps, key, entry));
    return entry;
  } catch (cause) {
    if (held) return held;
    throw cause instanceof AppError ? cause : new AppError("market_data_unavailable", { cause });
  }
}

/** What is held under `key`, up to a week old. */
export async function findCached<T>(
  { cache, now }: Tools,
  key: string,
  revive: (stored: unknown) => T | null,
): Promise<Held<T> | null> {
  const entry = await cache.get<Entry>(key, "json");
  const isKept = entry && now().getTime() - entry.fetchedAt < KEEP_S * 1_000;
  const value = isKept ? revive(entry.value) : null;
  return entry && value ? { value, fetchedAt: new Date(entry.fetchedAt) } : null;
}

/** Loads and keeps; throws what `load` throws, and then what was kept stays. */
export async function loadEntry<T>(deps: Tools, key: string, load: () => Promise<T>): Promise<void> {
  const value = await load();
  await writeEntry(deps, key, { value, fetchedAt: deps.now() });
}

async function writeEntry<T>({ cache }: Tools, key: string, { value, fetchedAt }: Held<T>): Promise<void> {
  const entry: Entry = { fetchedAt: fetchedAt.getTime(), value };
  await cache.put(key, JSON.stringify(entry), { expirationTtl: KEEP_S });
}

/** The answer has left with an older entry, so nobody is there to catch. */
const warn = (key: string, error: unknown) =>
  console.warn(JSON.stringify({ level: "warn", job: `refresh ${key}`, error: describeFailure(error) }));

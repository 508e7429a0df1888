import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";

const KEEP_S = 7 * 24 * 3_600;

interface Entry {
  /** epoch ms, by the real clock */
  fetchedAt: number;
  value: unknown;
}

/**
 * What the cache holds under `key` while it is younger than `freshMs`, else what `load` brings, which is then cached
 * in the background. When `load` fails, an older entry serves for up to a week. `revive` turns what was stored back
 * into a value, or null when it does not serve. Throws `market_data_unavailable` when there is nothing to give.
 */
export async function readThrough<T>(
  deps: Pick<Deps, "cache" | "now" | "waitUntil">,
  key: string,
  freshMs: number,
  revive: (stored: unknown) => T | null,
  load: () => Promise<T>,
): Promise<{ value: T; fetchedAt: Date }> {
  const now = deps.now();
  const entry = await deps.cache.get<Entry>(key, "json");
  const stored = entry && revive(entry.value);
  const held = entry && stored ? { value: stored, fetchedAt: new Date(entry.fetchedAt) } : null;
  if (held && now.getTime() - held.fetchedAt.getTime() < freshMs) return held;
  try {
    const value = await load();
    const fresh: Entry = { fetchedAt: now.getTime(), value };
    deps.waitUntil(deps.cache.put(key, JSON.stringify(fresh), { expirationTtl: KEEP_S }));
    return { value, fetchedAt: now };
  } catch (cause) {
    if (held) return held;
    throw cause instanceof AppError ? cause : new AppError("market_data_unavailable", { cause });
  }
}

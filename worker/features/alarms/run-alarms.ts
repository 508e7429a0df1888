import type { Deps } from "../../deps.ts";
import { decideNews, type Memory, memorySchema } from "./decide-news.ts";
import { findAlarms } from "./find-alarms.ts";
import { sendNews } from "./send-news.ts";

const KEY = "alarms";

type Tools = Pick<Deps, "db" | "record" | "cache" | "config" | "now" | "ai" | "shared" | "mailer">;

/** For when the memory cannot be read: this isolate's own. */
let last: Memory = {};

/**
 * Looks for alarms and sends operators what is new. What was sent is stored in KV, not in the database, whose failure is an
 * alarm itself. What could not be sent is sent by the next run.
 */
export async function runAlarms(deps: Tools): Promise<void> {
  const memory = await readMemory(deps);
  const { news, next } = decideNews(await findAlarms(deps), memory, deps.now().getTime());
  const isSent = news.length === 0 || (await sendNews(deps, news));
  last = isSent ? next : memory;
  if (isSent && JSON.stringify(next) !== JSON.stringify(memory))
    await deps.cache.put(KEY, JSON.stringify(next)).catch(() => {});
}

/** What is so now and since when, as the last run saw it; the longest first. */
export async function listAlarms(deps: Pick<Deps, "cache">) {
  return Object.entries(await readMemory(deps))
    .flatMap(([kind, { detail, since }]) => (since === null ? [] : [{ kind, detail, since }]))
    .toSorted((a, b) => a.since - b.since);
}

async function readMemory({ cache }: Pick<Deps, "cache">): Promise<Memory> {
  const parsed = memorySchema.safeParse(await cache.get(KEY, "json").catch(() => last));
  return parsed.success ? parsed.data : {};
}

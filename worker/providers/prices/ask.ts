import type * as z from "zod";
import { type FetchJsonOptions, fetchJson, ProviderError } from "../fetch-json.ts";

/**
 * How a price source asks: a GET whose JSON fits the schema. `check` throws the `ProviderError` that a body with HTTP
 * 200 amounts to.
 */
export type Ask = <T extends z.ZodType>(
  url: string,
  options: AskOptions<T>,
  check?: (reply: z.infer<T>) => void,
) => Promise<z.infer<T>>;

export interface AskOptions<T extends z.ZodType> extends FetchJsonOptions<T> {
  /** a reply is given again for so long instead of asking */
  keepMs?: number;
}

/** What one isolate remembers of its sources; another isolate knows nothing of it. */
export interface Memory {
  inFlight: Map<string, Promise<unknown>>;
  /** replies that are still good, until when (epoch ms) */
  kept: Map<string, { until: number; reply: unknown }>;
  /** whom not to ask before when (epoch ms), and what it said */
  rests: Map<string, { until: number; error: ProviderError }>;
  /** failures in a row */
  failures: Map<string, number>;
}

export const openMemory = (): Memory => ({
  inFlight: new Map(),
  kept: new Map(),
  rests: new Map(),
  failures: new Map(),
});

/** Two sources asked one after the other are done within 6 s. */
const TIMEOUT_MS = 2_900;
const GRACE_MS = 200;
const REST_S = { told: 60, longest: 86_400, refused: 600, broken: 30 };
/** Failures in a row after which a source is left alone for a while. */
const MOST_FAILURES = 3;

/** Asks without a memory. */
export const askOnce: Ask = (url, options, check) => fetchJson(url, { ...options, check });

/**
 * Asks with a memory. The same request while one is on its way is made once. A source that said 429 is not asked again
 * before its Retry-After (a minute when it told none), an address that said 401 or 403 not for ten minutes, and a
 * source that failed three times in a row (no answer, or 5xx) not for 30 s: until then its error is thrown again at once.
 */
export function openAsk(memory: Memory, clock: () => Date, agent: string): Ask {
  return async <T extends z.ZodType>(
    url: string,
    { keepMs, ...options }: AskOptions<T>,
    check?: (reply: z.infer<T>) => void,
  ): Promise<z.infer<T>> => {
    const held = memory.kept.get(url);
    if (held && held.until > clock().getTime()) return held.reply as z.infer<T>;
    const rest = findRest(memory, placesOf(url, options.provider), clock());
    if (rest) throw rest;
    const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    const known = memory.inFlight.get(url) as Promise<z.infer<T>> | undefined;
    // Its own timer: the request that asked may be cut off, and then its promise never settles.
    if (known) return follow(memory, url, known, options.provider, timeoutMs + GRACE_MS);
    const headers = { "User-Agent": agent, ...options.headers };
    const asked = askOnce(url, { ...options, headers, timeoutMs }, check);
    memory.inFlight.set(url, asked);
    try {
      const reply = await asked;
      memory.failures.delete(placesOf(url, options.provider).source);
      if (keepMs) keep(memory, url, reply, clock().getTime(), keepMs);
      return reply;
    } catch (error) {
      if (error instanceof ProviderError) note(memory, placesOf(url, options.provider), error, clock());
      throw error;
    } finally {
      if (memory.inFlight.get(url) === asked) memory.inFlight.delete(url);
    }
  };
}

function keep({ kept }: Memory, url: string, reply: unknown, now: number, keepMs: number): void {
  for (const [other, { until }] of kept) if (until <= now) kept.delete(other);
  kept.set(url, { until: now + keepMs, reply });
}

interface Places {
  /** a provider at one host */
  source: string;
  /** one path of it */
  path: string;
}

function placesOf(url: string, provider: string): Places {
  const { origin, pathname } = new URL(url);
  return { source: `${provider} ${origin}`, path: `${provider} ${origin}${pathname}` };
}

function findRest({ rests }: Memory, { source, path }: Places, now: Date): ProviderError | null {
  for (const place of [source, path]) {
    const rest = rests.get(place);
    if (rest && rest.until > now.getTime()) return rest.error;
    rests.delete(place);
  }
  return null;
}

async function follow<T>(
  { inFlight }: Memory,
  url: string,
  asked: Promise<T>,
  provider: string,
  ms: number,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (inFlight.get(url) === asked) inFlight.delete(url);
      reject(new ProviderError(provider, "timeout"));
    }, ms);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

function note(memory: Memory, { source, path }: Places, error: ProviderError, now: Date): void {
  const rest = (place: string, seconds: number) =>
    memory.rests.set(place, { until: now.getTime() + 1_000 * seconds, error });
  const { reason, status = 0, retryAfterS = REST_S.told } = error;
  if (reason === "rate_limited") rest(source, Math.min(Math.max(retryAfterS, 1), REST_S.longest));
  else if (status === 401 || status === 403) rest(path, REST_S.refused);
  else if (reason === "timeout" || reason === "network" || status >= 500) {
    const failures = (memory.failures.get(source) ?? 0) + 1;
    memory.failures.set(source, failures);
    if (failures >= MOST_FAILURES) rest(source, REST_S.broken);
  }
}

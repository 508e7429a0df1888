import type * as z from "zod";
import { BoundedMap } from "../../bounded-map.ts";
import { type CircuitBreaker, openBreaker } from "../../circuit-breaker.ts";
import { withinTime } from "../../timing.ts";
import { type FetchJsonOptions, fetchJson, ProviderError } from "../fetch-json.ts";

/**
 * How a price source asks: a GET whose JSON fits the schema. `check` throws the `ProviderError` that a body with HTTP
 * 200 amounts to.
 */
export type AskSource = <T extends z.ZodType>(
  url: string,
  options: AskOptions<T>,
  check?: (reply: z.infer<T>) => void,
) => Promise<z.infer<T>>;

interface AskOptions<T extends z.ZodType> extends FetchJsonOptions<T> {
  /** a reply is given again for so long instead of asking */
  keepMs?: number;
}

/** What a source is opened with. */
export interface SourceConfig {
  baseUrl: string;
  ask?: AskSource;
}
export interface KeyedConfig extends Partial<SourceConfig> {
  apiKey?: string;
}

/** What one isolate remembers of its sources; another isolate knows nothing of it. */
export interface Memory {
  inFlight: Map<string, Promise<unknown>>;
  /** replies that are still good, until when (epoch ms) */
  kept: Map<string, { until: number; reply: unknown }>;
  /** one for each place that failed */
  breakers: Map<string, CircuitBreaker<ProviderError>>;
}

/** Bounds on memory. */
const MAX_KEPT = 500;
const MAX_BREAKERS = 2_000;

export const openMemory = (): Memory => ({
  inFlight: new Map(),
  kept: new BoundedMap(MAX_KEPT),
  breakers: new BoundedMap(MAX_BREAKERS),
});

/** Two sources asked one after the other are done within 6 s. */
const TIMEOUT_MS = 2_900;
const GRACE_MS = 200;

/** Asks without a memory. */
export const askOnce: AskSource = (url, options, check) => fetchJson(url, { ...options, check });

/**
 * Asks with a memory. The same request while one is on its way is made once. A source that asked to wait, or does not
 * answer (nothing, or 5xx), rests by the rules of the circuit breaker, and so does a path that refuses our key: until its
 * rest is over its error is thrown again at once.
 */
export function openAsk(memory: Memory, clock: () => Date, agent: string): AskSource {
  return async <T extends z.ZodType>(
    url: string,
    { keepMs, ...options }: AskOptions<T>,
    check?: (reply: z.infer<T>) => void,
  ): Promise<z.infer<T>> => {
    const held = memory.kept.get(url);
    if (held && held.until > clock().getTime()) return held.reply as z.infer<T>;
    const places = placesOf(url, options.provider);
    const rest = findRest(memory, places, clock().getTime());
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
      memory.breakers.get(places.source)?.noteSuccess();
      if (keepMs) keep(memory, url, reply, clock().getTime(), keepMs);
      return reply;
    } catch (error) {
      if (error instanceof ProviderError) note(memory, places, error, clock().getTime());
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

const findRest = ({ breakers }: Memory, { source, path }: Places, now: number): ProviderError | null =>
  breakers.get(source)?.findRest(now) ?? breakers.get(path)?.findRest(now) ?? null;

async function follow<T>(
  { inFlight }: Memory,
  url: string,
  asked: Promise<T>,
  provider: string,
  ms: number,
): Promise<T> {
  return withinTime(asked, ms, () => {
    if (inFlight.get(url) === asked) inFlight.delete(url);
    return new ProviderError(provider, "timeout");
  });
}

function note({ breakers }: Memory, { source, path }: Places, error: ProviderError, now: number): void {
  const { reason, status = 0 } = error;
  const isRefused = status === 401 || status === 403;
  const isDown = ["timeout", "network", "rate_limited"].includes(reason) || status >= 500;
  if (!isRefused && !isDown) return;
  const place = isRefused ? path : source;
  const breaker = breakers.get(place) ?? openBreaker<ProviderError>();
  breaker.noteFailure(error, now);
  breakers.set(place, breaker);
}

import type * as z from "zod";
import { abortAfter, readRetryAfter } from "../timing.ts";
import { noteFailure, noteSuccess } from "./health.ts";

export type ProviderFailure = "timeout" | "status" | "schema" | "network" | "rate_limited";

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** 418: an address that ignored 429 (Binance). */
const TOO_FAST = [418, 429];

/** A provider did not answer as it should. The text names provider and reason; never an address, key or body. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly reason: ProviderFailure;
  readonly status?: number;
  readonly retryAfterS?: number;

  constructor(
    provider: string,
    reason: ProviderFailure,
    more: { status?: number; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(`${provider}: ${reason}${more.status === undefined ? "" : ` ${more.status}`}`, {
      cause: more.cause,
    });
    this.name = "ProviderError";
    this.provider = provider;
    this.reason = reason;
    this.status = more.status;
    this.retryAfterS = more.retryAfterS;
  }
}

export interface FetchJsonOptions<T extends z.ZodType> {
  provider: string;
  schema: T;
  headers?: Record<string, string>;
  /** sent as JSON by POST; without it the request is a GET */
  post?: unknown;
  /** for the whole exchange, body included */
  timeoutMs?: number;
  /** statuses besides 2xx whose body the schema describes */
  accept?: number[];
  /** a longer body is an error; 4 MiB by default */
  maxBytes?: number;
  /** somebody's own address and no provider of ours: how it does wakes nobody */
  isStranger?: boolean;
  /** throws the `ProviderError` that a well-formed reply amounts to */
  check?: (reply: z.infer<T>) => void;
}

/**
 * The one way out: a request whose JSON reply fits the schema, within limits of time and size. One try, no redirects (a
 * redirect could carry a key to another host). Throws `ProviderError`.
 */
export async function fetchJson<T extends z.ZodType>(
  url: string | URL,
  options: FetchJsonOptions<T>,
): Promise<z.infer<T>> {
  try {
    const answer = await askOnce(url, options);
    options.check?.(answer);
    if (!options.isStranger) noteSuccess(options.provider);
    return answer;
  } catch (error) {
    if (options.isStranger) throw error;
    const { reason, status } = error as ProviderError;
    noteFailure(options.provider, status === undefined ? reason : `${reason} ${status}`);
    throw error;
  }
}

async function askOnce<T extends z.ZodType>(
  url: string | URL,
  { provider, schema, timeoutMs = TIMEOUT_MS, ...request }: FetchJsonOptions<T>,
): Promise<z.infer<T>> {
  const text = await abortAfter(
    timeoutMs,
    (signal) => fetchText(url, { ...request, signal, provider }),
    (cause, isLate) =>
      cause instanceof ProviderError ? cause : new ProviderError(provider, isLate ? "timeout" : "network"),
  );
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new ProviderError(provider, "schema");
  return parsed.data;
}

async function fetchText(
  url: string | URL,
  {
    headers,
    post,
    signal,
    provider,
    accept = [],
    maxBytes = MAX_BYTES,
  }: Omit<FetchJsonOptions<z.ZodType>, "schema" | "timeoutMs" | "check"> & { signal: AbortSignal },
): Promise<string> {
  const isPost = post !== undefined;
  const response = await fetch(url, {
    method: isPost ? "POST" : "GET",
    headers: {
      Accept: "application/json",
      ...(isPost && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(isPost && { body: JSON.stringify(post) }),
    redirect: "manual",
    signal,
  });
  if (!response.ok && !accept.includes(response.status)) {
    await response.body?.cancel();
    throw refusal(provider, response);
  }
  return readCapped(response, provider, maxBytes);
}

function refusal(provider: string, response: Response): ProviderError {
  const { status } = response;
  if (!TOO_FAST.includes(status)) return new ProviderError(provider, "status", { status });
  const retryAfterS = readRetryAfter(response.headers.get("Retry-After"), Date.now());
  return new ProviderError(provider, "rate_limited", { status, retryAfterS });
}

async function readCapped(response: Response, provider: string, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  if (!response.body) return text;
  const reader = response.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new ProviderError(provider, "schema");
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/** `undefined` for what is not JSON; no schema of ours accepts it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

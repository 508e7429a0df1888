import type Stripe from "stripe";
import { noteFailure, noteSuccess } from "../health.ts";
import { CardError } from "./cards.ts";

export interface CardConfig {
  secretKey: string;
  webhookSecret: string;
  /** default https://api.stripe.com */
  baseUrl?: string;
  /** for one try of one request */
  timeoutMs?: number;
  /** Stripe Tax and tax ids in Checkout */
  tax?: boolean;
}

export const CURRENCY = "usd";
const PROVIDER = "stripe";
const TIMEOUT_MS = 8_000;
/** Stripe's library repeats with the same idempotency key. */
const RETRIES = 1;
const RETRIED = [409, 429];

const clients = new WeakMap<CardConfig, Stripe>();

/** Stripe's own client, loaded when it is first needed so that the worker's start does not pay for it. */
export async function openClient(config: CardConfig): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const known = clients.get(config);
  if (known) return known;
  const client = new Client(config.secretKey, {
    httpClient: Client.createFetchHttpClient((...request: Parameters<typeof fetch>) => fetch(...request)),
    maxNetworkRetries: RETRIES,
    timeout: config.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...readAddress(config.baseUrl),
  });
  clients.set(config, client);
  return client;
}

function readAddress(baseUrl?: string) {
  if (!baseUrl) return {};
  const { hostname: host, port, protocol } = new URL(baseUrl);
  const isPlain = protocol === "http:";
  return { host, port: port || (isPlain ? "80" : "443"), protocol: isPlain ? "http" : "https" } as const;
}

/** One request; whatever goes wrong is a `CardError`. */
export async function askStripe<T>(config: CardConfig, ask: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    const answer = await ask(await openClient(config));
    noteSuccess(PROVIDER);
    return answer;
  } catch (cause) {
    noteTrouble((cause as Partial<Stripe.errors.StripeError>).statusCode);
    throw cause instanceof CardError ? cause : toCardError(cause);
  }
}

/** A refusal is an answer, unless it is of our key or of how much we ask. */
function noteTrouble(status?: number): void {
  const isAnswer = status !== undefined && status < 500 && ![401, 403, 429].includes(status);
  if (isAnswer) noteSuccess(PROVIDER);
  else noteFailure(PROVIDER, status === undefined ? "network" : `status ${status}`);
}

/** What Stripe's errors mean; docs.stripe.com/error-low-level says which are final for their idempotency key. */
function toCardError(cause: unknown): CardError {
  const { statusCode, code, param, requestId, headers, type } = (cause ??
    {}) as Partial<Stripe.errors.StripeError>;
  const isReplayed = headers?.["idempotent-replayed"] === "true";
  const isRefusal = statusCode !== undefined && statusCode < 500 && !RETRIED.includes(statusCode);
  return new CardError(
    [statusCode ?? type ?? "no answer", code, param, requestId].filter(Boolean).join(" "),
    {
      final: isRefusal || (isReplayed && statusCode !== undefined && statusCode >= 400),
      customerUnknown: code === "resource_missing" && param === "customer",
    },
  );
}

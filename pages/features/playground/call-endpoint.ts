import * as z from "zod";
import type { PostedEndpoint } from "../../../shared/endpoints.ts";
import { paidReplySchema } from "../../../shared/keys.ts";
import { bodyOf } from "./endpoints.ts";

/** What came back, in figures and as text. */
export interface Answer {
  status: number;
  ok: boolean;
  ms: number;
  bytes: number;
  /** the JSON, indented; what was no JSON, as it came */
  text: string;
  /** what went wrong, in words; null on success */
  failure: string | null;
  creditsRemaining: number | null;
}

interface Call {
  endpoint: PostedEndpoint;
  message: string;
  key: string;
  signal: AbortSignal;
}

const failureSchema = z.object({ error: z.string().min(1) }).or(z.object({ message: z.string().min(1) }));
const usageSchema = z.object({ usage: paidReplySchema.shape.usage.pick({ creditsRemaining: true }) });

/** One paid call, as a program would make it: with the key, without cookies. Throws when no reply came at all. */
export async function callEndpoint({ endpoint, message, key, signal }: Call): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(`/api/v1/${endpoint}`, {
    method: "POST",
    credentials: "omit",
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    body: JSON.stringify(bodyOf(endpoint, message)),
    signal,
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - startedAt);
  const body = parseJson(text);
  return {
    status: response.status,
    ok: response.ok,
    ms,
    bytes: new TextEncoder().encode(text).length,
    text: body === undefined ? text : JSON.stringify(body, null, 2),
    failure: response.ok ? null : readFailure(body),
    creditsRemaining: usageSchema.safeParse(body).data?.usage.creditsRemaining ?? null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFailure(body: unknown): string {
  const failure = failureSchema.safeParse(body).data;
  if (!failure) return "Request failed";
  return "error" in failure ? failure.error : failure.message;
}

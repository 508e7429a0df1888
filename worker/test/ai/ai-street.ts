import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Turn } from "../../../shared/analysis.ts";
import { app } from "../../app.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { answer, replyOf } from "../../features/analysis/answer.ts";
import { readQuestion } from "../../features/analysis/question/read-question.ts";
import type { Limits } from "../../features/analysis/writers/limits.ts";
import type { Piece } from "../../features/analysis/writers/writing.ts";
import { runWaiting } from "../clock.ts";
import { type Manner, pause, sendParts } from "./manner.ts";
import { type Asked, readAsked, type Wire, writeError } from "./wire.ts";

export interface AiStreet {
  asked: Asked[];
  headers: Headers[];
  /** pieces given so far */
  sent: number;
  /** requests the product broke off */
  aborted: Wire[];
}

const HOSTS: Record<string, Wire> = { "anthropic.test": "anthropic", "openai.test": "openai" };

/** The models' servers in place of the network; a server without a manner is not there. */
export function openAiStreet(manners: Partial<Record<Wire, Manner>>): AiStreet {
  const street: AiStreet = { asked: [], headers: [], sent: 0, aborted: [] };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const wire = HOSTS[url.host];
    const manner = wire && manners[wire];
    if (!wire || !manner) throw new TypeError("Network connection lost.");
    const asked = readAsked(wire, init?.body as string);
    street.asked.push(asked);
    street.headers.push(new Headers(init?.headers));
    const signal = init?.signal;
    let isOver = false;
    signal?.addEventListener("abort", () => {
      if (!isOver) street.aborted.push(wire);
    });
    await Promise.race([
      pause(manner.firstMs ?? 0),
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    ]);
    if (manner.status && manner.status !== 200)
      return new Response(writeError(wire, manner.status), {
        status: manner.status,
        headers: { "Content-Type": "application/json", "Retry-After": String(manner.retryAfterS ?? 1) },
      });
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        try {
          for await (const part of sendParts(wire, manner, asked)) {
            if (signal?.aborted) return controller.error(signal.reason);
            send(part);
            street.sent++;
          }
          if (manner.hangAfter !== undefined)
            return signal?.addEventListener("abort", () => controller.error(signal.reason));
          isOver = true;
          controller.close();
        } catch {
          // the reader is gone
        }
      },
      cancel() {
        if (!isOver) street.aborted.push(wire);
        isOver = true;
      },
    });
    return new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
  });
  return street;
}

/** A worker with both models, or those named. */
export const withAi = (more: Partial<Env> = {}): Env =>
  ({
    ...env,
    ANTHROPIC_API_KEY: "sk-ant-secret",
    ANTHROPIC_BASE_URL: "https://anthropic.test",
    OPENAI_API_KEY: "sk-openai-secret",
    OPENAI_BASE_URL: "https://openai.test/v1",
    AI_DAILY_BUDGET_USD: "1000",
    ...more,
  }) as Env;

export const QUICK: Limits = { firstWordsMs: 1_500, allWordsMs: 4_000, idleMs: 400 };

const NEVER = () => new AbortController().signal;
const leaveAfter = (ms: number) => () => {
  const reader = new AbortController();
  setTimeout(() => reader.abort(), ms);
  return reader.signal;
};

/** One question asked past HTTP, with limits of time of its own; `pieces` are what was released. Time passes as on a fast machine. */
export async function askWith(
  bindings: Env,
  message: string,
  more: { limits?: Limits; leavesAfterMs?: number; turns?: Turn[] } = {},
) {
  const context = createExecutionContext();
  const deps = openDeps(bindings, context);
  const pieces: Piece[] = [];
  const startedAt = Date.now();
  const signal = more.leavesAfterMs ? leaveAfter(more.leavesAfterMs) : NEVER;
  const reply = await runWaiting(() =>
    replyOf(
      answer(deps, readQuestion(message, more.turns ?? [], deps.markets.now()), {
        requestId: crypto.randomUUID(),
        startedAt,
        share: () => "terminal",
        signal: signal(),
        ...(more.limits && { limits: more.limits }),
      }),
      (event) => {
        if (event.event === "text") pieces.push(event.piece);
      },
    ),
  );
  const ms = Date.now() - startedAt;
  await waitOnExecutionContext(context);
  return { reply, pieces, ms };
}

/** What a reader has on the screen after these pieces. */
export const shownBy = (pieces: Piece[]): string =>
  pieces.reduce((text, piece) => (piece.replace ? piece.text : text + piece.text), "");

/** One request to a worker with these bindings; `finish` waits for what it left running. */
export async function requestWith(bindings: Env, path: string, init: RequestInit) {
  const context = createExecutionContext();
  const reply = await app.fetch(new Request(`http://127.0.0.1:8787${path}`, init), bindings, context);
  return { reply, finish: () => waitOnExecutionContext(context) };
}

export const postJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});

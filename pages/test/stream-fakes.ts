import type { ChatReply } from "../../shared/analysis.ts";
import type { StreamEvent } from "../../shared/stream.ts";
import { sampleReply } from "./sample-reply.ts";

const frame = ({ event, data }: StreamEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const phase = (name: "blockchain" | "fundamentals" | "technicals" | "sentiments"): StreamEvent => ({
  event: "phase",
  data: { phase: name },
});
export const text = (words: string, more: { replace?: boolean; engine?: string } = {}): StreamEvent => ({
  event: "text",
  data: { text: words, engine: "builtin", replace: false, ...more },
});
export const done = (reply: ChatReply): StreamEvent => ({ event: "done", data: { reply } });
export const error: StreamEvent = {
  event: "error",
  data: {
    problem: {
      type: "/api-docs/errors/call_timed_out",
      title: "Service Unavailable",
      status: 503,
      detail: "The answer took too long. Nothing was charged.",
      error: "The answer took too long. Nothing was charged.",
      code: "call_timed_out",
      requestId: "req_7",
      retryable: true,
      charged: 0,
    },
  },
};

/** All that is told before the first word of an answer. */
export const decided = ({ facts, calls } = sampleReply()): StreamEvent[] => [
  phase("fundamentals"),
  ...facts.map((fact): StreamEvent => ({ event: "fact", data: { fact } })),
  phase("technicals"),
  phase("sentiments"),
  ...calls.map((call): StreamEvent => ({ event: "call", data: { call } })),
];

/** A streamed reply that the test writes by hand. */
export function openStream(signal?: AbortSignal | null) {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 1_000,
  });
  const writer = writable.getWriter();
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  const breakOff = (reason: unknown = new TypeError("network error")) => quietly(writer.abort(reason));
  signal?.addEventListener("abort", () => breakOff(signal.reason));
  return {
    response: new Response(readable, { headers: { "Content-Type": "text/event-stream" } }),
    write: (raw: string | Uint8Array) =>
      quietly(writer.write(typeof raw === "string" ? encoder.encode(raw) : raw)),
    send: (...events: StreamEvent[]) => quietly(writer.write(encoder.encode(events.map(frame).join("")))),
    end: () => quietly(writer.close()),
    breakOff,
  };
}

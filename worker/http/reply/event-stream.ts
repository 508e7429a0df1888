import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { STREAM_TYPE } from "../../../shared/phases.ts";
import type { StreamEvent } from "../../../shared/stream.ts";
import { pause } from "../../timing.ts";
import type { AppEnv } from "../app-env.ts";
import { readFailure } from "../on-error.ts";
import { writeProblem } from "./problem.ts";

/** Whether the caller asks for events. */
export const wantsStream = (c: Context<AppEnv>): boolean =>
  c.req.header("Accept")?.toLowerCase().includes(STREAM_TYPE) ?? false;

/**
 * A gone reader shows only when something is written: a comment, which is no event, goes out that often while there is
 * nothing to say, so that work for nobody ends soon. It also keeps the connection alive while a model thinks.
 */
const BEAT_MS = 500;
const BEAT = ":\n\n";

/** An event, or one whose JSON data is at hand as text; `seal` is the terminal's own. */
export type Outgoing = StreamEvent | { event: StreamEvent["event"] | "seal"; json: string };

/**
 * Replies with server-sent events: `first` at once, the others while `run` works. `signal` fires when the reader is gone or the work ended; after that
 * nothing is sent. A failure is the last event, `error` with the problem. The work never waits for the reader: one who
 * reads slowly, or not at all, holds nothing up, and when the reader leaves, what is begun is brought to its end.
 */
export function replyWithEvents(
  c: Context<AppEnv>,
  first: Outgoing[],
  run: (send: (events: Outgoing[]) => void, signal: AbortSignal) => Promise<void>,
): Response {
  const over = new AbortController();
  const reply = streamSSE(c, async (stream) => {
    // In workerd a leaving reader aborts the request's signal; in the same process he cancels the stream.
    stream.onAbort(() => over.abort());
    c.req.raw.signal.addEventListener("abort", () => over.abort());
    const beat = setInterval(() => void stream.write(BEAT), BEAT_MS);
    over.signal.addEventListener("abort", () => clearInterval(beat));
    const send = (events: Outgoing[]) => {
      if (!over.signal.aborted && events.length > 0) void stream.write(events.map(frame).join(""));
    };
    send(first);
    const work = leaveTime()
      .then(() => run(send, over.signal))
      .catch((error) => {
        const requestId = c.get("requestId");
        const known = readFailure(error, requestId);
        const asked = { requestId, origin: c.env.PUBLIC_ORIGIN };
        send([{ event: "error", json: `{"problem":${writeProblem(known.code, asked, known)}}` }]);
      })
      .finally(() => over.abort());
    c.get("deps").waitUntil(work);
    await work;
  });
  reply.headers.set("Cache-Control", "no-store");
  return reply;
}

/** What is written leaves when the worker waits: so the first events leave before work that may compute for a while. */
const leaveTime = () => pause(0);

/** JSON holds no line break, so each event's data is one line. */
const frame = (one: Outgoing): string =>
  `event: ${one.event}\ndata: ${"json" in one ? one.json : JSON.stringify(one.data)}\n\n`;

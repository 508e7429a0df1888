import * as z from "zod";
import { chatReplySchema, factSchema } from "./analysis.ts";
import { answerSignatureSchema } from "./answer-signature.ts";
import { callSchema } from "./call.ts";
import { paidReplySchema } from "./keys.ts";
import { PHASES } from "./phases.ts";
import { problemSchema } from "./problem.ts";

/**
 * The events of a streamed answer by name, each with JSON data. `text` is released piece by piece, each checked: the
 * pieces since the last `replace: true` join to the reply's `response`. The stream ends with `done` or `error`; after
 * an `error` nothing is charged.
 */
export const STREAM_EVENTS = {
  phase: z.object({ phase: z.enum(PHASES) }),
  fact: z.object({ fact: factSchema }),
  call: z.object({ call: callSchema }),
  text: z.object({ text: z.string(), engine: z.string(), replace: z.boolean() }),
  /** `signed` is the signature of a paid reply, over the bytes between `{"reply":` and `,"signed":` */
  done: z.object({
    reply: z.union([paidReplySchema, chatReplySchema]),
    signed: answerSignatureSchema.optional(),
  }),
  error: z.object({ problem: problemSchema }),
};
type StreamEventName = keyof typeof STREAM_EVENTS;
export type StreamEvent = {
  [Name in StreamEventName]: { event: Name; data: z.infer<(typeof STREAM_EVENTS)[Name]> };
}[StreamEventName];

/** An event as received, or null for one that is not of this contract. */
export function parseStreamEvent(event: string, data: string): StreamEvent | null {
  const schema = Object.hasOwn(STREAM_EVENTS, event) ? STREAM_EVENTS[event as StreamEventName] : null;
  try {
    const parsed = schema?.safeParse(JSON.parse(data));
    return parsed?.success ? ({ event, data: parsed.data } as StreamEvent) : null;
  } catch {
    return null;
  }
}

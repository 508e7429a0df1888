import type { StreamEvent } from "../../../../shared/stream.ts";
import type { AnswerEvent } from "../answer.ts";
import { toFactEvents } from "./phases.ts";

/** Sent before anything is gathered. */
export const BEGIN: StreamEvent = { event: "phase", data: { phase: "blockchain" } };

/** What of an answer's event leaves in a stream: before the first word the phases with their facts and the calls, then each piece. */
export function toStreamEvents(event: AnswerEvent): StreamEvent[] {
  if (event.event === "text") return [{ event: "text", data: event.piece }];
  if (event.event !== "drafted") return [];
  const { facts, calls } = event.draft.rest;
  return [...toFactEvents(facts), ...calls.map((call): StreamEvent => ({ event: "call", data: { call } }))];
}

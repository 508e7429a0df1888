import type { StreamEvent } from "../../../../shared/stream.ts";
import type { AnswerDraft } from "../answer-question.ts";
import type { Piece } from "../writers/writing.ts";
import { tellFacts } from "./phases.ts";

/** Sent before anything is gathered. */
export const BEGIN: StreamEvent = { event: "phase", data: { phase: "blockchain" } };

/** All that is decided before the first word: the phases with their facts, then the calls. */
export const tellDraft = ({ rest }: AnswerDraft): StreamEvent[] => [
  ...tellFacts(rest.facts),
  ...rest.calls.map((call): StreamEvent => ({ event: "call", data: { call } })),
];

export const tellPiece = (data: Piece): StreamEvent => ({ event: "text", data });

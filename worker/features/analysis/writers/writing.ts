import type { Turn } from "../../../../shared/analysis.ts";
import type { NamedAsset } from "../grounding/mentions.ts";
import type { AnswerInput } from "../words/write-answer.ts";
import type { Limits } from "./limits.ts";

/** A piece of the text; `replace`: all before it is withdrawn, and the text begins anew with this. */
export interface Piece {
  text: string;
  engine: string;
  replace: boolean;
}

/** An answer to be worded. */
export interface Writing {
  input: AnswerInput;
  /** those a text may name */
  named: NamedAsset[];
  message: string;
  turns: Turn[];
  requestId: string;
  /** when the request came in, epoch ms */
  startedAt: number;
  /** fires when the reader is gone; the built-in writer then ends the answer at once */
  signal: AbortSignal;
  /** takes each piece as soon as it may be shown; what it throws ends the writing */
  release: (piece: Piece) => Promise<void>;
  limits?: Limits;
}

export interface Written {
  text: string;
  /** "builtin", or provider and model */
  engine: string;
}

import type { BudgetShare } from "../../../providers/ai/index.ts";
import type { AnswerDraft } from "../draft-reply.ts";
import type { Limits } from "./limits.ts";

/** A piece of the text; `replace`: all before it is withdrawn, and the text begins anew with this. */
export interface Piece {
  text: string;
  engine: string;
  replace: boolean;
}

export interface TextEvent {
  event: "text";
  piece: Piece;
}

/** An answer to be worded. */
export interface Writing {
  draft: AnswerDraft;
  requestId: string;
  /** when the request came in, epoch ms */
  startedAt: number;
  /** fires when the reader is gone; the built-in writer then ends the answer at once */
  signal: AbortSignal;
  limits?: Limits;
  /** whose part of the day's budget for models it is paid from, once that is known */
  share: () => BudgetShare;
  /** no words are wanted: neither a model nor the built-in writer writes */
  dataOnly?: boolean;
}

export interface Written {
  text: string;
  /** "builtin", or provider and model */
  engine: string;
}

import {
  type Asked,
  type End,
  FRAMES,
  type Said,
  sayHonestly,
  toJson,
  USAGE,
  type Usage,
  type Wire,
} from "./wire.ts";

/** How a model's server answers a request. */
export interface Manner {
  /** the text of the answer; an honest one unless told */
  text?: (asked: Asked) => string;
  say?: (asked: Asked) => Said[];
  end?: End;
  status?: number;
  /** the header of that name, 1 unless told */
  retryAfterS?: number;
  /** before the first byte, and between two pieces, ms */
  firstMs?: number;
  betweenMs?: number;
  /** after so many pieces nothing more comes, and the stream stays open */
  hangAfter?: number;
  /** repeats the pieces without end, fifty each 20 ms */
  endless?: boolean;
  /** sent in place of the wire's frames */
  raw?: string;
  /** the tokens it bills */
  count?: (asked: Asked, text: string) => Usage;
}

const PIECE = 24;
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A text piece by piece, as fast as the server is; null where it hangs. */
async function* sendPieces(whole: string, manner: Manner): AsyncGenerator<string | null> {
  const pieces = whole.match(new RegExp(`[^]{1,${PIECE}}`, "g")) ?? [];
  for (let i = 0; manner.endless || i < pieces.length; i++) {
    if (manner.hangAfter !== undefined && i >= manner.hangAfter) yield null;
    if (manner.betweenMs) await pause(manner.betweenMs);
    else if (i % 50 === 49) await pause(manner.endless ? 20 : 0);
    yield pieces[i % pieces.length] ?? "";
  }
}

/** What such a server sends, piece by piece. */
export async function* sendParts(wire: Wire, manner: Manner, asked: Asked): AsyncGenerator<string> {
  if (manner.raw !== undefined) {
    yield manner.raw;
    return;
  }
  const { head, delta, tail } = FRAMES[wire];
  const text = manner.text?.(asked) ?? toJson((manner.say ?? sayHonestly)(asked));
  const usage = manner.count?.(asked, text) ?? USAGE;
  yield head(usage).join("");
  const whole = manner.end === "cut" ? text.slice(0, text.length / 2) : text;
  for await (const piece of sendPieces(whole, manner)) {
    if (piece === null) return;
    yield delta(piece);
  }
  yield tail(manner.end ?? "whole", usage).join("");
}

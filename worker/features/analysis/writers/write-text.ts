import type { Deps } from "../../../deps.ts";
import { joinLayout } from "../asks/desk/lay-out.ts";
import { ASKS } from "../asks/registry.ts";
import { type Asked, askModels } from "./ask-models.ts";
import { logAnswer } from "./cost/log-answer.ts";
import { cutPieces } from "./cut-pieces.ts";
import type { TextEvent, Writing, Written } from "./writing.ts";

export const BUILT_IN = "builtin";

type Tools = Pick<Deps, "ai" | "db" | "config" | "now" | "waitUntil">;

/**
 * Words an answer, in pieces that join to the whole: by the first model that does it right and in time, else by the
 * built-in writer, which always does. Models are asked only where facts are held. What was given of a text that then
 * failed is withdrawn. Returns the whole.
 */
export async function* writeText(deps: Tools, writing: Writing): AsyncGenerator<TextEvent, Written, void> {
  const { asks, facts } = writing.draft.rest;
  const isForModels =
    !writing.dataOnly &&
    deps.ai.length > 0 &&
    facts.length > 0 &&
    asks.every(({ kind }) => ASKS[kind].worded);
  const asked: Asked = { released: false, tried: [] };
  let engine = BUILT_IN;
  try {
    const written = isForModels ? yield* askModels(deps, writing, asked) : null;
    if (written) engine = written.engine;
    return written ?? (yield* writeBuiltIn(writing, asked.released));
  } finally {
    if (deps.ai.length > 0) logAnswer(writing, engine, asked.tried);
  }
}

function* writeBuiltIn({ draft, dataOnly }: Writing, replaces: boolean): Generator<TextEvent, Written, void> {
  if (dataOnly) return { text: "", engine: BUILT_IN };
  const text = joinLayout(draft.text);
  for (const [i, piece] of cutPieces(text).entries())
    yield { event: "text", piece: { text: piece, engine: BUILT_IN, replace: i === 0 && replaces } };
  return { text, engine: BUILT_IN };
}

import type { Deps } from "../../../deps.ts";
import { joinLayout } from "../asks/desk/lay-out.ts";
import { ASKS } from "../asks/registry.ts";
import { type Asked, askModels } from "./ask-models.ts";
import { logAnswer } from "./cost/log-answer.ts";
import { cutPieces } from "./cut-pieces.ts";
import type { Writing, Written } from "./writing.ts";

export const BUILT_IN = "builtin";

type Tools = Pick<Deps, "ai" | "db" | "config" | "now" | "waitUntil">;

/**
 * Words an answer: by the first model that does it right and in time, else by the built-in writer, which always does.
 * Models are asked only where facts are held. What was released of a text that then failed is withdrawn.
 */
export async function writeText(deps: Tools, writing: Writing): Promise<Written> {
  const { asks, facts } = writing.draft.rest;
  const isForModels =
    !writing.dataOnly &&
    deps.ai.length > 0 &&
    facts.length > 0 &&
    asks.every(({ kind }) => ASKS[kind].worded);
  const asked: Asked = { written: null, released: false, tried: [] };
  try {
    if (isForModels) await askModels(deps, writing, asked);
    return asked.written ?? (await writeBuiltIn(writing, asked.released));
  } finally {
    if (deps.ai.length > 0) logAnswer(writing, asked.written?.engine ?? BUILT_IN, asked.tried);
  }
}

async function writeBuiltIn({ draft, release, dataOnly }: Writing, replaces: boolean): Promise<Written> {
  if (dataOnly) return { text: "", engine: BUILT_IN };
  const text = joinLayout(draft.text);
  for (const [i, piece] of cutPieces(text).entries())
    await release({ text: piece, engine: BUILT_IN, replace: i === 0 && replaces });
  return { text, engine: BUILT_IN };
}

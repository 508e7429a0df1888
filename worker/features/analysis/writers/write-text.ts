import type { Deps } from "../../../deps.ts";
import { writeAnswer } from "../words/write-answer.ts";
import { type Asked, askModels } from "./ask-models.ts";
import { logAnswer } from "./cost/log-answer.ts";
import { cutPieces } from "./cut-pieces.ts";
import type { Writing, Written } from "./writing.ts";

export const BUILT_IN = "builtin";

type Tools = Pick<Deps, "ai" | "db" | "config" | "now" | "waitUntil">;

/**
 * Words an answer: by the first model that does it right and in time, else by the built-in writer, which always does.
 * Models are asked only about assets we hold figures of. What was released of a text that then failed is withdrawn.
 */
export async function writeText(deps: Tools, writing: Writing): Promise<Written> {
  const { input } = writing;
  const isForModels = deps.ai.length > 0 && input.assets.length > 0 && input.intent !== "price";
  const asked: Asked = { written: null, released: false, tried: [] };
  try {
    if (isForModels) await askModels(deps, writing, asked);
    return asked.written ?? (await writeBuiltIn(writing, asked.released));
  } finally {
    logAnswer(writing, asked.written?.engine ?? BUILT_IN, asked.tried);
  }
}

async function writeBuiltIn({ input, release }: Writing, replaces: boolean): Promise<Written> {
  const text = writeAnswer(input);
  for (const [i, piece] of cutPieces(text).entries())
    await release({ text: piece, engine: BUILT_IN, replace: i === 0 && replaces });
  return { text, engine: BUILT_IN };
}

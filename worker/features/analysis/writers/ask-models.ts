import type { Deps } from "../../../deps.ts";
import { AiError, type AiModel, type AiUsage, costOf } from "../../../providers/ai/ai.ts";
import { noteFailure, noteSuccess } from "../../../providers/health.ts";
import { isResting, noteOutcome } from "./breaker.ts";
import type { Tried } from "./cost/log-answer.ts";
import { reserveSpending, settleSpending } from "./cost/spending.ts";
import { LEAST_CHOICES, LEAST_MS, LIMITS, MAX_OUTPUT_TOKENS, shareTime } from "./limits.ts";
import { SYSTEM } from "./prompt/contract.ts";
import { writeData } from "./prompt/prompt.ts";
import { numberStatements } from "./statements.ts";
import { type Attempt, RefusedText, tryModel } from "./try-model.ts";
import type { TextEvent, Writing, Written } from "./writing.ts";

type Tools = Pick<Deps, "ai" | "db" | "config" | "now" | "waitUntil">;

/** What became of the models' tries; `released`: something of a text that failed was already shown. */
export interface Asked {
  released: boolean;
  tried: Tried[];
}

/** Asks one model after the other until one wrote a whole answer, or gives null; `asked` says how far it came, also when this throws. */
export async function* askModels(
  deps: Tools,
  writing: Writing,
  asked: Asked,
): AsyncGenerator<TextEvent, Written | null, void> {
  const { draft, startedAt, signal, limits = LIMITS } = writing;
  const units = numberStatements(draft.layout, draft.more);
  if (units.flatMap(({ statements }) => statements).length < LEAST_CHOICES) return null;
  const data = writeData(draft, units);
  const models = deps.ai.filter((model) => !isResting(model, "write", Date.now()));
  for (const [i, model] of models.entries()) {
    const now = Date.now();
    const deadlines = shareTime(limits, startedAt, now, {
      modelsLeft: models.length - i,
      isBegun: asked.released,
    });
    const leftMs = Math.min(deadlines.firstBy, deadlines.endBy) - now;
    if (signal.aborted || leftMs < LEAST_MS) break;
    const attempt = { model, data, draft, units, deadlines, signal };
    const written = yield* askOne(deps, writing, attempt, asked);
    if (written) return written;
  }
  return null;
}

async function* askOne(
  deps: Tools,
  { signal, share }: Writing,
  attempt: Attempt,
  asked: Asked,
): AsyncGenerator<TextEvent, Written | null, void> {
  const { model, data } = attempt;
  const most = { inputTokens: countTokens(SYSTEM + data), outputTokens: MAX_OUTPUT_TOKENS };
  const held = await reserveSpending(deps, share(), costOf(model.price, most)).catch(() => null);
  if (!held) {
    asked.tried.push({ model: model.name, outcome: "over budget", ...NOTHING, costMicroUsd: 0 });
    return null;
  }
  let [text, outcome, receivedChars] = ["", "reader gone", 0];
  let failure: unknown = null;
  let used: AiUsage | null = null;
  const source = tryModel({
    ...attempt,
    onReceived: (chars) => {
      receivedChars += chars;
    },
  });
  try {
    let step = await source.next();
    for (; !step.done; step = await source.next()) {
      const replace = text === "" && asked.released;
      asked.released = true;
      text += step.value;
      yield { event: "text", piece: { text: step.value, engine: model.name, replace } };
    }
    outcome = "written";
    used = step.value;
    return { text, engine: model.name };
  } catch (error) {
    failure = error;
    if (!signal.aborted) outcome = nameFailure(error);
    if (error instanceof AiError && error.status !== undefined) used = NOTHING;
    if (error instanceof AiError || error instanceof RefusedText) return null;
    throw error;
  } finally {
    const spent = used ?? guessUsage(most.inputTokens, receivedChars);
    void source.return(spent);
    const costMicroUsd = costOf(model.price, spent);
    deps.waitUntil(settleSpending(deps, held, costMicroUsd).catch(() => {}));
    if (outcome !== "reader gone") note(model, "write", outcome, failure);
    asked.tried.push({ model: model.name, outcome, ...spent, costMicroUsd });
  }
}

export const NOTHING: AiUsage = { inputTokens: 0, outputTokens: 0 };

/** Kinds of failure only: never a text of a model, a reader or a provider. */
export function nameFailure(error: unknown): string {
  if (error instanceof RefusedText) return `refused: ${error.message}`;
  if (!(error instanceof AiError)) return "given up";
  return error.status === undefined ? error.reason : `${error.reason} ${error.status}`;
}

export function note(model: AiModel, task: "write" | "read", outcome: string, failure: unknown): void {
  const [provider = model.name] = model.name.split(":");
  const isWritten = outcome === "written";
  if (outcome !== "given up") noteOutcome(model, task, failure, Date.now());
  if (isWritten) noteSuccess(provider);
  else if (outcome !== "given up") noteFailure(provider, outcome);
}

/** A token is rarely shorter than three characters. */
export const countTokens = (text: string) => Math.ceil(text.length / 3);

/** The assumed cost of a request that the provider never ended: all that was sent, and more than was received. */
export const guessUsage = (inputTokens: number, receivedChars: number): AiUsage => ({
  inputTokens,
  outputTokens: Math.min(MAX_OUTPUT_TOKENS, Math.ceil(receivedChars / 2)),
});

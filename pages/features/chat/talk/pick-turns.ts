import type { Turn } from "../../../../shared/analysis.ts";
import { MAX_TURNS, TURN_MAX_LENGTH } from "../../../../shared/message-limits.ts";
import type { TalkTurn } from "./turn.ts";

/** Well below the 64 KiB a request may have. */
const MAX_BYTES = 48_000;

const sizeOf = (turns: Turn[]) => new TextEncoder().encode(JSON.stringify(turns)).length;

/**
 * What of a talk travels with the next question, oldest first. A failed answer says nothing, and a citation means nothing
 * outside its own answer.
 */
export function pickTurns(talk: TalkTurn[]): Turn[] {
  const turns = talk
    .flatMap(({ question, answer }) => [
      { role: "user" as const, content: question },
      ...(answer?.reply ? [{ role: "assistant" as const, content: answer.content }] : []),
    ])
    .slice(-MAX_TURNS)
    .map(({ role, content }) => ({
      role,
      content: content.replace(/\s?\[f\d+\]/g, "").slice(0, TURN_MAX_LENGTH),
    }));
  while (sizeOf(turns) > MAX_BYTES) turns.shift();
  return turns;
}

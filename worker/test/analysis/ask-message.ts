import type { ChatReply, Turn } from "../../../shared/analysis.ts";
import { type Asking, answer, answerFrom, replyOf } from "../../features/analysis/answer.ts";
import type { Language } from "../../features/analysis/question/question.ts";
import { readQuestion } from "../../features/analysis/question/read-question.ts";

type Tools = Parameters<typeof answer>[0];
type More = Partial<Asking> & { turns?: Turn[] };
type Gathered = Parameters<typeof answerFrom>[2];

/** A request that nobody can break off. */
const openAsking = (more: More): Asking => ({
  ...{ requestId: "r", startedAt: Date.now(), signal: new AbortController().signal },
  share: () => "terminal",
  ...more,
});

/** The answer to a message as the rules read it, past HTTP. `deps` may be as little as the answer needs. */
export const askMessage = (deps: object, message: string, more: More = {}): Promise<ChatReply> => {
  const tools = deps as Tools;
  const question = readQuestion(message, more.turns ?? [], tools.markets.now());
  return replyOf(answer(tools, question, openAsking(more)));
};

/** The same from evidence that is at hand, and the draft it was written from; `language`: as if asked in it. */
export async function askOf(
  deps: object,
  message: string,
  gathered: Gathered,
  turns: Turn[] = [],
  language?: Language,
) {
  const tools = deps as Tools;
  const read = readQuestion(message, turns, tools.markets.now());
  const question = { ...read, language: language ?? read.language };
  let draft: Parameters<NonNullable<Parameters<typeof replyOf>[1]>>[0] | undefined;
  const reply = await replyOf(answerFrom(tools, question, gathered, openAsking({})), (event) => {
    if (event.event === "drafted") draft = event;
  });
  if (draft?.event !== "drafted") throw new Error(`no draft: ${message}`);
  return { reply, draft: draft.draft, question };
}

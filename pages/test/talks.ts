import type { TalkTurn } from "../features/chat/talk/turn.ts";
import { keepTurns } from "../features/chat/talks/store.ts";
import { sampleReply } from "./sample-reply.ts";
import { pass } from "./site.tsx";

/** The id of a talk, 32 hex digits of one kind. */
export const talkId = (digit: number) => `${digit}`.repeat(32);

/** A moment on a day in the past, the later the greater `n`; at most 86,399. */
const momentOf = (n: number) => new Date(Date.parse("2026-03-02T10:00:00Z") + n * 1_000).toISOString();

export const asked = (n: number, more: Partial<TalkTurn> = {}): TalkTurn => ({
  id: `t${n}`,
  question: `question ${n}`,
  at: momentOf(n),
  answer: null,
  ...more,
});

export const answered = (n: number, more: Partial<TalkTurn> = {}): TalkTurn =>
  asked(n, { answer: { content: "", at: momentOf(n), reply: sampleReply() }, ...more });

/** Keeps a talk in the browser, as another visit would have. */
export async function keepTalk(id: string, turns: TalkTurn[]): Promise<void> {
  const kept = keepTurns(id, turns, true);
  let isOver = false;
  void kept.finally(() => {
    isOver = true;
  });
  while (!isOver) await pass(10);
  await kept;
}

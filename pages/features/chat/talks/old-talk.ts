import { browserStorage } from "../../../ui/kept.ts";
import type { TalkTurn } from "../talk/turn.ts";

/** The id it gets, always the same: two windows that take it over at once take one. */
export const OLD_TALK = "0".repeat(32);
const KEY = "enigma.talk";
const CUT_KEY = "enigma.talk.cut";

const loadSchemas = () => import("./old-talk-schema.ts");

function readMessages(text: string, { messageSchema }: Awaited<ReturnType<typeof loadSchemas>>) {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap((item) => messageSchema.safeParse(item).data ?? []) : [];
  } catch {
    return [];
  }
}

/**
 * Hands over the one talk that was kept before there was a list of them, and takes it out of where it was once `keep` is
 * done: a failure leaves it there for the next time.
 */
export async function takeOldTalk(keep: (turns: TalkTurn[]) => Promise<void>): Promise<void> {
  const text = browserStorage.getItem(KEY);
  if (text === null) return;
  const turns: TalkTurn[] = [];
  const schemas = await loadSchemas();
  for (const message of readMessages(text, schemas)) {
    const last = turns.at(-1);
    if (message.role === "user") {
      const { id, content, at } = message;
      turns.push({ id, question: content, at, answer: null });
    } else if (last) last.answer = schemas.answerSchema.parse(message);
  }
  await keep(turns);
  browserStorage.removeItem(KEY);
  browserStorage.removeItem(CUT_KEY);
}

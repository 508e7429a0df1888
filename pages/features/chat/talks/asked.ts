import { browserStorage } from "../../../ui/kept.ts";
import type { TalkTurn } from "../talk/turn.ts";

/** A question on its way into the browser's database. */
export interface Asked {
  talk: string;
  turn: TalkTurn;
  /** whether it begins the talk */
  isNew: boolean;
}

const KEY = "enigma.asked";

/** The database answers some milliseconds later; who leaves within them finds the question here. Gives what forgets it. */
export function noteAsked(asked: Asked): () => void {
  const text = JSON.stringify(asked);
  browserStorage.setItem(KEY, text);
  return () => forget(text);
}

/** Hands over the question that was noted and never kept; a failure leaves it there for the next time. */
export async function takeAsked(keep: (asked: Asked) => Promise<void>): Promise<void> {
  const text = browserStorage.getItem(KEY);
  if (text === null) return;
  const asked = await readAsked(text);
  if (asked) await keep(asked);
  forget(text);
}

async function readAsked(text: string): Promise<Asked | null> {
  const { askedSchema } = await import("../talk/turn-schema.ts");
  try {
    return askedSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Another window may have noted its own meanwhile. */
function forget(text: string) {
  if (browserStorage.getItem(KEY) === text) browserStorage.removeItem(KEY);
}

import { atom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { browserStorage, keptJson } from "../../../ui/kept.ts";
import { type Message, messageSchema } from "./messages.ts";

/** A hundred turns. */
export const MAX_HISTORY = 200;
const CUT_KEY = "enigma.talk.cut";

function readMessages(text: string | null): Message[] {
  if (!text) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((item) => messageSchema.safeParse(item).data ?? []).slice(-MAX_HISTORY);
  } catch {
    return [];
  }
}

/** Keeps the newest messages that fit; a full or blocked storage must not break a talk. */
function keepMessages(key: string, messages: Message[]): void {
  let kept = messages.slice(-MAX_HISTORY);
  while (!browserStorage.setItem(key, JSON.stringify(kept)) && kept.length > 0)
    kept = kept.slice(Math.ceil(kept.length / 4));
  if (messages.length === 0) browserStorage.removeItem(CUT_KEY);
  else if (kept.length < messages.length) browserStorage.setItem(CUT_KEY, "1");
}

/** The talk, oldest first. What another version of the site or a stranger wrote into the storage is dropped. */
export const messagesAtom = atomWithStorage<Message[]>(
  "enigma.talk",
  [],
  {
    getItem: (key) => readMessages(browserStorage.getItem(key)),
    setItem: keepMessages,
    removeItem: (key) => browserStorage.removeItem(key),
  },
  { getOnInit: true },
);

/** Whether the beginning of the talk is gone, or goes with the next turn. */
export const isCutAtom = atom(
  (get) => get(messagesAtom).length >= MAX_HISTORY || browserStorage.getItem(CUT_KEY) !== null,
);

const storedDraftAtom = atomWithStorage<unknown>("enigma.draft", "", keptJson, { getOnInit: true });

/** What stands in the input, kept over navigation and reload. */
export const draftAtom = atom(
  (get) => {
    const stored = get(storedDraftAtom);
    return typeof stored === "string" ? stored : "";
  },
  (_get, set, draft: string) => set(storedDraftAtom, draft),
);

/** The question being edited: sending replaces it and what followed. */
export const editedIdAtom = atom<string | null>(null);

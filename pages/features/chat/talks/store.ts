import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { titleOf } from "../../../../shared/talk-limits.ts";
import type { KeptTalk } from "../../../../shared/talks.ts";
import { oldestFirst } from "../../../../shared/time.ts";
import type { Link, TalkTurn } from "../talk/turn.ts";
import { noteAsked, takeAsked } from "./asked.ts";
import { OLD_TALK, takeOldTalk } from "./old-talk.ts";

/** How many talks are kept, newest first. */
export const MAX_TALKS = 200;
/** So long a deleted talk can be brought back, ms. */
export const UNDO_MS = 10_000;
const WORDS_MAX_LENGTH = 4_000;

/** A talk as the list shows it. */
export type Talk = KeptTalk;
type StoredTalk = Talk & { deletedAt?: number };
type StoredTurn = TalkTurn & { talk: string };

interface TalkBook extends DBSchema {
  talks: { key: string; value: StoredTalk };
  turns: { key: [string, string]; value: StoredTurn; indexes: { talk: string } };
}

let opened: { by: IDBFactory; db: Promise<IDBPDatabase<TalkBook>> } | undefined;

/** The browser's own database: a storage of 5 MB holds about a hundred answers, this one as many as the disk allows. */
function open(): Promise<IDBPDatabase<TalkBook>> {
  if (opened?.by === indexedDB) return opened.db;
  const db = openDB<TalkBook>("enigma", 1, {
    upgrade(book) {
      book.createObjectStore("talks", { keyPath: "id" });
      book.createObjectStore("turns", { keyPath: ["talk", "id"] }).createIndex("talk", "talk");
    },
  }).then(async (book) => {
    await takeOldTalk(async (turns) => {
      if (turns.length > 0) await writeTurns(book, OLD_TALK, turns, { isNew: true });
    });
    await takeAsked(({ talk, turn, isNew }) => writeTurns(book, talk, [turn], { isNew, isLate: true }));
    return book;
  });
  opened = { by: indexedDB, db };
  // What failed may work when it is next tried: a private window can be left.
  db.catch(() => {
    opened = undefined;
  });
  return db;
}

/** The talks that are kept, the newest first. Rejects where the browser keeps nothing. */
export async function listTalks(): Promise<Talk[]> {
  const talks = await (await open()).getAll("talks");
  return talks
    .filter(({ deletedAt }) => deletedAt === undefined)
    .sort((a, b) => oldestFirst(b.updatedAt, a.updatedAt));
}

/** A talk's turns, oldest first; null where none is kept. What another version of the site wrote is dropped. */
export async function readTurns(talk: string): Promise<TalkTurn[] | null> {
  const book = await open();
  const known = await book.get("talks", talk);
  if (!known || known.deletedAt !== undefined) return null;
  const turns = await book.getAllFromIndex("turns", "talk", talk);
  const { turnSchema } = await import("../talk/turn-schema.ts");
  return turns
    .flatMap((turn) => turnSchema.safeParse(turn).data ?? [])
    .sort((a, b) => oldestFirst(a.at, b.at));
}

/**
 * Keeps turns of a talk, each in place of the one with its id: two windows that write into one talk leave both their
 * turns. `isNew` begins the talk; turns of one that was deleted meanwhile are not kept.
 */
export async function keepTurns(talk: string, turns: TalkTurn[], isNew: boolean): Promise<void> {
  const turn = turns.at(-1);
  const forget = turn?.answer === null ? noteAsked({ talk, turn, isNew }) : undefined;
  try {
    await writeTurns(await open(), talk, turns, { isNew });
  } finally {
    forget?.();
  }
}

/** `isLate` turns may have been kept meanwhile, with their answer: then they stay as they are. */
async function writeTurns(
  book: IDBPDatabase<TalkBook>,
  talk: string,
  written: TalkTurn[],
  { isNew, isLate = false }: { isNew: boolean; isLate?: boolean },
): Promise<void> {
  const tx = book.transaction(["talks", "turns"], "readwrite");
  const talks = tx.objectStore("talks");
  const turns = tx.objectStore("turns");
  const known = await talks.get(talk);
  if (known ? known.deletedAt !== undefined : !isNew) return tx.done;
  if (!known) await makeRoom(talks);
  for (const turn of written) {
    const kept = isLate ? await turns.get([talk, turn.id]) : undefined;
    if (!kept || kept.at < turn.at) await turns.put({ ...turn, talk });
  }
  const all = await turns.index("talk").getAll(talk);
  await talks.put(describeTalk(talk, all, known));
  return tx.done;
}

/** A talk as the list shows it, from all its turns; its name and its beginning stay. */
export function describeTalk(id: string, turns: TalkTurn[], known?: Talk): Talk {
  const sorted = [...turns].sort((a, b) => oldestFirst(a.at, b.at));
  const moments = sorted.map(({ at, answer }) => answer?.at ?? at).sort();
  return {
    id,
    title: titleOf(sorted[0]?.question ?? ""),
    createdAt: sorted[0]?.at ?? "",
    ...known,
    updatedAt: moments.at(-1) ?? "",
    questions: sorted.length,
    words: sorted
      .map(({ question }) => question.toLowerCase())
      .join("\n")
      .slice(0, WORDS_MAX_LENGTH),
  };
}

interface TalkShelf {
  getAll: () => Promise<StoredTalk[]>;
  put: (talk: StoredTalk) => Promise<unknown>;
}

/** The oldest talk goes when a new one has no room. */
async function makeRoom(talks: TalkShelf): Promise<void> {
  const kept = (await talks.getAll()).filter(({ deletedAt }) => deletedAt === undefined);
  kept.sort((a, b) => oldestFirst(b.updatedAt, a.updatedAt));
  for (const talk of kept.slice(MAX_TALKS - 1)) await talks.put({ ...talk, deletedAt: 0 });
}

/** Changes what is written on a talk; one that is gone stays gone. */
async function change(id: string, edit: (talk: StoredTalk) => StoredTalk): Promise<void> {
  const tx = (await open()).transaction("talks", "readwrite");
  const known = await tx.store.get(id);
  if (known) await tx.store.put(edit(known));
  return tx.done;
}

export const renameTalk = (id: string, title: string): Promise<void> =>
  change(id, (talk) => ({ ...talk, title: titleOf(title) || talk.title }));

/** Out of sight at once; `forgetDeleted` deletes it once it can be brought back no more. */
export const deleteTalk = (id: string, now: number): Promise<void> =>
  change(id, (talk) => ({ ...talk, deletedAt: now }));

export const restoreTalk = (id: string): Promise<void> =>
  change(id, ({ deletedAt: _deletedAt, ...talk }) => talk);

/**
 * Deletes the talks that were put out of sight long enough ago, once `endLink` has ended their links: a talk whose links
 * cannot be ended now waits for the next time. Safe to repeat.
 */
export async function forgetDeleted(now: number, endLink: (link: Link) => Promise<unknown>): Promise<void> {
  const book = await open();
  const due = (await book.getAll("talks")).filter(
    ({ deletedAt }) => deletedAt !== undefined && deletedAt <= now - UNDO_MS,
  );
  for (const { id } of due) {
    const links = (await book.getAllFromIndex("turns", "talk", id)).flatMap((turn) => turn.links ?? []);
    await Promise.all(links.map(endLink));
    const tx = book.transaction(["talks", "turns"], "readwrite");
    const turns = tx.objectStore("turns");
    for (const key of await turns.index("talk").getAllKeys(id)) await turns.delete(key);
    await tx.objectStore("talks").delete(id);
    await tx.done;
  }
}

import { storeSizes } from "../../db/schema.ts";
import { readFilled } from "../../db/space.ts";
import type { Deps } from "../../deps.ts";
import { readStoreFilled } from "../shares/answer-store.ts";
import type { Alarm } from "./decide-news.ts";

/** Of a store: early enough to see what fills it. */
const FILLED = 0.6;

type Tools = Pick<Deps, "db" | "record" | "config" | "shared">;

/** Each store of which 60% are taken. */
export async function findFull(deps: Tools): Promise<Alarm[]> {
  const { db, record, config } = deps;
  // One that cannot be asked is no alarm here: what needs it fails by itself.
  const [database, ofRecord, shares, sizes] = await Promise.all([
    readFilled(deps),
    readFilled({ db: record, config }).catch(() => 0),
    readStoreFilled(deps).catch(() => 0),
    db.select().from(storeSizes),
  ]);
  const measured = (store: string, limit: number) =>
    (sizes.find((size) => size.store === store)?.bytes ?? 0) / limit;
  const stores: [kind: string, filled: number, words: string][] = [
    ["database space", database, "of what DATABASE_MB says it may; at 80% no answer is shared any more"],
    ["record space", ofRecord, "of what DATABASE_MB says a database may"],
    ["share space", shares, "of what it may; without room shared answers stay in the database"],
    [
      "object space",
      measured("objects", config.objectBytes),
      "of what OBJECTS_MB says, by the last dump's count",
    ],
    [
      "backup space",
      measured("backups", config.backupBytes),
      "of what BACKUPS_MB says, once it has 36 dumps like the last",
    ],
  ];
  return stores
    .filter(([, filled]) => filled >= FILLED)
    .map(([kind, filled, words]) => ({ kind, detail: `It holds ${Math.round(filled * 100)}% ${words}.` }));
}

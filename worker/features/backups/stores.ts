import { and, asc, gt, isNotNull, type SQL } from "drizzle-orm";
import type { Dumpable } from "../../db/dump/object-dump.ts";
import { users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { STORE_NAMES } from "../shares/answer-store.ts";

const NAMES_A_PAGE = 50;

/** A class of objects, each found by its name. */
export interface ObjectStore {
  /** the next names after one, in their order; none at the end */
  names: (after: string) => Promise<string[]>;
  get: (name: string) => Dumpable;
}

/**
 * All that is kept and cannot be made again, by the names of the bindings. Objects are dumped before databases: a payment
 * that comes between them is then in the records alone, from which a restore applies it.
 */
export interface Stores {
  objects: Record<string, ObjectStore>;
  databases: Record<string, D1Database>;
}

export function openStores({
  db,
  databases,
  accounts,
  talks,
  shared,
}: Pick<Deps, "db" | "databases" | "accounts" | "talks" | "shared">): Stores {
  /** The accounts' ids: each object is named by its account's. */
  const namesOf = (which: SQL | undefined) => async (after: string) => {
    const page = db
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.id, after), which));
    return (await page.orderBy(asc(users.id)).limit(NAMES_A_PAGE)).map(({ id }) => id);
  };
  const of = (objects: typeof accounts | typeof talks | typeof shared) => (name: string) =>
    objects.getByName(name) as unknown as Dumpable;
  return {
    objects: {
      CREDITS: { names: namesOf(undefined), get: of(accounts) },
      // An object that nobody used yet is not woken for it.
      SHARES: { names: async (after) => STORE_NAMES.filter((name) => name > after), get: of(shared) },
      TALKS: { names: namesOf(isNotNull(users.talksMovedAt)), get: of(talks) },
    },
    databases,
  };
}

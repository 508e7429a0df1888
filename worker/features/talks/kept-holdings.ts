import type { DrizzleSqliteDODatabase } from "drizzle-orm/durable-sqlite";
import { holdings } from "../../db/talks-schema.ts";

type Db = DrizzleSqliteDODatabase;

/** The name, which no talk has, under which endings record that holdings were deleted. */
export const HOLDINGS = "holdings";

/** An account's holdings as typed, and when (epoch ms). */
export interface Holdings {
  text: string;
  at: number;
}

/** Null where nothing is kept. */
export const findHoldings = (db: Db): Holdings | null =>
  db.select({ text: holdings.text, at: holdings.at }).from(holdings).get() ?? null;

export const writeHoldings = (db: Db, row: Holdings): void =>
  void db
    .insert(holdings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: holdings.id, set: row })
    .run();

export const dropHoldings = (db: Db): void => void db.delete(holdings).run();

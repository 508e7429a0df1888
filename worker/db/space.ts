import { sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";

/** Beyond it nothing is kept that people can do without; orders, payments and sign-ins go on. */
const FULL = 0.8;

type Tools = Pick<Deps, "db" | "config">;

/** Which share of what the database may hold it holds. */
export async function readFilled({ db, config }: Tools): Promise<number> {
  const { meta } = await db.run(sql`SELECT 1`);
  return meta.size_after / config.databaseBytes;
}

/** Whether there is room for what people can do without. */
export const hasRoom = async (deps: Tools): Promise<boolean> => (await readFilled(deps)) < FULL;

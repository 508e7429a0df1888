import { sql } from "drizzle-orm";
import type { Manifest } from "../../../db/dump/manifest.ts";
import { storeSizes } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { DUMP_DAYS } from "../kept-days.ts";

/** Writes down what all objects take, and what the bucket will: as many dumps like this one as are kept. Bytes. */
export async function noteSizes(
  { db, now }: Pick<Deps, "db" | "now">,
  { files, sizes }: Manifest,
): Promise<void> {
  const at = now().getTime();
  const sum = (all: number[]) => all.reduce((whole, bytes) => whole + bytes, 0);
  const dump = sum(files.map(({ bytes }) => bytes));
  await db
    .insert(storeSizes)
    .values([
      { store: "objects", bytes: sum(Object.values(sizes)), at },
      // With today's there is one more than days.
      { store: "backups", bytes: (DUMP_DAYS + 1) * dump, at },
    ])
    .onConflictDoUpdate({
      target: storeSizes.store,
      set: { bytes: sql`excluded.bytes`, at },
    });
}

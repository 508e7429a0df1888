import { and, isNull, type SQL } from "drizzle-orm";
import type { ShareBooks } from "../../../shared/shares.ts";
import { shares } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

/** The statement that ends the shares for which `where` holds, at `at` (epoch ms): their words are gone at once. */
export const endShares = (db: Deps["db"], where: SQL | undefined, by: ShareBooks["endedBy"], at: number) =>
  db
    .update(shares)
    .set({
      question: null,
      reply: null,
      packed: null,
      title: null,
      visitor: null,
      site: null,
      provider: null,
      talk: null,
      turn: null,
      endedAt: at,
      endedBy: by,
    })
    .where(and(where, isNull(shares.endedAt)));

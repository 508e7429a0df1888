import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { pack } from "../../db/packed.ts";
import { shares } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { hashAnswer, putAnswer, removeAnswer } from "./answer-store.ts";
import { restateQuestion } from "./restate-question.ts";

type Tools = Pick<Deps, "db" | "now" | "shared">;

const MAX_A_RUN = 30;

/**
 * Copies the answers of new shares into the store of shared answers, each once by its hash. The row has the hash before the
 * store has the answer, so every stored answer has a row. A day later the row's own copy goes: until then the worker
 * before this one can read it. Without room in the store it stays.
 */
export async function moveAnswers(deps: Tools): Promise<void> {
  const { db, now } = deps;
  const toMove = and(isNotNull(shares.packed), isNull(shares.movedAt));
  const rows = await db
    .select({ id: shares.id, json: shares.packed })
    .from(shares)
    .where(toMove)
    .orderBy(asc(shares.createdAt))
    .limit(MAX_A_RUN);
  for (const { id, json } of rows) {
    if (json === null) continue;
    const hash = await hashAnswer(json);
    const title = restateQuestion(chatReplySchema.parse(JSON.parse(json)));
    const isIt = and(eq(shares.id, id), isNull(shares.endedAt));
    await db.update(shares).set({ hash, title }).where(isIt);
    if (!(await putAnswer(deps, hash, pack(json)))) return;
    await db.update(shares).set({ movedAt: now().getTime() }).where(isIt);
  }
  const isOld = lte(shares.movedAt, now().getTime() - DAY_MS);
  await db
    .update(shares)
    .set({ packed: null })
    .where(and(isNotNull(shares.packed), isOld));
}

/** Deletes from the store what no share has any more; what another one has stays. Only this job deletes there, and `moveAnswers` writes. */
export async function sweepAnswers(deps: Tools): Promise<void> {
  const { db } = deps;
  const isOver = and(isNotNull(shares.endedAt), isNotNull(shares.hash));
  const over = await db.selectDistinct({ hash: shares.hash }).from(shares).where(isOver).limit(MAX_A_RUN);
  for (const { hash } of over) {
    if (hash === null) continue;
    const others = await db.$count(shares, and(eq(shares.hash, hash), isNull(shares.endedAt)));
    if (others === 0) await removeAnswer(deps, hash);
    await db
      .update(shares)
      .set({ hash: null })
      .where(and(eq(shares.hash, hash), sql`ended_at IS NOT NULL`));
  }
}

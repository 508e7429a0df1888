import { and, eq, inArray } from "drizzle-orm";
import { BoundedMap } from "../../bounded-map.ts";
import { pack } from "../../db/packed.ts";
import { talks, talkTurns, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { askObject } from "../keys/ask-account.ts";
import type { KeptTalks, TurnRow } from "./kept-talks.ts";

export type TalkTools = Pick<Deps, "db" | "talks" | "now">;

const TALKS_A_STEP = 10;

/** Accounts whose talks this isolate knows to be in their object. */
const moved = new BoundedMap<string, true>(10_000);

/**
 * One call of the object that keeps an account's talks. On the first touch it takes over what the database kept before there
 * were such objects; the rows there stay for a day, for the worker before this one. Throws `account_unavailable`.
 */
export const askTalks = <T>(
  deps: TalkTools,
  userId: string,
  ask: (object: DurableObjectStub<KeptTalks>) => Promise<T>,
): Promise<T> =>
  askObject<DurableObjectStub<KeptTalks>, T>(deps.talks, userId, async (object) => {
    if (!moved.get(userId) && !(await object.isMoved())) await takeOver(deps, userId, object);
    moved.set(userId, true);
    return ask(object);
  });

/** Talk by talk, so that no step is too large; the last one says that it was done, and until then it is done again. */
async function takeOver(
  { db, now }: TalkTools,
  userId: string,
  object: DurableObjectStub<KeptTalks>,
): Promise<void> {
  const known = await db.select().from(talks).where(eq(talks.userId, userId));
  for (let i = 0; i < known.length; i += TALKS_A_STEP) {
    const some = known
      .slice(i, i + TALKS_A_STEP)
      .map(({ id, title, createdAt, updatedAt }) => ({ id, title, createdAt, updatedAt }));
    const isTheirs = inArray(
      talkTurns.talk,
      some.map(({ id }) => id),
    );
    const said = await db
      .select()
      .from(talkTurns)
      .where(and(eq(talkTurns.userId, userId), isTheirs));
    await object.takeOver(some, said.map(toTurn));
  }
  const movedAt = now().getTime();
  const [user] = await db
    .update(users)
    .set({ talksMovedAt: movedAt })
    .where(eq(users.id, userId))
    .returning({ since: users.talksKeptSince });
  await object.endMove(user?.since ?? null, movedAt);
}

function toTurn(row: typeof talkTurns.$inferSelect): TurnRow {
  const { talk, id, question, askedAt, seal, answeredAt } = row;
  const json = row.packed ?? row.reply;
  return { talk, id, question, askedAt, seal, answeredAt, packed: json === null ? null : pack(json) };
}

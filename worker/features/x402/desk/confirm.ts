import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { MINUTE_MS } from "../../../../shared/time.ts";
import { authorizations } from "../../../db/x402/x402-schema.ts";
import { changeRow, type DeskDb, doEach, type Row, toAuthorization } from "./rows.ts";
import { LOOK_AHEAD, LOOK_BACK, type SettleTools } from "./settle.ts";

const MAX_A_RUN = 50;
const SECOND_MS = 1000;
/** Between two looks at a block that is not final yet. */
export const LOOK_EVERY_MS = MINUTE_MS;

/** What settled and is in no book yet, and was not looked at since a moment: the longest not looked at first. */
export const listUnbooked = (db: DeskDb, lookedBefore: number): Row[] =>
  db
    .select()
    .from(authorizations)
    .where(
      and(
        ...[eq(authorizations.state, "settled"), isNull(authorizations.bookedAt)],
        or(isNull(authorizations.lookedAt), lte(authorizations.lookedAt, lookedBefore)),
      ),
    )
    .orderBy(asc(authorizations.lookedAt), asc(authorizations.settledAt))
    .limit(MAX_A_RUN)
    .all();

interface Ends {
  /** its block is final: no reorganisation takes it back */
  book: (row: Row) => Promise<void>;
  /** its block is gone, and it is to be settled again */
  reopen: (id: string) => void;
}

/** Looks whether what settled still stands. One that fails stops no other. Throws `ProviderError`, and what `book` throws. */
export async function confirmSettled({ db, token, now }: SettleTools, { book, reopen }: Ends): Promise<void> {
  const rows = listUnbooked(db, now() - LOOK_EVERY_MS);
  if (rows.length === 0) return;
  const final = await token.readFinal();
  await doEach(rows, async (row) => {
    changeRow(db, row.id, { lookedAt: now() });
    // Too late to be settled again: what becomes of it is known once its block would be final.
    if (row.validBefore * SECOND_MS <= now() && (row.height ?? 0) > final.height) return;
    const block = await findBlock(token, row);
    if (block === "gone") {
      changeRow(db, row.id, { state: "settling", hash: null, height: null, settledAt: null });
      const lost = {
        level: "warn",
        event: "x402 settlement lost in a reorganisation",
        authorization: row.id,
      };
      console.warn(JSON.stringify(lost));
      reopen(row.id);
    } else if (block !== "unknown") {
      changeRow(db, row.id, block);
      if (block.height <= final.height) await book({ ...row, ...block });
    }
  });
}

/** Where it is settled by now; `gone`: nowhere; `unknown`: its nonce is used by we know not what, or a node does not know that block. */
async function findBlock(
  token: SettleTools["token"],
  row: Row,
): Promise<{ hash: string; height: number } | "gone" | "unknown"> {
  const authorization = toAuthorization(row);
  const { from, nonce } = authorization;
  const known = row.hash === null ? null : await token.readSettlement(row.hash, authorization);
  const isUsed = known?.isSettled || (await token.isUsed(from, nonce));
  const until = row.heldHeight + LOOK_AHEAD;
  const found =
    isUsed && !known?.isSettled
      ? await token.findSettlement(authorization, row.heldHeight - LOOK_BACK, until)
      : known;
  if (found?.isSettled) return { hash: found.hash, height: found.height };
  // Its payer withdrew it, or spent its nonce elsewhere.
  if (isUsed && found) return "gone";
  // A node that has not come as far as that block says nothing of it, and refuses to be asked.
  return isUsed || (await token.isUsed(from, nonce, row.height ?? undefined)) ? "unknown" : "gone";
}

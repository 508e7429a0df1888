import { eq } from "drizzle-orm";
import type { DrizzleSqliteDODatabase } from "drizzle-orm/durable-sqlite";
import { authorizations } from "../../../db/x402/x402-schema.ts";
import type {
  Authorization,
  SignedAuthorization,
} from "../../../providers/chains/evm/eip3009/authorization.ts";

export type DeskDb = DrizzleSqliteDODatabase;
export type Row = typeof authorizations.$inferSelect;

/** By which an authorisation is known: its network and asset are always the same. */
export const idOf = ({ from, nonce }: Pick<Authorization, "from" | "nonce">): string => `${from} ${nonce}`;

export const findRow = (db: DeskDb, id: string): Row | undefined =>
  db.select().from(authorizations).where(eq(authorizations.id, id)).get();

export const changeRow = (db: DeskDb, id: string, change: Partial<Row>): void => {
  db.update(authorizations).set(change).where(eq(authorizations.id, id)).run();
};

/** What was signed, without the signature. */
export const toAuthorization = (row: Row): Authorization => ({
  ...{ from: row.payer, to: row.receiver, value: BigInt(row.value), nonce: row.id.split(" ")[1] ?? "" },
  ...{ validAfter: BigInt(row.validAfter), validBefore: BigInt(row.validBefore) },
});

/** With it, while it is kept. */
export const toSigned = (row: Row): SignedAuthorization | null =>
  row.signature === null ? null : { ...toAuthorization(row), signature: row.signature };

/** Does the work for one after another: one that fails stops no other. Throws the last failure. */
export async function doEach<T>(ones: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  let failure: unknown;
  for (const one of ones)
    await work(one).catch((cause) => {
      failure = cause;
    });
  if (failure !== undefined) throw failure;
}

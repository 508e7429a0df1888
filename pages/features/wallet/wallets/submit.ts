import { BULK_SUBMIT, type UnsignedTransaction } from "../../../../shared/payments.ts";
import type { Connection } from "./wallet.ts";

/** Throws `RangeError` unless a wallet takes this many transactions at once. */
export function checkBulk(count: number): void {
  if (count < BULK_SUBMIT.min || count > BULK_SUBMIT.max)
    throw new RangeError(
      `A wallet takes ${BULK_SUBMIT.min} to ${BULK_SUBMIT.max} transactions, not ${count}.`,
    );
}

/** Has them signed and sent one after the other; gives their hashes in the same order. */
export async function submit(
  connection: Connection,
  transactions: readonly UnsignedTransaction[],
  from: string,
): Promise<string[]> {
  checkBulk(transactions.length);
  const hashes: string[] = [];
  for (const transaction of transactions) hashes.push(await connection.send(transaction, from));
  return hashes;
}

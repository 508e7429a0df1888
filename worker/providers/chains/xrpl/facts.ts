import type { TransactionFacts } from "../chain.ts";
import { readAmount } from "./amounts.ts";
import { readDrops } from "./read-drops.ts";
import type { XrplTransaction } from "./wire.ts";

/** xrpl.org, "Payment Flags" */
const TF_PARTIAL_PAYMENT = 0x00020000;

const NOTICES = {
  partial: "It was sent as a partial payment and delivered less than it states.",
  undelivered: "The ledger does not tell an amount that was delivered.",
  otherKind: "It is no Payment; other transactions that move money are never credited by themselves.",
};

/**
 * The facts of one transaction. Final is what a validated ledger holds. What is reported of a Payment is what was delivered, by
 * the server's `delivered_amount` (`Amount` and `DeliverMax` are wishes): the destination's gain, and the same as the fall
 * of the account that signed it, which bears it whatever currency it spends and whatever fees come on top. A partial
 * payment that delivered all it says is one like others; one that delivered less has a notice. Of what else moves XRP (an
 * escrow's end, a channel's claim, an account's deletion) only what others than its signer gained is reported, and it is never
 * credited by itself.
 */
export function readFacts(tx: XrplTransaction): TransactionFacts {
  const succeeded = tx.result === "tesSUCCESS";
  const credit = succeeded ? readCredit(tx) : { changes: [] };
  return {
    hash: tx.hash,
    succeeded,
    final: tx.validated && tx.result !== null,
    confirmations: null,
    signers: [tx.account],
    at: tx.validated ? tx.at : null,
    height: tx.validated ? tx.ledgerIndex : null,
    ...credit,
  };
}

type Credit = Pick<TransactionFacts, "changes" | "named" | "notice" | "curtailed">;

function readCredit(tx: XrplTransaction): Credit {
  if (tx.type !== "Payment")
    return { changes: readGains(tx), notice: NOTICES.otherKind, curtailed: true as const };
  const delivered = readAmount(tx.delivered);
  if (!delivered || tx.destination === null) return { changes: [], notice: NOTICES.undelivered };
  // Paying oneself only exchanges one currency for another.
  if (tx.destination === tx.account) return { changes: [] };
  const { asset, amount } = delivered;
  return {
    changes: [
      { owner: tx.destination, asset, amount },
      { owner: tx.account, asset, amount: -amount },
    ],
    ...(tx.destinationTag !== null && {
      named: [{ owner: tx.destination, asset, amount, references: [String(tx.destinationTag)] }],
    }),
    ...(isCurtailed(tx, delivered) && { notice: NOTICES.partial, curtailed: true as const }),
  };
}

const readGains = (tx: XrplTransaction) =>
  [...readDrops(tx)].flatMap(([owner, amount]) =>
    owner === tx.account || amount <= 0n ? [] : [{ owner, asset: "native", amount }],
  );

/** Whether a partial payment delivered less than it says, or something else. */
function isCurtailed({ flags, wished }: XrplTransaction, delivered: ReturnType<typeof readAmount>): boolean {
  if ((flags & TF_PARTIAL_PAYMENT) === 0) return false;
  const whole = readAmount(wished);
  return whole?.asset !== delivered?.asset || whole?.amount !== delivered?.amount;
}

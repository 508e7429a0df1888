import type { BalanceChange, TransactionFacts } from "../chain.ts";
import type { SuiTransaction } from "./queries.ts";
import { readCoinType, suiSpelling } from "./spelling.ts";

const NOTICE =
  "Coins arrived as objects that are not simply owned by the address; these are never credited by themselves.";

/**
 * The facts of one Sui transaction. Final is what a checkpoint contains. Amounts are the balance changes of addresses: net
 * of gas for the payer, coins and address balances alike.
 */
export function readFacts({ digest, sender, gasInput, effects }: SuiTransaction): TransactionFacts {
  const succeeded = effects?.status === "SUCCESS";
  const checkpoint = effects?.checkpoint ?? null;
  const { changes, held } = succeeded ? readChanges(effects) : { changes: [], held: false };
  return {
    hash: digest,
    succeeded,
    final: checkpoint !== null && Boolean(effects?.status),
    confirmations: null,
    signers: [...new Set([sender, gasInput?.gasSponsor].flatMap((s) => (s ? readAddress(s.address) : [])))],
    changes,
    at: checkpoint && effects?.timestamp ? new Date(effects.timestamp) : null,
    height: checkpoint?.sequenceNumber ?? null,
    ...(held && { notice: NOTICE }),
  };
}

/** Kinds of owner in sui.rpc.v2, by name and by number. */
const ODD_KINDS: unknown[] = ["OBJECT", "CONSENSUS_ADDRESS", 2, 5];

type Effects = NonNullable<SuiTransaction["effects"]>;

/** Changes by address; what arrived in coins of another kind of owner is held back. */
function readChanges(effects: Effects): { changes: BalanceChange[]; held: boolean } {
  const odd = readOddlyOwned(effects);
  const all = (effects.balanceChangesJson ?? []).flatMap((change) =>
    change
      ? {
          owner: readAddress(change.address),
          asset: readCoinType(change.coinType),
          amount: change.amount,
        }
      : [],
  );
  const changes = all.filter(({ owner, asset, amount }) => amount < 0n || !odd.has(`${owner} ${asset}`));
  return { changes, held: changes.length < all.length };
}

/**
 * Owner and asset of coins which this transaction left with an object, or with an address by consensus: the balance
 * changes count both under that address, as if it simply owned them.
 */
function readOddlyOwned({ effectsJson }: Effects): Set<string> {
  const odd = new Set<string>();
  for (const { objectType, outputOwner } of effectsJson?.changedObjects ?? []) {
    const coinType = /::coin::Coin<(.+)>$/.exec(objectType ?? "")?.[1];
    if (!coinType || !outputOwner?.address || !ODD_KINDS.includes(outputOwner.kind)) continue;
    odd.add(`${readAddress(outputOwner.address)} ${readCoinType(coinType)}`);
  }
  return odd;
}

const readAddress = (address: string): string => suiSpelling.parseAddress(address) ?? address;

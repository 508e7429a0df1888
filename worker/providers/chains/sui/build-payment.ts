import type { Transaction } from "@mysten/sui/transactions";
import type { UnsignedTransaction } from "../../../../shared/payments.ts";
import { ProviderError } from "../../fetch-json.ts";
import type { PaymentOrder } from "../chain.ts";
import { askGraphql, PROVIDER } from "./ask-graphql.ts";
import { coinTypeOf } from "./spelling.ts";

const MAX_COIN_PAGES = 5;

/**
 * The unsigned payment as JSON: sender, coins and receiver, without gas, which the wallet adds. SUI is split from the gas
 * coin. Of another coin the sender's own objects are named by their id alone (the wallet finds the versions), and what
 * they lack is taken from the address balance; no intent is left in it that a wallet might not know. A sender who has too
 * little gets a transaction that his wallet refuses.
 */
export async function buildPayment(url: string, order: PaymentOrder): Promise<UnsignedTransaction> {
  const { Transaction } = await import("@mysten/sui/transactions");
  const tx = new Transaction();
  tx.setSender(order.sender);
  const coin =
    order.asset === "native"
      ? tx.splitCoins(tx.gas, [order.amount])[0]
      : await takeCoin(url, { tx, order, coinType: coinTypeOf(order.asset) });
  tx.transferObjects([coin], order.receiver);
  return { kind: "sui", transaction: await tx.toJSON() };
}

interface Taking {
  tx: Transaction;
  order: PaymentOrder;
  coinType: string;
}

/** One coin of exactly the amount. */
async function takeCoin(url: string, { tx, order, coinType }: Taking) {
  const { ids, lacking } = await findCoins(url, order, coinType);
  const redeem = () =>
    tx.moveCall({
      target: "0x2::coin::redeem_funds",
      typeArguments: [coinType],
      arguments: [tx.withdrawal({ amount: lacking, type: coinType })],
    });
  const [first, ...rest] = ids.map((id) => tx.object(id));
  if (first === undefined) return redeem();
  const more = [...rest, ...(lacking > 0n ? [redeem()] : [])];
  if (more.length > 0) tx.mergeCoins(first, more);
  return tx.splitCoins(first, [order.amount])[0];
}

/** Coin objects that together hold the amount, the largest first, and what they lack of it. */
async function findCoins(
  url: string,
  { sender, amount }: PaymentOrder,
  coinType: string,
): Promise<{ ids: string[]; lacking: bigint }> {
  const coins = (await readCoins(url, sender, coinType)).sort((a, b) => (a.balance < b.balance ? 1 : -1));
  const ids: string[] = [];
  let lacking = amount;
  for (const { id, balance } of coins) {
    if (lacking <= 0n || balance === 0n) break;
    ids.push(id);
    lacking -= balance;
  }
  return { ids, lacking: lacking > 0n ? lacking : 0n };
}

async function readCoins(url: string, owner: string, coinType: string) {
  const coins: { id: string; balance: bigint }[] = [];
  const objectType = `0x2::coin::Coin<${coinType}>`;
  let cursor: string | null = null;
  for (let page = 0; page < MAX_COIN_PAGES; page++) {
    const reply: Awaited<ReturnType<typeof askGraphql<"coins">>> = await askGraphql(url, "coins", {
      owner,
      objectType,
      cursor,
    });
    const { nodes, pageInfo } = reply.address.objects;
    coins.push(...nodes.map(({ address, contents }) => ({ id: address, balance: contents.json.balance })));
    if (!pageInfo.hasNextPage) return coins;
    if (!pageInfo.endCursor) throw new ProviderError(PROVIDER, "schema");
    cursor = pageInfo.endCursor;
  }
  return coins;
}

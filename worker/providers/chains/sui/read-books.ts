import { ProviderError } from "../../fetch-json.ts";
import type { AssetId, BookMove, Books, BooksAsk } from "../chain.ts";
import { askGraphql, PROVIDER } from "./ask-graphql.ts";
import type { SuiTransaction } from "./queries.ts";
import { readHistory } from "./read-history.ts";
import { readCoinType, suiSpelling } from "./spelling.ts";

const SUI = "0x2::sui::SUI";

/**
 * What one owner holds at a checkpoint, coins and address balances together, and what moved since, by the balance changes
 * of every transaction that touched him, failed ones among them. The node reports balances as of a checkpoint only while it
 * remembers that; it is asked for the newest. Throws `ProviderError`.
 */
export async function readBooks(url: string, { holdings, since }: BooksAsk): Promise<Books> {
  const [owner, ...others] = new Set(holdings.map((holding) => holding.owner));
  if (owner === undefined || others.length > 0) throw new RangeError("one owner is expected");
  const assets = holdings.map(({ asset }) => asset);
  const { serviceConfig } = await askGraphql(url, "range");
  const head = serviceConfig.availableRange.last.sequenceNumber;
  const balances = () => readBalances(url, owner, { assets, height: head });
  if (since === null || head <= since)
    return {
      ...{ height: since ?? head, moves: [], complete: true },
      balances: since === null || since === head ? await balances() : null,
    };
  const history = await readHistory(url, { owner, from: since + 1, to: head }, (node) =>
    readMoves(node, owner).filter(({ asset }) => assets.includes(asset)),
  );
  const height = history.next - 1;
  return {
    ...{ height, moves: history.found, complete: true },
    balances: height === head ? await balances() : null,
  };
}

async function readBalances(
  url: string,
  owner: string,
  { assets, height }: { assets: AssetId[]; height: number },
): Promise<Map<AssetId, bigint>> {
  const read = assets.map(async (asset) => {
    const coin = asset === "native" ? SUI : asset;
    const { checkpoint } = await askGraphql(url, "balanceAt", { owner, coin, height });
    if (!checkpoint?.query) throw new ProviderError(PROVIDER, "schema");
    return [asset, checkpoint.query.address?.balance?.totalBalance ?? 0n] as const;
  });
  return new Map(await Promise.all(read));
}

function readMoves({ digest, sender, gasInput, effects }: SuiTransaction, owner: string): BookMove[] {
  const height = effects?.checkpoint?.sequenceNumber;
  if (height === undefined) return [];
  const payer = gasInput?.gasSponsor?.address ?? sender?.address;
  const gas = payer && suiSpelling.parseAddress(payer) === owner ? costOf(effects) : 0n;
  return (effects?.balanceChangesJson ?? []).flatMap((change) => {
    if (!change || suiSpelling.parseAddress(change.address) !== owner || change.amount === 0n) return [];
    const asset = readCoinType(change.coinType);
    // Who frees more storage than he uses is paid for it: then there is no fee.
    const fee = asset === "native" && gas > 0n ? gas : 0n;
    return [{ hash: digest, height, asset, amount: change.amount, fee }];
  });
}

function costOf(effects: SuiTransaction["effects"]): bigint {
  const cost = effects?.gasEffects?.gasSummary;
  if (!cost) throw new ProviderError(PROVIDER, "schema");
  return BigInt(cost.computationCost + cost.storageCost - cost.storageRebate);
}

import type { AssetId, Books, BooksAsk } from "../../chain.ts";
import { readLastSettled } from "../heights.ts";
import { readBalance } from "../read-balance.ts";
import type { Rpc } from "../rpc.ts";
import { readCoinMoves } from "./coin-moves.ts";
import { readTokenMoves } from "./token-moves.ts";

/**
 * What one owner holds at a final block and what moved since: tokens by their logs in both directions; coins by balances and
 * the count of sent transactions at chosen blocks, so that only blocks in which something else moved than is known are
 * read. Where the node does not remember balances of the past, what is known is returned, marked as incomplete. Throws
 * `ProviderError`, also where it does not know the balance itself.
 */
export async function readBooks(rpc: Rpc, { holdings, since, known, small }: BooksAsk): Promise<Books> {
  const owner = ownerOf(rpc, holdings);
  const assets = holdings.map(({ asset }) => asset);
  const head = Math.max(await readLastSettled(rpc), since ?? 0);
  if (since === null || since === head)
    return { height: head, balances: await readBalances(rpc, owner, { assets, height: head }), ...NOTHING };
  const tokens = assets.filter((asset) => asset !== "native");
  const logs = await readTokenMoves(rpc, { owner, tokens, from: since + 1, end: head });
  const coins = assets.includes("native")
    ? await readCoinMoves(rpc, { owner, since, end: logs.end, small, known: known.filter(isCoin) })
    : { ...NOTHING, end: logs.end };
  const height = coins.end;
  return {
    height,
    balances: await readBalances(rpc, owner, { assets, height }),
    moves: [...logs.moves.filter((move) => move.height <= height), ...coins.moves],
    complete: coins.complete,
  };
}

const NOTHING: Pick<Books, "moves" | "complete"> = { moves: [], complete: true };
const isCoin = ({ asset }: { asset: AssetId }) => asset === "native";

/** All that is ours on one of these networks lies with one owner. */
function ownerOf({ network }: Rpc, holdings: BooksAsk["holdings"]): string {
  const [owner, ...others] = new Set(holdings.map((holding) => holding.owner));
  if (owner === undefined || others.length > 0) throw new RangeError(`one owner of ${network} is expected`);
  return owner;
}

async function readBalances(
  rpc: Rpc,
  owner: string,
  { assets, height }: { assets: AssetId[]; height: number },
): Promise<Map<AssetId, bigint>> {
  const read = assets.map(async (asset) => [asset, await readBalance(rpc, owner, asset, height)] as const);
  return new Map(await Promise.all(read));
}

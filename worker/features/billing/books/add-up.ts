import type { AssetId, BookMove, Books } from "../../../providers/chains/chain.ts";

/** One asset's books, amounts in base units; as in `chain_books`. */
export interface AssetBooks {
  openingBalance: bigint;
  incoming: bigint;
  outgoing: bigint;
  fees: bigint;
}

/** The balance according to the books. */
const heldBy = ({ openingBalance, incoming, outgoing, fees }: AssetBooks): bigint =>
  openingBalance + incoming - outgoing - fees;

/** The books after these moves. */
export function addMoves(books: AssetBooks, moves: readonly Pick<BookMove, "amount" | "fee">[]): AssetBooks {
  let { incoming, outgoing, fees } = books;
  for (const { amount, fee } of moves) {
    const moved = amount + fee;
    if (moved > 0n) incoming += moved;
    else outgoing -= moved;
    fees += fee;
  }
  return { ...books, incoming, outgoing, fees };
}

/** The difference between a balance and all known moves, as a move of unknown origin. Empty if they agree or no balance is known. */
export function findUntold(books: AssetBooks, asset: AssetId, read: Books): BookMove[] {
  const balance = read.balances?.get(asset);
  if (balance === undefined) return [];
  const own = read.moves.filter((move) => move.asset === asset);
  const amount = balance - heldBy(addMoves(books, own));
  return amount === 0n ? [] : [{ hash: null, height: read.height, asset, amount, fee: 0n }];
}

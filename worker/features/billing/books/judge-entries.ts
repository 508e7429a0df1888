import type { AssetId, BookMove } from "../../../providers/chains/chain.ts";

/** A move as it is kept; amounts in base units. */
export type Move = Pick<BookMove, "hash" | "amount" | "fee">;

/** All that moved of an asset at one height. */
export interface Entry {
  height: number;
  asset: AssetId;
  moves: Move[];
}

/** What is on record: what came, by the height it came at; and what was sent, or came and was only counted, by its transaction. */
export interface Records {
  rows: { height: number; asset: AssetId; amount: bigint; hash: string }[];
  /** signed: negative went out */
  deeds: { hash: string; asset: AssetId; amount: bigint }[];
}

export interface Judged extends Entry {
  /** by how much the network says more than the records; negative: less. Null: a dollar at most */
  gap: bigint | null;
  /** transactions of the rows at that height, for one whose moves are missing */
  rows: string[];
}

/** Moves of one height and asset together. */
export function toEntries(moves: readonly BookMove[]): Entry[] {
  const groups = Map.groupBy(moves, ({ height, asset }) => placeOf({ height, asset }));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { height, asset } = first;
    return [{ height, asset, moves: group.map(({ hash, amount, fee }) => ({ hash, amount, fee })) }];
  });
}

export const placeOf = ({ height, asset }: Pick<Entry, "height" | "asset">): string => `${height} ${asset}`;

/**
 * Each entry against the records, and each row for which there is no entry. Fees explain themselves. What came is compared
 * by height, for coins through a contract may be on record under another name than the network has for them; what was sent
 * and what was counted only by transaction. A deed explains a transaction of ours as far as it goes, not beyond. Pure.
 */
export function judgeEntries(
  entries: readonly Entry[],
  { rows, deeds }: Records,
  dollarOf: (asset: AssetId) => bigint,
): Judged[] {
  const byPlace = Map.groupBy(rows, placeOf);
  const byDeed = Map.groupBy(deeds, ({ hash, asset }) => `${hash} ${asset}`);
  const places = new Set(entries.map(placeOf));
  const missing = [...byPlace].flatMap(([place, [row]]) =>
    row && !places.has(place) ? [{ height: row.height, asset: row.asset, moves: [] }] : [],
  );
  return [...entries, ...missing].map((entry) => {
    const booked = byPlace.get(placeOf(entry)) ?? [];
    const done = [...new Set(entry.moves.map(({ hash }) => hash))].flatMap(
      (hash) => byDeed.get(`${hash} ${entry.asset}`) ?? [],
    );
    const gap =
      sum(entry.moves, ({ amount, fee }) => amount + fee) - sum([...booked, ...done], (one) => one.amount);
    const isSmall = (gap < 0n ? -gap : gap) < dollarOf(entry.asset);
    return { ...entry, gap: isSmall ? null : gap, rows: booked.map(({ hash }) => hash) };
  });
}

const sum = <T>(list: readonly T[], amountOf: (one: T) => bigint): bigint =>
  list.reduce((all, one) => all + amountOf(one), 0n);

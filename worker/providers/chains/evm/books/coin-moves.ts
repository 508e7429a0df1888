import type { BookMove } from "../../chain.ts";
import { toHex } from "../heights.ts";
import { type Rpc, unlessForgotten } from "../rpc.ts";
import { heightSchema, quantitySchema } from "../wire.ts";
import { readBlockMoves } from "./block-moves.ts";

/** Blocks at which balance and count are asked for in one reading, each once: two requests each. */
const MAX_STATES = 250;
/** Blocks with known receipts in one reading. */
const MAX_KNOWN = 80;
const PARALLEL = 6;

interface Range {
  owner: string;
  since: number;
  end: number;
  known: Pick<BookMove, "height" | "amount">[];
  small: bigint;
}

/** What an owner had after a block, and how many transactions it had sent by then. */
interface State {
  balance: bigint;
  sent: number;
}

/** Enough was asked for in this reading, or a block is not remembered. */
class Stop extends Error {
  readonly why: "enough" | "forgotten";
  constructor(why: Stop["why"]) {
    super(why);
    this.why = why;
  }
}

/**
 * What coins came and went after `since`, and up to which block that was read. Between two known receipts, and over each of
 * their blocks, balance and count of sent transactions must change as known; where they do not, and more than small change
 * came, the blocks are found by halving and read.
 */
export async function readCoinMoves(
  rpc: Rpc,
  { owner, since, end, known, small }: Range,
): Promise<{ moves: BookMove[]; end: number; complete: boolean }> {
  const sums = sumByHeight(known.filter(({ height }) => height > since && height <= end));
  const heights = [...sums.keys()].toSorted((a, b) => a - b);
  const last = heights[MAX_KNOWN] === undefined ? end : (heights[MAX_KNOWN] ?? end) - 1;
  const states = openStates(rpc, owner);
  const moves: BookMove[] = [];
  let reached = since;
  const look = async (low: number, high: number): Promise<void> => {
    const [before, after] = [await states(low), await states(high)];
    const expected = high - low === 1 ? (sums.get(high) ?? 0n) : 0n;
    const gain = after.balance - before.balance;
    if (isSmall(gain - expected, small) && before.sent === after.sent) moves.push(...asKnown(high, gain));
    else if (high - low === 1) moves.push(...(await readBlockMoves(rpc, owner, { height: high, gain })));
    else {
      const middle = Math.floor((low + high) / 2);
      await look(low, middle);
      await look(middle, high);
    }
    reached = high;
  };
  const stops = listStops(
    heights.filter((height) => height <= last),
    { since, last },
  );
  try {
    for (let i = 0; i < stops.length; i += PARALLEL)
      await Promise.all(stops.slice(i, i + PARALLEL).map(states));
    for (const [i, high] of stops.entries()) if (i > 0) await look(stops[i - 1] ?? since, high);
  } catch (cause) {
    if (!(cause instanceof Stop)) throw cause;
    if (cause.why === "enough") return { moves, end: reached, complete: true };
    return { moves: [...sums].flatMap(([height, sum]) => asKnown(height, sum)), end, complete: false };
  }
  return { moves, end: last, complete: true };
}

const isSmall = (amount: bigint, small: bigint) => amount === 0n || (amount > 0n && amount < small);

const asKnown = (height: number, amount: bigint): BookMove[] =>
  amount === 0n ? [] : [{ hash: null, height, asset: "native", amount, fee: 0n }];

function sumByHeight(known: Range["known"]): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const { height, amount } of known) sums.set(height, (sums.get(height) ?? 0n) + amount);
  return sums;
}

/** Before and after each known block, from the one end to the other. */
const listStops = (heights: number[], { since, last }: { since: number; last: number }): number[] =>
  [...new Set([since, ...heights.flatMap((height) => [height - 1, height]), last])].toSorted((a, b) => a - b);

function openStates(rpc: Rpc, owner: string): (height: number) => Promise<State> {
  const asked = new Map<number, Promise<State>>();
  const read = async (height: number): Promise<State> => {
    const params = [owner, toHex(height)];
    const [balance, sent] = await Promise.all([
      unlessForgotten(rpc.ask("eth_getBalance", params, quantitySchema)),
      unlessForgotten(rpc.ask("eth_getTransactionCount", params, heightSchema)),
    ]);
    if (balance === null || sent === null) throw new Stop("forgotten");
    return { balance, sent };
  };
  return (height) => {
    const known = asked.get(height);
    if (known) return known;
    if (asked.size >= MAX_STATES) return Promise.reject(new Stop("enough"));
    const state = read(height);
    asked.set(height, state);
    return state;
  };
}

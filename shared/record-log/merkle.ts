import { platform } from "./platform.ts";

/** A SHA-256: 32 bytes. */
export type Hash = Uint8Array<ArrayBuffer>;

export async function sha256(...parts: ArrayLike<number>[]): Promise<Hash> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await platform.crypto.subtle.digest("SHA-256", bytes));
}

/** The hash of a leaf and of a node (RFC 6962, section 2.1): told apart by their first byte. */
export const hashLeaf = (entry: Uint8Array) => sha256([0], entry);
export const hashNode = (left: Hash, right: Hash) => sha256([1], left, right);

/** The hash of the complete subtree over the leaves from `index` × 2^`level` on. */
export type FindNode = (level: number, index: number) => Promise<Hash>;

/** The tree over leaves that are all at hand, each node hashed once. */
export function openLeaves(leaves: readonly Hash[]): FindNode {
  const nodes = new Map<string, Promise<Hash>>();
  const find: FindNode = (level, index) => {
    const name = `${level} ${index}`;
    const node = nodes.get(name) ?? make(level, index);
    nodes.set(name, node);
    return node;
  };
  const make: FindNode = async (level, index) =>
    level === 0
      ? (leaves[index] as Hash)
      : hashNode(await find(level - 1, 2 * index), await find(level - 1, 2 * index + 1));
  return find;
}

/** The largest power of two under `count`, which is 2 or more. */
const splitOf = (count: number) => 2 ** Math.ceil(Math.log2(count) - 1);

/** The root over leaves `from` to `to` (that one not among them): a left part of such a range is always complete. */
export async function findRoot(find: FindNode, from: number, to: number): Promise<Hash> {
  const count = to - from;
  if (count === 0) return sha256();
  const level = Math.log2(count);
  if (Number.isInteger(level) && from % count === 0) return find(level, from / count);
  const half = splitOf(count);
  return hashNode(await findRoot(find, from, from + half), await findRoot(find, from + half, to));
}

/** The hashes beside the way from leaf `index` to the root over `size` leaves, the lowest first (RFC 6962, 2.1.1). */
export async function findInclusion(find: FindNode, index: number, size: number): Promise<Hash[]> {
  const path = async (from: number, to: number): Promise<Hash[]> => {
    if (to - from <= 1) return [];
    const half = from + splitOf(to - from);
    return index < half
      ? [...(await path(from, half)), await findRoot(find, half, to)]
      : [...(await path(half, to)), await findRoot(find, from, half)];
  };
  return path(0, size);
}

/** What shows that the tree over `size` leaves begins with that over `before` (RFC 6962, 2.1.2). */
export async function findConsistency(find: FindNode, before: number, size: number): Promise<Hash[]> {
  const path = async (from: number, to: number, until: number, isWhole: boolean): Promise<Hash[]> => {
    if (until === to) return isWhole ? [] : [await findRoot(find, from, to)];
    const half = from + splitOf(to - from);
    return until <= half
      ? [...(await path(from, half, until, isWhole)), await findRoot(find, half, to)]
      : [...(await path(half, to, until, false)), await findRoot(find, from, half)];
  };
  return before === 0 || before === size ? [] : path(0, size, before, true);
}

/** Whether a leaf is the one at `index` of the tree with that root (RFC 9162, 2.1.3.2). */
export async function isIncluded(
  leaf: Hash,
  { index, size }: { index: number; size: number },
  path: readonly Hash[],
  root: Hash,
): Promise<boolean> {
  if (index < 0 || index >= size) return false;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const beside of path) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = await hashNode(beside, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else hash = await hashNode(hash, beside);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 && areEqual(hash, root);
}

/** A tree that somebody signed. */
export interface Tree {
  size: number;
  root: Hash;
}

/** Whether the later tree begins with the earlier one (RFC 9162, 2.1.4.2). */
export async function isConsistent(before: Tree, after: Tree, path: readonly Hash[]): Promise<boolean> {
  if (before.size > after.size) return false;
  if (before.size === after.size) return path.length === 0 && areEqual(before.root, after.root);
  if (before.size === 0) return path.length === 0;
  const isWhole = Number.isInteger(Math.log2(before.size));
  const roots = await climb(before.size, after.size, isWhole ? [before.root, ...path] : path);
  return roots !== null && areEqual(roots.old, before.root) && areEqual(roots.fresh, after.root);
}

/** The roots over the first `before` leaves and over all `size`, which that path gives; null: it is too short or too long. */
async function climb(
  before: number,
  size: number,
  [first, ...others]: readonly Hash[],
): Promise<{ old: Hash; fresh: Hash } | null> {
  if (!first) return null;
  let [at, last] = [before - 1, size - 1];
  while (at % 2 === 1) [at, last] = [(at - 1) / 2, Math.floor(last / 2)];
  let [old, fresh] = [first, first];
  for (const beside of others) {
    if (last === 0) return null;
    if (at % 2 === 1 || at === last) {
      [old, fresh] = [await hashNode(beside, old), await hashNode(beside, fresh)];
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else fresh = await hashNode(fresh, beside);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? { old, fresh } : null;
}

export const areEqual = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

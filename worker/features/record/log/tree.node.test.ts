import { describe, expect, it } from "vitest";
import {
  findConsistency,
  findInclusion,
  findRoot,
  type Hash,
  hashLeaf,
  isConsistent,
  isIncluded,
  openLeaves,
} from "../../../../shared/record-log/merkle.ts";

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const OTHER = new Uint8Array(32);

describe("a tree by RFC 6962", () => {
  // The leaves and roots of certificate-transparency's own reference tests.
  const LEAVES = [
    "",
    "00",
    "10",
    "2021",
    "3031",
    "40414243",
    "5051525354555657",
    "606162636465666768696a6b6c6d6e6f",
  ].map(hex);
  const ROOTS = [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
  ];

  it("has the roots that its reference has", async () => {
    const find = openLeaves(await Promise.all(LEAVES.map(hashLeaf)));
    for (const [size, root] of ROOTS.entries()) expect(toHex(await findRoot(find, 0, size))).toBe(root);
  });

  it("proves each leaf of each size, and nothing else; and each earlier tree, and no other", async () => {
    const leaves = await Promise.all(Array.from({ length: 20 }, (_, i) => hashLeaf(Uint8Array.of(i))));
    const find = openLeaves(leaves);
    const roots = await Promise.all(leaves.map((_, i) => findRoot(find, 0, i + 1)));
    const rootOf = (size: number) => roots[size - 1] as Hash;
    for (let size = 1; size <= leaves.length; size++)
      for (let index = 0; index < size; index++) {
        const path = await findInclusion(find, index, size);
        const leaf = leaves[index] as Hash;
        expect(await isIncluded(leaf, { index, size }, path, rootOf(size))).toBe(true);
        expect(await isIncluded(leaves[(index + 1) % 20] as Hash, { index, size }, path, rootOf(size))).toBe(
          false,
        );
        if (path.length > 0)
          expect(await isIncluded(leaf, { index, size }, path.slice(1), rootOf(size))).toBe(false);
        const before = { size: index + 1, root: rootOf(index + 1) };
        const after = { size, root: rootOf(size) };
        const steps = await findConsistency(find, before.size, size);
        expect(await isConsistent(before, after, steps)).toBe(true);
        if (before.size === size) continue;
        expect(await isConsistent({ ...before, root: OTHER }, after, steps)).toBe(false);
        expect(await isConsistent(before, { ...after, root: OTHER }, steps)).toBe(false);
        expect(await isConsistent(before, after, steps.slice(0, -1))).toBe(false);
      }
  });
});

import { expect, it } from "vitest";
import { NETWORKS } from "../../../../shared/networks.ts";
import type { TransactionFacts, Transfer } from "../../../providers/chains/chain.ts";
import { listShares } from "./list-shares.ts";

const US = "0xus";
const USDC = NETWORKS.base.tokens.USDC?.address ?? "";
const CONFIG = { chains: { base: { receiver: US, rpcUrls: [] } }, ngma: undefined };
const move = (from: string, amount: bigint, more: Partial<Transfer> = {}): Transfer => ({
  ...{ from, to: US, asset: USDC, amount, ...more },
});
const read = (transfers: Transfer[], more: Partial<TransactionFacts> = {}) => {
  const changes = transfers.flatMap(({ from, to, asset, amount }) => [
    { owner: from, asset, amount: -amount },
    { owner: to, asset, amount },
  ]);
  const sums = [...Map.groupBy(changes, ({ owner, asset }) => `${owner} ${asset}`).values()].flatMap(
    (group) =>
      group[0] ? [{ ...group[0], amount: group.reduce((sum, { amount }) => sum + amount, 0n) }] : [],
  );
  const facts: TransactionFacts = {
    ...{
      hash: "0x1",
      succeeded: true,
      final: true,
      confirmations: null,
      signers: [],
      at: new Date(0),
      height: 1,
    },
    ...{ changes: sums, transfers, ...more },
  };
  return { facts, ...listShares(CONFIG, "base", facts) };
};
const DOLLAR = 1_000_000n;

it("each wallet's transfers are a share, the greatest last under the transaction's own hash", () => {
  const { shares } = read([move("a", DOLLAR), move("b", 5n * DOLLAR), move("a", 3n * DOLLAR)]);
  expect(shares.map(({ hash, changes }) => [hash, changes.map(({ amount }) => amount)])).toEqual([
    ["0x1#a", [-4n * DOLLAR, 4n * DOLLAR]],
    ["0x1", [-5n * DOLLAR, 5n * DOLLAR]],
  ]);
});

it("another coin, and what other owners received, stays with its owner", () => {
  const { shares } = read([
    move("a", DOLLAR),
    move("b", 10n ** 18n, { asset: "native" }),
    move("c", 7n, { asset: "fake" }),
  ]);
  expect(shares.map(({ changes }) => changes.map(({ owner, asset }) => `${owner} ${asset}`))).toEqual([
    [`a ${USDC}`, `${US} ${USDC}`],
    ["b native", `${US} native`, "c fake", `${US} fake`],
  ]);
});

it("what contracts paid unseen is each share's own", () => {
  const transfers = ["a", "b"].map((from, i) => move(from, BigInt(i + 1), { asset: "native" }));
  const { shares } = read(transfers, { hidden: [{ owner: US, asset: "native", amount: 3n }] });
  expect(shares.map(({ hidden }) => hidden?.map(({ amount }) => amount))).toEqual([[1n], [2n]]);
});

it.each<[string, Transfer[], Partial<TransactionFacts>?]>([
  ["of one wallet", [move("a", 1n), move("a", 2n)]],
  ["that only passed through another's hands", [move("a", 4n, { to: "b" }), move("b", 4n), move("a", 1n)]],
  ["in which we paid", [move("a", 1n), move("b", 2n), move(US, 1n, { to: "c" })]],
  [
    "that names an order",
    [move("a", 1n), move("b", 2n)],
    { named: [{ owner: US, asset: USDC, amount: 1n, references: ["r"] }] },
  ],
  [
    "with more than its transfers",
    [move("a", 1n), move("b", 2n)],
    { changes: [{ owner: US, asset: USDC, amount: 9n }] },
  ],
  ["of too many wallets", Array.from({ length: 30 }, (_, i) => move(`w${i}`, DOLLAR))],
  ["of a network that tells no transfers", [], {}],
])("a transaction %s is one share", (_, transfers, more) => {
  const { facts, shares, small } = read(transfers, more);
  expect([shares, small]).toEqual([[facts], []]);
});

it("beyond twenty wallets what is less than a dollar is counted", () => {
  const dust = Array.from({ length: 30 }, (_, i) => move(`w${i}`, BigInt(1 + i)));
  const { shares, small } = read([...dust, move("a", 20n * DOLLAR)]);
  expect([shares.length, small.length]).toEqual([20, 11]);
  expect(small[0]).toEqual({ hash: "0x1#w0", asset: USDC, amount: 1n });
  const all = [...shares.flatMap(({ transfers = [] }) => transfers), ...small];
  expect(all.reduce((sum, { amount }) => sum + amount, 0n)).toBe(20n * DOLLAR + 465n);
});

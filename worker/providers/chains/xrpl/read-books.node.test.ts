import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { getBalanceChanges, Wallet } from "xrpl";
import { NETWORKS } from "../../../../shared/networks.ts";
import { startXrplSimulator, type XrplSimulator } from "../../../test/chains/xrpl-server.node.ts";
import type { WireAmount } from "../../../test/chains/xrpl-simulator.node.ts";
import { openXrplWallet, type XrplWallet } from "../../../test/chains/xrpl-wallet.node.ts";
import type { Books } from "../chain.ts";
import { openXrplNode } from "./xrpl.ts";

const USDC = NETWORKS.xrpl.tokens.USDC?.address ?? "";
const [CURRENCY = "", ISSUER = ""] = USDC.split(".");
const usdc = (value: string): WireAmount => ({ currency: CURRENCY, issuer: ISSUER, value });
const FEE = 12n;

let simulator: XrplSimulator;
let us: XrplWallet;
let buyer: XrplWallet;
let opening: Books;
beforeAll(async () => {
  simulator = await startXrplSimulator();
  simulator.ledger.fund(ISSUER, 10_000_000n);
});
afterAll(() => simulator.close());

const read = async (since: number | null): Promise<Books> => {
  const holdings = ["native", USDC].map((asset) => ({ owner: us.address, asset }));
  return openXrplNode(simulator.url).readBooks({ holdings, since, known: [], small: 0n });
};
beforeEach(async () => {
  [us, buyer] = [openXrplWallet(simulator), openXrplWallet(simulator)];
  for (const { address } of [us, buyer]) {
    simulator.ledger.fund(address, 100_000_000n);
    simulator.ledger.trust(address, USDC, { balance: "500" });
  }
  opening = await read(null);
});
const expectEven = ({ balances, moves }: Books) => {
  for (const asset of ["native", USDC]) {
    const sum = moves.filter((move) => move.asset === asset).reduce((all, { amount }) => all + amount, 0n);
    expect((balances?.get(asset) ?? 0n) - (opening.balances?.get(asset) ?? 0n)).toBe(sum);
  }
};

it("tells what came, what was sent, its fee, and what a failure cost", async () => {
  const { hash: came } = await buyer.sendPayment({ destination: us.address, amount: "70000" });
  const { hash: got } = await buyer.sendPayment({ destination: us.address, amount: usdc("11.25") });
  const { hash: refund } = await us.sendPayment({ destination: buyer.address, amount: usdc("4.5") });
  const { hash: gone } = await us.sendPayment({ destination: buyer.address, amount: "5000000" });
  const failed = await us.sendPayment({ destination: Wallet.generate().address, amount: usdc("1") });
  expect(failed.result).toMatch(/^tec/);
  const books = await read(opening.height);
  expectEven(books);
  expect(books.moves.map(({ hash, asset, amount, fee }) => [hash, asset, amount, fee])).toEqual([
    [came, "native", 70_000n, 0n],
    [got, USDC, 11_250_000n, 0n],
    [refund, "native", -FEE, FEE],
    [refund, USDC, -4_500_000n, 0n],
    [gone, "native", -5_000_000n - FEE, FEE],
    [failed.hash, "native", -FEE, FEE],
  ]);
});

it("what no payment moved is told too, by the account's own entry", async () => {
  simulator.ledger.fund(buyer.address, 50_000_000n);
  const { hash } = await buyer.sendPayment({ destination: us.address, amount: "123" });
  const tx = simulator.ledger.transactions.get(hash);
  if (tx) tx.tx.TransactionType = "EscrowFinish";
  const books = await read(opening.height);
  expectEven(books);
  expect(books.moves).toMatchObject([{ hash, amount: 123n }]);
});

it("the simulator's metadata is what the ledger's own library reads from it", async () => {
  const { hash } = await buyer.sendPayment({ destination: us.address, amount: usdc("11.25") });
  const meta = simulator.ledger.transactions.get(hash)?.meta;
  const changes = getBalanceChanges(meta as unknown as Parameters<typeof getBalanceChanges>[0]);
  expect(changes.find(({ account }) => account === us.address)?.balances).toEqual([
    { currency: CURRENCY, issuer: ISSUER, value: "11.25" },
  ]);
  const books = await read(opening.height);
  expect(books.moves).toMatchObject([{ asset: USDC, amount: 11_250_000n }]);
});

it("an account that was made by its first payment had nothing before", async () => {
  us = openXrplWallet(simulator);
  const { height } = await read(null);
  const { hash } = await buyer.sendPayment({ destination: us.address, amount: "20000000" });
  expect((await read(height)).moves).toMatchObject([{ hash, asset: "native", amount: 20_000_000n }]);
});

it("a server that does not hold all ledgers since is not believed", async () => {
  await buyer.sendPayment({ destination: us.address, amount: "7" });
  simulator.keepFrom(simulator.ledger.index);
  await expect(read(opening.height - 5)).rejects.toMatchObject({ name: "ProviderError" });
  simulator.keepFrom(32_570);
});

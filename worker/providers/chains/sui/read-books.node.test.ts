import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { NETWORKS } from "../../../../shared/networks.ts";
import { type SuiSimulator, startSuiSimulator } from "../../../test/chains/sui-graphql.node.ts";
import { openSuiWallet, type SuiWallet } from "../../../test/chains/sui-wallet.node.ts";
import type { Books } from "../chain.ts";
import { openSuiNode } from "./sui.ts";

const USDC = NETWORKS.sui.tokens.USDC?.address ?? "";
const GAS = 757_000n + 1_976_000n - 978_120n;

let simulator: SuiSimulator;
let us: SuiWallet;
let buyer: SuiWallet;
let opening: Books;
beforeAll(async () => {
  simulator = await startSuiSimulator();
});
afterAll(() => simulator.close());

const node = () => openSuiNode(simulator.url);
const read = async (since: number | null): Promise<Books> => {
  const holdings = ["native", USDC].map((asset) => ({ owner: us.address, asset }));
  return node().readBooks({ holdings, since, known: [], small: 0n });
};
beforeEach(async () => {
  [us, buyer] = [openSuiWallet(simulator), openSuiWallet(simulator)];
  for (const { address } of [us, buyer]) {
    simulator.ledger.mint(address, 10_000_000_000n);
    simulator.ledger.mint(address, 500_000_000n, USDC);
  }
  opening = await read(null);
});
async function pay(from: SuiWallet, to: SuiWallet, asset: string, amount: bigint): Promise<string> {
  const decimals = asset === "native" ? 9 : 6;
  const built = await node().buildPayment({
    ...{ sender: from.address, receiver: to.address, asset, amount, decimals },
  });
  if (built.kind !== "sui") throw new Error("another network's transaction");
  return (await from.signAndExecute(built.transaction)).digest;
}
const expectEven = ({ balances, moves }: Books) => {
  for (const asset of ["native", USDC]) {
    const sum = moves.filter((move) => move.asset === asset).reduce((all, { amount }) => all + amount, 0n);
    expect((balances?.get(asset) ?? 0n) - (opening.balances?.get(asset) ?? 0n)).toBe(sum);
  }
};

it("tells what came and what was sent, with its gas", async () => {
  const came = await pay(buyer, us, "native", 70_000n);
  const got = await pay(buyer, us, USDC, 11n);
  const refund = await pay(us, buyer, USDC, 4n);
  const gone = await pay(us, buyer, "native", 1_000_000n);
  const books = await read(opening.height);
  expectEven(books);
  const all = books.moves.map(({ hash, asset, amount, fee }) => [hash, asset, amount, fee]);
  expect(all).toEqual(
    expect.arrayContaining([
      [came, "native", 70_000n, 0n],
      [got, USDC, 11n, 0n],
      [refund, "native", -GAS, GAS],
      [refund, USDC, -4n, 0n],
      [gone, "native", -1_000_000n - GAS, GAS],
    ]),
  );
  expect(all).toHaveLength(5);
});

it("what lies in the address's own balance counts like coins", async () => {
  simulator.ledger.fund(us.address, 33n, USDC);
  simulator.ledger.closeCheckpoint();
  const { balances } = await read(null);
  expect(balances?.get(USDC)).toBe(500_000_033n);
});

it("one reading is bounded, tells no balance before the head, and the next goes on where it ended", async () => {
  for (let i = 0; i < 220; i++) await pay(buyer, us, "native", 1_000n + BigInt(i));
  const first = await read(opening.height);
  expect(first.balances).toBeNull();
  const rest = await read(first.height);
  expect(first.moves.length + rest.moves.length).toBe(220);
  expectEven({ ...rest, moves: [...first.moves, ...rest.moves] });
});

it("a node whose index does not reach back so far is not believed", async () => {
  await pay(buyer, us, "native", 5n);
  simulator.keepFrom(simulator.ledger.checkpoint);
  await expect(read(opening.height - 5)).rejects.toMatchObject({ name: "ProviderError" });
  simulator.keepFrom(0);
});

import { afterEach, describe, expect, it } from "vitest";
import { type Answer, type Detour, openDetour } from "../../../test/chains/evm-detour.node.ts";
import { poolNodes } from "../pool-nodes.ts";
import { openEvmNode } from "./evm.ts";

const HASH = `0x${"ab".repeat(32)}`;
const [PAYER, RECEIVER] = [`0x${"11".repeat(20)}`, `0x${"22".repeat(20)}`];
const BLOCK = { hash: `0x${"cd".repeat(32)}`, number: "0x10", timestamp: "0x69b00000" };
const MINED = { blockHash: BLOCK.hash, blockNumber: BLOCK.number, transactionIndex: "0x0" };
const WAITS = { blockHash: null, blockNumber: null, transactionIndex: null };
const transaction = (place: object) => ({
  result: { hash: HASH, type: "0x2", from: PAYER, to: RECEIVER, value: "0x14", input: "0x", ...place },
});
const receipt = (place: object) => ({
  result: { transactionHash: HASH, status: "0x1", logs: [], ...place },
});
const NOTHING = { result: null };

/** What a node says to each question about the transaction, one answer after the other; the last one stays. */
interface Told {
  transaction: Answer[];
  receipt: Answer[];
}

const open: Detour[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A node of Base as far as one transaction goes; everything else about it is settled. */
async function openNode({ transaction: transactions, receipt: receipts }: Told) {
  const next = (answers: Answer[]) => (answers.length > 1 ? answers.shift() : answers[0]) ?? NOTHING;
  const server = await openDetour("", {
    eth_chainId: () => ({ result: "0x2105" }),
    eth_blockNumber: () => ({ result: "0x12" }),
    eth_getBlockByNumber: () => ({ result: BLOCK }),
    eth_getTransactionByHash: () => next(transactions),
    eth_getTransactionReceipt: () => next(receipts),
  });
  open.push(server);
  return openEvmNode("base", server.url);
}

const KNOWN: Told = { transaction: [transaction(MINED)], receipt: [receipt(MINED)] };
const PENDING = { final: false, height: null, at: null, confirmations: null, changes: [] };
const PAID = { succeeded: true, final: true, height: 16 };

/** Both halves are asked for at once; the block comes between the two answers. */
const TORN: [string, Told][] = [
  [
    "the receipt was read before the block came, the transaction after",
    { transaction: [transaction(MINED)], receipt: [NOTHING, receipt(MINED)] },
  ],
  [
    "the receipt was that of a transaction in no block, the transaction was read after",
    { transaction: [transaction(MINED)], receipt: [receipt(WAITS), receipt(MINED)] },
  ],
  [
    "the transaction was read before the block came, the receipt after",
    { transaction: [transaction(WAITS), transaction(MINED)], receipt: [receipt(MINED)] },
  ],
  [
    "the transaction was not known yet, its receipt was",
    { transaction: [NOTHING, transaction(MINED)], receipt: [receipt(MINED)] },
  ],
  [
    "the block was replaced by another in between",
    {
      transaction: [transaction({ ...MINED, blockHash: `0x${"ef".repeat(32)}` }), transaction(MINED)],
      receipt: [receipt(MINED)],
    },
  ],
];
const copy = ({ transaction, receipt }: Told): Told => ({
  transaction: [...transaction],
  receipt: [...receipt],
});

describe.each(TORN)("where %s", (_case, told) => {
  it("the transaction is pending, and no answer about it stays", async () => {
    const node = await openNode(copy(told));
    expect(await node.findTransaction(HASH)).toMatchObject(PENDING);
    expect(await node.findTransaction(HASH)).toMatchObject(PAID);
  });

  it("a sole node is asked again within the same call", async () => {
    expect(await poolNodes([await openNode(copy(told))]).findTransaction(HASH)).toMatchObject(PAID);
  });

  it("another node that has both halves is believed", async () => {
    const nodes = [await openNode(copy(told)), await openNode(KNOWN)];
    expect(await poolNodes(nodes).findTransaction(HASH)).toMatchObject(PAID);
  });

  it("a large payment is not final before every node has both halves", async () => {
    const pool = poolNodes([await openNode(copy(told)), await openNode(KNOWN)]);
    expect(await pool.findTransaction(HASH, true)).toMatchObject({ succeeded: true, final: false });
    expect(await pool.findTransaction(HASH, true)).toMatchObject(PAID);
  });
});

describe("a transaction in no block", () => {
  it.each<[string, Told]>([
    ["of which no node has a receipt", { transaction: [transaction(WAITS)], receipt: [NOTHING] }],
    ["whose receipt has no block either", { transaction: [transaction(WAITS)], receipt: [receipt(WAITS)] }],
    ["that nobody has seen", { transaction: [NOTHING], receipt: [NOTHING] }],
  ])("%s is null", async (_case, told) => {
    expect(await (await openNode(told)).findTransaction(HASH)).toBeNull();
  });

  it("whose receipt never comes stays pending, whatever is asked", async () => {
    const told = { transaction: [transaction(MINED)], receipt: [NOTHING] };
    const node = await openNode(told);
    expect(await poolNodes([node]).findTransaction(HASH)).toMatchObject(PENDING);
    expect(await poolNodes([node, node]).findTransaction(HASH)).toMatchObject(PENDING);
    expect(await poolNodes([node, node]).findTransaction(HASH, true)).toMatchObject(PENDING);
  });
});

import { createWalletClient, type Hex, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { mainnet } from "viem/chains";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  awaitPlaced,
  deploy,
  encodeCall,
  fund,
  HAS_ANVIL,
  payToken,
  send,
} from "../../../test/chains/anvil.node.ts";
import { openDetour, type Rules } from "../../../test/chains/evm-detour.node.ts";
import {
  changeOf,
  openShop,
  PAYER,
  RECEIVER,
  readFacts,
  STRANGER,
  tokensOf,
} from "../../../test/chains/evm-shop.node.ts";
import { openEvmNode } from "./evm.ts";
import { TRANSFER_TOPIC, toTopic } from "./transfer-logs.ts";

const USDC = tokensOf("ethereum").find(({ symbol }) => symbol === "USDC")?.address ?? "";
/** Anvil's second account. */
const ACCOUNT = privateKeyToAccount("0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d");
const NO_METHOD = { error: { code: -32601, message: "the method does not exist" } };
const word = (figure: bigint): Hex => `0x${figure.toString(16).padStart(64, "0")}`;

describe.skipIf(!HAS_ANVIL)("transactions that are no plain payment (anvil, chain id 1)", () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  let mover: string;
  let liar: string;
  beforeAll(async () => {
    shop = await openShop("ethereum");
    mover = await deploy(shop.anvil, "Mover");
    liar = await deploy(shop.anvil, "Liar");
    for (const owner of [PAYER, STRANGER, RECEIVER]) {
      await fund(shop.anvil, owner, 100n * 10n ** 18n);
      await approve(owner);
    }
  });
  afterAll(() => shop?.anvil.stop());

  const approve = (owner: string) =>
    send(shop.anvil, { from: owner, to: USDC, data: encodeCall("Token", "approve", [mover, 10n ** 12n]) });
  const sendAndRead = async (call: Parameters<typeof send>[1]) =>
    readFacts(shop.node, await send(shop.anvil, call));
  const moveAll = (...moves: [from: string, to: string, amount: bigint][]) =>
    sendAndRead({
      from: PAYER,
      to: mover,
      data: encodeCall("Mover", "moveAll", [
        USDC,
        moves.map(([from]) => from),
        moves.map(([, to]) => to),
        moves.map(([, , amount]) => amount),
      ]),
    });
  const say = (topics: Hex[], data: Hex) =>
    sendAndRead({ from: PAYER, to: liar, data: encodeCall("Liar", "say", [topics, data]) });

  it("F-075: a failed payment in coins moved nothing, whatever its value says", async () => {
    const facts = await sendAndRead({
      ...{ from: PAYER, to: mover, value: 5n, gas: 100_000n },
      data: encodeCall("Mover", "refuse"),
    });
    expect(facts).toMatchObject({ succeeded: false, changes: [] });
    expect(facts.notice).toBeUndefined();
  });

  it("F-075: a failed payment in USDC moved nothing, whatever its call says", async () => {
    const facts = await sendAndRead({
      ...{ from: PAYER, to: USDC, gas: 100_000n },
      data: encodeCall("Token", "transfer", [RECEIVER, 10n ** 18n]),
    });
    expect(facts).toMatchObject({ succeeded: false, changes: [] });
  });

  it("F-091: a call that says transfer and logs nothing moved nothing", async () => {
    const data = encodeCall("Liar", "transfer", [RECEIVER, 20_000_000n]);
    expect(await sendAndRead({ from: PAYER, to: liar, data })).toMatchObject({
      succeeded: true,
      changes: [],
    });
  });

  it("F-092: an event of another contract with the same topic counts for that contract alone", async () => {
    const data = encodeCall("Liar", "claim", [PAYER, RECEIVER, 20_000_000n]);
    const facts = await sendAndRead({ from: PAYER, to: liar, data });
    expect(changeOf(facts, RECEIVER, USDC)).toBe(0n);
    expect(facts.changes.map(({ asset }) => asset)).toEqual([liar, liar]);
  });

  it.each<[string, Hex[], Hex]>([
    ["F-093: an ERC-721 transfer (four topics)", [word(7n)], "0x"],
    ["F-101: Polygon's own four-topic log", [word(7n)], `${word(20_000_000n)}${"00".repeat(128)}`],
    ["F-093: a transfer of four topics with 32 bytes of data", [word(7n)], word(20_000_000n)],
    ["a transfer whose amount is not 32 bytes", [], "0x01"],
    ["a transfer without an amount", [], "0x"],
    ["a transfer with an amount and more", [], `${word(1n)}${"00".repeat(32)}`],
  ])("%s is no amount", async (_case, more, data) => {
    const topics = [TRANSFER_TOPIC, toTopic(PAYER), toTopic(RECEIVER)] as Hex[];
    expect((await say([...topics, ...more], data)).changes).toEqual([]);
  });

  it("F-101: a log of another event with three topics is no transfer", async () => {
    const topics = [word(1n), toTopic(PAYER), toTopic(RECEIVER)] as Hex[];
    expect((await say(topics, word(20_000_000n))).changes).toEqual([]);
    expect((await say([], word(20_000_000n))).changes).toEqual([]);
  });

  it("F-094: what came in and went out again in one transaction is no change", async () => {
    const facts = await moveAll([PAYER, RECEIVER, 20_000_000n], [RECEIVER, STRANGER, 20_000_000n]);
    expect(changeOf(facts, RECEIVER, USDC)).toBe(0n);
    expect(changeOf(facts, STRANGER, USDC)).toBe(20_000_000n);
  });

  it("F-094: a part that went out again is taken off", async () => {
    const facts = await moveAll([PAYER, RECEIVER, 20_000_000n], [RECEIVER, PAYER, 19_000_000n]);
    expect(changeOf(facts, RECEIVER, USDC)).toBe(1_000_000n);
    expect(changeOf(facts, PAYER, USDC)).toBe(-1_000_000n);
  });

  it("F-095: a transfer of nothing adds nothing and is not found by a scan", async () => {
    const hash = await payToken(shop.anvil, { token: USDC, from: PAYER, to: RECEIVER, amount: 0n });
    expect((await readFacts(shop.node, hash)).changes).toEqual([]);
    const scan = await shop.node.findTransfers({ receiver: RECEIVER, assets: [USDC], from: 0 });
    expect(scan.transfers.map((found) => found.hash)).not.toContain(hash);
  });

  it("F-096: several transfers in one transaction are one sum, in the facts and in a scan", async () => {
    const from = (await shop.node.readFinalHeight()) + 1;
    const facts = await moveAll([PAYER, RECEIVER, 12_000_000n], [PAYER, RECEIVER, 8_000_000n]);
    expect(changeOf(facts, RECEIVER, USDC)).toBe(20_000_000n);
    await shop.anvil.ask("anvil_mine", ["0x3", "0x0"]);
    const { transfers } = await shop.node.findTransfers({ receiver: RECEIVER, assets: [USDC], from });
    const found = { hash: facts.hash, asset: USDC, amount: 20_000_000n, sender: PAYER };
    expect(transfers.filter(({ hash }) => hash === facts.hash)).toEqual([found]);
  });

  it("two payers in one transaction keep their own falls, and a scan names neither", async () => {
    await send(shop.anvil, {
      from: PAYER,
      to: USDC,
      data: encodeCall("Token", "mint", [STRANGER, 9_000_000n]),
    });
    const facts = await moveAll([PAYER, RECEIVER, 1_000_000n], [STRANGER, RECEIVER, 2_000_000n]);
    expect(changeOf(facts, PAYER, USDC)).toBe(-1_000_000n);
    expect(changeOf(facts, STRANGER, USDC)).toBe(-2_000_000n);
    expect(facts.signers).toEqual([PAYER]);
    const toUs = { to: RECEIVER, asset: USDC };
    expect(facts.transfers).toEqual([
      { from: PAYER, ...toUs, amount: 1_000_000n },
      { from: STRANGER, ...toUs, amount: 2_000_000n },
    ]);
    await shop.anvil.ask("anvil_mine", ["0x3", "0x0"]);
    const scan = { receiver: RECEIVER, assets: [USDC], from: facts.height ?? 0 };
    expect((await shop.node.findTransfers(scan)).transfers[0]).toMatchObject({
      amount: 3_000_000n,
      sender: null,
    });
  });

  it("what a wallet holds of coins and tokens is told", async () => {
    const owner = `0x${"5".repeat(40)}`;
    const read = (asset: string) => shop.node.readBalance?.(owner, asset);
    expect([await read("native"), await read(USDC)]).toEqual([0n, 0n]);
    await fund(shop.anvil, owner, 7n);
    await send(shop.anvil, { from: PAYER, to: USDC, data: encodeCall("Token", "mint", [owner, 9n]) });
    expect([await read("native"), await read(USDC)]).toEqual([7n, 9n]);
  });

  it("who paid himself has no change", async () => {
    expect((await sendAndRead({ from: PAYER, to: PAYER, value: 5n })).changes).toEqual([]);
    expect((await moveAll([PAYER, PAYER, 5n])).changes).toEqual([]);
  });

  it("the network's fee is not part of what the payer's balance fell by", async () => {
    const facts = await sendAndRead({ from: PAYER, to: RECEIVER, value: 5n });
    expect(changeOf(facts, PAYER, "native")).toBe(-5n);
  });

  it.each<[string, string, bigint]>([
    ["with the coins of the call", "forward", 7n],
    ["from what the contract holds", "withdraw", 0n],
  ])(
    "F-097: coins paid inside a contract %s are told by the trace; a node without traces says that it cannot see",
    async (_case, name, value) => {
      await fund(shop.anvil, mover, 10n ** 18n);
      const args = name === "forward" ? [RECEIVER] : [RECEIVER, 7n];
      const facts = await sendAndRead({
        from: PAYER,
        to: mover,
        value,
        data: encodeCall("Mover", name, args),
      });
      expect(changeOf(facts, RECEIVER, "native")).toBe(7n);
      expect(changeOf(facts, name === "forward" ? PAYER : mover, "native")).toBe(-7n);
      expect(facts.notice).toBeUndefined();
      const blind = await openDetour(shop.anvil.url, { debug_traceTransaction: () => NO_METHOD });
      const half = await readFacts(openEvmNode("ethereum", blind.url), facts.hash);
      const gain = await openEvmNode("ethereum", blind.url).findBlockGain?.(RECEIVER, facts.height ?? 0);
      await blind.close();
      expect(changeOf(half, RECEIVER, "native")).toBe(0n);
      expect(half.notice).toBe("Coins moved inside a contract are not credited by themselves.");
      expect([half.unseen, gain?.amount, gain?.shown]).toEqual([true, 7n, []]);
      // What the trace tells beyond what the transaction shows is what the block gained unseen.
      expect(facts.hidden?.find(({ owner }) => owner === RECEIVER)?.amount).toBe(gain?.amount);
    },
  );

  it("F-097: coins sent plainly to a contract that passes them on are told by the trace, or unseen without one", async () => {
    const forwarder = `0x${"7".repeat(40)}`;
    // Calls the receiver with all that it was sent.
    const code = `0x60006000600060003473${RECEIVER.slice(2)}5af100`;
    await shop.anvil.ask("anvil_setCode", [forwarder, code]);
    const facts = await sendAndRead({ from: PAYER, to: forwarder, value: 7n });
    expect(changeOf(facts, RECEIVER, "native")).toBe(7n);
    expect(facts.hidden).toEqual([{ owner: RECEIVER, asset: "native", amount: 7n }]);
    const blind = await openDetour(shop.anvil.url, { debug_traceTransaction: () => NO_METHOD });
    const half = await readFacts(openEvmNode("ethereum", blind.url), facts.hash);
    const plain = await send(shop.anvil, { from: PAYER, to: STRANGER, value: 7n });
    const seen = await readFacts(openEvmNode("ethereum", blind.url), plain);
    await blind.close();
    expect([half.unseen, seen.unseen]).toEqual([true, undefined]);
  });

  it("F-097: a scan finds what contracts paid by the balance and the trace of its block, or tells the gain alone", async () => {
    await fund(shop.anvil, mover, 10n ** 18n);
    await shop.anvil.ask("anvil_mine", ["0x8", "0x0"]);
    const from = (await shop.node.readFinalHeight()) + 1;
    const pay = (name: string, args: unknown[], value = 0n) =>
      send(shop.anvil, { from: PAYER, to: mover, value, data: encodeCall("Mover", name, args) });
    await send(shop.anvil, { from: PAYER, to: RECEIVER, value: 5n });
    const hashes = [await pay("withdraw", [RECEIVER, 7n]), await pay("forward", [RECEIVER], 11n)];
    await pay("withdraw", [STRANGER, 3n]);
    await shop.anvil.ask("anvil_mine", ["0x8", "0x0"]);
    const scan = { receiver: RECEIVER, assets: ["native"], from };
    const told = await shop.node.findTransfers(scan);
    const traced = told.transfers.filter(({ hash }) => hashes.includes(hash));
    const blind = await openDetour(shop.anvil.url, { debug_traceBlockByNumber: () => NO_METHOD });
    const gains = (await openEvmNode("ethereum", blind.url).findTransfers(scan)).unseen;
    await blind.close();
    expect(gains?.map(({ amount }) => amount)).toEqual([7n, 11n]);
    const isTracing = told.unseen === undefined;
    expect(traced.map(({ amount }) => amount)).toEqual(isTracing ? [7n, 11n] : []);
    const forgetful = await openDetour(shop.anvil.url, { eth_getBalance: () => NO_METHOD });
    const seen = await openEvmNode("ethereum", forgetful.url).findTransfers(scan);
    await forgetful.close();
    expect([seen.unseen, seen.transfers.map(({ amount }) => amount)]).toEqual([undefined, [5n]]);
  });

  it("F-097: what a failed call inside a transaction says it moved did not move", async () => {
    const hash = await send(shop.anvil, { from: PAYER, to: RECEIVER, value: 9n, data: "0x12345678" });
    const frame = { from: PAYER, to: RECEIVER, value: "0x64" };
    const calls = [
      { ...frame, type: "CALL", error: "execution reverted", calls: [{ ...frame, type: "CALL" }] },
      { ...frame, type: "DELEGATECALL" },
      { ...frame, type: "CALL", value: "0x5" },
    ];
    const told = { result: { ...frame, type: "CALL", value: "0x9", calls } };
    const detour = await openDetour(shop.anvil.url, { debug_traceTransaction: () => told });
    const facts = await readFacts(openEvmNode("ethereum", detour.url), hash);
    await detour.close();
    expect(changeOf(facts, RECEIVER, "native")).toBe(14n);
  });

  it("F-098: a contract that is made with coins got them, and nobody else", async () => {
    const facts = await sendAndRead({ from: PAYER, value: 3n, data: "0x00" });
    expect(facts.succeeded).toBe(true);
    expect(changeOf(facts, PAYER, "native")).toBe(-3n);
    expect(changeOf(facts, RECEIVER, "native")).toBe(0n);
  });

  const wallet = () =>
    createWalletClient({ account: ACCOUNT, chain: mainnet, transport: http(shop.anvil.url) });
  const to = RECEIVER as Hex;
  const gasPrice = 10n ** 10n;
  it.each([
    ["0 (legacy)", () => wallet().sendTransaction({ type: "legacy", to, value: 9n, gasPrice })],
    [
      "1 (access list)",
      () => wallet().sendTransaction({ type: "eip2930", to, value: 9n, gasPrice, accessList: [] }),
    ],
    ["2 (EIP-1559)", () => wallet().sendTransaction({ type: "eip1559", to, value: 9n })],
    [
      "4 (EIP-7702)",
      async () => {
        const authorization = await wallet().signAuthorization({
          contractAddress: mover as Hex,
          executor: "self",
        });
        return wallet().sendTransaction({ to, value: 9n, authorizationList: [authorization] });
      },
    ],
  ])("F-098: a signed transaction of type %s pays its value", async (_type, pay) => {
    const hash = await pay();
    await awaitPlaced(shop.anvil, hash);
    const facts = await readFacts(shop.node, hash);
    expect(facts.signers).toEqual([ACCOUNT.address.toLowerCase()]);
    expect(changeOf(facts, RECEIVER, "native")).toBe(9n);
  });

  /** Reads a payment of 9 wei through a node that tells something else about it. */
  const readThrough = async (rules: Rules) => {
    const hash = await send(shop.anvil, { from: PAYER, to: RECEIVER, value: 9n });
    const detour = await openDetour(shop.anvil.url, rules);
    try {
      return await readFacts(openEvmNode("ethereum", detour.url), hash);
    } finally {
      await detour.close();
    }
  };
  const altered = (method: string, change: object): Rules => ({
    [method]: async (real) => ({ result: { ...(await real()), ...change } }),
  });

  it("a deposit of an OP chain (0x7e) pays its value like others", async () => {
    const facts = await readThrough(altered("eth_getTransactionByHash", { type: "0x7e" }));
    expect(changeOf(facts, RECEIVER, "native")).toBe(9n);
    expect(facts.notice).toBeUndefined();
  });

  it.each(["0x7f", "0x64", "0xff"])(
    "F-098: type %s does not crash, and without a trace credits no coins",
    async (type) => {
      const facts = await readThrough({
        ...altered("eth_getTransactionByHash", { type }),
        debug_traceTransaction: () => NO_METHOD,
      });
      expect(facts.changes).toEqual([]);
      expect(facts.notice).toBe(
        "Coins moved by an unusual kind of transaction are not credited by themselves.",
      );
    },
  );

  it("F-098: a node that tells neither type nor chain id is read as one of old", async () => {
    const facts = await readThrough(
      altered("eth_getTransactionByHash", { type: undefined, chainId: undefined }),
    );
    expect(changeOf(facts, RECEIVER, "native")).toBe(9n);
  });

  it("a receipt without a status (before 2017) is not taken for a success", async () => {
    const facts = await readThrough(altered("eth_getTransactionReceipt", { status: undefined }));
    expect(facts).toMatchObject({ succeeded: false, changes: [] });
  });

  it("F-100: a token that takes a fee on the way: what arrived counts, not what the call says", async () => {
    const setFee = (bps: bigint) =>
      send(shop.anvil, { from: PAYER, to: USDC, data: encodeCall("Token", "setFee", [bps]) });
    await setFee(10n);
    const hash = await payToken(shop.anvil, { token: USDC, from: PAYER, to: RECEIVER, amount: 20_000_000n });
    await setFee(0n);
    const facts = await readFacts(shop.node, hash);
    expect(changeOf(facts, RECEIVER, USDC)).toBe(19_980_000n);
    expect(changeOf(facts, PAYER, USDC)).toBe(-20_000_000n);
  });

  it("F-102: a log the node calls removed is no transfer", async () => {
    const hash = await payToken(shop.anvil, { token: USDC, from: PAYER, to: RECEIVER, amount: 5n });
    const removed = async (real: () => Promise<{ logs: object[] }>) => {
      const receipt = await real();
      return { result: { ...receipt, logs: receipt.logs.map((log) => ({ ...log, removed: true })) } };
    };
    const detour = await openDetour(shop.anvil.url, { eth_getTransactionReceipt: removed });
    const facts = await readFacts(openEvmNode("ethereum", detour.url), hash);
    await detour.close();
    expect(facts).toMatchObject({ succeeded: true, changes: [] });
  });
});

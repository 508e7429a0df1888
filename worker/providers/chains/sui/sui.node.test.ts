import { TransactionDataBuilder } from "@mysten/sui/transactions";
import { fromBase64 } from "@mysten/sui/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NETWORKS } from "../../../../shared/networks.ts";
import { type SuiSimulator, startSuiSimulator } from "../../../test/chains/sui-graphql.node.ts";
import { executeSigned, openSuiWallet, type SuiWallet } from "../../../test/chains/sui-wallet.node.ts";
import type { PaymentOrder, TransactionFacts } from "../chain.ts";
import { suiSpelling } from "./spelling.ts";
import { openSuiNode } from "./sui.ts";

const USDC = NETWORKS.sui.tokens.USDC?.address ?? "";
/** what the simulator charges: the gas of a real payment of August 2024 */
const GAS = 757_000n + 1_976_000n - 978_120n;
const RECEIVER = `0x${"5e".repeat(32)}`;

let simulator: SuiSimulator;
const node = () => openSuiNode(simulator.url);
beforeAll(async () => {
  simulator = await startSuiSimulator();
});
afterAll(() => simulator.close());

/** A wallet with 10 SUI. */
function makePayer(): SuiWallet {
  const wallet = openSuiWallet(simulator);
  simulator.ledger.mint(wallet.address, 10_000_000_000n);
  return wallet;
}

const order = (payer: SuiWallet, asset: string, amount: bigint): PaymentOrder => ({
  ...{ sender: payer.address, receiver: RECEIVER, asset, amount },
  decimals: asset === "native" ? 9 : 6,
});

/** Builds a payment in the worker, signs and sends it in the wallet; gives its digest. */
async function pay(payer: SuiWallet, asset: string, amount: bigint): Promise<string> {
  const built = await node().buildPayment(order(payer, asset, amount));
  if (built.kind !== "sui") throw new Error("another network's transaction");
  return (await payer.signAndExecute(built.transaction)).digest;
}

const read = async (digest: string): Promise<TransactionFacts> => {
  const facts = await node().findTransaction(digest);
  if (!facts) throw new Error("not found");
  return facts;
};
const received = ({ changes }: TransactionFacts) => changes.filter(({ owner }) => owner === RECEIVER);

describe("what a Sui payment did (simulator)", () => {
  it("SUI: receiver, sender, time and checkpoint are told", async () => {
    const payer = makePayer();
    const facts = await read(await pay(payer, "native", 10_000_123n));
    expect(facts).toMatchObject({
      succeeded: true,
      final: true,
      confirmations: null,
      signers: [payer.address],
    });
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: "native", amount: 10_000_123n }]);
    expect(facts.height).toBe(await node().readFinalHeight());
    expect(facts.height).toBe(await node().readHead());
    expect(Math.abs(Date.now() - Number(facts.at))).toBeLessThan(5_000);
    expect(facts.notice).toBeUndefined();
  });

  it("F-116: the receiver's change counts, not the payer's, which has gas in it", async () => {
    const payer = makePayer();
    const facts = await read(await pay(payer, "native", 1_000_000_000n));
    expect(facts.changes).toContainEqual({
      ...{ owner: payer.address, asset: "native" },
      amount: -1_000_000_000n - GAS,
    });
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: "native", amount: 1_000_000_000n }]);
  });

  it("USDC spread over three coins is merged and paid exactly", async () => {
    const payer = makePayer();
    for (const amount of [5_000_000n, 9_000_000n, 8_000_000n])
      simulator.ledger.mint(payer.address, amount, USDC);
    const facts = await read(await pay(payer, USDC, 20_001_234n));
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: USDC, amount: 20_001_234n }]);
    expect(facts.changes).toContainEqual({ owner: payer.address, asset: USDC, amount: -20_001_234n });
  });

  it("F-122: USDC kept in an address balance, wholly or in part, is paid as well", async () => {
    const [all, part] = [makePayer(), makePayer()];
    simulator.ledger.fund(all.address, 30_000_000n, USDC);
    simulator.ledger.fund(part.address, 15_000_000n, USDC);
    simulator.ledger.mint(part.address, 6_000_000n, USDC);
    for (const payer of [all, part])
      expect(received(await read(await pay(payer, USDC, 20_000_001n)))).toEqual([
        { owner: RECEIVER, asset: USDC, amount: 20_000_001n },
      ]);
  });

  it("F-122: money sent into our address balance makes no coin object and is credited all the same", async () => {
    const { Transaction } = await import("@mysten/sui/transactions");
    const payer = makePayer();
    const coin = simulator.ledger.mint(payer.address, 7_000_007n, USDC);
    const tx = new Transaction();
    tx.moveCall({
      target: "0x2::coin::send_funds",
      typeArguments: [USDC],
      arguments: [tx.object(coin.id), tx.pure.address(RECEIVER)],
    });
    const { digest } = await payer.signAndExecute(await tx.toJSON());
    expect(simulator.ledger.transactions.get(digest)?.changedObjects).toHaveLength(1);
    expect(received(await read(digest))).toEqual([{ owner: RECEIVER, asset: USDC, amount: 7_000_007n }]);
  });

  it("a sponsor who pays the gas is named among the signers, behind the sender", async () => {
    const [payer, sponsor] = [openSuiWallet(simulator), makePayer()];
    simulator.ledger.mint(payer.address, 20_000_000n, USDC);
    const built = await node().buildPayment(order(payer, USDC, 20_000_000n));
    if (built.kind !== "sui") throw new Error("another network's transaction");
    const signed = await payer.sign(built.transaction, { gasOwner: sponsor });
    const countersigned = await sponsor.countersign(signed.bytes);
    const digest = await executeSigned(simulator, signed.bytes, [signed.signature, countersigned]);
    const facts = await read(digest);
    expect(facts.signers).toEqual([payer.address, sponsor.address]);
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: USDC, amount: 20_000_000n }]);
  });

  it("a forged signature is refused by the simulator", async () => {
    const [payer, thief] = [makePayer(), makePayer()];
    const built = await node().buildPayment(order(payer, "native", 5n));
    if (built.kind !== "sui") throw new Error("another network's transaction");
    const { bytes } = await payer.sign(built.transaction);
    const forged = await thief.countersign(bytes);
    await expect(executeSigned(simulator, bytes, [forged])).rejects.toThrow("signature");
  });
});

describe("what is no payment", () => {
  it("F-075, F-115: a failed transaction tells no changes, whatever its commands wanted", async () => {
    const payer = makePayer();
    simulator.ledger.mint(payer.address, 1_000_000n, USDC);
    simulator.ledger.fund(payer.address, 1n, USDC);
    const facts = await read(await pay(payer, USDC, 20_000_000n));
    expect(facts).toMatchObject({ succeeded: false, final: true, changes: [], signers: [payer.address] });
  });

  it("F-073, F-074, F-118: look-alikes of USDC stay other assets", async () => {
    const lookAlikes = [
      `0x${"ab".repeat(32)}::usdc::USDC`,
      USDC.replace("::usdc::USDC", "::usdc::usdc"),
      USDC.replace("::usdc::", "::usdc2::"),
      `${USDC.slice(0, 65)}1::usdc::USDC`,
      "0x5d4b302506645c37ff133b98c4b50a5ae14841659738d6d733d59d0d217a93bf::coin::COIN",
    ];
    for (const type of lookAlikes) {
      const payer = makePayer();
      simulator.ledger.mint(payer.address, 20_000_000n, type);
      const changes = received(await read(await pay(payer, type, 20_000_000n)));
      expect(changes).toEqual([
        { owner: RECEIVER, asset: expect.not.stringMatching(USDC), amount: 20_000_000n },
      ]);
    }
  });

  it("F-118: one coin type has one spelling, however the node writes it", async () => {
    const spellings = ["0x2::sui::SUI", "0x02::sui::SUI", `0x${"2".padStart(64, "0")}::sui::SUI`];
    for (const coinType of [...spellings, USDC.replace("0x", "0X"), USDC.toUpperCase()]) {
      const digest = await pay(makePayer(), "native", 5n);
      const tx = simulator.ledger.transactions.get(digest);
      if (tx) tx.balanceChanges = [{ address: RECEIVER, coinType, amount: "5" }];
      const asset = received(await read(digest))[0]?.asset;
      expect([coinType, asset]).toEqual([
        coinType,
        spellings.includes(coinType) ? "native" : expect.not.stringMatching(/native/),
      ]);
    }
  });

  it("F-119: coins left with an object or with an address by consensus are told as a notice only", async () => {
    for (const kind of ["OBJECT", "CONSENSUS_ADDRESS"]) {
      const payer = makePayer();
      simulator.ledger.mint(payer.address, 20_000_000n, USDC);
      const digest = await pay(payer, USDC, 20_000_000n);
      for (const changed of simulator.ledger.transactions.get(digest)?.changedObjects ?? [])
        if (changed.outputOwner.address === RECEIVER) changed.outputOwner.kind = kind;
      const facts = await read(digest);
      expect(received(facts)).toEqual([]);
      expect(facts.notice).toContain("never credited");
    }
  });

  it("F-119: shared and immutable objects, and changes of nobody, crash nothing", async () => {
    const digest = await pay(makePayer(), "native", 6n);
    const tx = simulator.ledger.transactions.get(digest) as unknown as Record<string, unknown[]>;
    tx.changedObjects?.push(
      { outputOwner: { kind: "SHARED", version: "7" } },
      { outputOwner: { kind: "IMMUTABLE" } },
    );
    tx.changedObjects?.push({}, { outputOwner: null, objectType: null });
    tx.balanceChanges?.push({ coinType: USDC, amount: "9" });
    expect(received(await read(digest))).toEqual([{ owner: RECEIVER, asset: "native", amount: 6n }]);
  });

  it("F-117: a rebate that leaves the sender with more SUI is a change of the sender alone", async () => {
    const payer = makePayer();
    const digest = await pay(payer, "native", 1n);
    const tx = simulator.ledger.transactions.get(digest);
    if (tx) tx.balanceChanges = [{ address: payer.address, coinType: "0x2::sui::SUI", amount: "978120" }];
    const facts = await read(digest);
    expect(facts.changes).toEqual([{ owner: payer.address, asset: "native", amount: 978_120n }]);
  });

  it("F-123: a system transaction has no sender, no changes and no effect on us", async () => {
    const digest = "11111111111111111111111111111111";
    simulator.ledger.transactions.set(digest, {
      ...{ digest, sender: "0x0", sponsor: "0x0", succeeded: true, balanceChanges: [], changedObjects: [] },
      ...{ checkpoint: 5, timestamp: new Date().toISOString() },
    });
    expect(await read(digest)).toMatchObject({ succeeded: true, final: true, changes: [] });
  });
});

describe("not yet, not here", () => {
  it("F-076: a digest is not found before the transaction is sent, and found afterwards", async () => {
    const payer = makePayer();
    const built = await node().buildPayment(order(payer, "native", 8n));
    if (built.kind !== "sui") throw new Error("another network's transaction");
    const { bytes, signature } = await payer.sign(built.transaction);
    const digest = TransactionDataBuilder.getDigestFromBytes(fromBase64(bytes));
    expect(await node().findTransaction(digest)).toBeNull();
    expect(await executeSigned(simulator, bytes, [signature])).toBe(digest);
    expect(received(await read(digest))).toHaveLength(1);
  });

  it("F-077, F-120: executed but in no checkpoint is not final; with its checkpoint it is", async () => {
    simulator.ledger.autoCheckpoint = false;
    const digest = await pay(makePayer(), "native", 9n);
    const early = await read(digest);
    expect(early).toMatchObject({ succeeded: true, final: false, at: null, height: null });
    simulator.ledger.closeCheckpoint();
    simulator.ledger.autoCheckpoint = true;
    expect(await read(digest)).toMatchObject({ final: true, height: simulator.ledger.checkpoint });
  });

  it("a checkpoint without a time is a failure of the node, so that another one is asked", async () => {
    const digest = await pay(makePayer(), "native", 9n);
    const tx = simulator.ledger.transactions.get(digest);
    if (tx) tx.timestamp = null;
    await expect(read(digest)).rejects.toThrow("sui: schema");
  });

  it("an unsigned payment can be sent at any time; a payer without funds is stopped by his wallet", async () => {
    const payer = makePayer();
    const built = await node().buildPayment(order(payer, "native", 1n));
    expect(await node().canStillSend(built)).toBe(true);
    const poor = openSuiWallet(simulator);
    await expect(pay(poor, "native", 1n)).rejects.toThrow("gas");
  });

  it("spellings: digests keep their case, addresses get their full length", () => {
    const digest = "EtU2YebM12TYwYFzQCPDhE9QFKxnNRcLXewcWR6bBzen";
    expect(suiSpelling.parseHash(` ${digest}\n`)).toBe(digest);
    for (const wrong of ["", "0x12", digest.slice(2), `${digest}1`, digest.replace("E", "0")])
      expect([wrong, suiSpelling.parseHash(wrong)]).toEqual([wrong, null]);
    expect(suiSpelling.parseHash(digest.toLowerCase())).not.toBe(digest);
    expect(suiSpelling.parseAddress("0x2")).toBe(`0x${"2".padStart(64, "0")}`);
    expect(suiSpelling.parseAddress(`0X${"AB".repeat(32)} `)).toBe(`0x${"ab".repeat(32)}`);
    for (const wrong of ["", "0x", "2", `0x${"a".repeat(65)}`, "0xg1", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"])
      expect([wrong, suiSpelling.parseAddress(wrong)]).toEqual([wrong, null]);
  });
});

it("what a wallet holds is told", async () => {
  const payer = makePayer();
  const read = (asset: string) => node().readBalance?.(payer.address, asset);
  expect([await read("native"), await read(USDC)]).toEqual([10_000_000_000n, 0n]);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Wallet } from "xrpl";
import { NETWORKS } from "../../../../shared/networks.ts";
import { startXrplSimulator, type XrplSimulator } from "../../../test/chains/xrpl-server.node.ts";
import { FLAGS, type LedgerTransaction, type WireAmount } from "../../../test/chains/xrpl-simulator.node.ts";
import {
  openXrplWallet,
  type PaymentRequest,
  type XrplWallet,
} from "../../../test/chains/xrpl-wallet.node.ts";
import type { TransactionFacts } from "../chain.ts";
import { ReceiverNotReady } from "./check-receiver.ts";
import { openXrplNode } from "./xrpl.ts";

const USDC = NETWORKS.xrpl.tokens.USDC?.address ?? "";
const [CURRENCY = "", ISSUER = ""] = USDC.split(".");
const usdc = (value: string): WireAmount => ({ currency: CURRENCY, issuer: ISSUER, value });
const RECEIVER = Wallet.generate().address;

let simulator: XrplSimulator;
const node = () => openXrplNode(simulator.url);
beforeAll(async () => {
  simulator = await startXrplSimulator();
  simulator.ledger.fund(ISSUER, 10_000_000n);
  simulator.ledger.fund(RECEIVER, 10_000_000n);
  simulator.ledger.trust(RECEIVER, USDC);
});
afterAll(() => simulator.close());

/** A wallet with 100 XRP and 500 USDC. */
function makePayer(asset = USDC): XrplWallet {
  const wallet = openXrplWallet(simulator);
  simulator.ledger.fund(wallet.address, 100_000_000n);
  simulator.ledger.trust(wallet.address, asset, { balance: "500" });
  return wallet;
}

/** Sends a payment and reads its facts. */
async function pay(
  request: Omit<PaymentRequest, "destination">,
  payer = makePayer(),
): Promise<TransactionFacts> {
  return read((await payer.sendPayment({ destination: RECEIVER, ...request })).hash);
}
async function read(hash: string): Promise<TransactionFacts> {
  const facts = await node().findTransaction(hash);
  if (!facts) throw new Error("not found");
  return facts;
}
const received = ({ changes }: TransactionFacts) => changes.filter(({ owner }) => owner === RECEIVER);
/** The facts of a payment of 20 USDC of which the server's record was changed. */
async function readChanged(
  change: (tx: LedgerTransaction) => void,
  amount = usdc("20"),
): Promise<TransactionFacts> {
  const { hash } = await makePayer().sendPayment({ destination: RECEIVER, amount });
  const tx = simulator.ledger.transactions.get(hash);
  if (tx) change(tx);
  return read(hash);
}

describe.each([1, 2] as const)("F-131: what a payment did, by API version %i (simulator)", (version) => {
  beforeAll(() => simulator.speak(version));
  afterAll(() => simulator.speak(2));

  it("XRP: drops, sender, time and ledger are told", async () => {
    const payer = makePayer();
    const facts = await pay({ amount: "40000123" }, payer);
    expect(facts).toMatchObject({
      succeeded: true,
      final: true,
      confirmations: null,
      signers: [payer.address],
    });
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: "native", amount: 40_000_123n }]);
    expect(facts.height).toBe(await node().readFinalHeight());
    expect(Math.abs(Date.now() - Number(facts.at))).toBeLessThan(5_000);
    expect(facts.notice).toBeUndefined();
  });

  it("the account that signed it bears what was delivered; fees are not told", async () => {
    const payer = makePayer();
    for (const amount of ["40000123", usdc("20")]) {
      const { changes } = await pay({ amount }, payer);
      expect(changes).toHaveLength(2);
      expect(changes[1]).toEqual({
        ...changes[0],
        owner: payer.address,
        amount: -(changes[0]?.amount ?? 0n),
      });
    }
  });

  it("F-128: a text is drops, an object is a token, whatever its digits", async () => {
    expect((await pay({ amount: "20000000" })).changes[0]?.asset).toBe("native");
    expect(received(await pay({ amount: usdc("20") }))).toEqual([
      { owner: RECEIVER, asset: USDC, amount: 20_000_000n },
    ]);
  });

  it("F-213: a destination tag names the order, with what was delivered", async () => {
    expect((await pay({ amount: usdc("20"), destinationTag: 0 })).named).toEqual([
      { owner: RECEIVER, asset: USDC, amount: 20_000_000n, references: ["0"] },
    ]);
    const facts = await pay({
      amount: usdc("700"),
      destinationTag: 4_294_967_295,
      flags: FLAGS.partialPayment,
    });
    expect(facts.named).toEqual([
      { owner: RECEIVER, asset: USDC, amount: 500_000_000n, references: ["4294967295"] },
    ]);
    expect((await pay({ amount: usdc("20") })).named).toBeUndefined();
  });

  it("F-124: a partial payment of 10^15 that delivers 4456 is told as 4456, and as curtailed", async () => {
    const payer = makePayer();
    const account = simulator.ledger.accounts.get(payer.address);
    if (account) account.drops = 1_000_000n + 12n + 4_456n;
    const facts = await pay({ amount: "1000000000000000", flags: FLAGS.partialPayment }, payer);
    expect(simulator.ledger.transactions.get(facts.hash)?.meta.delivered_amount).toBe("4456");
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: "native", amount: 4_456n }]);
    expect(facts).toMatchObject({ final: true, curtailed: true });
    expect(facts.notice).toContain("partial payment");
  });

  it("F-124: a partial payment of a token that delivers all is one like others; one that delivers less is curtailed", async () => {
    for (const [balance, delivered] of [
      ["0.01", 10_000n],
      ["500", 20_000_000n],
    ] as const) {
      const payer = makePayer();
      simulator.ledger.trust(payer.address, USDC, { balance });
      const facts = await pay({ amount: usdc("20"), flags: FLAGS.partialPayment }, payer);
      expect(received(facts)).toEqual([{ owner: RECEIVER, asset: USDC, amount: delivered }]);
      expect(facts.curtailed).toBe(balance === "500" ? undefined : true);
    }
  });

  it("F-124: what was delivered counts, never what was asked for", async () => {
    const facts = await readChanged((tx) => {
      tx.meta.delivered_amount = usdc("0.01");
    });
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: USDC, amount: 10_000n }]);
  });

  it("F-126: not validated is not final; the next ledger makes it so", async () => {
    simulator.ledger.autoClose = false;
    const early = await pay({ amount: "5" });
    expect(early).toMatchObject({ final: false, at: null, height: null });
    simulator.ledger.close();
    simulator.ledger.autoClose = true;
    expect(await read(early.hash)).toMatchObject({
      succeeded: true,
      final: true,
      height: simulator.ledger.index,
    });
  });

  it("F-075, F-126: a validated tec code is a failure without changes", async () => {
    const payer = makePayer();
    const unfunded = await pay({ amount: "99999999" }, payer);
    const beyond = await pay({ amount: usdc("501") }, payer);
    const stranger = openXrplWallet(simulator);
    simulator.ledger.fund(stranger.address, 100_000_000n);
    const dry = await pay({ amount: usdc("20") }, stranger);
    for (const facts of [unfunded, beyond, dry])
      expect(facts).toMatchObject({ succeeded: false, final: true, changes: [] });
  });

  it("F-125: a delivered amount that is missing or unavailable is no amount", async () => {
    for (const delivered of [
      undefined,
      "unavailable",
      null,
      "",
      "-5",
      "1.5",
      "0x10",
      {},
      [],
      true,
      20_000_000,
    ]) {
      const facts = await readChanged((tx) => {
        tx.meta.delivered_amount = delivered;
      }, "20000000");
      expect([delivered, facts.changes]).toEqual([delivered, []]);
      expect(facts.notice).toContain("does not tell");
    }
  });

  it("F-130: other transactions that move money are never credited by themselves", async () => {
    for (const type of [
      "CheckCash",
      "EscrowFinish",
      "OfferCreate",
      "AMMWithdraw",
      "PaymentChannelClaim",
      "Batch",
    ]) {
      const facts = await readChanged((tx) => {
        tx.tx.TransactionType = type;
      }, "20000000");
      expect([type, facts.changes]).toEqual([
        type,
        [{ owner: RECEIVER, asset: "native", amount: 20_000_000n }],
      ]);
      expect(facts.curtailed).toBe(true);
      expect(facts.notice).toContain("no Payment");
    }
  });
});

describe("tokens and amounts", () => {
  it("F-073, F-074, F-127: another issuer, a plain USD or USDC code, and other shapes are not USDC", async () => {
    const thief = Wallet.generate().address;
    const lookAlikes = [
      { currency: CURRENCY, issuer: thief },
      { currency: "USD", issuer: ISSUER },
      { currency: "524C555344000000000000000000000000000000", issuer: ISSUER },
      { currency: "5553444300000000000000000000000000000001", issuer: ISSUER },
      { currency: CURRENCY, issuer: RECEIVER },
    ];
    for (const { currency, issuer } of lookAlikes) {
      const facts = await readChanged((tx) => {
        tx.meta.delivered_amount = { currency, issuer, value: "20" };
      });
      expect(received(facts)).toEqual([
        { owner: RECEIVER, asset: expect.not.stringMatching(USDC), amount: 20_000_000n },
      ]);
    }
    const shapes = [
      { mpt_issuance_id: "00000001A407AF5856CEFBF81F3D4A0000000000A407AF58", value: "20000000" },
      { ...(usdc("20") as object), mpt_issuance_id: "00" },
      { currency: CURRENCY, issuer: ISSUER },
      { currency: CURRENCY, issuer: ISSUER, value: 20 },
    ];
    for (const delivered of shapes) {
      const facts = await readChanged((tx) => {
        tx.meta.delivered_amount = delivered;
      });
      expect(facts.changes).toEqual([]);
    }
  });

  it("F-127: the 40 digits of a currency have one spelling, three letters are as they are", async () => {
    const rlusd = "524C555344000000000000000000000000000000";
    for (const [currency, asset] of [
      [rlusd, rlusd],
      [rlusd.toLowerCase(), rlusd],
      ["usd", "usd"],
      ["USD", "USD"],
    ]) {
      const facts = await readChanged((tx) => {
        tx.meta.delivered_amount = { currency, issuer: ISSUER, value: "20" };
      });
      expect(facts.changes[0]?.asset).toBe(`${asset}.${ISSUER}`);
    }
  });

  it.each([
    ["20.001234", 20_001_234n],
    ["20.0012349999", 20_001_234n],
    ["19.9999999999999", 19_999_999n],
    ["0.0000009999999999999999", 0n],
    ["2e1", 20_000_000n],
    ["2000000000000000e-14", 20_000_000n],
    ["1234567890123456e-20", 12n],
    ["9999999999999999e80", 9_999_999_999_999_999n * 10n ** 86n],
    ["1e-81", 0n],
    ["9007199254740993", 9_007_199_254_740_993_000_000n],
  ])("F-132: %s is %i base units, never rounded up", async (value, units) => {
    const facts = await readChanged((tx) => {
      tx.meta.delivered_amount = usdc(value);
    });
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: USDC, amount: units }]);
  });

  it.each(["-20", "20,5", "NaN", "Infinity", "", " 20", "0x14", "20.", ".5", "1e999", "1e1.5"])(
    "F-132: %j is no amount",
    async (value) => {
      const facts = await readChanged((tx) => {
        tx.meta.delivered_amount = usdc(value);
      });
      expect(facts.changes).toEqual([]);
    },
  );

  it("F-132: an issuer's transfer fee is what the payer pays on top, not what arrives", async () => {
    const payer = makePayer();
    const issuer = simulator.ledger.accounts.get(ISSUER);
    if (issuer) issuer.transferFee = 2_000_000n;
    const facts = await pay({ amount: usdc("20"), sendMax: usdc("21") }, payer);
    const stingy = await pay({ amount: usdc("20") }, payer);
    if (issuer) issuer.transferFee = 0n;
    expect(received(facts)).toEqual([{ owner: RECEIVER, asset: USDC, amount: 20_000_000n }]);
    expect(stingy).toMatchObject({ succeeded: false, changes: [] });
  });

  it("F-129: no tag is needed, because the amount names the order; one that was typed in changes nothing", async () => {
    const [without, withTag] = [
      await pay({ amount: "7000001" }),
      await pay({ amount: "7000001", destinationTag: 77 }),
    ];
    expect(received(withTag)).toEqual(received(without));
    expect(received(withTag)).toHaveLength(1);
  });

  it("paying oneself, which only exchanges, is no income", async () => {
    const facts = await readChanged((tx) => {
      tx.tx.Account = RECEIVER;
    });
    expect(facts).toMatchObject({ succeeded: true, changes: [] });
  });
});

describe("building a payment", () => {
  const order = (asset: string, amount: bigint, receiver = RECEIVER) => ({
    ...{ sender: ISSUER, receiver, asset, amount, decimals: 6 },
  });

  it("what the worker builds, a wallet can send, and exactly that arrives", async () => {
    for (const [asset, amount] of [
      ["native", 40_000_077n],
      [USDC, 20_001_230n],
      [USDC, 150_000_000n],
      [USDC, 7n],
    ] as const) {
      const built = await node().buildPayment(order(asset, amount));
      if (built.kind !== "xrpl") throw new Error("another network's transaction");
      const facts = await pay(built);
      expect(received(facts)).toEqual([{ owner: RECEIVER, asset, amount }]);
      expect(await node().canStillSend(built)).toBe(true);
    }
    expect(await node().buildPayment(order(USDC, 20_001_230n))).toEqual({
      ...{ kind: "xrpl", destination: RECEIVER },
      amount: { currency: CURRENCY, issuer: ISSUER, value: "20.00123" },
    });
  });

  it("F-213: an order's tag is in what the wallet signs, also where the receiver asks for one", async () => {
    const { address } = Wallet.generate();
    simulator.ledger.fund(address, 10_000_000n, { flags: FLAGS.requireDestTag });
    const tagged = { ...order("native", 20_000_000n, address), reference: "123456" };
    const built = await node().buildPayment(tagged);
    if (built.kind !== "xrpl") throw new Error("another network's transaction");
    expect(built).toMatchObject({ destination: address, destinationTag: 123_456 });
    expect((await read((await makePayer().sendPayment(built)).hash)).named).toMatchObject([
      { owner: address, references: ["123456"] },
    ]);
  });

  it("F-133: a receiver that could not take the payment is found out before anybody pays", async () => {
    const { ledger } = simulator;
    const make = (flags = 0) => {
      const { address } = Wallet.generate();
      ledger.fund(address, 10_000_000n, { flags });
      return address;
    };
    const [noLine, frozen, full, tagged, guarded] = [
      ...[make(), make(), make()],
      ...[make(FLAGS.requireDestTag), make(FLAGS.depositAuth)],
    ] as [string, string, string, string, string];
    ledger.trust(frozen, USDC, { frozen: true });
    ledger.trust(full, USDC, { balance: "95", limit: "100" });
    const cases: [string, string, string][] = [
      [Wallet.generate().address, "native", "does not exist"],
      [Wallet.generate().address, USDC, "does not exist"],
      [noLine, USDC, "no trust line"],
      [frozen, USDC, "frozen"],
      [full, USDC, "no room"],
      [tagged, "native", "destination tag"],
      [guarded, "native", "authorized"],
    ];
    for (const [receiver, asset, problem] of cases) {
      const asked = node().buildPayment(order(asset, 20_000_000n, receiver));
      await expect(asked).rejects.toThrow(problem);
      await expect(asked).rejects.toBeInstanceOf(ReceiverNotReady);
    }
    await expect(node().buildPayment(order("native", 5n, noLine))).resolves.toMatchObject({ amount: "5" });
  });
});

it("what a wallet holds is told; one that is not there holds nothing", async () => {
  const payer = makePayer();
  const read = (asset: string, owner = payer.address) => node().readBalance?.(owner, asset);
  expect([await read("native"), await read(USDC)]).toEqual([100_000_000n, 500_000_000n]);
  const nobody = Wallet.generate().address;
  expect([await read("native", nobody), await read(USDC, nobody)]).toEqual([0n, 0n]);
});

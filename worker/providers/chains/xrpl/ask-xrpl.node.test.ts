import { randomBytes } from "node:crypto";
import { classicAddressToXAddress, encodeAccountID, isValidClassicAddress } from "ripple-address-codec";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Wallet } from "xrpl";
import { NETWORKS } from "../../../../shared/networks.ts";
import { startXrplSimulator, type XrplSimulator } from "../../../test/chains/xrpl-server.node.ts";
import { fakeHash } from "../../../test/chains/xrpl-simulator.node.ts";
import { openXrplWallet } from "../../../test/chains/xrpl-wallet.node.ts";
import { runWaiting } from "../../../test/clock.ts";
import { openStreet, type Street } from "../../../test/prices/street.node.ts";
import { ProviderError } from "../../fetch-json.ts";
import { xrplSpelling } from "./spelling.ts";
import { openXrplNode } from "./xrpl.ts";

const USDC = NETWORKS.xrpl.tokens.USDC?.address ?? "";
const [currency = "", issuer = ""] = USDC.split(".");
const RECEIVER = Wallet.generate().address;
const HASH = "A0A074D10355223CBE2520A42F93A52E3CC8B4D692570EB4841084F9BBB39F7A";

let open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(open.map((server) => server.close()));
  open = [];
});
async function start(): Promise<XrplSimulator> {
  const simulator = await startXrplSimulator();
  open.push(simulator);
  return simulator;
}
async function startStreet(...reply: Parameters<typeof openStreet>): Promise<Street> {
  const street = await openStreet(...reply);
  open.push(street);
  return street;
}

describe("asking a server", () => {
  it("F-076: an unknown hash is not found before the payment is sent, and found afterwards", async () => {
    const simulator = await start();
    const node = openXrplNode(simulator.url);
    expect(await node.findTransaction(HASH)).toBeNull();
    const payer = openXrplWallet(simulator);
    simulator.ledger.fund(payer.address, 50_000_000n);
    const { hash } = await payer.sendPayment({ destination: RECEIVER, amount: "2000000" });
    expect((await node.findTransaction(hash))?.changes).toHaveLength(2);
  });

  it("F-077: what no ledger holds yet is not final, whatever its provisional result", async () => {
    const tx_json = { TransactionType: "Payment", Account: RECEIVER, Destination: RECEIVER, DeliverMax: "5" };
    const body = { result: { hash: HASH, tx_json, validated: false, status: "success" } };
    const street = await startStreet(() => ({ body }));
    expect(await openXrplNode(street.url).findTransaction(HASH)).toMatchObject({ final: false, changes: [] });
  });

  it("F-079: an answer about another transaction is no answer", async () => {
    const tx_json = { TransactionType: "Payment", Account: RECEIVER };
    const street = await startStreet(() => ({
      body: { result: { hash: fakeHash("x"), tx_json, validated: true } },
    }));
    await expect(openXrplNode(street.url).findTransaction(HASH)).rejects.toThrow(ProviderError);
  });

  it("F-079: a server of another network is no server of ours; mainnet may leave its number out", async () => {
    const answerAs = (info: object) => {
      const asked: string[] = [];
      vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
        const { method } = JSON.parse(body) as { method: string };
        asked.push(method);
        const result = method === "server_info" ? { info } : { ledger_index: 7, validated: true };
        return Response.json({ result });
      });
      return asked;
    };
    for (const info of [{}, { network_id: 0 }]) {
      const asked = answerAs(info);
      const node = openXrplNode("https://xrpl.example/");
      expect([await node.readFinalHeight(), await node.readFinalHeight()]).toEqual([7, 7]);
      expect(await node.readHead()).toBe(7);
      expect(asked.filter((method) => method === "server_info")).toHaveLength(1);
    }
    for (const network_id of [1, 2, 21337]) {
      answerAs({ network_id });
      await expect(openXrplNode("https://xrpl.example/").readFinalHeight()).rejects.toThrow(ProviderError);
    }
  });

  it("a failed check of the network is made again", async () => {
    let up = false;
    vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
      const isCheck = body.includes("server_info");
      if (isCheck && !up) return new Response("down", { status: 503 });
      return Response.json({ result: isCheck ? { info: {} } : { ledger_index: 7, validated: true } });
    });
    const node = openXrplNode("https://xrpl.example/");
    await expect(node.readFinalHeight()).rejects.toThrow("503");
    up = true;
    expect(await node.readFinalHeight()).toBe(7);
  });

  it("F-082: a server that fails is never 'not found'", async () => {
    const replies: Parameters<typeof openStreet>[0][] = [
      () => ({ status: 429, body: "slow down" }),
      () => ({ status: 500, body: "oops" }),
      () => ({ status: 503, body: "Server is overloaded" }),
      () => ({ body: "<html>maintenance</html>" }),
      () => ({ body: '{"result":{"hash":"A0A0' }),
      () => ({ body: {} }),
      () => ({ body: { result: {} } }),
      () => ({ body: { result: null } }),
      ...["slowDown", "tooBusy", "noNetwork", "notSynced", "internal", "amendmentBlocked"].map(
        (error) => () => ({ body: { result: { error, status: "error" } } }),
      ),
    ];
    const expectFailure = async (reply: (typeof replies)[number], about: string) => {
      const street = await startStreet(reply);
      const asked = openXrplNode(street.url).findTransaction(HASH);
      await expect(asked, about).rejects.toThrow(ProviderError);
      expect(street.asked.length).toBe(1);
    };
    await Promise.all(replies.map((reply, index) => expectFailure(reply, `reply ${index}`)));
    await runWaiting(() => expectFailure(() => null, "no reply"));
    await expect(openXrplNode("http://127.0.0.1:9").findTransaction(HASH)).rejects.toThrow("network");
  });

  it("F-061: a hash has one spelling; X-addresses and mistyped addresses are none", () => {
    expect(xrplSpelling.parseHash(` ${HASH.toLowerCase()}\n`)).toBe(HASH);
    for (const wrong of ["", `0x${HASH}`, HASH.slice(1), `${HASH}0`, HASH.replace("A", "G")])
      expect([wrong, xrplSpelling.parseHash(wrong)]).toEqual([wrong, null]);
    expect(xrplSpelling.parseAddress(` ${issuer} `)).toBe(issuer);
    const xAddress = classicAddressToXAddress(issuer, 7, false);
    const flipped = issuer.replace("rG", "rH");
    for (const wrong of ["", xAddress, flipped, issuer.toLowerCase(), `0x${"ab".repeat(32)}`])
      expect([wrong, xrplSpelling.parseAddress(wrong)]).toEqual([wrong, null]);
  });

  it("addresses are those of ripple-address-codec, over 2,000 accounts and as many slips of the pen", () => {
    const digits = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz";
    for (let n = 0; n < 2_000; n++) {
      // Accounts with leading zeros have the shortest addresses.
      const account = randomBytes(20).fill(0, 0, n % 21);
      const address = encodeAccountID(account);
      const at = n % address.length;
      const slip = `${address.slice(0, at)}${digits[n % 58]}${address.slice(at + (n % 3 === 0 ? 0 : 1))}`;
      expect([address, xrplSpelling.parseAddress(address)]).toEqual([address, address]);
      expect([slip, xrplSpelling.parseAddress(slip) !== null]).toEqual([slip, isValidClassicAddress(slip)]);
    }
  });
});

describe.each([1, 2] as const)("F-131: scanning for transfers, by API version %i", (version) => {
  /** Puts payments of so many base units into one ledger. */
  function record(simulator: XrplSimulator, index: number, amounts: number[], more: object = {}): void {
    for (const amount of amounts) {
      const hash = fakeHash(`${index} ${amount} ${JSON.stringify(more)}`);
      const value = `${amount}e-6`;
      const result = amount % 10 === 0 ? "tecPATH_DRY" : "tesSUCCESS";
      const delivered_amount = { currency, issuer, value };
      simulator.ledger.transactions.set(hash, {
        ...{ hash, ledger: index, date: 800_000_000 },
        tx: {
          TransactionType: "Payment",
          Account: issuer,
          Destination: RECEIVER,
          Amount: delivered_amount,
          ...more,
        },
        meta: { TransactionResult: result, delivered_amount },
      });
    }
    simulator.ledger.index = Math.max(simulator.ledger.index, index);
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const FIRST = 90_000_001;

  async function scanAll(simulator: XrplSimulator, from: number) {
    const node = openXrplNode(simulator.url);
    const amounts: number[] = [];
    let [next, scans] = [from, 0];
    while (next <= (await node.readFinalHeight())) {
      const result = await node.findTransfers({ receiver: RECEIVER, assets: [USDC, "native"], from: next });
      expect(result.next).toBeGreaterThan(next);
      amounts.push(...result.transfers.map(({ amount }) => Number(amount)));
      next = result.next;
      scans++;
    }
    return { amounts, scans, next };
  }

  it("finds each payment once, in order, by bounded scans; failed and outgoing ones not", async () => {
    const simulator = await start();
    simulator.speak(version);
    for (const ledger of upTo(6))
      record(
        simulator,
        FIRST + ledger - 1,
        upTo(90).map((n) => n + ledger * 1_000),
      );
    record(simulator, FIRST, [1_999], { Flags: 0x20000 });
    record(simulator, FIRST, [8_888], { Account: RECEIVER, Destination: issuer });
    const { amounts, scans, next } = await scanAll(simulator, FIRST);
    expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
    expect(amounts).toHaveLength(6 * 81 + 1);
    expect(scans).toBeGreaterThan(1);
    expect(next).toBe(FIRST + 6);
  });

  it("a ledger with more payments than a scan usually reads is read to its end", async () => {
    const simulator = await start();
    simulator.speak(version);
    record(simulator, FIRST, upTo(420));
    record(simulator, FIRST + 1, [1_001]);
    expect((await scanAll(simulator, FIRST)).amounts).toHaveLength(378 + 1);
  });

  it("starts at the height that was told; above the head there is nothing yet", async () => {
    const simulator = await start();
    simulator.speak(version);
    for (const n of [0, 1, 2]) record(simulator, FIRST + n, [n + 1]);
    const node = openXrplNode(simulator.url);
    const scan = { receiver: RECEIVER, assets: [USDC], from: FIRST + 1 };
    const result = await node.findTransfers(scan);
    expect(result.next).toBe(FIRST + 3);
    const recorded = [...simulator.ledger.transactions.keys()];
    expect(result.transfers).toEqual([
      { hash: recorded[1], amount: 2n, sender: issuer, asset: USDC },
      { hash: recorded[2], amount: 3n, sender: issuer, asset: USDC },
    ]);
    expect(await node.findTransfers({ ...scan, from: FIRST + 3 })).toEqual({
      transfers: [],
      next: FIRST + 3,
    });
    expect((await node.findTransfers({ ...scan, assets: ["native"] })).transfers).toEqual([]);
  });

  it("a server that no longer holds the ledgers from there on is not believed", async () => {
    const simulator = await start();
    simulator.speak(version);
    record(simulator, FIRST, [7]);
    simulator.keepFrom(FIRST - 10);
    const node = openXrplNode(simulator.url);
    const scan = { receiver: RECEIVER, assets: [USDC], from: FIRST - 10 };
    expect((await node.findTransfers(scan)).transfers).toHaveLength(1);
    await expect(node.findTransfers({ ...scan, from: FIRST - 11 })).rejects.toThrow(ProviderError);
  });
});

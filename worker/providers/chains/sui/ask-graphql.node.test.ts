import { parse, validate } from "graphql";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NETWORKS } from "../../../../shared/networks.ts";
import { SCHEMA, type SuiSimulator, startSuiSimulator } from "../../../test/chains/sui-graphql.node.ts";
import type { ExecutedTransaction } from "../../../test/chains/sui-simulator.node.ts";
import { runWaiting } from "../../../test/clock.ts";
import { openStreet, type Street } from "../../../test/prices/street.node.ts";
import { ProviderError } from "../../fetch-json.ts";
import { MAINNET } from "./ask-graphql.ts";
import { QUERIES } from "./queries.ts";
import { openSuiNode } from "./sui.ts";

const USDC = NETWORKS.sui.tokens.USDC?.address ?? "";
const RECEIVER = `0x${"5e".repeat(32)}`;
const DIGEST = "EtU2YebM12TYwYFzQCPDhE9QFKxnNRcLXewcWR6bBzen";

let open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(open.map((server) => server.close()));
  open = [];
});
async function start(): Promise<SuiSimulator> {
  const simulator = await startSuiSimulator();
  open.push(simulator);
  return simulator;
}
async function startStreet(...reply: Parameters<typeof openStreet>): Promise<Street> {
  const street = await openStreet(...reply);
  open.push(street);
  return street;
}

describe("the contract with Sui's GraphQL service", () => {
  it("F-121: Mysten's own schema accepts every query, and not that of the retired interface", () => {
    for (const [name, query] of Object.entries(QUERIES))
      expect([name, validate(SCHEMA, parse(query)).map(String)]).toEqual([name, []]);
    expect(validate(SCHEMA, parse('{ transactionBlock(digest: "x") { digest } }'))).not.toEqual([]);
  });

  it("F-079: an answer about another transaction is no answer", async () => {
    const transaction = { digest: `${DIGEST.slice(0, -1)}m`, sender: null, effects: null };
    const street = await startStreet(() => ({ body: { data: { chainIdentifier: "x", transaction } } }));
    await expect(openSuiNode(street.url).findTransaction(DIGEST)).rejects.toThrow(ProviderError);
  });

  it("F-079: a node of another network is no node of ours", async () => {
    const answerAs = (chainIdentifier: string) =>
      vi.stubGlobal("fetch", async () =>
        Response.json({ data: { chainIdentifier, checkpoint: { sequenceNumber: 7 } } }),
      );
    answerAs(MAINNET);
    expect(await openSuiNode("https://sui.example/graphql").readFinalHeight()).toBe(7);
    // testnet, and mainnet as the older interfaces wrote it
    for (const other of ["69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD", "35834a8a"]) {
      answerAs(other);
      await expect(openSuiNode("https://sui.example/graphql").readFinalHeight()).rejects.toThrow(
        ProviderError,
      );
    }
  });

  it("F-082: a node that fails is never 'not found'", async () => {
    const replies: Parameters<typeof openStreet>[0][] = [
      () => ({ status: 429, body: "slow down" }),
      () => ({ status: 500, body: "oops" }),
      () => ({ status: 503, body: "oops" }),
      () => ({ body: "<html>maintenance</html>" }),
      () => ({ body: '{"data":{"chainIdentifier":"x","transaction":nul' }),
      () => ({ body: {} }),
      () => ({ body: { data: null, errors: [{ message: "Request timed out" }] } }),
      () => ({
        body: { data: { chainIdentifier: "x", transaction: null }, errors: [{ message: "partial" }] },
      }),
      () => ({ body: { data: { chainIdentifier: "x" } } }),
      () => ({ body: { data: { transaction: null } } }),
    ];
    const expectFailure = async (reply: (typeof replies)[number], about: string) => {
      const street = await startStreet(reply);
      const asked = openSuiNode(street.url).findTransaction(DIGEST);
      await expect(asked, about).rejects.toThrow(ProviderError);
      expect(street.asked.length).toBe(1);
    };
    await Promise.all(replies.map((reply, index) => expectFailure(reply, `reply ${index}`)));
    await runWaiting(() => expectFailure(() => null, "no reply"));
    await expect(openSuiNode("http://127.0.0.1:9").findTransaction(DIGEST)).rejects.toThrow("network");
  });

  it("F-121: a balance change without its amount is no answer, rather than no payment", async () => {
    const effects = { status: "SUCCESS", balanceChangesJson: [{ address: RECEIVER, coinType: USDC }] };
    const transaction = { digest: DIGEST, sender: null, effects };
    const street = await startStreet(() => ({ body: { data: { chainIdentifier: "x", transaction } } }));
    await expect(openSuiNode(street.url).findTransaction(DIGEST)).rejects.toThrow("schema");
  });

  it("effects that cannot be read do not hide a payment", async () => {
    const balanceChangesJson = [{ address: RECEIVER, coinType: USDC, amount: "5" }];
    const effects = { status: "SUCCESS", balanceChangesJson, effectsJson: { changedObjects: "many" } };
    const transaction = { digest: DIGEST, sender: null, effects };
    const street = await startStreet(() => ({ body: { data: { chainIdentifier: "x", transaction } } }));
    const facts = await openSuiNode(street.url).findTransaction(DIGEST);
    expect(facts?.changes).toEqual([{ owner: RECEIVER, asset: USDC, amount: 5n }]);
  });
});

describe("scanning for transfers", () => {
  /** Puts `count` payments of 1, 2, 3... base units into one checkpoint. */
  function record(simulator: SuiSimulator, checkpoint: number, amounts: number[], type = USDC): void {
    for (const amount of amounts) {
      const digest = `${checkpoint}-${amount}-${type.length}`;
      const tx: ExecutedTransaction = {
        ...{ digest, sender: "0x1", sponsor: "0x1", succeeded: amount % 10 !== 0, changedObjects: [] },
        ...{ checkpoint, timestamp: new Date().toISOString() },
        balanceChanges: [{ address: RECEIVER, coinType: type, amount: String(amount) }],
      };
      simulator.ledger.transactions.set(digest, tx);
    }
    simulator.ledger.checkpoint = Math.max(simulator.ledger.checkpoint, checkpoint);
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  /** Scans until the head is reached; gives all amounts and how many scans that took. */
  async function scanAll(simulator: SuiSimulator, from: number) {
    const node = openSuiNode(simulator.url);
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

  it("finds each payment once, in order, by bounded scans; failed ones and other tokens not", async () => {
    const simulator = await start();
    for (const checkpoint of [2_001, 2_002, 2_003, 2_004, 2_005, 2_006])
      record(
        simulator,
        checkpoint,
        upTo(90).map((n) => n + checkpoint * 100),
      );
    record(simulator, 2_006, [5], `0x${"cc".repeat(32)}::usdc::USDC`);
    const { amounts, scans, next } = await scanAll(simulator, 2_001);
    expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
    expect(amounts).toHaveLength(6 * 81);
    expect(scans).toBeGreaterThan(1);
    expect(next).toBe(2_007);
  });

  it("a checkpoint with more payments than a scan usually reads is read to its end", async () => {
    const simulator = await start();
    record(simulator, 2_001, upTo(620));
    record(simulator, 2_002, [1_001]);
    const { amounts } = await scanAll(simulator, 2_001);
    expect(amounts).toHaveLength(558 + 1);
  });

  it("starts at the height that was told, and stops before what has no checkpoint yet", async () => {
    const simulator = await start();
    for (const checkpoint of [2_001, 2_002, 2_003]) record(simulator, checkpoint, [checkpoint]);
    const waiting = [...simulator.ledger.transactions.values()].at(-1);
    if (waiting) waiting.checkpoint = null;
    const node = openSuiNode(simulator.url);
    const scan = { receiver: RECEIVER, assets: [USDC], from: 2_002 };
    expect(await node.findTransfers(scan)).toEqual({
      transfers: [{ hash: expect.any(String), asset: USDC, amount: 2_002n, sender: expect.any(String) }],
      next: 2_004,
    });
    expect(await node.findTransfers({ ...scan, from: 2_004 })).toEqual({ transfers: [], next: 2_004 });
  });

  it("a node that no longer holds the history from there on is not believed", async () => {
    const simulator = await start();
    record(simulator, 2_001, [7]);
    simulator.keepFrom(1_990);
    const node = openSuiNode(simulator.url);
    const scan = { receiver: RECEIVER, assets: [USDC], from: 1_990 };
    expect((await node.findTransfers(scan)).transfers).toHaveLength(1);
    await expect(node.findTransfers({ ...scan, from: 1_989 })).rejects.toThrow(ProviderError);
  });

  it("transactions too large for a full page do not stop the scan", async () => {
    const simulator = await start();
    record(simulator, 2_001, upTo(60));
    for (const tx of simulator.ledger.transactions.values())
      for (let n = 0; n < 600; n++)
        tx.balanceChanges.push({ address: `0x${"7".repeat(64)}`, coinType: USDC, amount: "1" });
    const { amounts } = await scanAll(simulator, 2_001);
    expect(amounts).toHaveLength(54);
  });
});

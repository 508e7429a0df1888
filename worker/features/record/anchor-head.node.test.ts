import { base58 } from "@scure/base";
import type { Keypair } from "@solana/web3.js";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordAnchors, recordRows } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { readMemo } from "../../providers/chains/solana/memo.ts";
import { openRpc } from "../../providers/chains/solana/rpc.ts";
import { openWallet } from "../../test/chains/solana/wallet.node.ts";
import { startLitesvm } from "../../test/chains/solana.node.ts";
import { openRecord } from "../../test/record/replay-record.node.ts";
import { anchorHead, listAnchors, readAnchor, writeAnchor } from "./anchor-head.ts";

const DAY = 86_400_000;
const START = Date.parse("2026-10-14T03:00:00Z");
const headOf = (letter: string) => letter.repeat(64);

let server: Awaited<ReturnType<typeof startLitesvm>>;
let record: Awaited<ReturnType<typeof openRecord>>;
let wallet: Keypair;
let at = START;

let own: Deps["record"];

beforeAll(async () => {
  [server, record] = await Promise.all([startLitesvm(), openRecord()]);
  own = drizzle(record.own as never);
  wallet = await openWallet(server);
});
afterAll(() => Promise.all([server.stop(), record.close()]));

function tools(more: object = {}): Deps {
  const config = {
    chains: { solana: { rpcUrls: [server.url], receiver: "" } },
    anchorSecret: base58.encode(wallet.secretKey),
    ...more,
  };
  return { record: own, config, now: () => new Date(at) } as unknown as Deps;
}

const addRow = (seq: number, hash: string) =>
  own.insert(recordRows).values({
    ...{ chain: "live", seq, kind: "call", asset: "BTC", horizonDays: 30, date: `2026-10-${10 + seq}` },
    ...{ previous: headOf("0"), hash, body: "{}" },
  });
const signatures = async () => (await own.select().from(recordAnchors)).map(({ signature }) => signature);

describe("the record's head on Solana", () => {
  it("is written nowhere without a wallet, and not before there is a row", async () => {
    await anchorHead(tools({ anchorSecret: undefined }));
    await anchorHead(tools());
    expect(await signatures()).toEqual([]);
  });

  it("is a memo of the wallet that names rows and head, told once it is final", async () => {
    await addRow(1, headOf("a"));
    await anchorHead(tools());
    expect(await listAnchors(tools())).toEqual([]);
    server.chain.advance(40);
    await anchorHead(tools());
    const [anchor] = await listAnchors(tools());
    expect(anchor).toMatchObject({ rows: 1, head: headOf("a") });
    const memo = await readMemo(openRpc(server.url), anchor?.signature ?? "");
    expect(memo).toMatchObject({
      signer: wallet.publicKey.toBase58(),
      words: `enigma record live 1 ${headOf("a")}`,
    });
    expect(readAnchor(memo?.words ?? "")).toEqual({ chain: "live", rows: 1, head: headOf("a") });
  });

  it("is written again the next day, and only when rows were added", async () => {
    await addRow(2, headOf("b"));
    await anchorHead(tools());
    expect(await signatures()).toHaveLength(1);
    at += DAY;
    await anchorHead(tools());
    server.chain.advance(40);
    await anchorHead(tools());
    expect((await listAnchors(tools())).map(({ rows }) => rows)).toEqual([2, 1]);
    at += DAY;
    await anchorHead(tools());
    expect(await signatures()).toHaveLength(2);
  });

  it("that was signed and not sent is sent by the next run, the same and once; one that can never come is made anew", async () => {
    await addRow(3, headOf("c"));
    const deps = tools();
    const broken = tools({ chains: { solana: { rpcUrls: [server.url], receiver: "" } } });
    const send = server.chain.send.bind(server.chain);
    server.chain.send = () => {
      throw new Error("the line is cut");
    };
    await expect(anchorHead(broken)).rejects.toThrow();
    server.chain.send = send;
    const held = (await signatures()).at(-1);
    await anchorHead(deps);
    await anchorHead(deps);
    server.chain.advance(40);
    await anchorHead(deps);
    expect((await listAnchors(deps))[0]).toMatchObject({ rows: 3, signature: held });

    await addRow(4, headOf("d"));
    at += DAY;
    server.chain.send = () => {
      throw new Error("the line is cut");
    };
    await expect(anchorHead(deps)).rejects.toThrow();
    server.chain.send = send;
    at += 10 * 60_000;
    await anchorHead(deps);
    await anchorHead(deps);
    server.chain.advance(40);
    await anchorHead(deps);
    expect((await listAnchors(deps))[0]).toMatchObject({ rows: 4, head: headOf("d") });
  });

  it("has words of its own that nothing else is taken for", () => {
    expect(readAnchor(writeAnchor({ chain: "live", rows: 7, head: headOf("e") }))).toMatchObject({ rows: 7 });
    for (const words of ["enigma record live 7", "gm", `enigma record mine 7 ${headOf("e")}`])
      expect(readAnchor(words)).toBeNull();
  });
});

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { beforeAll, describe, expect, it } from "vitest";
import { GENESIS, hashRow } from "../../../shared/record-log/hash-row.ts";
import type { ServedRow } from "../../features/record/chain/verify-chain.ts";
import { cosign, dayOf, makeKey, makeLog, nightOf, signLog } from "../../test/record/make-log.ts";
import { FILES, HEADER } from "../../test/record/ots/examples.ts";
import { checkChain, checkStamp, readHeaders, sayTime } from "./verify-record.ts";

const DAYS = 12;
const FILE = new URL("verify-record.ts", import.meta.url).pathname;
const PAGE = 5;

interface Told {
  served: ServedRow[];
  note: string;
  anchors: { signature: string; words: string; at: number }[];
  stamps: { clock: string; rows: number; proof: string }[];
}
let log: Awaited<ReturnType<typeof makeKey>>;
let honest: Told;
beforeAll(async () => {
  log = await makeKey("example.org/record/live");
  const served = await makeLog(DAYS);
  honest = { served, note: await signLog(log, served), anchors: [], stamps: [] };
});
const at = (i: number) => honest.served[i] as ServedRow;
/** The log as it would be with a row changed, all behind it made anew and signed. */
async function remade(change: Parameters<typeof makeLog>[1]): Promise<Partial<Told>> {
  const served = await makeLog(DAYS, change);
  return { served, note: await signLog(log, served) };
}
const cheaper: Parameters<typeof makeLog>[1] = (row, seq) =>
  seq === 6 && row.kind === "forecast" ? { ...row, close: 1 } : row;

/** Answers as the public record does, rows in pages, and as a node of Solana. */
function answer({ served, note, anchors, stamps }: Told, url: URL, asked: string, reply: ServerResponse) {
  const tell = (body: unknown) =>
    reply.setHeader("Content-Type", "application/json").end(JSON.stringify(body));
  const cursor = Number(url.searchParams.get("cursor"));
  const next = cursor + PAGE < served.length ? cursor + PAGE : null;
  if (url.pathname === "/api/record") return tell({ items: served.slice(cursor, cursor + PAGE), next });
  if (url.pathname === "/api/record/log/live/checkpoint") return reply.end(note);
  if (url.pathname === "/api/record/anchors") return tell({ anchors, stamps, next: null });
  const x = Buffer.from(log.key.key).toString("base64url");
  if (url.pathname.startsWith("/.well-known/")) return tell({ keys: [{ x, mode: "live" }] });
  const found = anchors.find(({ signature }) => asked.includes(signature));
  const message = { instructions: [{ program: "spl-memo", parsed: found?.words }] };
  tell({ result: { blockTime: found?.at, meta: { err: null }, transaction: { message } } });
}

/** What the one file says of a log that is told so, run as a stranger runs it. */
async function verify(change: Partial<Told> = {}, ...options: string[]): Promise<string> {
  const server = createServer(async (request, reply) => {
    const chunks = await request.toArray();
    answer({ ...honest, ...change }, new URL(request.url ?? "", origin), chunks.join(""), reply);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const given = options.map((one) => one.replace("NODE", origin));
  const said = await new Promise<string>((done) =>
    execFile(process.execPath, [FILE, origin, ...given], (error, out, err) => done(error ? err : out)),
  );
  server.close();
  return said;
}
/** The path of a file that a reader kept. */
function keep(text: string): string {
  const path = `${mkdtempSync(`${tmpdir()}/kept-`)}/kept`;
  writeFileSync(path, text);
  return path;
}
const anchorOf = (rows: number, head: string, at: Date) => ({
  ...{ signature: `s${rows}`, words: `enigma record live ${rows} ${head}`, at: at.getTime() / 1_000 },
});

describe("one file, read by a stranger", () => {
  it("needs nothing but Node's own library", () => {
    const from = [...readFileSync(FILE, "utf8").matchAll(/ from "(.+?)"/g)].map(([, name]) => name);
    expect(from).toEqual(["node:crypto", "node:fs", "node:util"]);
  });

  it("says that an honest record is consistent, and of no row that it is proven in time", async () => {
    const said = await verify();
    expect(said).toContain("consistent, not proven\n");
    expect(said.match(/not proven in time/g)).toHaveLength(DAYS);
  });

  it("with a transaction on Solana says by when rows existed, and how long before their outcome", async () => {
    const said = await verify({ anchors: [anchorOf(3, at(2).hash, nightOf(3))] }, "--solana", "NODE");
    expect(said).toMatch(/^proven$/m);
    expect(said).toContain(
      `row 3: existed by ${dayOf(4)}T01:00:00.000Z (Solana), 6.0 days before its outcome`,
    );
    expect(said).toContain("row 4: not proven in time");
  });

  it("believes the cosignature of a witness that it is given the key of, and of no other", async () => {
    const [witness, stranger] = [await makeKey("watch.example"), await makeKey("watch.example")];
    const keyOf = ({ key }: typeof log) =>
      `${key.name}+0a1b2c3d+${Buffer.of(4, ...key.key).toString("base64")}`;
    const earlier = await signLog(log, honest.served.slice(0, 3));
    const note = honest.note + (await cosign(witness, honest.note, nightOf(DAYS)));
    const kept = keep(earlier + (await cosign(witness, earlier, nightOf(3))));
    const said = await verify({ note }, "--checkpoint", kept, "--witness", keyOf(witness));
    expect(said).toContain(`row 3: existed by ${nightOf(3).toISOString()} (witness watch.example)`);
    expect(said).toContain(`row 17: existed by ${nightOf(DAYS).toISOString()} (witness watch.example)`);
    for (const other of [stranger, log])
      expect(await verify({ note }, "--witness", keyOf(other))).toContain("consistent, not proven");
    expect(await verify({ note }, "--witness", "watch.example")).toMatch(/--witness is NAME\+ID\+KEY/);
  });

  it("follows a stamp of OpenTimestamps into a block of Bitcoin, and believes no other block", () => {
    const [proof, words] = [FILES["hello-world"], "Hello World!\n"];
    const headers = readHeaders(`358391 ${HEADER}\n`);
    expect(checkStamp(proof, words, 9, headers)).toEqual([
      { name: "Bitcoin block 358391", rows: 9, at: Date.parse("2015-05-28T15:41:18Z") },
    ]);
    expect(checkStamp(proof, words, 9, new Map())).toEqual([]);
    const other = { root: Buffer.alloc(32), at: 0 };
    expect(checkStamp(proof, words, 9, new Map([[358_391, other]]))).toEqual([]);
    expect(() => checkStamp(proof, "Hello!\n", 9, headers)).toThrow("the history was re-made");
    expect(() => readHeaders(`358391 ${HEADER.replace(/.$/, "0")}`)).toThrow("no proof of work");
  });
});

describe("a stock's row", () => {
  // Thanksgiving is Thursday, 26 November 2026.
  const DAYS_OF_STOCKS = ["2026-11-19", "2026-11-24", "2026-11-25", "2026-11-27"];
  const dates = { date: "2026-11-19", until: "2026-11-26", writtenAt: "2026-11-19T22:15:00.000Z" };
  const row = { chain: "live", type: "stock", seq: 1, ...dates };
  const say = (at: string, traded = DAYS_OF_STOCKS) =>
    sayTime(row, [{ name: "Solana", rows: 1, at: Date.parse(at) }], traded);

  it("whose horizon ends on a holiday existed in time only by the close before that", () => {
    expect(say("2026-11-24T17:00:00Z")).toContain("1.0 days before its outcome");
    expect(say("2026-11-26T09:00:00Z")).toBe("not proven in time");
    expect(say("2026-11-25T09:00:00Z")).toContain("0.3 days before its outcome");
  });

  it("is measured to its own day while the record has not come so far", () => {
    expect(say("2026-11-20T17:00:00Z", ["2026-11-19"])).toContain("6.0 days before its outcome");
  });

  it("is from the night of its close, and from no later one before its outcome", async () => {
    const check = async (writtenAt: string) => {
      const own = { ...row, writtenAt };
      checkChain([{ previous: GENESIS, hash: await hashRow(GENESIS, own), row: own }], "live");
    };
    await check("2026-11-20T02:00:00.000Z");
    await expect(check("2026-11-20T22:15:00.000Z")).rejects.toThrow("row 1 was backdated");
  });
});

describe("the one file refuses", () => {
  it.each<[string, RegExp, () => Partial<Told> | Promise<Partial<Told>>]>([
    [
      "a row that was altered",
      /row 6 was altered/,
      () => ({ served: honest.served.with(5, { ...at(5), row: { ...at(5).row, close: 1 } as never }) }),
    ],
    ["a row that was dropped", /row 6 was dropped/, () => ({ served: honest.served.toSpliced(5, 1) })],
    [
      "rows that were reordered",
      /row 3 was reordered/,
      () => ({ served: honest.served.with(2, at(5)).with(5, at(2)) }),
    ],
    [
      "rows other than those that were signed",
      /log was forked/,
      async () => ({ ...(await remade(cheaper)), note: honest.note }),
    ],
    ["fewer rows than were signed", /history was cut/, () => ({ served: honest.served.slice(0, -2) })],
    [
      "a row from before its close",
      /row 6 was backdated/,
      () => remade((row, seq) => (seq === 6 ? { ...row, writtenAt: `${row.date}T23:00:00.000Z` } : row)),
    ],
    [
      "a row from when its outcome was known",
      /row 17 was backdated/,
      () => remade((row, seq) => (seq === 17 ? { ...row, writtenAt: nightOf(30).toISOString() } : row)),
    ],
    [
      "a checkpoint of another key",
      /not signed by the log/,
      async () => ({ note: await signLog(await makeKey(log.key.name), honest.served) }),
    ],
    [
      "a checkpoint that a witness alone signed",
      /not signed by the log/,
      async () => {
        const words = honest.note.slice(0, honest.note.indexOf("\n\n") + 2);
        return { note: words + (await cosign(log, honest.note, nightOf(3))) };
      },
    ],
  ])("%s", async (_, says, change) => {
    expect(await verify(await change())).toMatch(says);
  });

  it("a re-made history, signed anew, against a checkpoint or head that was kept, Solana or Bitcoin", async () => {
    const other = await remade(cheaper);
    expect(await verify(other)).toContain("consistent, not proven");
    expect(await verify(other, "--checkpoint", keep(honest.note))).toMatch(/log was forked/);
    expect(await verify(other, "--head", at(9).hash, "--rows", "10")).toMatch(/re-made or cut: you hold/);
    const anchors = [anchorOf(10, at(9).hash, nightOf(9))];
    expect(await verify({ ...other, anchors }, "--solana", "NODE")).toMatch(/re-made or cut: Solana holds/);
    const stamps = [{ clock: "opentimestamps", rows: 10, proof: FILES["hello-world"] }];
    expect(await verify({ stamps }, "--headers", keep(`358391 ${HEADER}`))).toMatch(/history was re-made/);
  });

  it("an option that it does not know", async () => {
    expect(await verify({}, "--checkpont", "file")).toMatch(/Unknown option/);
  });
});

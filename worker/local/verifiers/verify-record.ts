/**
 * Checks a server's public record: one file on Node's own library, to be read before it is believed.
 *
 *   node verify-record.ts ORIGIN [--chain live] [--checkpoint FILE] [--head HASH --rows N] [--witness NAME+ID+KEY] [--solana URL] [--headers FILE]
 *
 * Refuses (exit code 1) rows altered, dropped, reordered or backdated, a signed tree that is not of the rows, and a history cut, re-made
 * or forked against what you kept, Solana (asked at URL) or OpenTimestamps. Says of each forecast and call by when it existed.
 * FILE of headers: block headers of Bitcoin that you trust, a line each: height, blank, 80 bytes as hex.
 */
import { createHash, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const [DAY, WEEKEND] = [86_400_000, [2, 0, 0, 0, 0, 0, 1]];
type Row = Record<"chain" | "type" | "date" | "until" | "writtenAt", string> & { seq: number; of?: number };
type Served = { previous: string; hash: string; row: Row };
type Key = { x: string; mode: string };
type Clock = { name: string; rows: number; at: number };
/** Of blocks of Bitcoin by height: the root over their transactions, and when. */
type Headers = Map<number, { root: Buffer; at: number }>;

const digest = (kind: string, bytes: Uint8Array) => createHash(kind).update(bytes).digest();
const sha256 = (...parts: Uint8Array[]) => digest("sha256", Buffer.concat(parts));
function refuse(why: string): never {
  throw new Error(why);
}

/** JSON as RFC 8785 writes it: names sorted, no blanks. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(",")}}`;
}

/** A row's hash is of the one before and its content; numbers go from 1; times can be and never fall. An outcome is `of` a row. */
export function checkChain(served: Served[], chain: string): void {
  let [previous, before] = ["0".repeat(64), ""];
  for (const [i, { row, ...own }] of served.entries()) {
    const { seq, type, date, until, writtenAt, of } = row;
    const name = `row ${i + 1}`;
    if (seq !== i + 1)
      refuse(`${name} was ${served.some((one) => one.row.seq === i + 1) ? "reordered" : "dropped"}`);
    if (row.chain !== chain) refuse(`${name} is of another chain`);
    const hash = sha256(Buffer.from(previous + canonical(row))).toString("hex");
    if (own.previous !== previous || own.hash !== hash) refuse(`${name} was altered, or the one before`);
    const at = Date.parse(writtenAt);
    const isTimely = of ? at >= closeOf(type, until, 17) : at < closeOf(type, date, 21) + DAY / 2;
    if (!isTimely || writtenAt < before || at < closeOf(type, date, 17)) refuse(`${name} was backdated`);
    [previous, before] = [hash, writtenAt];
  }
}

/** A coin's day ends at 24:00 UTC; a stock's at 17 to 21 UTC, on a weekend that of Friday. */
const closeOf = (type: string, date: string, hour: number): number =>
  Date.parse(date) + (type === "stock" ? hour / 24 - (WEEKEND[new Date(date).getUTCDay()] ?? 0) : 1) * DAY;

/** The roots of the trees (RFC 6962) over the first rows, by how many: complete parts side by side, put together from the right. */
export function rootsOf(served: Served[]): Buffer[] {
  const join = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right);
  const parts: Buffer[] = [];
  const roots = served.map(({ hash }, i) => {
    parts.push(sha256(Buffer.from(`00${hash}`, "hex")));
    for (let n = i + 1; n % 2 === 0; n /= 2) parts.push(parts.splice(-2).reduce(join));
    return parts.reduceRight((right, left) => join(left, right));
  });
  return [sha256(), ...roots];
}

/** The words of a checkpoint that the rows themselves make. */
const wordsOf = (name = "", rows: number, roots: Buffer[]) =>
  `${name}\n${rows}\n${(roots[rows] ?? refuse(`the history was cut: ${rows} rows were there`)).toString("base64")}\n`;

/** A note (C2SP) over the rows' tree that one of the log's Ed25519 keys signed; when a witness, NAME+ID+KEY, cosigned it (tlog-cosignature). */
export function checkNote(note: string, keys: Key[], roots: Buffer[], witness = ""): Clock[] {
  const [words = "", signatures = ""] = note.split(/(?<=\n)\n/);
  const [name, rows] = words.split("\n");
  const all = [...signatures.matchAll(/^— (\S+) (\S+)$/gm)].map(([, by, one = ""]) => ({ by, one }));
  const find = (by = "") => all.filter((one) => one.by === by).map(({ one }) => Buffer.from(one, "base64"));
  const isOf = (x: string, text: string, signature: Buffer) =>
    verify(null, Buffer.from(text), { key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }, signature);
  const isIt = ({ x, mode }: Key) => mode === "live" && find(name).some((s) => isOf(x, words, s.subarray(4)));
  if (!keys.some(isIt)) refuse("the checkpoint is not signed by the log’s key");
  if (wordsOf(name, Number(rows), roots) !== words)
    refuse(`the log was forked: a signed checkpoint over ${rows} rows is not of the rows that are told`);
  const [, by, key = ""] = /^(\S+?)\+[\da-f]{8}\+(\S+)$/.exec(witness) ?? [];
  if (witness && !by) refuse("--witness is NAME+ID+KEY");
  const x = Buffer.from(key, "base64").toString("base64url", 1);
  // After the 4 bytes of the key's id come 8 of the time.
  const times = find(by).map((one) => ({ one: one.subarray(12), time: one.readBigUInt64BE(4) }));
  const held = times.filter(({ one, time }) => isOf(x, `cosignature/v1\ntime ${time}\n${words}`, one));
  return held.map(({ time }) => ({ name: `witness ${by}`, rows: Number(rows), at: 1000 * Number(time) }));
}

/** Headers by height, each with its proof of work. */
export function readHeaders(file: string): Headers {
  return new Map(
    [...file.matchAll(/^(\d+)\s+([\da-f]{160})\s*$/gim)].map(([, height, hex = ""]) => {
      const bytes = Buffer.from(hex, "hex");
      const hash = BigInt(`0x${sha256(sha256(bytes)).reverse().toString("hex")}`);
      const target = BigInt(bytes.readUIntLE(72, 3)) << BigInt(8 * Math.max(0, (bytes[75] ?? 0) - 3));
      if (hash > target || target > 0xffffn << 208n) refuse(`block ${height} has no proof of work`);
      return [Number(height), { root: bytes.subarray(36, 68), at: 1000 * bytes.readUInt32LE(68) }];
    }),
  );
}

const OTS = Buffer.from("004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e892940108", "hex");

/** A file .ots (OpenTimestamps) over a checkpoint's words: the blocks it leads into, of those whose headers are given. */
export function checkStamp(proof: string, words: string, rows: number, headers: Headers): Clock[] {
  const [file, clocks]: [Buffer, Clock[]] = [Buffer.from(proof, "base64"), []];
  let at = OTS.length + 32;
  const stamped = file.subarray(OTS.length, at);
  if (file.indexOf(OTS) !== 0 || !stamped.equals(sha256(Buffer.from(words))))
    refuse(`the history was re-made: a stamp over ${rows} rows is not theirs`);
  const number = (): number => {
    const byte = file.readUInt8(at++);
    return byte < 128 ? byte : byte - 128 + 128 * number();
  };
  const follow = (message: Buffer): void => {
    const first = file.readUInt8(at++);
    const tag = first === 255 ? file.readUInt8(at++) : first;
    if (tag === 0) {
      const kind = file.toString("hex", at, at + 8);
      at += 8;
      const end = number() + at;
      const height = kind === "0588960d73d71901" ? number() : -1;
      const header = headers.get(height);
      if (header?.root.equals(message)) clocks.push({ name: `Bitcoin block ${height}`, rows, at: header.at });
      at = end;
    } else if (tag >= 240) {
      const from = number() + at;
      const part = file.subarray(at, from);
      at = from;
      follow(Buffer.concat(tag === 240 ? [message, part] : [part, message]));
    } else follow(digest(["", "", "sha1", "ripemd160", "", "", "", "", "sha256"][tag] ?? "", message));
    if (first === 255) follow(message);
  };
  follow(stamped);
  return clocks;
}

/** The memo of a final transaction on Solana names rows and their head, which has to be theirs. */
export async function checkAnchor(node: string, id: string, served: Served[], chain: string): Promise<Clock> {
  const how = { encoding: "jsonParsed", commitment: "finalized", maxSupportedTransactionVersion: 0 };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getTransaction", params: [id, how] });
  const headers = { "Content-Type": "application/json" };
  const { result } = await ask(node, { method: "POST", headers, body });
  const memo = new RegExp(`"enigma record ${chain} (\\d+) ([\\da-f]{64})"`);
  const [, rows, head] = memo.exec(JSON.stringify(result?.transaction.message.instructions)) ?? [];
  if (!head || result.meta?.err) refuse(`${id} anchors no head of the chain ${chain}`);
  checkHead("Solana holds", Number(rows), head, served);
  return { name: "Solana", rows: Number(rows), at: 1000 * (result.blockTime ?? 1e12) };
}

export function checkHead(whose: string, rows: number, head: string, served: Served[]): void {
  if (served[rows - 1]?.hash !== head)
    refuse(`the history was re-made or cut: ${whose} another head of ${rows} rows`);
}

/** By when a row existed, if a clock shows that to have been before the last close up to `until`: on a holiday there is none. */
export function sayTime({ seq, type, date, until }: Row, clocks: Clock[], traded: string[]): string {
  const [first] = clocks.filter(({ rows }) => rows >= seq).sort((a, b) => a.at - b.at);
  const isOver = type === "stock" && (traded.at(-1) ?? "") >= until;
  const last = (isOver && traded.findLast((day) => day > date && day <= until)) || until;
  const days = first ? (closeOf(type, last, 17) - first.at) / DAY : 0;
  if (!first || days <= 0) return "not proven in time";
  return `existed by ${new Date(first.at).toISOString()} (${first.name}), ${days.toFixed(1)} days before its outcome`;
}

// biome-ignore lint/suspicious/noExplicitAny: what comes is checked where it is used
async function ask(url: string, how?: RequestInit): Promise<any> {
  const reply = await fetch(url, how);
  if (!reply.ok) refuse(`${url} answered ${reply.status}`);
  return reply.headers.get("Content-Type")?.includes("json") ? reply.json() : reply.text();
}

async function* askPages(url: string) {
  for (let at: number | null = 0; at !== null; ) {
    const page = await ask(url + at);
    yield page;
    at = page.next;
  }
}

if (import.meta.main) {
  const names = ["chain", "head", "rows", "checkpoint", "witness", "solana", "headers"];
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { chain = "live", head, rows, witness, solana, ...files } = values as Record<string, string>;
  const api = `${positionals[0]}/api/record`;
  const served: Served[] = [];
  for await (const { items } of askPages(`${api}?chain=${chain}&limit=500&cursor=`)) served.push(...items);
  checkChain(served, chain);
  if (head) checkHead("you hold", Number(rows), head, served);
  const roots = rootsOf(served);
  const note: string = await ask(`${api}/log/${chain}/checkpoint`);
  const { keys } = await ask(`${positionals[0]}/.well-known/http-message-signatures-directory`);
  const notes = files.checkpoint ? [note, readFileSync(files.checkpoint, "utf8")] : [note];
  const clocks = notes.flatMap((one) => checkNote(one, keys, roots, witness));
  const blocks = readHeaders(files.headers ? readFileSync(files.headers, "utf8") : "");
  for await (const { anchors, stamps } of askPages(`${api}/anchors?chain=${chain}&after=`)) {
    for (const { signature } of solana ? anchors : [])
      clocks.push(await checkAnchor(solana ?? "", signature, served, chain));
    for (const { clock, rows, proof } of files.headers ? stamps : []) {
      const words = wordsOf(note.split("\n")[0], rows, roots);
      if (clock === "opentimestamps") clocks.push(...checkStamp(proof, words, rows, blocks));
    }
  }
  const traded = [...new Set(served.flatMap(({ row }) => (row.type === "stock" && !row.of ? row.date : [])))];
  for (const { row } of served) if (!row.of) console.log(`row ${row.seq}: ${sayTime(row, clocks, traded)}`);
  for (let at = Date.parse(traded[0] ?? ""); at < Date.parse(traded.at(-1) ?? ""); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (new Date(at).getUTCDay() % 6 && !traded.includes(day)) console.log(`${day}: a holiday, or a gap`);
  }
  console.log(head || files.checkpoint || clocks.length > 0 ? "proven" : "consistent, not proven");
  console.log(`${served.length} rows, head ${served.at(-1)?.hash}`);
}

import { type Hash, sha256 } from "../../../../shared/record-log/merkle.ts";
import {
  attestBlock,
  attestPending,
  followStamp,
  type Stamp,
  toHex,
  writeStamp,
} from "../../../features/record/clocks/ots.ts";
import { serveHere } from "../../serve-here.node.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const nothing = (): Stamp => ({ attested: [], steps: [] });

/** A stamp of steps one after the other, with what stands at their end. */
const chainSteps = (steps: [op: "append" | "prepend" | "sha256", arg?: Bytes][], end: Stamp): Stamp =>
  steps.reduceRight<Stamp>((next, [op, arg = new Uint8Array()]) => {
    const code = { sha256: 0x08, append: 0xf0, prepend: 0xf1 }[op];
    return { attested: [], steps: [{ op: code, arg, next }] };
  }, end);

const headerOf = (root: Bytes, at: Date): string => {
  const bytes = new Uint8Array(80);
  bytes[0] = 2;
  bytes.set(root, 36);
  new DataView(bytes.buffer).setUint32(68, at.getTime() / 1_000, true);
  return toHex(bytes);
};

/** A calendar of OpenTimestamps on this machine: real wire format, blocks by hand. */
export async function startCalendar() {
  /** commitments by hex, and what is known of them */
  const known = new Map<string, Stamp | null>();
  const digests: string[] = [];
  const state = { isDown: false, promises: "" };
  const server = await serveHere(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const send = (status: number, body: Uint8Array | string) => reply.writeHead(status).end(body);
    if (state.isDown) return send(503, "down");
    const [, commitment] = /^\/timestamp\/([\da-f]+)$/.exec(request.url ?? "") ?? [];
    if (commitment) {
      const stamp = known.get(commitment);
      return stamp ? send(200, writeStamp(stamp)) : send(404, "Pending confirmation in Bitcoin blockchain");
    }
    if (request.method !== "POST" || request.url !== "/digest") return send(404, "");
    const digest = new Uint8Array(Buffer.concat(chunks));
    if (digest.length === 0 || digest.length > 64) return send(400, "digest too long");
    digests.push(toHex(digest));
    const end: Stamp = { attested: [attestPending(state.promises || url)], steps: [] };
    const steps: Parameters<typeof chainSteps>[0] = [
      ["append", randomBytes(16)],
      ["sha256"],
      ["prepend", randomBytes(4)],
      ["append", randomBytes(8)],
    ];
    const stamp = chainSteps(steps, end);
    const [pending] = await followStamp(stamp, digest);
    known.set(toHex(pending?.message ?? new Uint8Array()), null);
    send(200, writeStamp(stamp));
  });
  const url = server.url;

  /** Puts all that waits into a block, after so many more hashes; tells its header. */
  async function mine(height: number, at: Date, more = 0): Promise<string> {
    const waiting = [...known].filter(([, stamp]) => stamp === null).map(([hex]) => hex);
    const messages = waiting.map((hex) => new Uint8Array(Buffer.from(hex, "hex")));
    // A block of two: each is the other's neighbour, hashed twice as Bitcoin does.
    const neighbour = randomBytes(32);
    let root: Hash = new Uint8Array(32);
    for (const message of messages.slice(0, 1)) {
      const before = Array.from({ length: 1 + more }, (): ["sha256"] => ["sha256"]);
      const stamp = chainSteps([...before, ["append", neighbour], ["sha256"], ["sha256"]], {
        ...nothing(),
        attested: [attestBlock(height)],
      });
      let hash: Hash = message;
      for (const _ of before) hash = await sha256(hash);
      root = await sha256(await sha256(new Uint8Array([...hash, ...neighbour])));
      known.set(toHex(message), stamp);
    }
    return headerOf(root, at);
  }
  return { url, digests, state, mine, stop: server.close };
}

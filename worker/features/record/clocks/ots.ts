import { ripemd160, sha1 } from "@noble/hashes/legacy.js";
import { areEqual, type Hash, sha256 } from "../../../../shared/record-log/merkle.ts";

/**
 * OpenTimestamps' format, as far as its calendars use it: appending, prepending and hashes (not Keccak), attested by a calendar
 * (pending) or by a block of Bitcoin. Other operations are refused, other attestations are carried along.
 */
const MAGIC = bytesOf("004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294");
const [VERSION, ATTESTED, MORE] = [1, 0x00, 0xff];
const SHA256 = 0x08;
/** What may be done with a message and an argument, by its tag: hashes take none. */
const OPERATIONS: Partial<Record<number, (message: Bytes, arg: Bytes) => Bytes | Promise<Bytes>>> = {
  2: (message) => sha1(message) as Bytes,
  3: (message) => ripemd160(message) as Bytes,
  [SHA256]: (message) => sha256(message),
  240: (message, arg) => Uint8Array.from([...message, ...arg]),
  241: (message, arg) => Uint8Array.from([...arg, ...message]),
};
const FIRST_WITH_ARGUMENT = 240;
const BITCOIN = "0588960d73d71901";
const PENDING = "83dfe30d2ef90c8e";
/** As the reference client has them: of an argument, an attestation, and what follows one after the other. */
const [MOST_BYTES, MOST_ATTESTED, MOST_STEPS] = [4_096, 8_192, 256];
const DIGEST_BYTES = 32;

type Bytes = Uint8Array<ArrayBuffer>;

interface Attestation {
  /** eight bytes, hex */
  tag: string;
  payload: Bytes;
}

/** What is done with a message, and what follows from it. */
interface Step {
  /** a tag of `OPERATIONS` */
  op: number;
  arg: Bytes;
  next: Stamp;
}

/** Who attests a message, and what is done with it further. */
export interface Stamp {
  attested: Attestation[];
  steps: Step[];
}

/** An attestation with the message that reached it. */
export type Attested =
  | { kind: "bitcoin"; height: number; message: Bytes; at: Stamp }
  | { kind: "pending"; calendar: string; message: Bytes; at: Stamp }
  | { kind: "unknown"; tag: string; message: Bytes; at: Stamp };

export function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Reads bytes one after the other; throws past their end. */
function openReader(bytes: Bytes) {
  let at = 0;
  const take = (count: number): Bytes => {
    if (at + count > bytes.length) throw new Error("the proof is cut");
    at += count;
    return bytes.slice(at - count, at);
  };
  const number = (): number => {
    let value = 0;
    for (let scale = 1; scale < 2 ** 49; scale *= 128) {
      const byte = take(1)[0] as number;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new Error("the proof has a number that is too large");
  };
  const block = (most: number): Bytes => {
    const length = number();
    if (length > most) throw new Error("the proof has a part that is too long");
    return take(length);
  };
  return { take, number, block, isAtEnd: () => at === bytes.length };
}
type Reader = ReturnType<typeof openReader>;

function readStamp(reader: Reader, depth = 0): Stamp {
  if (depth > MOST_STEPS) throw new Error("the proof has too many steps");
  const stamp: Stamp = { attested: [], steps: [] };
  let [tag] = reader.take(1);
  while (tag === MORE) {
    readPart(reader, stamp, reader.take(1)[0], depth);
    [tag] = reader.take(1);
  }
  readPart(reader, stamp, tag, depth);
  return stamp;
}

function readPart(reader: Reader, stamp: Stamp, tag: number | undefined, depth: number): void {
  if (tag === ATTESTED)
    return void stamp.attested.push({ tag: toHex(reader.take(8)), payload: reader.block(MOST_ATTESTED) });
  if (tag === undefined || !OPERATIONS[tag])
    throw new Error(`the proof has an operation that is not known here (${tag})`);
  const arg = tag < FIRST_WITH_ARGUMENT ? new Uint8Array() : reader.block(MOST_BYTES);
  stamp.steps.push({ op: tag, arg, next: readStamp(reader, depth + 1) });
}

/** Reads what a calendar answers with; throws for anything else. */
export function parseStamp(bytes: Bytes): Stamp {
  const reader = openReader(bytes);
  const stamp = readStamp(reader);
  if (!reader.isAtEnd()) throw new Error("something follows the proof");
  return stamp;
}

/** A proof as a file `.ots`: of which SHA-256, and what is done with that. */
export interface Proof {
  digest: Hash;
  stamp: Stamp;
}

/** Reads a file `.ots` over a SHA-256; throws for anything else. */
export function parseProof(bytes: Bytes): Proof {
  const reader = openReader(bytes);
  if (!areEqual(reader.take(MAGIC.length), MAGIC) || reader.number() !== VERSION)
    throw new Error("it is no proof of OpenTimestamps");
  if (reader.take(1)[0] !== SHA256) throw new Error("the proof is not over a SHA-256");
  const digest = reader.take(DIGEST_BYTES);
  const stamp = readStamp(reader);
  if (!reader.isAtEnd()) throw new Error("something follows the proof");
  return { digest, stamp };
}

/** 7 bits a byte, the lowest first. */
function writeInteger(value: number): number[] {
  const low = value % 128;
  return value < 128 ? [low] : [low + 128, ...writeInteger(Math.floor(value / 128))];
}
const writeBlock = (bytes: ArrayLike<number>): number[] => [
  ...writeInteger(bytes.length),
  ...Array.from(bytes),
];

function writeParts({ attested, steps }: Stamp): number[] {
  const parts = [
    ...attested.map(({ tag, payload }) => [ATTESTED, ...bytesOf(tag), ...writeBlock(payload)]),
    ...steps.map(({ op, arg, next }) => [
      op,
      ...(op < FIRST_WITH_ARGUMENT ? [] : writeBlock(arg)),
      ...writeParts(next),
    ]),
  ];
  return parts.flatMap((part, i) => (i < parts.length - 1 ? [MORE, ...part] : part));
}

export const writeStamp = (stamp: Stamp): Bytes => Uint8Array.from(writeParts(stamp));

/** A file `.ots`. Throws for a proof that could not be read again: two that are joined may have too many steps. */
export function writeProof({ digest, stamp }: Proof): Bytes {
  const bytes = Uint8Array.from([...MAGIC, VERSION, SHA256, ...digest, ...writeParts(stamp)]);
  parseProof(bytes);
  return bytes;
}

const applyStep = async ({ op, arg }: Step, message: Bytes): Promise<Bytes> => {
  const apply = OPERATIONS[op];
  if (!apply) throw new Error(`the proof has an operation that is not known here (${op})`);
  return apply(message, arg);
};

/** Does what a stamp says with a message, and lists who attests what came of it. */
export async function followStamp(stamp: Stamp, message: Bytes): Promise<Attested[]> {
  const own = stamp.attested.map((one) => readAttestation(one, message, stamp));
  const further = await Promise.all(
    stamp.steps.map(async (step) => followStamp(step.next, await applyStep(step, message))),
  );
  return [...own, ...further.flat()];
}

function readAttestation({ tag, payload }: Attestation, message: Bytes, at: Stamp): Attested {
  const reader = openReader(payload);
  if (tag === BITCOIN) return { kind: "bitcoin", height: reader.number(), message, at };
  if (tag !== PENDING) return { kind: "unknown", tag, message, at };
  const calendar = new TextDecoder().decode(reader.block(MOST_ATTESTED));
  return { kind: "pending", calendar, message, at };
}

/** Puts what a calendar knows by now in the place of its pending attestation. Changes the stamp it stands in. */
export function fulfil({ at }: Extract<Attested, { kind: "pending" }>, known: Stamp): void {
  at.attested = [...at.attested.filter(({ tag }) => tag !== PENDING), ...known.attested];
  at.steps.push(...known.steps);
}

/** An attestation by a block of Bitcoin, or a calendar's pending one. */
export const attestBlock = (height: number): Attestation => ({
  tag: BITCOIN,
  payload: Uint8Array.from(writeInteger(height)),
});
export const attestPending = (calendar: string): Attestation => ({
  tag: PENDING,
  payload: Uint8Array.from(writeBlock(new TextEncoder().encode(calendar))),
});

import { areEqual, type Hash, sha256, type Tree } from "./merkle.ts";
import { platform } from "./platform.ts";

/** A signed note's signature: whose, the first four bytes of the key's hash, and the signature itself. */
interface NoteSignature {
  name: string;
  id: Uint8Array;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A signed tree head in the form of C2SP tlog-checkpoint: origin, size and root, then signatures. */
export interface Checkpoint extends Tree {
  origin: string;
  /** what is signed */
  text: string;
  signatures: NoteSignature[];
}

/** An Ed25519 public key and the name it signs by. */
export interface NoteKey {
  name: string;
  key: Uint8Array<ArrayBuffer>;
}

/** Algorithms of C2SP signed-note: a log's signature, and a witness's cosignature/v1, which contains its time. */
export const LOG_KEY = 1;
export const WITNESS_KEY = 4;

const encoder = new platform.TextEncoder();
export const toBase64 = (bytes: Uint8Array) => platform.btoa(String.fromCharCode(...bytes));
export const fromBase64 = (text: string): Hash => {
  const binary = platform.atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
};

/** The name, a new line, the algorithm and the key, hashed: four bytes. */
export const nameNoteKey = async ({ name, key }: NoteKey, algorithm: number) =>
  (await sha256(encoder.encode(`${name}\n`), [algorithm], key)).slice(0, 4);

export const writeTree = (origin: string, { size, root }: Tree) => `${origin}\n${size}\n${toBase64(root)}\n`;

/** One signature's line, "— NAME BASE64". */
export const writeSignature = (name: string, id: Uint8Array, bytes: Uint8Array) =>
  `— ${name} ${toBase64(new Uint8Array([...id, ...bytes]))}\n`;

/** Reads a note; null where it is none. */
export function readCheckpoint(note: string): Checkpoint | null {
  const end = note.indexOf("\n\n");
  const text = note.slice(0, end + 1);
  const [origin, size, root] = text.split("\n");
  if (end < 0 || !origin || !size || !root || !/^(?:0|[1-9]\d{0,14})$/.test(size)) return null;
  try {
    const signatures = note
      .slice(end + 2)
      .split("\n")
      .flatMap((line) => {
        const [, name, packed] = /^— (\S+) (\S+)$/.exec(line) ?? [];
        if (!name || !packed) return [];
        const bytes = fromBase64(packed);
        return [{ name, id: bytes.slice(0, 4), bytes: bytes.slice(4) }];
      });
    return { origin, size: Number(size), root: fromBase64(root), text, signatures };
  } catch {
    return null;
  }
}

/** Whether a log signed a checkpoint. */
export async function isSignedBy(checkpoint: Checkpoint, key: NoteKey): Promise<boolean> {
  const found = await findSignature(checkpoint, key, LOG_KEY);
  return found !== undefined && verify(key, found.bytes, encoder.encode(checkpoint.text));
}

/** When a witness cosigned a checkpoint, in seconds; null where it did not. */
export async function readCosignature(checkpoint: Checkpoint, key: NoteKey): Promise<number | null> {
  const found = await findSignature(checkpoint, key, WITNESS_KEY);
  if (found?.bytes.length !== 72) return null;
  const time = Number(new DataView(found.bytes.buffer, found.bytes.byteOffset).getBigUint64(0));
  const signed = encoder.encode(writeCosigned(checkpoint.text, time));
  return (await verify(key, found.bytes.slice(8), signed)) ? time : null;
}

/** What a witness signs of a checkpoint's text. */
export const writeCosigned = (text: string, time: number) => `cosignature/v1\ntime ${time}\n${text}`;

async function findSignature({ signatures }: Checkpoint, key: NoteKey, algorithm: number) {
  const id = await nameNoteKey(key, algorithm);
  return signatures.find((one) => one.name === key.name && areEqual(one.id, id));
}

async function verify({ key }: NoteKey, signature: Hash, signed: Hash): Promise<boolean> {
  const opened = await platform.crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
  return platform.crypto.subtle.verify("Ed25519", opened, signature, signed);
}

import { sha256 as hashNow } from "@noble/hashes/sha2.js";
import { bytesOf, toHex } from "./ots.ts";

/** A block header of Bitcoin. Hashes as hex, the highest digit first. */
interface BlockHeader {
  hash: string;
  /** of the block before */
  before: string;
  /** what the hash has to be at most */
  target: bigint;
  /** over its transactions */
  root: Uint8Array<ArrayBuffer>;
  at: Date;
}

/** Headers of Bitcoin that the reader trusts, by height. */
export type BlockHeaders = ReadonlyMap<number, Pick<BlockHeader, "root" | "at">>;

/** The easiest target that Bitcoin ever had, that of its first block. */
const EASIEST = 0xffffn << 208n;

/**
 * Reads headers, a line each: height, blank, 80 bytes as hex. Throws at the first line that is none, whose hash is over the target
 * it names, whose target is easier than any of Bitcoin's, or that is no neighbour of those given of the heights beside it.
 */
export function readHeaders(text: string): Map<number, BlockHeader> {
  const headers = new Map<number, BlockHeader>();
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const refuse = (why: string) => new Error(`line ${i + 1}: ${why}`);
    const [, height, hex] = /^(\d{1,9})\s+([\da-f]{160})$/i.exec(line.trim()) ?? [];
    if (!height || !hex) throw refuse("it is a height, a blank and 80 bytes as hex");
    const header = readHeader(hex);
    const fault = findFault(header) ?? findOther(headers, Number(height), header);
    if (fault) throw refuse(`block ${height} ${fault}`);
    headers.set(Number(height), header);
  }
  return headers;
}

function findFault({ hash, target }: BlockHeader): string | null {
  if (target <= 0n || target > EASIEST) return "names a target that Bitcoin never had";
  return BigInt(`0x${hash}`) > target ? "has no proof of work: its hash is over its target" : null;
}

/** What lines above tell otherwise. */
function findOther(above: ReadonlyMap<number, BlockHeader>, height: number, { hash, before }: BlockHeader) {
  if ((above.get(height)?.hash ?? hash) !== hash) return "is another one than a line above tells";
  if ((above.get(height - 1)?.hash ?? before) !== before) return "does not follow on the one before";
  return (above.get(height + 1)?.before ?? hash) === hash ? null : "is not the one that the next follows on";
}

/** How many times the work of the easiest block a header shows. */
export const difficultyOf = ({ target }: Pick<BlockHeader, "target">): number =>
  Number(EASIEST) / Number(target);

/** Reads 80 bytes (160 hexadecimal digits); nothing is checked. */
export function readHeader(hex: string): BlockHeader {
  const bytes = bytesOf(hex);
  const view = new DataView(bytes.buffer);
  const bits = view.getUint32(72, true);
  const [size, digits] = [bits >>> 24, bits & 0x7fffff];
  const target =
    size < 3 ? BigInt(digits) >> BigInt(8 * (3 - size)) : BigInt(digits) << BigInt(8 * (size - 3));
  return {
    hash: toHex(hashNow(hashNow(bytes)).reverse()),
    before: toHex(bytes.slice(4, 36).reverse()),
    target,
    root: bytes.slice(36, 68),
    at: new Date(1_000 * view.getUint32(68, true)),
  };
}

import type { AskKind } from "../../../../../shared/asks.ts";
import { PLACES } from "./features.ts";
import data from "./weights.json" with { type: "json" };

/** What `npm run teach-reader` writes. */
export interface Weights {
  /** of the labelled messages it was taught with, SHA-256, hex */
  taught: string;
  kinds: string[];
  /** a weight of 1 is this many of the stored ones */
  scale: number;
  /** of each place of each feature, one a kind: signed bytes, a run of zeros as a zero and its length, base64 */
  weights: string;
}

let unpacked: Unpacked | undefined;
interface Unpacked {
  kinds: AskKind[];
  scale: number;
  weights: Int8Array;
}

/** Throws where they were taught with other features. */
export function unpackWeights({ kinds, scale, weights }: Omit<Weights, "taught">): Unpacked {
  const packed = Int8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const bytes = new Int8Array(PLACES * kinds.length);
  let at = 0;
  for (let i = 0; i < packed.length; i++) {
    const weight = packed[i] ?? 0;
    if (weight !== 0) bytes[at++] = weight;
    else at += (packed[++i] ?? 0) & 0xff;
  }
  if (at !== bytes.length) throw new Error("the referee was taught with other features");
  return { kinds: kinds as AskKind[], scale, weights: bytes };
}

/** Signed bytes as `unpackWeights` takes them. */
export function packWeights(bytes: readonly number[]): string {
  const packed: number[] = [];
  for (let i = 0; i < bytes.length; i++) {
    packed.push(bytes[i] ?? 0);
    if (bytes[i] !== 0) continue;
    let length = 1;
    while (length < MOST_ZEROS && bytes[i + 1] === 0) {
      length++;
      i++;
    }
    packed.push(length);
  }
  return Buffer.from(Int8Array.from(packed).buffer).toString("base64");
}
const MOST_ZEROS = 255;

/** What it was taught, unpacked at the first question, not at start-up. */
export function getTaught(): Unpacked {
  unpacked ??= unpackWeights(data);
  return unpacked;
}

/**
 * How likely each kind of ask is for a message that looks like `features`, the likeliest first: a linear model (softmax) taught
 * by the labelled messages. It knows nothing of the rules and fills no field: it says where they may be wrong.
 */
export function judgeKinds(
  features: readonly number[],
  taught?: Unpacked,
): { kind: AskKind; odds: number }[] {
  const { kinds, scale, weights } = taught ?? getTaught();
  const sums = kinds.map((_, k) =>
    features.reduce((sum, place) => sum + (weights[place * kinds.length + k] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp((sum - most) / scale));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return kinds.map((kind, k) => ({ kind, odds: (parts[k] ?? 0) / all })).sort((a, b) => b.odds - a.odds);
}

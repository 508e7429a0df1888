import { PLACES } from "./features.ts";
import { packWeights, type Weights } from "./referee.ts";

/** A labelled message: what it looks like, and what it asks first. */
export interface Lesson {
  features: readonly number[];
  kind: string;
}

const ROUNDS = 12;
/** A feature counts from this many messages on. */
const SEEN = 5;
const RATE = 0.12;
/** Keeps weights small, so that a feature seen once proves little. */
const DECAY = 1e-3;
/** The largest weight as a byte. */
const MOST = 24;
/** Smaller ones are noise, and cost bytes. */
const LEAST = 2;

/**
 * Teaches a softmax of all kinds by stochastic gradient descent with AdaGrad's rates (Duchi, Hazan and Singer 2011). The same
 * lessons in the same order give the same bytes.
 */
export function teachReferee(lessons: readonly Lesson[]): Omit<Weights, "taught"> {
  const kinds = [...new Set(lessons.map(({ kind }) => kind))].sort();
  const weights = new Float64Array(PLACES * kinds.length);
  const common = findCommon(lessons);
  const seen = new Float64Array(PLACES * kinds.length).fill(1e-6);
  for (const { features: all, kind } of shuffled(lessons)) {
    const features = all.filter((place) => common.has(place));
    const odds = oddsOf(weights, features, kinds.length);
    kinds.forEach((one, k) => {
      const error = (odds[k] ?? 0) - Number(one === kind);
      if (Math.abs(error) < 1e-4) return;
      for (const place of features) {
        const at = place * kinds.length + k;
        const slope = error + DECAY * (weights[at] ?? 0);
        seen[at] = (seen[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(seen[at] ?? 1);
      }
    });
  }
  const scale = MOST / weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const bytes = Array.from(weights, (weight) => Math.round(weight * scale)).map((byte) =>
    Math.abs(byte) < LEAST ? 0 : byte,
  );
  return { kinds, scale, weights: packWeights(bytes) };
}

/** What was seen in one or two messages proves little, and costs bytes. */
function findCommon(lessons: readonly Lesson[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { features } of lessons)
    for (const place of features) counts.set(place, (counts.get(place) ?? 0) + 1);
  return new Set([...counts].flatMap(([place, count]) => (count >= SEEN ? [place] : [])));
}

/** The odds of each kind. */
function oddsOf(weights: Float64Array, features: readonly number[], kinds: number): number[] {
  const sums = Array.from({ length: kinds }, (_, k) =>
    features.reduce((sum, place) => sum + (weights[place * kinds + k] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

/** All lessons, again and again, each time in another order that is always the same. */
function* shuffled(lessons: readonly Lesson[]): Generator<Lesson> {
  let seed = 1;
  const order = [...lessons];
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const j = seed % (i + 1);
      const [a, b] = [order[i], order[j]];
      if (a && b) [order[i], order[j]] = [b, a];
    }
    yield* order;
  }
}

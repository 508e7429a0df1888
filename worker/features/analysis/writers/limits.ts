/** How long models may take, ms. */
export interface Limits {
  /** to the first words, from the moment the request came in */
  firstWordsMs: number;
  /** to the last, from then too */
  allWordsMs: number;
  /** between two sentences */
  idleMs: number;
}

/** Leaves the built-in writer and the debit their time within 8 s and 25 s. */
export const LIMITS: Limits = { firstWordsMs: 7_800, allWordsMs: 22_000, idleMs: 5_000 };

export const MAX_OUTPUT_TOKENS = 1_600;
/** Statements of an answer that a model may add to. */
export const MOST_STATEMENTS = 12;
/** What a model gives beyond these is not heard. */
export const MOST_CHOICES = 24;
/** Fewer than that are no order. */
export const LEAST_CHOICES = 2;
/** Of the sentences that a model gives, so much must stand. */
export const LEAST_SHARE = 1 / 3;

/** When a model must have given its first words and its last, epoch ms, and how long it may pause. */
export interface Deadlines {
  firstBy: number;
  endBy: number;
  idleMs: number;
}

const FIRST_SHARE = 0.7;
/** No model can begin in less: it is not asked, and not blamed. */
export const LEAST_MS = 100;

/**
 * The models still to be asked share the time to the first words; the last of them may write to the end. Where the reader
 * has words already (`isBegun`), a model may take as long to begin as to pause.
 */
export function shareTime(
  limits: Limits,
  startedAt: number,
  now: number,
  { modelsLeft, isBegun }: { modelsLeft: number; isBegun: boolean },
): Deadlines {
  const { firstWordsMs, allWordsMs, idleMs } = limits;
  const firstMs = isBegun ? idleMs : Math.max(0, startedAt + firstWordsMs - now) / modelsLeft;
  const firstBy = now + firstMs;
  const endBy = startedAt + Math.round(allWordsMs * (modelsLeft > 1 ? FIRST_SHARE : 1));
  return { firstBy, endBy, idleMs };
}

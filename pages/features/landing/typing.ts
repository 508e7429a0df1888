import { PRODUCT } from "../../../shared/product.ts";

const OPENING = "Decode Equities with";
const WORDS = ["Data", "Insights", "Fundamentals", "Analysis", "Artificial Intelligence"];

/** What the headline says in the end, and to readers who get it still. */
export const HEADLINE = { opening: OPENING, word: PRODUCT };
/** A second word begins its own line with its first letter: it must not jump there while it grows. */
export const breakWords = (word: string) => word.replace(" ", "\n");
/** The widest it gets: its room is kept from the beginning. */
export const WIDEST = breakWords("Artificial Intelligence");

const TYPE_MS = 80;
const DELETE_MS = 50;
const HOLD_MS = 800;

export interface TypedFrame {
  opening: string;
  word: string;
  /** until the next frame */
  ms: number;
}

const typed = (text: string) => [...text].map((_, at) => text.slice(0, at + 1));

/** Every state of the headline: the opening is typed, the words come and go, the product's name stays. */
export function listFrames(): TypedFrame[] {
  const opening = typed(OPENING).map((text) => ({ opening: text, word: "", ms: TYPE_MS }));
  const words = WORDS.flatMap((word) => {
    const coming = typed(word).map((text) => ({ opening: OPENING, word: text, ms: TYPE_MS }));
    const going = coming.map(({ word: text }) => ({
      opening: OPENING,
      word: text.slice(0, -1),
      ms: DELETE_MS,
    }));
    const last = coming.at(-1);
    return [...coming.slice(0, -1), ...(last ? [{ ...last, ms: HOLD_MS }] : []), ...going.reverse()];
  });
  const name = typed(PRODUCT).map((text) => ({ opening: OPENING, word: text, ms: TYPE_MS }));
  return [...opening, ...words, ...name];
}

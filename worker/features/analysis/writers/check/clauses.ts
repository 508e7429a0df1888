import type { Fact } from "../../../../../shared/analysis.ts";

const SLOT = /\{(f\d{1,6})(?::([a-z]+))?\}/g;
const CUT =
  /,(?! ?(?:[{#(]|(?:with|at|on|by|as|to|in|from|going by|per|judging by|see) ))\s*|[;—–()]\s*|:\s+|\s(?:and|but|while|whereas|although|though|yet|even as|despite|because|since)\s/g;

/** A fact where a text shows it. */
export interface Placed {
  fact: Fact;
  form: string | undefined;
  at: number;
  end: number;
}

/** A part of a sentence that says one thing; its places count in it. */
export interface Clause {
  /** slots are covered by # so that no id is read as a word */
  text: string;
  slots: Placed[];
}

/** The slots of a text whose facts are held, in order. */
export const placeSlots = (text: string, facts: ReadonlyMap<string, Fact>): Placed[] =>
  [...text.matchAll(SLOT)].flatMap(({ 0: slot, 1: id, 2: form, index }) => {
    const fact = facts.get(id as string);
    return fact ? [{ fact, form, at: index, end: index + slot.length }] : [];
  });

/** A text whose slots are covered, place by place. */
export const coverSlots = (text: string): string => text.replace(SLOT, (slot) => "#".repeat(slot.length));

/** A sentence cut where another thing begins to be said. */
export function cutClauses(text: string, facts: ReadonlyMap<string, Fact>): Clause[] {
  const covered = coverSlots(text);
  const cuts = [...covered.matchAll(CUT)].map(({ index, 0: mark }) => ({
    from: index,
    to: index + mark.length,
  }));
  const slots = placeSlots(text, facts);
  const ends = [...cuts, { from: text.length, to: text.length }];
  return ends.map(({ from: end }, i) => {
    const start = cuts[i - 1]?.to ?? 0;
    return {
      text: covered.slice(start, end),
      slots: slots
        .filter(({ at }) => at >= start && at < end)
        .map((slot) => ({ ...slot, at: slot.at - start, end: slot.end - start })),
    };
  });
}

import data from "./groups.json" with { type: "json" };

const spell = (words: string) => words.split(", ");

/** Words that say the same. Of an axis each pole is a group: "above" and "below", "Buy" and "Sell". */
export interface Group {
  key: string;
  axis: string | null;
  pole: 1 | -1 | 0;
}

function openGroup(name: string): Group {
  const [, axis, sign, key] = /^(action|[a-z]+(?=[+-]))([+-]?) (.+)$/.exec(name) ?? [];
  if (axis === undefined) return { key: name, axis: null, pole: 0 };
  return { key: key ?? name, axis, pole: sign === "+" ? 1 : sign === "-" ? -1 : 0 };
}

const sets = (words: string): ReadonlySet<string> => new Set(spell(words));

/** By each of their words or phrases; only actions have a capital. */
export const GROUPS: ReadonlyMap<string, Group> = new Map(
  Object.entries(data.groups).flatMap(([name, words]) => {
    const group = openGroup(name);
    return spell(words).map((word) => [word, group] as const);
  }),
);
/** Words that claim nothing. */
export const NEUTRAL = new Set(data.neutral.flatMap(spell));
export const NEGATIONS = sets(data.negations);
/** Words that weaken or count the one behind them. */
export const HEDGES = sets(data.hedges);
/** When and how often: where they stand in a clause says nothing. */
export const ADVERBS = sets(data.adverbs);
/** In a clause with one of these the order says who is above whom. */
export const ORDERED = sets(data.ordered);
/** Where a clause begins. */
export const BOUNDARIES = sets(data.boundaries);
/** What a rewording may leave out. */
export const DROPPABLE = sets(data.droppable);
export const ALIASES: ReadonlyMap<string, string> = new Map(Object.entries(data.aliases));
/** Groups that a rewording may add where the statement says as much. */
export const IMPLIED: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(data.implied).map(([key, pattern]) => [key, new RegExp(pattern)]),
);
export const FUTURE = new RegExp(data.future);
export const LONGEST_PHRASE = Math.max(
  ...[...GROUPS.keys(), ...NEUTRAL].map((words) => words.split(" ").length),
);

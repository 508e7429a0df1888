import type { AskKind } from "../../../../../shared/asks.ts";

/** Kinds the referee is not asked about: what is said there is plain, or asks for nothing. */
export const UNJUDGED: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(["distress", "unread", "chitchat", "not_held", "advice_limits", "about"] as const),
]);
/** So near to each other that one answers what the other asks. */
const SAME: readonly (readonly AskKind[])[] = [
  ["overview", "opinion"],
  ["figure", "technical", "fundamental"],
];
export const areAlike = (a: AskKind, b: AskKind): boolean =>
  a === b || SAME.some((kinds) => kinds.includes(a) && kinds.includes(b));

/** How likely one of some kinds is, with those that answer the same. */
export const oddsOf = (
  kinds: readonly AskKind[],
  judged: readonly { kind: AskKind; odds: number }[],
): number =>
  judged
    .filter(({ kind }) => kinds.some((read) => areAlike(read, kind)))
    .reduce((sum, { odds }) => sum + odds, 0);

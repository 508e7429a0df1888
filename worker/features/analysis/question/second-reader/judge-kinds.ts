import type { AskKind } from "../../../../../shared/asks.ts";
import type { Ask } from "../../asks/registry.ts";
import { isCarried } from "../follow/carried.ts";
import { readSwitch } from "../ranking/compare.ts";
import type { Clauses } from "../read-clauses.ts";
import { oddsOf } from "../referee/alike.ts";
import { featuresOf } from "../referee/features.ts";
import { judgeKinds } from "../referee/referee.ts";
import type { Talk } from "../talk.ts";

/** A reading this likely of which no word is left is taken without another. */
export const SURE = 0.5;
/** A kind less likely than this is not tried. */
const LEAST = 0.12;

export type Kinds = readonly { kind: AskKind; odds: number }[];
/** How likely each kind is. */
export interface Judged {
  /** of the whole message, and of each clause */
  whole: Kinds;
  alone: Kinds[];
}

/** How likely each kind of ask is, of a message and its clauses; `read`: what the words of the message are read as. */
export function judgeAll(clauses: Clauses, talk: Talk, read: readonly Ask[]): Judged {
  const kinds = read.map(({ kind }) => kind);
  const whole = judgeKinds(featuresOf(clauses, talk, kinds));
  if (clauses.clauses.length === 1) return { whole, alone: [whole] };
  // "You are an analyst who always sells. Analyze Bitcoin": what is said beside a question is not doubted with it.
  return {
    whole,
    alone: clauses.clauses.map((clause) => judgeKinds(featuresOf({ ...clauses, clauses: [clause] }, talk))),
  };
}

/** The kinds that the referee finds likeliest and next likeliest of each clause; null where one is hardly likely. */
export const kindsOf = ({ alone }: Judged): NonNullable<Clauses["meant"]>[] =>
  [0, 1].map((place) =>
    alone.map((kinds) => kinds[place]).map((one) => (one && one.odds >= LEAST ? one.kind : null)),
  );

/** Fields that nothing but words of their own fills: what is read so is meant so, whatever it was taught by. */
const OWN_FIELDS = ["steps", "behind"];
/** A portfolio of one asset is what somebody may lose with it. */
const hasOwnField = (ask: Ask): boolean =>
  OWN_FIELDS.some((field) => field in ask) || (ask.kind === "portfolio" && ask.assets.length === 1);

/** How likely one of these asks is; what goes on with the last ask leaves unsaid what it is. */
export function likelihood(asks: readonly Ask[], { clauses }: Clauses, talk: Talk, judged: Judged): number {
  const kinds = asks.map(({ kind }) => kind);
  const { ask } = talk;
  const isSame = ask !== null && (kinds.includes(ask.kind) || clauses.every(({ text }) => isCarried(text)));
  const isSure = isSame || asks.some(hasOwnField) || clauses.some((clause) => readSwitch(clause, talk));
  return Math.max(Number(isSure) * SURE, ...[judged.whole, ...judged.alone].map((one) => oddsOf(kinds, one)));
}

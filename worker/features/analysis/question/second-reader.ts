import type { Reading } from "../../../../shared/analysis.ts";
import { type AskKind, exampleOf } from "../../../../shared/asks.ts";
import type { Ask } from "../asks/registry.ts";
import { isCarried } from "./follow/carried.ts";
import type { Clauses } from "./read-clauses.ts";
import { areAlike, oddsOf, UNJUDGED } from "./referee/alike.ts";
import { featuresOf } from "./referee/features.ts";
import { judgeKinds } from "./referee/referee.ts";
import type { Talk } from "./talk.ts";

/** What the referee says of a message that the rules have read. */
export interface Judged extends Pick<Reading, "agreed" | "alternatives"> {
  /** neither knows what is asked: it is asked back, never answered */
  isDoubtful: boolean;
}

/** Nothing else was meant. */
export const PLAIN: Judged = { agreed: true, alternatives: [], isDoubtful: false };

/** A kind as likely as this may have been meant too. */
const NEAR = 0.2;
/** The rules' kind is as unlikely as this, and the referee's own no surer than that: nobody knows. */
const UNLIKELY = 0.05;
/** The same where words were passed over. */
const UNLIKELY_IN_PART = 0.1;
const SURE = 0.8;
const MOST_ALTERNATIVES = 2;

/** What the rules fall back on: it is not given for what was more likely asked as something else. */
const FALLBACKS: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(["overview", "opinion", "change_between"] as const),
]);

/**
 * Compares what the rules read with what a linear model takes the message for; `isLeft`: words of it were passed over, so that
 * another kind is no accident.
 */
export function judgeReading(asks: readonly Ask[], clauses: Clauses, before: Talk, isLeft: boolean): Judged {
  const kinds = asks.map(({ kind }) => kind);
  if (kinds.some((kind) => UNJUDGED.has(kind))) return PLAIN;
  const judged = judgeKinds(featuresOf(clauses, before));
  const agreed = kinds.some((kind) => areAlike(kind, judged[0]?.kind ?? kind));
  // "You are an analyst who always sells. Analyze Bitcoin": what is said beside a question is not doubted with it.
  const alone = clauses.clauses.map((clause) =>
    judgeKinds(featuresOf({ ...clauses, clauses: [clause] }, before)),
  );
  const likely = Math.max(...[judged, ...alone].map((one) => oddsOf(kinds, one)));
  // What goes on with the last ask leaves unsaid what it is.
  const goesOn =
    before.ask !== null &&
    (kinds.includes(before.ask.kind) || clauses.clauses.every(({ text }) => isCarried(text)));
  const isFallback = kinds.every((kind) => FALLBACKS.has(kind));
  const isDoubtful =
    !goesOn &&
    // A name that is not held is told by itself.
    clauses.unknown.length === 0 &&
    ((likely < UNLIKELY && ((judged[0]?.odds ?? 1) < SURE || isFallback)) ||
      (isLeft && likely < UNLIKELY_IN_PART));
  const near = judged.filter(({ kind, odds }) => odds >= NEAR && !kinds.some((read) => areAlike(read, kind)));
  const names = asks.flatMap(({ assets }) => assets.map(({ name }) => name));
  const offered = [...(isDoubtful ? kinds : []), ...near.map(({ kind }) => kind)];
  return {
    agreed,
    isDoubtful,
    alternatives: [...new Set(offered)]
      .flatMap((kind) => {
        const message = exampleOf(kind, [...new Set(names)]);
        return message === null ? [] : [{ kind, message }];
      })
      .slice(0, MOST_ALTERNATIVES + Number(isDoubtful)),
  };
}

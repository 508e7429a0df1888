import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { anyOf, pattern } from "../words/pattern.ts";

const VIEW = anyOf("call");
const AT_WHAT = anyOf("at_what");
const WOULD = anyOf("would_or_is");
const WRONG = anyOf("wrong");
const BREAKS = anyOf("break");
const REFUTES = anyOf("proves");
const PROOF = [
  pattern` what (?:would|could|might) (?:make you )?change ${"proof"} ${"mind"} `,
  pattern` ${AT_WHAT} (?:\S+ ){0,4}${WOULD} (?:\S+ ){0,5}${WRONG}(?= (?!with ))`,
  pattern` ${AT_WHAT} (?:\S+ ){0,4}${VIEW} (?:\S+ ){0,2}${BREAKS} `,
  pattern` (?:what|which|where) (?:\S+ ){0,3}${REFUTES} (?:\S+ ){0,3}(?:wrong|${VIEW}|that|this) `,
  pattern` ${"invalidation"} ${"level"} `,
  pattern` ${"when_or_what"} (?:\S+ ){0,5}${"refuted"} `,
  pattern`${"when_or_what_glued"}.{0,10}${"refuted_glued"}`,
];

/** "At what point would that be wrong?", "what would prove you wrong?", "which level kills that view?": of a call, and no record. */
export const isOfProof = (clause: Clause): boolean =>
  has(clause, ...PROOF) && !has(clause, / (?:how often|how many|how much of|ever|were|been) /);

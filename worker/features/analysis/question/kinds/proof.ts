import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { pattern, phraseOf } from "../words/pattern.ts";

const PROOF = [
  phraseOf("proof"),
  pattern` ${"at_what"} (?:\S+ ){0,4}${"would"} (?:\S+ ){0,5}${"wrong"}(?= (?!with ))`,
  pattern` ${"at_what"} (?:\S+ ){0,4}${"view"} (?:\S+ ){0,2}${"breaks"} `,
  pattern` (?:what|which|where) (?:\S+ ){0,3}${"refutes"} (?:\S+ ){0,3}(?:wrong|${"view"}|that|this) `,
];

/** "At what point would that be wrong?", "what would prove you wrong?", "which level kills that view?": of a call, and no record. */
export const isOfProof = (clause: Clause): boolean =>
  has(clause, ...PROOF) && !has(clause, phraseOf("how_often_so"));

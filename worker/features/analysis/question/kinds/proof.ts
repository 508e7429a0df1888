import { anyWord } from "../lexicon/any-word.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { anyOf, pattern } from "../words/pattern.ts";

const PROOF = [
  anyWord("proof"),
  pattern` ${anyOf("at_what")} (?:\S+ ){0,4}${anyOf("would")} (?:\S+ ){0,5}${anyOf("wrong")}(?= (?!with ))`,
  pattern` ${anyOf("at_what")} (?:\S+ ){0,4}${anyOf("view")} (?:\S+ ){0,2}${anyOf("breaks")} `,
  pattern` (?:what|which|where) (?:\S+ ){0,3}${anyOf("refutes")} (?:\S+ ){0,3}(?:wrong|${anyOf("view")}|that|this) `,
];

/** "At what point would that be wrong?", "what would prove you wrong?", "which level kills that view?": of a call, and no record. */
export const isOfProof = (clause: Clause): boolean =>
  has(clause, ...PROOF) && !has(clause, anyWord("how_often_so"));

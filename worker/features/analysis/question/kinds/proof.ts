import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { anyOf, pattern } from "../words/pattern.ts";

const PROOF = [
  / what (?:would|could|might) (?:make you )?change (?:your|that|the|its) (?:mind|view|call|opinion) /,
  pattern` ${anyOf("at_what")} (?:\S+ ){0,4}${anyOf("would")} (?:\S+ ){0,5}${anyOf("wrong")}(?= (?!with ))`,
  pattern` ${anyOf("at_what")} (?:\S+ ){0,4}${anyOf("view")} (?:\S+ ){0,2}${anyOf("breaks")} `,
  pattern` (?:what|which|where) (?:\S+ ){0,3}${anyOf("refutes")} (?:\S+ ){0,3}(?:wrong|${anyOf("view")}|that|this) `,
  / (?:invalidation|stop) (?:level|point|price) /,
  / (?:ab wann|ab welchem|wann|wo|was) (?:\S+ ){0,4}(?:falsch|widerleg\S*|hinfallig|ungultig) /,
  / (?:cuando|que|a partir de) (?:\S+ ){0,5}(?:equivocad\S*|invalid\S*|desment\S*) /,
  / (?:quand|a quel|a partir de|qu est ce qui) (?:\S+ ){0,5}(?:tort|faux|fausse|invalid\S*) /,
  / (?:quando|a partir de|o que) (?:\S+ ){0,5}(?:errad\S*|invalid\S*) /,
  / (?:когда|при|что) (?:\S+ ){0,5}(?:неверн\S*|неправ\S*|опроверг\S*|ошибочн\S*) /,
  / (?:ne zaman|nerede|hangi) (?:\S+ ){0,4}(?:yanlis|gecersiz) /,
  /(?:什么情况|什么时候|跌到|涨到|到多少).{0,10}(?:错|失效|不成立)|(?:どこ|いつ|いくら).{0,10}(?:間違い|無効|崩れ)/u,
  /(?:어디|언제|얼마).{0,10}(?:틀린|틀렸|무효)/u,
];

/** "At what point would that be wrong?", "what would prove you wrong?", "which level kills that view?": of a call, and no record. */
export const isOfProof = (clause: Clause): boolean =>
  has(clause, ...PROOF) && !has(clause, / (?:how often|how many|how much of|ever|were|been) /);

import type { Clause } from "../read-clauses.ts";
import { anyOf, either, pattern } from "../words/pattern.ts";

/** "I've been away for a few weeks": a time that nothing is asked of. */
const AWAY = either(
  pattern` (?:been|was|were) ${"away"}(?: \S+){0,3}? ~ `,
  pattern` (?:havent|have not|not|didnt) (?:\S+ )?${"followed"}(?: \S+){0,4}? ~ `,
);
const LOOKS = anyOf("looks");
/** "How does it look going into the weekend?": how it stands, and no time that is asked of. */
const AHEAD_OF = pattern` ${LOOKS} (?:\S+ ){0,3}${"ahead_of"} (?:${"this_the"} )?~ `;
const LOOKS_AT = pattern` ${LOOKS} (?:\S+ ){0,2}~ `;
const isBefore = ({ text, dates }: Clause): boolean =>
  LOOKS_AT.test(text) && dates.some(({ ahead }) => ahead?.said.startsWith("before "));
export const isAway = (clause: Clause): boolean =>
  AWAY.test(clause.text) || AHEAD_OF.test(clause.text) || isBefore(clause);

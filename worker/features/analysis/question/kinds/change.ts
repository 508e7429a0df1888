import type { ChangeAsk } from "../../asks/change.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { either } from "../words/pattern.ts";

import { findSpan } from "./why-moved.ts";

/** "Why did it change since yesterday?", "what changed?", "has your call moved?": of the call and forecast, never of a price. */
export function readChange(clause: Clause, talk: Talk): ChangeAsk | null {
  const assets = subjectOf(clause, talk);
  if (
    assets.length === 0 ||
    clause.figures.some((kind) => kind !== "score") ||
    !has(clause, "changed", SAID_ELSE)
  )
    return null;
  // "What would change your mind?" asks what is missing, not what has changed.
  if (
    / (?:would|must|should|has to|have to|needs? to) | (?:muss|musste|tendria|faudrait|teria|должно|gerekir) /.test(
      clause.text,
    )
  )
    return null;
  const isOurs = has(clause, "change_ours", SAID_ELSE) || clause.figures.includes("score");
  const isOnlyChange = CHANGE_ONLY.test(clause.text) && !has(clause, "priced", "rise", "fall");
  // "Is that different from last week?", of what was said last.
  const isOfLast =
    clause.assets.length === 0 &&
    OF_LAST.test(clause.text) &&
    /^(?:opinion|overview|forecast|technical)$/.test(talk.ask?.kind ?? "");
  if (!isOurs && !isOfLast && !(isOnlyChange && has(clause, "why", "what"))) return null;
  return { kind: "change", assets, span: findSpan(clause) };
}

/** "Last week you said something else" */
const SAID_ELSE = either(
  / (?:you|u) (?:said|told me|had|were saying) (?:something (?:else|different)|otherwise|the opposite|it was a (?:buy|sell|hold)) /,
  // "What did you say about it last week?"
  / (?:did|had) (?:you|u) (?:say|said|tell|think|call|recommend|predict|rate) (?:[^#]* )?~ /,
  / hast du (?:[^#]* )?~ (?:[^#]* )?(?:gesagt|gemeint|empfohlen) | (?:dijiste|dijisteis|dijeron|recomendaste) (?:[^#]* )?~ /,
  / (?:tu as|vous avez|tu avais|as tu|avais tu) dit (?:[^#]* )?~ | (?:voce|voces) (?:disse|disseram|falou) (?:[^#]* )?~ /,
  / (?:ты|вы) (?:[^#]* )?(?:говорил\S*|сказал\S*|советовал\S*) (?:[^#]* )?~ | ~ (?:[^#]* )?(?:demistin\S*|dedin\S*) /,
);

const OF_LAST =
  /^ (?:and |so )?(?:is|was|has|have|did|ist|war|hat|es|era|ha|est ce|c'est|e|это|bu) (?:that|this|it|the same|das|eso|esto|isso|cela|ca) |(?:一样|不同|同じ|違|같|달라)/;

/** What changed, or why: and nothing else that could have. */
const CHANGE_ONLY =
  /(?: (?:change|changed|changes|different|verandert|geandert|anders|cambio|cambiado|mudou|degisti|degisen|change) |изменил|поменял|变了|变化|变|変わ|変化|바뀌|바뀐|변했|달라)/;

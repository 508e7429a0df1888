import type { Ask } from "../question.ts";
import { type Clause, has } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { FALL, RISE, WHY } from "../words/moving.ts";
import { DEFINE, OWN, TELLS, TERM_NAMES } from "../words/terms.ts";
import { BUY, SHOULD } from "../words/trading.ts";

const ARTICLE = / (?:a|an|any|un|una|une|um|uma|ein|eine|einen|bir|the term|the word) (?:\S+ )?\^/;
const BARE =
  / (?:what is|whats|what are|define|explain|explained|que es|que son|was ist|qu est ce que|c est quoi|o que e|что такое) (?:a |an |the |el |la |le |l |o |der |die |das |ein |eine |un |une |um |uma )?(?:\^|$)/;
const MEANING =
  / (?:tell you|tells you|tell us|tells us|used for|good for|meant|mean|means|meaning|define|definition|explain|explained|explanation|stand for|stands for|how does \^ \S+ work|how do \^ \S+ work|bedeutet|bedeuten|erklar\S*|heisst|significa|explica\S*|signifie|explique\S*|veut dire|definicion|definicao|что такое|что значит|что означает|означает|значит|объясни\S*|поясни\S*|nedir|ne demek|ne anlama|acikla\S*|anlami) |是什么|什么是|是什麼|什么意思|解释|解釋|定义|含义|是啥|啥是|什麼是|とは|って何|ってなに|意味|説明|定義|이란|뭐야|뭔가요|뜻|의미|설명|뭐예요|뭐죠|무엇/;

/** "What's your track record on stocks?" */
const YOURS = / your (?:track record|record|accuracy|performance|hit rate|results) /;
/** Of something of the asker's: no definition. */
const MINE = / (?:my|mein|meine|mi|mis|mon|ma|mes|meu|minha|мой|моя|мои|benim) |我的|私の|내 /;

/** "What is RSI?", "what does that tell me?" of the figure asked about last. */
export function readDefinition(clause: Clause, talk: Talk): Ask | null {
  const { assets, figures, hinted, text, amounts, dates } = clause;
  if (assets.length > 0 || amounts.length > 0 || dates.length > 0 || MINE.test(text)) return null;
  const last = talk.figures[0];
  if (figures.length === 0 && last && has(clause, TELLS) && !has(clause, SHOULD, BUY))
    return { kind: "definition", assets: [], of: last };
  if (!has(clause, DEFINE) || has(clause, WHY, SHOULD) || YOURS.test(text)) return null;
  const isMeaning = MEANING.test(text);
  const figure = figures.find((kind) => kind !== "fear_greed" || isMeaning);
  if (
    figure &&
    (isMeaning ||
      ARTICLE.test(text) ||
      (BARE.test(text) && talk.assets.length === 0) ||
      (/(?:what is|whats|was ist|que es|qu est ce que|c est quoi|o que e) \^/.test(text) &&
        !has(clause, OWN)))
  )
    return { kind: "definition", assets: [], of: figure };
  const term = TERM_NAMES.find(([, words]) => has(clause, words))?.[0];
  if (term && !has(clause, FALL, RISE)) return { kind: "definition", assets: [], of: term };
  const [hint] = hinted;
  return hint && isMeaning ? { kind: "definition", assets: [], of: hint } : null;
}

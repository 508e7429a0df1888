import type { Asset } from "../../../markets/assets.ts";
import { type Clause, has } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { type Cue, cue } from "../words/cue.ts";

const ONE = "one|coin|stock|asset|company|crypto|name|of them|of those|of these|of the two";
const withNoun = (words: string) =>
  words
    .split("|")
    .flatMap((word) => ONE.split("|").map((noun) => `${word} ${noun}`))
    .join("|");

/** "The first one", "the latter", "the other": of the assets named so far. */
const FIRST = cue(
  `${withNoun("first|1st|earlier")}|the former|back to the first|back to first|der erste|die erste|das erste|den ersten|dem ersten|zum ersten|ersterer|el primero|la primera|al primero|le premier|la premiere|du premier|o primeiro|a primeira|do primeiro|первый|первая|первого|первую|первом|к первому|ilki*|birincisi|第一个|第一個|第一只|前者|最初の方|最初の銘柄|1つ目|一つ目|첫 번째|첫번째|전자는`,
);
const SECOND = cue(
  `${withNoun("second|2nd|later")}|the latter|the later|the second|letzterer|der zweite|die zweite|den zweiten|dem zweiten|zum zweiten|el segundo|la segunda|al segundo|este ultimo|le second|la seconde|le deuxieme|la deuxieme|ce dernier|o segundo|a segunda|второй|вторая|второго|вторую|втором|ikincisi*|第二个|第二個|第二只|后者|後者|2つ目|二つ目|두 번째|두번째|후자는`,
);
const OTHER = cue(
  `${withNoun("other")}|the other|der andere|die andere|das andere|den anderen|dem anderen|el otro|la otra|l autre|o outro|a outra|другой|другая|другого|другую|другом|digeri*|oteki*|另一个|另一個|另外一个|另一只|もう一つ|もう片方|もう一方|다른 거|다른 것|다른 하나|다른 쪽|나머지 하나`,
);

/** "I've been away for a few weeks": a time that nothing is asked of. */
const AWAY =
  / (?:been|was|were) (?:away|gone|off|out|busy|offline|abroad|asleep|travelling|traveling|sick|ill|hiking|camping|on holiday|on vacation|on a break|in hospital|under a rock|living under a rock)(?: \S+){0,3}? ~ | (?:havent|have not|not|didnt) (?:\S+ )?(?:looked|checked|followed|seen|watched|kept up|paid attention|been following)(?: \S+){0,4}? ~ /;
/** "How does it look going into the weekend?": how it stands, and no time that is asked of. */
const AHEAD_OF =
  / (?:look|looks|looking|shaping up|standing|stands|set up|positioned|placed|sieht|steht|ve|luce|pinta|presente|esta|выглядит|gorunuyor) (?:\S+ ){0,3}(?:into|ahead of|before|vor|rumbo a|antes d\S+|de cara a|avant|перед|oncesi) (?:(?:the|dem|der|el|la|le|o|este|ce) )?~ /;
const LOOKS =
  / (?:look|looks|looking|shaping up|standing|stands|set up|positioned|placed|sieht|steht|luce|pinta|выглядит|gorunuyor) (?:\S+ ){0,2}~ /;
const isBefore = ({ text, dates }: Clause): boolean =>
  LOOKS.test(text) && dates.some(({ ahead }) => ahead?.said.startsWith("before "));
export const isAway = (clause: Clause): boolean =>
  AWAY.test(clause.text) || AHEAD_OF.test(clause.text) || isBefore(clause);

/** A clause that points at one of the assets of the talk, with that asset named in it. */
export function refer(clause: Clause, talk: Talk): Clause {
  if (clause.assets.length > 0 || talk.named.length < 2) return clause;
  const known = talk.assets.length > 1 ? talk.assets : talk.named;
  const meant: [Cue, Asset | undefined][] = [
    [FIRST, known[0]],
    [SECOND, known[1]],
    [OTHER, talk.assets.length > 1 ? talk.assets[1] : talk.before[0]],
  ];
  const [words, asset] = meant.find(([words]) => has(clause, words)) ?? [];
  if (!words || !asset) return clause;
  return { ...clause, text: clause.text.replace(words.any, "@"), assets: [asset] };
}

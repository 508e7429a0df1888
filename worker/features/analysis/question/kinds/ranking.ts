import type { AssetType } from "../../../../../shared/markets.ts";
import type { End, Span } from "../../asks/desk/fields.ts";
import type { RankingAsk } from "../../asks/ranking.ts";
import { lastUnits } from "../dates/relative.ts";
import { type Clause, has } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import {
  ASSETS_OF_OURS,
  COINS,
  LEAST,
  MARKET,
  MOOD,
  MOST,
  NEWS,
  OF_TWO,
  RISK,
  STOCKS,
  VOLATILE,
  WHICH,
} from "../words/asking.ts";
import { cue, cues } from "../words/cue.ts";
import { FALL, FUTURE, RISE } from "../words/moving.ts";
import { SHOULD } from "../words/trading.ts";
import { CHEAP, distanceOf, findMeasure, findPastSpan, MOVERS, PERFORM, SAFE, SIZE } from "./measure.ts";

/** "Which coin should I buy?" */
const PICK =
  / (?:which|what) (?:\S+ ){1,3}(?:should|would|could|can|shall|do|to) (?:(?:i|we|you|one) )?(?:be )?(?:buy|buying|get|pick|choose|own|hold|invest|purchase)(?: in)? | (?:welche\S*|que|cual|quelle?s?|qual|quais) (?:\S+ ){1,3}(?:soll ich|sollte ich|debo|deberia|dois je|devrais je|devo|deveria) (?:kaufen|comprar|acheter) | (?:welche\S*|que|cual|quelle?s?|qual|quais|какую|какой|какие|hangi) (?:\S+ ){1,2}(?:compro|comprar|acheter|купить|покупать|kaufen|alayim|almaliyim|alinir) | (?:어떤|무슨|どの|哪个|哪只|什么)(?: \S+)* (?:살까|사야|좋아|좋을까|買う|買えば|买) /;

/** The order of all listed assets, or of those named, by a measure. */
export function readRanking(clause: Clause, talk: Talk): RankingAsk | null {
  const named = unique(clause.assets);
  const before = talk.ask;
  const group = findGroup(clause);
  const when = findPastSpan(clause, talk);
  if (before?.kind === "ranking" && when && named.length === 0 && isShort(clause))
    return { ...before, by: null, span: when };
  if (before?.kind === "ranking" && group && named.length === 0 && isShort(clause))
    return { ...before, group };
  const [figure] = [...clause.figures, ...clause.hinted];
  if (before?.kind === "ranking" && figure && named.length === 0 && isShort(clause))
    return { ...before, by: figure, span: null, place: 1 };
  const place = PLACES.find(([, words]) => has(clause, words))?.[0];
  if (before?.kind === "ranking" && named.length === 0 && place && clause.text.trim().split(" ").length < 9)
    return place === "last"
      ? { ...before, want: OTHER_END[before.want], place: 1 }
      : { ...before, place: Number(place) };
  const isOfMany =
    named.length === 0 &&
    (has(clause, COINS, STOCKS, ASSETS_OF_OURS) ||
      goesOnRanking(clause, talk) ||
      (talk.assets.length === 0 && has(clause, WHICH)));
  const isOther = talk.leftOut.length > 0 && / (?:any|other|others|some|else) /.test(clause.text);
  const isOrder =
    isOther ||
    (place !== undefined && place !== "last") ||
    has(clause, MOST, LEAST, SAFE, MOVERS) ||
    distanceOf(clause) !== undefined ||
    SUPERLATIVE.test(clause.text) ||
    PICK.test(clause.text) ||
    (has(clause, SORTED) &&
      (clause.figures.length + clause.hinted.length > 0 ||
        has(clause, VOLATILE, RISK, CHEAP, SIZE, PERFORM))) ||
    (has(clause, WHICH) && (has(clause, RISE, FALL, CHEAP, SIZE) || clause.hinted.includes("rsi_14")));
  const isAll =
    named.length === 0 &&
    (has(clause, ALL_OF) ||
      (has(clause, OURS) && (clause.dates.length > 0 || has(clause, PERFORM))) ||
      isMarketMove(clause, talk));
  const isSorted = named.length > 2 && has(clause, SORTED);
  if (!(isOfMany && isOrder) && !isAll && !isSorted && !(named.length === 0 && has(clause, BEST_OF_ALL)))
    return null;
  if (
    talk.assets.length > 1 &&
    before?.kind === "compare" &&
    has(clause, OF_TWO) &&
    !has(clause, COINS, STOCKS)
  )
    return null;
  // What comes is not ranked by what was: the calls are all there is to tell of it.
  const isAhead = clause.dates.some(({ past, ahead, tense }) => ahead && (tense === "ahead" || !past));
  const { by: found, want } = findMeasure(clause);
  const measured = isAhead && found === null ? "score" : found;
  const span = findPastSpan(clause, talk) ?? findHad(clause, talk);
  // "How's the market?" asks how it moved.
  const by =
    measured === "score" && isMarketMove(clause, talk) && !has(clause, CALLED) ? "change_24h" : measured;
  // "The top three", of what was ranked: by what it was ranked.
  if (before?.kind === "ranking" && by === "score" && !span && !has(clause, CALLED))
    return { ...before, want, group: group ?? before.group };
  const inherits =
    before?.kind === "ranking" && !has(clause, COINS, STOCKS, ASSETS_OF_OURS) ? before.group : null;
  return {
    kind: "ranking",
    assets: isSorted ? named : [],
    by: span && by === null ? null : by,
    span: by === null ? span : null,
    want,
    place: Number(place) || 1,
    group: named.length > 0 ? null : (group ?? inherits),
    ...(has(clause, SORTED) && place === undefined && { whole: true }),
  };
}

const OTHER_END: Record<End, End> = {
  most: "least",
  least: "most",
  nearest: "furthest",
  furthest: "nearest",
};

/** "How did the market do today?" */
const isMarketMove = (clause: Clause, { assets }: Talk) =>
  assets.length === 0 &&
  has(clause, MARKET) &&
  !has(clause, MOOD, NEWS, FUTURE, SHOULD) &&
  (clause.dates.length > 0 || has(clause, MOVED_MARKET));

/** "Roughest", "fattest": and no "interest". */
const SUPERLATIVE =
  / (?!interest|invest|forest|harvest|contest|protest|latest|honest|modest|request|suggest|digest|arrest|nearest|earliest)[a-z]{3,}est /;
/** "Which had the roughest month?": the one that ends now. */
function findHad({ text }: Clause, { today }: Talk): Span | null {
  const [, unit] =
    / (?:had|has|having|enjoyed|suffered|hatte|tuvo|eu|teve) (?:\S+ ){1,3}(week|month|quarter|year) /.exec(
      text,
    ) ?? [];
  return unit ? (lastUnits("1", unit, { today })?.past ?? null) : null;
}

const CALLED = cue(
  `score|call|calls|rules|buy|rating|verdict|investment|kaufen|comprar|acheter|купить|almali*|买|買い|매수`,
);
const SORTED = cue(
  `rank|ranks|ranked|ranking|rankings|sort|sorted|order|ordered|arrange|arranged|line up|line them up|league table|leaderboard|best to worst|worst to best|most to least|least to most|high to low|low to high|top to bottom|bottom to top|highest to lowest|lowest to highest|safest to riskiest|rangliste|sortier*|reihenfolge|clasificacion|ordena*|clasifica*|classement|classe*|trie*|classificacao|ordene|рейтинг*|упорядоч*|отсортир*|sirala*|siralama*|排名|排行|排序|ランキング|順位|順に|順番|순위|랭킹|순서`,
);
const MOVED_MARKET = cue(
  `how did|how is|hows|how are|what happened|what moved|red|green|up|down|crash*|rally|doing|performing|wie lauft|was ist los|como va|como esta|que paso|comment va|que se passe|como vai|o que houve|как|что с|nasil|ne oldu|怎么样|怎么了|如何|どう|何があった|어때|무슨 일`,
);
const ALL_OF = cue(
  `all coins|all the coins|all stocks|all the stocks|all assets|all your assets|all cryptos|every coin|every stock|alle coins|alle aktien|todas las monedas|todas las acciones|todas as moedas|todas as acoes|toutes les cryptos|toutes les actions|все монеты|все акции|tum coinler|tum hisseler|所有币|所有股票|全部のコイン|全銘柄|모든 코인|모든 종목`,
);
const OURS = cue(
  `the coins|your coins|the stocks|your stocks|all your coins|all your stocks|each coin|each stock|each of your|all of yours|the lot|coins and stocks|stocks and coins|die coins|die aktien|las monedas|las acciones|les cryptos|les actions|as moedas|as acoes`,
);
const BEST_OF_ALL = cue(
  `whos leading|who is leading|whos winning|whos up the most|whats up the most|whats up most|whats down most|what fell most|what rose most|what dropped most|what gained most|what moved the most|what fell the most|what rose the most|what dropped the most|what gained the most|whats green|what is green|whats red|what is red|whats in the green|whats in the red|what moved most|biggest move|biggest mover|who won ~|who lost most|best investment|best buy right now|what should i buy|what to buy|what do i buy|strongest right now|best thing to buy|best pick|best picks|top pick|top picks|what should i invest in|where should i invest|what is the best|whats the best|what is hot|whats hot|whats pumping|what is pumping|whats moving|beste investition|beste anlage|was soll ich kaufen|mejor inversion|que compro|que deberia comprar|meilleur investissement|que dois je acheter|quoi acheter|melhor investimento|o que comprar|o que devo comprar|лучшая инвестиция|что купить|что покупать|en iyi yatirim|ne almaliyim|ne alsam|最好的投资|买什么|最佳投资|何を買う|一番いい投資|おすすめの投資|최고의 투자|뭘 사야|무엇을 살
  who had the|who has the|whos had the|which had the|which has the|whats had the`,
);

/** "And the runner-up?", "who came last?" */
const PLACES = cues<"2" | "3" | "last">(`
  2: runner up|runnerup|runners up|second place|second best|second biggest|second largest|second highest|second worst|second safest|second most|second cheapest|number two|no 2|number 2|2nd|next best|next one|next on the list|next in line|in second|was second|is second|came second|comes second|whos second|right behind|right after it|zweite*|zweitbeste*|auf platz zwei|auf platz 2|segundo|segunda|deuxieme|second|второе место|второй|вторая|на втором|ikinci*|第二|亚军|二位|2位|2番目|次点|두 번째|두번째|2위|2등
  3: third place|third best|third biggest|third largest|number three|number 3|no 3|3rd|in third|was third|is third|came third|whos third|bronze|dritte*|drittbeste*|auf platz drei|auf platz 3|tercero|tercera|tercer|troisieme|terceiro|terceira|третье место|третий|третья|на третьем|ucuncu*|第三|季军|三位|3位|3番目|세 번째|세번째|3위|3등
  last: came in last|came last|comes last|in last|is last|was last|whos last|dead last|last place|at the bottom|other end|at the back|letzter|letzte|schlusslicht|ultimo|ultima|dernier|derniere|последнее место|последний|на последнем|sonuncu*|倒数第一|垫底|最后一名|最下位|ビリ|꼴찌|최하위`);

/** "Only coins", "and among stocks?" */
const isShort = (clause: Clause) =>
  clause.text.trim().split(" ").length < 5 && !has(clause, MOST, LEAST, RISE, FALL);

const goesOnRanking = (clause: Clause, { ask }: Talk) =>
  ask?.kind === "ranking" && has(clause, OF_TWO, MOST, LEAST);

/** "No crypto", "besides stocks", "암호화폐 말고" */
const NOT_SUCH =
  / (?:not|no|without|besides|except|excluding|exclude|other than|instead of|nicht|keine?|ohne|statt|no|sin|salvo|pas de|sans|sauf|nao|sem|exceto|не|без|кроме|除了|不要|不包括) (?:for |any |the |in |de |como )?\S+(?= )| \S+ (?:не надо|не нужно|말고|빼고|제외|以外|ではなく|haric|disinda|degil)(?= )/gu;

function findGroup({ text, ...clause }: Clause): AssetType | null {
  const wanted = { ...clause, text: text.replace(NOT_SUCH, "") };
  const [coins, stocks] = [has(wanted, COINS), has(wanted, STOCKS)];
  if (!coins && !stocks && wanted.text !== text) {
    const [noCoins, noStocks] = [has({ ...clause, text }, COINS), has({ ...clause, text }, STOCKS)];
    return noCoins === noStocks ? null : noCoins ? "stock" : "crypto";
  }
  return coins === stocks ? null : coins ? "crypto" : "stock";
}

import type { FactKind } from "../../../../../shared/analysis.ts";
import type { AssetType } from "../../../../../shared/markets.ts";
import type { End, Span } from "../../asks/desk/fields.ts";
import type { RankingAsk } from "../../asks/ranking.ts";
import { lastUnits } from "../dates/relative.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";

import { distanceOf, findMeasure, findPastSpan } from "./measure.ts";

/** "Which coin should I buy?" */
const PICK =
  / (?:which|what) (?:\S+ ){1,3}(?:should|would|could|can|shall|do|to) (?:(?:i|we|you|one) )?(?:be )?(?:buy|buying|get|pick|choose|own|hold|invest|purchase)(?: in)? | (?:welche\S*|que|cual|quelle?s?|qual|quais) (?:\S+ ){1,3}(?:soll ich|sollte ich|debo|deberia|dois je|devrais je|devo|deveria) (?:kaufen|comprar|acheter) | (?:welche\S*|que|cual|quelle?s?|qual|quais|какую|какой|какие|hangi) (?:\S+ ){1,2}(?:compro|comprar|acheter|купить|покупать|kaufen|alayim|almaliyim|alinir) | (?:어떤|무슨|どの|哪个|哪只|什么)(?: \S+)* (?:살까|사야|좋아|좋을까|買う|買えば|买) /;

/** "Which of those is cheapest?", of what was ranked last. */
const OF_THOSE =
  / (?:of|among|from|between|out of|von|unter|de|entre|parmi|dentre|из|среди) (?:those|these|them|denen|diesen|esos|esas|estos|ceux|celles|deles|delas|них|этих)(?= )/;

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
  if (
    before?.kind === "ranking" &&
    talk.ranked.length > 1 &&
    named.length === 0 &&
    OF_THOSE.test(clause.text)
  ) {
    const { by, want } = findMeasure(clause);
    return { ...before, assets: talk.ranked, by: when ? null : by, span: when, want, place: 1, group: null };
  }
  const [figure] = [...clause.figures, ...clause.hinted];
  if (before?.kind === "ranking" && figure && named.length === 0 && isShort(clause))
    return { ...before, by: figure, span: null, place: 1 };
  const place = firstOf(clause, "places");
  if (before?.kind === "ranking" && named.length === 0 && place && clause.text.trim().split(" ").length < 9)
    return place === "last"
      ? { ...before, want: OTHER_END[before.want], place: 1 }
      : { ...before, place: Number(place) };
  const isOfMany =
    named.length === 0 &&
    (has(clause, "coins", "stocks", "assets_of_ours") ||
      goesOnRanking(clause, talk) ||
      (talk.assets.length === 0 && has(clause, "which")));
  const isOther = talk.leftOut.length > 0 && / (?:any|other|others|some|else) /.test(clause.text);
  const isOrder =
    isOther ||
    (place !== undefined && place !== "last") ||
    has(clause, "most", "least", "safe", "movers") ||
    distanceOf(clause) !== undefined ||
    SUPERLATIVE.test(clause.text) ||
    PICK.test(clause.text) ||
    (has(clause, "sorted") &&
      (clause.figures.length + clause.hinted.length > 0 ||
        has(clause, "volatile", "risk", "cheap", "size", "perform"))) ||
    (has(clause, "which") &&
      (has(clause, "rise", "fall", "cheap", "size") || clause.hinted.includes("rsi_14")));
  const isAll =
    named.length === 0 &&
    (has(clause, "all_of") ||
      (has(clause, "ranking_ours") && (clause.dates.length > 0 || has(clause, "perform"))) ||
      isMarketMove(clause, talk));
  const isSorted = named.length > 2 && has(clause, "sorted");
  const isFiltered = isOfMany && findWhere(clause, findMeasure(clause).by, clause.dates.length > 0) !== null;
  if (
    !(isOfMany && isOrder) &&
    !isAll &&
    !isFiltered &&
    !isSorted &&
    !(named.length === 0 && has(clause, "best_of_all"))
  )
    return null;
  if (
    talk.assets.length > 1 &&
    before?.kind === "compare" &&
    has(clause, "of_two") &&
    !has(clause, "coins", "stocks")
  )
    return null;
  // What comes is not ranked by what was: the calls are all there is to tell of it.
  const isAhead = clause.dates.some(({ past, ahead, tense }) => ahead && (tense === "ahead" || !past));
  const { by: found, want } = findMeasure(clause);
  const measured = isAhead && found === null ? "score" : found;
  const span = findPastSpan(clause, talk) ?? findHad(clause, talk);
  const where = named.length === 0 ? findWhere(clause, measured, span !== null) : null;
  // "How's the market?" asks how it moved.
  const by =
    measured === "score" && isMarketMove(clause, talk) && !has(clause, "called") ? "change_24h" : measured;
  // "The top three", of what was ranked: by what it was ranked.
  if (before?.kind === "ranking" && by === "score" && !span && !has(clause, "called"))
    return { ...before, want, group: group ?? before.group };
  const inherits =
    before?.kind === "ranking" && !has(clause, "coins", "stocks", "assets_of_ours") ? before.group : null;
  return {
    kind: "ranking",
    assets: isSorted ? named : [],
    by: span && by === null ? null : by,
    span: by === null ? span : null,
    want,
    place: Number(place) || 1,
    group: named.length > 0 ? null : (group ?? inherits),
    ...(where && { where }),
    ...(has(clause, "sorted") && place === undefined && { whole: true }),
  };
}

const UNDER =
  / (?:under|below|less than|lower than|smaller than|at most|beneath|cheaper than|unter|weniger als|kleiner als|menos de|por debajo de|menor que|inferior a|moins de|en dessous de|sous|abaixo de|ниже|меньше|менее|до) #| #(?:\S+ )?(?:altinda|以下|以内|未満|より低|이하|미만)|(?:低于|小于|不到) ?#/;
const OVER =
  / (?:over|above|more than|higher than|greater than|bigger than|at least|uber|mehr als|grosser als|mas de|por encima de|mayor que|superior a|plus de|au dessus de|acima de|mais de|maior que|выше|больше|более) #| #(?:\S+ )?(?:ustunde|uzerinde|以上|より高|이상|초과)|(?:高于|大于|超过) ?#/;

/** Where the RSI is called oversold and overbought (Wilder). */
const [RSI_LOW, RSI_HIGH] = [30, 70];

/** "RSI below 30", "down more than 10%", "under 1 dollar": only those; null where no line is told. */
function findWhere(clause: Clause, by: FactKind | null, isChange: boolean): RankingAsk["where"] | null {
  const zone = by === "rsi_14" && clause.amounts.length === 0 ? firstOf(clause, "claims") : undefined;
  if (zone === "oversold") return { side: "below", than: RSI_LOW };
  if (zone === "overbought") return { side: "above", than: RSI_HIGH };
  const side = UNDER.test(clause.text) ? "below" : OVER.test(clause.text) ? "above" : null;
  const [amount, ...others] = amountsOf(clause, "usd", "number", "percent");
  if (!side || !amount || others.length > 0) return null;
  const isMove = by === null || isChange || /^(?:return|change)_/.test(by ?? "");
  if (amount.kind === "usd" && by !== "price" && by !== "market_cap" && by !== "volume_24h") return null;
  if (isMove && amount.kind !== "percent") return null;
  if (by === "score") return null;
  const isFall = isMove && has(clause, "fall", "losers") && !has(clause, "rise");
  if (!isFall) return { side, than: amount.value };
  return { side: side === "above" ? "below" : "above", than: -Math.abs(amount.value) };
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
  has(clause, "market") &&
  !has(clause, "mood", "news", "future", "should") &&
  (clause.dates.length > 0 || has(clause, "moved_market"));

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

/** "Only coins", "and among stocks?" */
const isShort = (clause: Clause) =>
  clause.text.trim().split(" ").length < 5 && !has(clause, "most", "least", "rise", "fall");

const goesOnRanking = (clause: Clause, { ask }: Talk) =>
  ask?.kind === "ranking" && has(clause, "of_two", "most", "least");

/** "No crypto", "besides stocks", "암호화폐 말고" */
const NOT_SUCH =
  / (?:not|no|without|besides|except|excluding|exclude|other than|instead of|nicht|keine?|ohne|statt|no|sin|salvo|pas de|sans|sauf|nao|sem|exceto|не|без|кроме|除了|不要|不包括) (?:for |any |the |in |de |como )?\S+(?= )| \S+ (?:не надо|не нужно|말고|빼고|제외|以外|ではなく|haric|disinda|degil)(?= )/gu;

function findGroup({ text, ...clause }: Clause): AssetType | null {
  const wanted = { ...clause, text: text.replace(NOT_SUCH, "") };
  const [coins, stocks] = [has(wanted, "coins"), has(wanted, "stocks")];
  if (!coins && !stocks && wanted.text !== text) {
    const [noCoins, noStocks] = [has({ ...clause, text }, "coins"), has({ ...clause, text }, "stocks")];
    return noCoins === noStocks ? null : noCoins ? "stock" : "crypto";
  }
  return coins === stocks ? null : coins ? "crypto" : "stock";
}

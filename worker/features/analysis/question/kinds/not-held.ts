import { type NotHeldAsk, nameMarket } from "../../asks/not-held.ts";
import type { Ask } from "../../asks/registry.ts";
import { has, type Meaning, placesOf } from "../lexicon/lexicon.ts";
import { isWithin } from "../lexicon/sector-names.ts";
import { findTracked } from "../lexicon/tracked.ts";
import { OF_UNITS } from "../money/amount.ts";
import type { Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { withoutNegated } from "../words/negated.ts";
import { phraseOf } from "../words/pattern.ts";
import { UNHELD } from "../words/unheld.ts";

/** What is not held, by the words it is told by. */
export const notHeld = (words: Meaning, assets: NotHeldAsk["assets"]): NotHeldAsk => {
  const [topic, what] = UNHELD.find(([, , meant]) => meant === words) ?? ["other" as const, "such data"];
  return { kind: "not_held", assets, topic, what };
};

/** "What happened after fear was under 20 before?": only the mood of now is held. */
const readPastMood = (clause: Clause, { ask }: Talk): NotHeldAsk | null =>
  (clause.figures.includes("fear_greed") &&
    has(clause, phraseOf("mood_past")) &&
    (clause.amounts.length > 0 || clause.dates.length === 0)) ||
  (ask?.kind === "sentiment" && ask.about === "mood" && isOfThen(clause))
    ? notHeld("unheld.past_moods", [])
    : null;

/** "Was it better a month ago?", and of nothing by name. */
const isOfThen = ({ assets, figures, amounts, dates }: Clause): boolean =>
  assets.length + figures.length + amounts.length === 0 &&
  dates.some(({ past, tense }) => past && past.said !== "today" && tense === "past");

/** "Swiss stocks": no fund of ours answers for that market, or its stocks are to be put in order. */
export function readMarketOf(clause: Clause): NotHeldAsk | null {
  const [market] = clause.assets.length === 0 ? findTracked(clause) : [];
  return market
    ? { kind: "not_held", assets: [], topic: "fund_or_index", what: nameMarket("en", market.id) }
    : null;
}

/** Topics that are something else than an asset: asked of one. */
const OF_ASSETS = new Set([
  "currency",
  "dividend",
  "earnings_date",
  "analyst_target",
  "options",
  "on_chain",
  "intraday",
  "people",
  "other",
]);

const MONEY_TOPICS = new Set(["currency", "other", "commodity", "people"]);

/** Asked with a word of buying, and no question of whether to. */
const PLACES = "places to buy";

/** What we do not hold, by name; null where the clause is about something we do. */
export function readNotHeld(clause: Clause, talk: Talk): Ask | null {
  const past = readPastMood(clause, talk);
  if (past) return past;
  const named = UNHELD.filter(
    ([topic, what, words]) =>
      has(topic === "fund_or_index" ? { ...clause, text: withoutNegated(clause) } : clause, words) &&
      (what === PLACES || (isOpenTo(topic, clause) && fits(topic, what, clause, talk))),
  );
  // "Palm oil" is no oil.
  const placeOf = ([, , words]: (typeof UNHELD)[number]) => placesOf(clause, words)[0];
  const found = named.find((one) => {
    const place = placeOf(one);
    return !place || !named.some((other) => other[0] === one[0] && isWithin(place, placeOf(other) ?? place));
  });
  if (!found) return readAgain(clause, talk);
  const [topic, what] = found;
  const assets = OF_ASSETS.has(topic) && isAsked(clause, topic) ? thoseOf(clause, talk) : clause.assets;
  return { kind: "not_held", assets, topic, what };
}

/** "Which of those report earnings?", of all that a ranking stated; else of the asset of the talk. */
const thoseOf = (clause: Clause, talk: Talk) =>
  clause.assets.length === 0 && talk.ask?.kind === "ranking" && has(clause, "of_two", "them", "which")
    ? talk.ranked
    : subjectOf(clause, talk);

/** Beside an asset of ours, funds and metals are asked of only where it says so. */
const isOpenTo = (topic: string, { assets, text }: Clause): boolean =>
  assets.length === 0 || OF_ASSETS.has(topic) || phraseOf("fund_of").test(text);

/** "Does it pay one too?": the topic of the talk, of another asset. */
function readAgain(clause: Clause, talk: Talk): NotHeldAsk | null {
  const { unheld } = talk;
  if (unheld?.topic === "dividend" && talk.ask?.kind === "not_held" && isOfUnits(clause))
    return { ...unheld };
  if (!unheld || clause.figures.length > 0 || clause.amounts.length > 0 || !has(clause, "anaphora"))
    return null;
  const pays = unheld.topic !== "dividend" || has(clause, phraseOf("pays"));
  return pays ? { ...unheld, assets: subjectOf(clause, talk) } : null;
}

/** "How much for 50 shares?", of what one of them pays. */
const isOfUnits = ({ text, amounts, assets, figures, dates }: Clause): boolean =>
  amounts.length === 1 &&
  assets.length + figures.length + dates.length === 0 &&
  OF_UNITS.test(text.slice(text.indexOf("#")));

const POSTS = "posts on Reddit, X or other social media";

/** Words beside which a topic is only mentioned: "Reddit says buy" asks whether to. */
const MENTIONED: [of: (topic: string, what: string) => boolean, words: Meaning[]][] = [
  [(topic, what) => topic === "people" || what.includes("lawsuits"), ["news"]],
  [(_, what) => what === POSTS, ["buy", "sell"]],
  [(topic) => MONEY_TOPICS.has(topic), ["savings", "loan", "tax"]],
];

function fits(topic: string, what: string, clause: Clause, { assets }: Talk): boolean {
  if (topic === "currency" && clause.text.includes("#cur"))
    return clause.assets.length > 0 || assets.length > 0;
  if (MENTIONED.some(([isOf, words]) => isOf(topic, what) && has(clause, ...words))) return false;
  if (what === POSTS && !has(clause, "mood", "news", phraseOf("said_by"))) return false;
  if (topic === "dividend" && isBesideOthers(clause)) return false;
  if (what === "insider deals" && clause.figures.includes("return_on_equity")) return false;
  return !(topic === "other" && has(clause, "why", "should") && clause.assets.length > 0);
}

/** A screen by what is held too, or a comparison over past days: dividends are named as not used in it. */
const isBesideOthers = (clause: Clause): boolean =>
  clause.assets.length === 0
    ? has(clause, "stocks") && (clause.figures.length > 0 || clause.dates.some(({ past }) => past))
    : clause.assets.length > 1 && has(clause, "compare", "versus") && clause.dates.some(({ past }) => past);

const isAsked = (clause: Clause, topic: string) =>
  clause.assets.length > 0 || topic !== "other" || clause.text.trim().split(" ").length < 6;

/** What a comparison sets a held asset beside and we do not hold: "gold". */
export function findUnheld(clause: Clause): string | null {
  if (!has(clause, "compare", "versus")) return null;
  return UNHELD.find(([topic, , words]) => !OF_ASSETS.has(topic) && has(clause, words))?.[1] ?? null;
}

import { JOINS } from "../../../markets/mentions/vocabulary.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { learn } from "./known.ts";
import type { Worded } from "./lexicon.ts";
import { type Found, Phrases } from "./phrases.ts";
import tracked from "./tracked.json" with { type: "json" };

/** A country, a region or a theme by its id in `tracked.json`, countries by their two letters, and where it is named. */
export interface Tracked {
  id: string;
  place: Pick<Found, "from" | "to">;
}

for (const phrase of Object.values(tracked).flat()) learn(phrase);

const MARKET = phraseOf("a_market").source;
/** "… stocks", "日本の株" and no "… market cap" */
const BEHIND = new RegExp(`^ ?[の的의]?(?:${MARKET})+(?! (?:caps?|closed|open|hours|holidays?) )`);
/** "Bolsa de …", "stocks from the …" */
const BEFORE = new RegExp(pattern`(?:${phraseOf("a_market")})(?: ${"of_a_market"}){0,2} ?$`);
/** "Japanaktien", "港股" */
const WITHIN = pattern`.${"a_market"}$`;
/** "Invest in …" */
const INTO = pattern` ${"into_a_market"} (?:the )?$`;
const ENDS = new RegExp(`^ (?:$|[~#] |(?:${[...JOINS].join("|")}) )`);

let built: Phrases<string> | undefined;

/** What funds track, where a clause names it as a market: beside a word for stocks, or put money into. */
export function findTracked({ text }: Worded): Tracked[] {
  built ??= new Phrases(
    Object.entries(tracked).flatMap(([id, words]) => words.map((word) => ({ id, text: word }))),
  );
  const names = [...built.find(text)]
    .flatMap(([id, places]) => places.map((place) => ({ id, place })))
    .sort((a, b) => a.place.from - b.place.from || b.place.to - a.place.to);
  const found: Tracked[] = [];
  let end = 0;
  const apart = names.filter(({ place }) => {
    if (place.from < end) return false;
    end = place.to;
    return true;
  });
  for (const { id, place } of apart.toReversed()) {
    const as = asMarket(text, place) ?? (isJoined(text, place, found[0]) ? place : null);
    if (as) found.unshift({ id, place: as });
  }
  return found;
}

/** The name with the words that make it a market. */
function asMarket(text: string, { from, to }: Tracked["place"]): Tracked["place"] | null {
  const [before, name, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const behind = BEHIND.exec(after)?.[0].length;
  if (behind !== undefined) return { from, to: to + behind };
  const opens = BEFORE.exec(before);
  if (opens) return { from: opens.index + (opens[0].startsWith(" ") ? 1 : 0), to };
  return WITHIN.test(name) || (INTO.test(before) && ENDS.test(after)) ? { from, to } : null;
}

/** "German" in "German and French stocks" */
const isJoined = (text: string, { to }: Tracked["place"], next: Tracked | undefined): boolean =>
  next !== undefined && JOINS.has(text.slice(to, next.place.from).trim());

import type { Ask } from "../../asks/registry.ts";
import { firstOf, has, placesOf, replaceWords, rowsOf, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import type { Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { UNHELD } from "../words/unheld.ts";
import terms from "./terms.json" with { type: "json" };

type Defined = Extract<Ask, { kind: "definition" }>["of"];

const BARE = pattern` ${"what_is"} (?:${"article_before"} )?(?:\^|$)`;
const IS_FIGURE = pattern`${"what_is"} \^`;

/** "What net margin measures" */
const WHAT_IT_IS = pattern` what (?:an? |the )?(?:\^ )?(?:\S+ ){1,3}${"measures"}(?: (?:about|for|exactly|all about|you|us))? $`;
const MEANT: Sign[] = ["meant", phraseOf("means", "meaning_of"), WHAT_IT_IS];

/** Terms whose figure of the day is more often asked for: "what's the hash rate?" */
const CURRENT: ReadonlySet<string> = new Set(terms.current);
/** Terms that stand in questions about something else. */
const GENERIC: ReadonlySet<string> = new Set(terms.generic);

/** "What is RSI?", "what does that tell me?" of the figure asked about last. */
export function readDefinition(clause: Clause, talk: Talk): Ask | null {
  if (isElsewhere(clause)) return null;
  const of = findLast(clause, talk) ?? (isAsked(clause, talk) ? findDefined(clause, talk) : null);
  if (!of) return null;
  const beside = isOfTwo(clause) ? namedTerms(clause).find((one) => one !== of) : undefined;
  return { kind: "definition", assets: [], of, ...(beside && { beside }) };
}

/** A term that nothing else was made of: "is a stop loss a good idea?" */
export function readTerm(clause: Clause, talk: Talk): Ask | null {
  if (clause.assets.length + clause.amounts.length + talk.assets.length > 0) return null;
  const of = firstOf(clause, "term_names");
  return of && !GENERIC.has(of) && !CURRENT.has(of) ? { kind: "definition", assets: [], of } : null;
}

function isElsewhere(clause: Clause): boolean {
  const isNumbered =
    clause.amounts.length > 0 &&
    !(clause.figures.length > 0 && has(clause, phraseOf("means", "meaning_of"))) &&
    !has(clause, phraseOf("numbered_term"));
  return isNumbered || clause.assets.length + clause.dates.length > 0 || has(clause, phraseOf("of_mine"));
}

const findLast = (clause: Clause, { figures: [last] }: Talk): Defined | null =>
  last && clause.figures.length === 0 && has(clause, "tells") && !has(clause, "should", "buy") ? last : null;

/** "Difference of a stock and an ETF" */
const isOfTwo = (clause: Clause): boolean =>
  has(clause, phraseOf("difference")) && namedTerms(clause).length > 1;

const isAsked = (clause: Clause, talk: Talk): boolean =>
  !has(clause, "why", "should", phraseOf("your_record")) &&
  (has(clause, "define", ...MEANT) || isOfTwo(clause) || (talk.assets.length === 0 && isTermAlone(clause)));

function findDefined(clause: Clause, talk: Talk): Defined | null {
  const [figure] = clause.figures;
  if (figure && talk.assets.length === 0 && has(clause, phraseOf("a_good"))) return figure;
  const isMeant = has(clause, ...MEANT) || isOfTwo(clause);
  if (!isMeant && has(clause, phraseOf("wanted_thing"))) return null;
  return findFigure(clause, talk, isMeant) ?? findTerm(clause, isMeant);
}

function findFigure(clause: Clause, talk: Talk, isMeant: boolean): Defined | null {
  const figure = clause.figures.find((kind) => kind !== "fear_greed" || isMeant);
  const isOfIt =
    isMeant ||
    has(clause, phraseOf("article")) ||
    (has(clause, BARE) && talk.assets.length === 0) ||
    (has(clause, IS_FIGURE) && !has(clause, "own"));
  return figure && isOfIt && !isOfUnheld(clause) ? figure : null;
}

/** "What's the RSI of the Nasdaq?" */
const isOfUnheld = (clause: Clause): boolean =>
  UNHELD.some(
    ([topic, , words]) => (topic === "fund_or_index" || topic === "commodity") && has(clause, words),
  );

/** The longest term, or the figure that other words of the clause may mean, where no term of its own is named. */
function findTerm(clause: Clause, isMeant: boolean): Defined | null {
  const named = namedTerms(clause);
  const own = named.find((one) => !GENERIC.has(one));
  const [hint] = clause.hinted;
  if (hint && isMeant && !own) return hint;
  const term = own ?? named[0];
  if (!term) return null;
  const isAlone = isBareTerm(clause, term);
  if (CURRENT.has(term) && !isMeant && !isAlone) return null;
  return GENERIC.has(term) && !isAlone && !isTermMeant(clause, term, isMeant) ? null : term;
}

/** The longest name first. */
const namedTerms = (clause: Clause) =>
  rowsOf("term_names")
    .map(([name, words]) => ({ name, length: Math.max(0, ...placesOf(clause, words).map(lengthOf)) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ name }) => name);
const lengthOf = ({ from, to }: { from: number; to: number }): number => to - from;

/** It is said what it means, or nothing much besides. */
const isTermMeant = (clause: Clause, term: string, isMeant: boolean): boolean =>
  !has({ ...clause, text: without(clause, term) }, "fall", "rise") &&
  (isMeant || (clause.text.trim().split(" ").length < 5 && !has(clause, "mood")));

/** What a clause says besides the name of a term. */
function without({ text }: Clause, term: string): string {
  const names = rowsOf("term_names").find(([name]) => name === term)?.[1];
  return names ? replaceWords(text, [names]) : text;
}

const isTermAlone = ({ text }: Clause): boolean =>
  rowsOf("term_names").some(([, words]) => replaceWords(text, [words]).trim() === "");

const ASKED_ALONE = pattern` ${"what_is"}(?: ${"article_before"})? $`;
/** "What is a bond?" and nothing more. */
function isBareTerm(clause: Clause, term: string): boolean {
  const rest = without(clause, term);
  return rest !== clause.text && ASKED_ALONE.test(`${rest.trimEnd()} `);
}

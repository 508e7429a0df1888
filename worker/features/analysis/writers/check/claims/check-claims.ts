import type { Fact } from "../../../../../../shared/analysis.ts";
import { findAssets, findFigures, type NamedAsset } from "../../../grounding/mentions.ts";
import { RefusedText } from "../sentence.ts";
import { type Clause, cutClauses, type Find, type Judge, toNumber } from "./clauses.ts";
import { judgeMoves } from "./moves.ts";
import { judgePositions } from "./positions.ts";
import { judgeReadings } from "./readings.ts";

const JUDGES: Judge[] = [judgePositions, judgeMoves, judgeReadings];
const EACH = /\b(?:both|each|neither|all of them)\b/i;

/** What sentences are held against; `current`: the assets the text spoke of last. */
export interface Claims {
  facts: Map<string, Fact>;
  assets: NamedAsset[];
  /** symbols of the assets we hold facts of */
  held: string[];
  current: string[];
}

export const openClaims = (facts: Fact[], assets: NamedAsset[]): Claims => {
  const held = [...new Set(facts.map(({ asset }) => asset).filter((asset) => !asset.includes("/")))];
  return { facts: new Map(facts.map((fact) => [fact.id, fact])), assets, held, current: held };
};

/**
 * Refuses a sentence whose words say otherwise than the facts: what rose or fell, what is above or below what, how an
 * indicator reads, which of two assets is more volatile; and one that cites another asset's or figure's fact. It needs no
 * figure to be wrong. Throws `RefusedText`.
 */
export function checkClaims(text: string, claims: Claims): void {
  const clauses = cutClauses(text, claims.facts);
  const cited = clauses.flatMap((clause) => clause.cited);
  const plain = clauses.map((clause) => clause.text).join(" ");
  const named = namedIn(plain, claims);
  if (!citesNamed(cited, named) || !citesFigures(plain, cited)) throw new RefusedText("another fact");
  if (!comparesRightly(plain, claims)) throw new RefusedText("untrue");
  const owners = [...new Set(cited.flatMap(({ asset }) => asset.split("/")))];
  let subjects = named.length > 0 ? named.slice(0, 1) : owners.length > 0 ? owners : claims.current;
  for (const clause of clauses) {
    const own = namedIn(clause.text, claims);
    if (own.length > 0) subjects = own;
    if (!isTrue(clause, EACH.test(plain) ? owners : subjects, claims, EACH.test(plain)))
      throw new RefusedText("untrue");
  }
  if (subjects.length > 0) claims.current = subjects;
}

/** Why `checkClaims` refuses a sentence, or null. */
export function findWrong(text: string, claims: Claims): string | null {
  try {
    checkClaims(text, claims);
    return null;
  } catch (error) {
    if (error instanceof RefusedText) return error.message;
    throw error;
  }
}

const namedIn = (text: string, { assets, held }: Claims): string[] => [
  ...new Set(
    findAssets(text, assets)
      .map((mention) => mention.named)
      .filter((symbol) => held.includes(symbol)),
  ),
];

/** Where it is not sure whom a clause is about, it may be about any of them. */
function isTrue(clause: Clause, subjects: string[], claims: Claims, each: boolean): boolean {
  const fits = (symbol: string) => JUDGES.every((judge) => judge(clause, finder(claims, symbol)));
  return subjects.length === 0 || (each ? subjects.every(fits) : subjects.some(fits));
}

const finder = ({ facts }: Claims, symbol: string): Find => {
  const own = [...facts.values()].filter(({ asset }) => asset === symbol);
  return (kind) => own.find((fact) => fact.kind === kind)?.value;
};

const citesNamed = (cited: Fact[], named: string[]): boolean =>
  cited.length === 0 ||
  named.length === 0 ||
  cited.some(({ asset }) => asset.split("/").some((owner) => named.includes(owner)));

/** A sentence that names figures cites one of them; one that we never hold is not named at all. */
function citesFigures(text: string, cited: Fact[]): boolean {
  const figures = findFigures(text).map((mention) => mention.named);
  if (figures.some((kinds) => kinds.length === 0)) return false;
  return figures.length === 0 || figures.some((kinds) => cited.some(({ kind }) => kinds.includes(kind)));
}

const MORE_VOLATILE = "more volatile|swings (?:\\w+ )?more|wilder|riskier|choppier|less calm|less stable";
const LESS_VOLATILE =
  "less volatile|swings (?:\\w+ )?less|calmer|steadier|quieter|safer|more stable|less risky";
const DID_BETTER =
  "outperformed|beat|(?:did|fared|held up|performed) better than|lost less than|gained more than";
const DID_WORSE =
  "underperformed|lagged|trailed|(?:did|fared|held up|performed) worse than|lost more than|gained less than";
const COMPARED = new RegExp(
  `\\b(?:(${MORE_VOLATILE})(?: than)|(${LESS_VOLATILE})(?: than)|(${DID_BETTER})|(${DID_WORSE}))\\b`,
  "i",
);

/** "Ethereum is more volatile than Bitcoin": over their common window. */
function comparesRightly(text: string, claims: Claims): boolean {
  const hit = COMPARED.exec(text);
  if (!hit) return true;
  const [, wilder, calmer, better] = hit;
  const one = namedIn(text.slice(0, hit.index), claims).at(-1);
  const [other] = namedIn(text.slice(hit.index), claims);
  if (!one || !other) return true;
  const kind = wilder || calmer ? "compare_volatility" : "compare_return";
  const gap = toNumber(finder(claims, one)(kind)) - toNumber(finder(claims, other)(kind));
  return wilder || better ? gap > 0 : gap < 0;
}

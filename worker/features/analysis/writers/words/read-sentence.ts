import type { Call, Fact, FactKind } from "../../../../../shared/analysis.ts";
import { type NamedAsset, namesOf } from "../check/mentions.ts";
import type { Claim } from "./claim.ts";
import { CLAIMS } from "./claims.ts";
import { FREE_WORDS } from "./free.ts";
import { FIGURE_NAMES } from "./names.ts";
import { cutTokens, joinTokens, type Token } from "./tokens.ts";

/** What an answer is about, and what a sentence is held against. */
export interface Held {
  facts: readonly Fact[];
  calls: readonly Call[];
  assets: readonly NamedAsset[];
}

/** A word or phrase of a sentence, with the place of its first token and of the one after its last. */
export type Word = { from: number; to: number; said: string } & (
  | { sort: "slot"; fact: Fact; form: string | undefined }
  | { sort: "name"; kinds: readonly FactKind[] }
  | { sort: "asset"; asset: string }
  | { sort: "claim"; claim: Claim }
  | { sort: "free" }
  | { sort: "unknown" }
);
export type Of<S extends Word["sort"]> = Extract<Word, { sort: S }>;

/** A sentence as its words; each stands in a segment (up to the next comma or "and") of a clause (up to the next "but", ";"). */
export interface Reading {
  words: Word[];
  /** by the place in `words` */
  segment: number[];
  clause: number[];
  /** how many of the words come from the heading */
  heading: number;
}

const AVERAGES: readonly FactKind[] = [
  "sma_20",
  "sma_50",
  "sma_200",
  "price_vs_sma_20",
  "price_vs_sma_50",
  "price_vs_sma_200",
];
const MOST_TOKENS = 12;

/** Opens a reader for the sentences of one answer: its assets and the labels of its facts are words of it. */
export function openReader({ facts, assets }: Held): (text: string, heading?: string | null) => Reading {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const names = new Map<string, FactKind[]>();
  for (const { label, kind } of facts)
    for (const name of [label, label.replace(/ \(.*\)/, "")]) {
      const key = joinTokens(name);
      names.set(key, [...(names.get(key) ?? []), kind]);
    }
  const told = new Set(facts.map(({ kind }) => kind));
  const symbols = new Map(
    assets.flatMap((asset) => namesOf(asset).map((name) => [joinTokens(name), asset.symbol] as const)),
  );
  const find = (
    phrase: string,
  ): DistributiveOmit<Exclude<Word, Of<"slot">>, "from" | "to" | "said"> | null => {
    const asset = symbols.get(phrase);
    if (asset) return { sort: "asset", asset };
    const kinds = [...(FIGURE_NAMES.get(phrase) ?? []), ...(names.get(phrase) ?? [])];
    if (phrase === "all three" && assets.length === 1) return { sort: "name", kinds: AVERAGES };
    const claim = CLAIMS.get(phrase);
    if (FREE_WORDS.has(phrase) && !claim && !kinds.some((kind) => told.has(kind))) return { sort: "free" };
    if (kinds.length > 0 && !(claim && claim.as !== "window")) return { sort: "name", kinds };
    if (claim) return { sort: "claim", claim };
    const days = /^(\d{1,3}) days?$/.exec(phrase);
    if (days) return { sort: "claim", claim: { as: "window", days: Number(days[1]) } };
    return /^[,"“”]$/.test(phrase) || FREE_WORDS.has(phrase) ? { sort: "free" } : null;
  };
  const cut = (text: string): Word[] => {
    const tokens = cutTokens(text);
    const words: Word[] = [];
    for (let from = 0; from < tokens.length; from = words.at(-1)?.to ?? from + 1) {
      const { id, form, text: said } = tokens[from] as Token;
      const fact = id === undefined ? undefined : byId.get(id);
      if (fact) words.push({ sort: "slot", fact, form, from, to: from + 1, said });
      else words.push(longest(tokens, from, find));
    }
    return words.flatMap((word, i) => (isBare(words, i) ? [word, ...latestSaid(words, i)] : [word]));
  };
  return (text, heading = null) => {
    const names = cut(heading ?? "").filter(
      (word) => word.sort === "name" || (word.sort === "claim" && word.claim.as === "wrong"),
    );
    const words = [...names, ...cut(names.length > 0 ? `: ${text}` : text)];
    return { words, heading: names.length, ...cutUp(words) };
  };
}

/** "But momentum is not.": a denial at the end of its clause denies what was said last. */
const isBare = (words: Word[], place: number): boolean => {
  const [word, next] = [words[place], words[place + 1]];
  const isNot = word?.sort === "claim" && word.claim.as === "not" && /^(?:not|n't)$/.test(word.said);
  return isNot && (!next || next.said === "," || (next.sort === "claim" && next.claim.as === "join"));
};

const SAID = new Set<Claim["as"]>(["way", "zone", "side", "near", "lean"]);
const latestSaid = (words: Word[], place: number): Word[] => {
  const before = words.slice(0, place);
  const last = before.findLast((word) => word.sort === "claim" && SAID.has(word.claim.as));
  const subject = before.slice(before.findLastIndex(isHardJoin) + 1);
  const isOf = subject.some(({ sort }) => /^(?:name|asset|slot)$/.test(sort));
  return last?.sort === "claim" && (last.claim.as === "way" || isOf) ? [last] : [];
};

const isHardJoin = (word: Word) => word.sort === "claim" && word.claim.as === "join" && word.claim.hard;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function longest(
  tokens: Token[],
  from: number,
  find: (phrase: string) => DistributiveOmit<Exclude<Word, Of<"slot">>, "from" | "to" | "said"> | null,
): Word {
  for (let to = Math.min(tokens.length, from + MOST_TOKENS); to > from; to--) {
    const said = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
    const found = find(said);
    if (
      found?.sort === "claim" &&
      found.claim.as === "action" &&
      /^holds?$/.test(tokens[to - 1]?.raw ?? "")
    ) {
      if (to === from + 1) return { sort: "free", from, to, said };
      continue;
    }
    if (found?.sort === "claim" && /^(?:the|its|an?) /.test(said) && to > from + 1) {
      const name = longest(tokens, from + 1, find);
      if (name.sort === "name" && name.to > to)
        return { sort: "free", from, to: from + 1, said: tokens[from]?.text ?? "" };
    }
    if (found) return { ...found, from, to, said } as Word;
  }
  return { sort: "unknown", from, to: from + 1, said: tokens[from]?.text ?? "" };
}

function cutUp(words: Word[]): Pick<Reading, "segment" | "clause"> {
  let [segment, clause] = [0, 0];
  const segments: number[] = [];
  const clauses: number[] = [];
  for (const word of words) {
    const joins = word.sort === "claim" && word.claim.as === "join" ? word.claim : null;
    if (joins || word.said === "," || /^(?:versus|vs|beside)$|^(?:stands? )?against$/.test(word.said))
      segment++;
    if (joins?.hard) clause++;
    segments.push(segment);
    clauses.push(clause);
  }
  return { segment: segments, clause: clauses };
}

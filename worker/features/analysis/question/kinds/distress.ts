import { DISTRESS_WORDS, DISTRESSES, type Distress, HELPLINES } from "../../asks/distress/words.ts";
import type { DistressAsk } from "../../asks/distress.ts";
import type { Ask } from "../../asks/registry.ts";
import { learn } from "../lexicon/known.ts";
import { has } from "../lexicon/lexicon.ts";
import { Phrases } from "../lexicon/phrases.ts";
import { LANGUAGES, type Language } from "../question.ts";
import type { Clause, Clauses } from "../read-clauses.ts";
import { featuresOf } from "../referee/features.ts";
import { judgeKinds } from "../referee/referee.ts";
import { SILENCE } from "../talk.ts";

/** A phrase that begins with `=` is meant where it is a whole clause. */
const isWhole = (phrase: string) => phrase.startsWith("=");
const SIGNS = DISTRESSES.flatMap((about) =>
  LANGUAGES.map((language) => ({ about, language, phrases: DISTRESS_WORDS[language].signs[about] })),
);
const WHOLE = SIGNS.map(({ about, language, phrases }) => ({
  ...{ about, language },
  said: new Set(phrases.filter(isWhole).map((one) => one.slice(1).trim())),
}));
const WORDS = {
  signs: new Phrases(
    SIGNS.flatMap((sign) => sign.phrases.filter((one) => !isWhole(one)).map((text) => ({ id: sign, text }))),
  ),
  unless: new Phrases(
    LANGUAGES.flatMap((language) => DISTRESS_WORDS[language].unless.map((text) => ({ id: "unless", text }))),
  ),
  near: new Phrases(
    HELPLINES.countries.flatMap(({ name, named }) => named.map((text) => ({ id: name, text }))),
  ),
};
for (const { phrases } of SIGNS) for (const phrase of phrases) learn(phrase);

/** What a clause states of distress, and in which languages it says so. */
function hear({ text }: Clause): { about: Distress; language: Language }[] {
  const isSupposed = WORDS.unless.find(text).size > 0;
  return [...WORDS.signs.find(text).keys(), ...WHOLE.filter(({ said }) => said.has(text.trim()))].filter(
    ({ about }) => !(about === "loss" && isSupposed),
  );
}

/** Whether somebody is in distress, about what, and in which language they say so; before anything else of the message. */
export function readDistress(clauses: readonly Clause[]): DistressAsk | null {
  for (const about of DISTRESSES) {
    const told = clauses.find((clause) => hear(clause).some((sign) => sign.about === about));
    if (!told) continue;
    const spoken = hear(told).flatMap((sign) => (sign.about === about ? [sign.language] : []));
    const language =
      spoken.find((one) => one === told.language) ??
      LANGUAGES.find((one) => spoken.includes(one)) ??
      told.language;
    const near = clauses.flatMap(({ text }) => [...WORDS.near.find(text).keys()]);
    const helplines = HELPLINES.countries.filter(({ name }) => near.includes(name));
    return {
      ...{ kind: "distress", assets: [], about, language },
      helplines: helplines.map(({ name }) => name),
      again: false,
    };
  }
  return null;
}

const LIKELY = 0.6;

/**
 * Distress in words that none of ours are, of a message in which nothing is named or asked: better heard once too often, but not
 * in what was said before it ("losing everything").
 */
export function feelDistress(clauses: Clauses): DistressAsk | null {
  if (clauses.clauses.some(({ assets, figures }) => assets.length + figures.length > 0)) return null;
  // "I don't want to sell all of it" is of a trade, and of nothing else.
  if (clauses.clauses.some((clause) => has(clause, "want") && has(clause, "buy", "sell"))) return null;
  if (clauses.clauses.some((clause) => has(clause, "should") && has(clause, "buy", "sell", "hold")))
    return null;
  const [likeliest] = judgeKinds(featuresOf(clauses, SILENCE));
  if (likeliest?.kind !== "distress" || likeliest.odds < LIKELY) return null;
  return {
    kind: "distress",
    assets: [],
    about: "sleep",
    language: clauses.language,
    helplines: [],
    again: false,
  };
}

/** What follows it and asks nothing of a market is still of it: "no", "I don't know". */
export const goesOnInDistress = (ask: Ask): boolean =>
  ask.kind === "unread" || (ask.kind === "chitchat" && STILL.has(ask.tone));
const STILL: ReadonlySet<string> = new Set(["yes_no", "insult", "how_are_you"]);

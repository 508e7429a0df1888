import { DISTRESS_WORDS, DISTRESSES, type Distress, HELPLINES } from "../../asks/distress/words.ts";
import type { DistressAsk } from "../../asks/distress.ts";
import type { Ask } from "../../asks/registry.ts";
import { LANGUAGES } from "../question.ts";
import { type Clause, has } from "../read-clauses.ts";
import { type Cue, cue } from "../words/cue.ts";

interface Signs {
  said: Cue;
  /** a clause that is nothing else */
  whole: ReadonlySet<string>;
}

/** A phrase that begins with `=` is meant where it is a whole clause. */
const isWhole = (phrase: string) => phrase.startsWith("=");
const toSigns = (phrases: string[]): Signs => ({
  said: cue(phrases.filter((one) => !isWhole(one)).join("|")),
  whole: new Set(phrases.filter(isWhole).map((one) => one.slice(1).trim())),
});

const SIGNS = DISTRESSES.map((about) => ({
  about,
  any: toSigns(LANGUAGES.flatMap((language) => DISTRESS_WORDS[language].signs[about])),
  by: LANGUAGES.map((language) => ({ language, signs: toSigns(DISTRESS_WORDS[language].signs[about]) })),
}));
const SUPPOSED = cue(LANGUAGES.flatMap((language) => DISTRESS_WORDS[language].unless).join("|"));
const NEAR = HELPLINES.countries.map(({ name, named }) => ({ name, named: cue(named.join("|")) }));

const isSaid = (clause: Clause, { said, whole }: Signs, about: Distress): boolean =>
  (has(clause, said) || whole.has(clause.text.trim())) && !(about === "loss" && has(clause, SUPPOSED));

/** Whether somebody is in distress, about what, and in which language they say so; before anything else of the message. */
export function readDistress(clauses: readonly Clause[]): DistressAsk | null {
  for (const { about, any, by } of SIGNS) {
    const told = clauses.find((clause) => isSaid(clause, any, about));
    if (!told) continue;
    const spoken = by.filter(({ signs }) => isSaid(told, signs, about)).map(({ language }) => language);
    const language = spoken.find((one) => one === told.language) ?? spoken[0] ?? told.language;
    const helplines = NEAR.filter(({ named }) => clauses.some((clause) => has(clause, named)));
    return {
      ...{ kind: "distress", assets: [], about, language },
      helplines: helplines.map(({ name }) => name),
      again: false,
    };
  }
  return null;
}

/** What follows it and asks nothing of a market is still of it: "no", "I don't know". */
export const goesOnInDistress = (ask: Ask): boolean =>
  ask.kind === "unread" || (ask.kind === "chitchat" && STILL.has(ask.tone));
const STILL: ReadonlySet<string> = new Set(["yes_no", "insult", "how_are_you"]);

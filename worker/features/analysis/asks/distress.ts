import * as z from "zod";
import { LANGUAGES } from "../../markets/mentions/language.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import type { Desk } from "./desk/desk.ts";
import { type Answer, tell } from "./desk/say.ts";
import { DISTRESS_WORDS, DISTRESSES, HELPLINES } from "./distress/words.ts";

const fields = z.object({
  about: z.enum(DISTRESSES),
  /** that of the message: the answer is in it */
  language: z.enum(LANGUAGES),
  /** names of helplines in a country that the message names */
  helplines: z.array(z.string()),
  /** said again, after it was answered once */
  again: z.boolean(),
});
export type DistressAsk = AskOf<"distress", typeof fields>;

/** Fixed words for somebody in distress: no market, where to turn, and one question back. */
function answerDistress(_: Desk, ask: DistressAsk): Answer {
  const [lead = "", ...rest] = sayDistress(ask, (address) => `[${address}](https://${address})`);
  return tell(lead, ...rest);
}

/** The paragraphs of the answer; `show` writes an address. */
export function sayDistress(
  { about, language, helplines, again }: DistressAsk,
  show = (address: string) => address,
): string[] {
  const words = DISTRESS_WORDS[language];
  const directories = HELPLINES.directories.map(({ address }) => show(address)).join(", ");
  const near = HELPLINES.countries
    .filter(({ name }) => helplines.includes(name))
    .map(({ name, phone, address }) =>
      name === phone ? `${name} (${show(address)})` : `${name}: ${phone} (${show(address)})`,
    );
  return [
    again ? words.again : words.heard[about],
    [...near, words.turn.replace("{directories}", directories)].join(". "),
    ...(again ? [] : [words.question[about]]),
  ];
}

export const distressAsk = defineAsk("distress", {
  fields,
  named: null,
  answer: answerDistress,
  restated: "words of somebody in distress",
  empty: true,
  ownLanguage: true,
});

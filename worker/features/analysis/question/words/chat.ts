import { LANGUAGES, type Language } from "../question.ts";
import { anyWord, inText, pattern, rowsIn } from "./pattern.ts";

/** A phrase once for each of its alternatives. */
const spell = (text: string): string[] => {
  const [all, choices] = /\(([^()]*)\)/.exec(text) ?? [];
  return all && choices !== undefined
    ? choices.split("|").flatMap((one) => spell(text.replace(all, one)))
    : [text];
};

/** What is short for what, as it is typed in a chat ("u = you"): in each language, and in all. */
const pairsOf = (language: Language, part: "short_for" | "short_anywhere"): [string, string][] =>
  rowsIn(language, part).flatMap(([pair = ""]) => {
    const [short = "", long = ""] = pair.split(" = ");
    return spell(short).map((one): [string, string] => [one, long]);
  });
const ANYWHERE = LANGUAGES.flatMap((language) => pairsOf(language, "short_anywhere"));
const CHAT = new Map(
  LANGUAGES.map((language) => {
    const words = new Map([...ANYWHERE, ...pairsOf(language, "short_for")]);
    const written = anyWord([...words.keys()]);
    return [language, { words, written: inText(pattern`(?<![\p{L}\p{N}'])${written}(?![\p{L}\p{N}'])`) }];
  }),
);

/** A text as it is typed in a chat, spelled out: "ur" is "your". */
export function spellOut(text: string, language: Language): string {
  const chat = CHAT.get(language);
  const spelled = chat ? text.replace(chat.written, (said) => chat.words.get(said) ?? said) : text;
  return language === "en"
    ? PHRASAL.reduce((written, [words, meant]) => written.replace(words, meant), spelled)
    : spelled;
}

/** What is short beside other words, and verbs of two words by those of one. */
const PHRASAL: [RegExp, string][] = [
  [/(?<=\s)w (?=[$€£]?\d|(?:an?|the|my|stop|sl|tp|leverage|only)(?!\p{L}))/gu, "with "],
  [/(?<=% ?)ap[ry](?!\p{L})/gu, "a year"],
  [/(?<![\p{L}\p{N}])w\/(?!\p{L}\/)/gu, "with "],
  [
    inText(pattern`(?<!\d)((?:19|20)\d\d),? (${"months"})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d.,]\d|\d)`),
    "$2 $3 $1",
  ],
  [
    /(?<=(?:above|below|under|to|from|off|beneath|the|its|their) )(20|50|200)[ -](?:day|d)(?= ?(?:$|[?.,!;]| (?:in|by|now|yet|and|or)(?!\p{L})))/gu,
    "$1 day average",
  ],
  [
    /(?<=52[ -]?(?:weeks?|wk|w) )(high|low)s?(?: ?[/&+,] ?| and | )(high|low)s?(?!\p{L})/gu,
    "$1 and 52 week $2",
  ],
  [/(?<!\p{L})(?:puts?|putting|tacks?|tacked|tacking) on (?=(?:another )?[\d#])/gu, "gains "],
  [/(?<!\p{L})(?:comes?|came|coming) (?:off|down) (?=(?:by )?(?:another )?[\d#])/gu, "falls "],
  [/(?<= ago) (?:today|to the day)(?!\p{L})/gu, ""],
  [/(?<!\p{L})over the (?=(?:week|month|quarter|year)(?! (?:of|to)(?!\p{L})|\p{L}))/gu, "over the last "],
];

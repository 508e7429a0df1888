import type { Language } from "../question.ts";

/** Spanish and Portuguese as they are typed in a chat. */
const IBERIAN: Record<string, string> = {
  q: "que",
  "por q": "por que",
  porq: "por que",
  pq: "por que",
  xq: "por que",
  xa: "para",
  qto: "quanto",
  hj: "hoje",
  agr: "agora",
  mto: "muito",
  tb: "tambem",
  vc: "voce",
  vcs: "voces",
};
/** English, and what stands in short messages that are taken for it. */
const ENGLISH: Record<string, string> = {
  qto: "quanto",
  hj: "hoje",
  pq: "por que",
  xq: "por que",
  porq: "por que",
  "por q": "por que",
  ...{
    u: "you",
    ur: "your",
    ment: "meant",
    whichs: "which is",
    idk: "i dont know",
    bday: "birthday",
    latley: "lately",
    gimme: "give me",
    til: "until",
    mcap: "market cap",
    sry: "sorry",
    urs: "yours",
    wat: "what",
    wot: "what",
    wats: "whats",
    wen: "when",
    abt: "about",
    bc: "because",
  },
  ...{
    cuz: "because",
    coz: "because",
    tho: "though",
    thru: "through",
    shud: "should",
    cud: "could",
    wud: "would",
    hv: "have",
  },
  ...{
    mch: "much",
    wht: "what",
    whn: "when",
    hw: "how",
    shld: "should",
    shuld: "should",
    wld: "would",
    prc: "price",
    drp: "drop",
    evr: "ever",
    sel: "sell",
    nxt: "next",
    lst: "last",
    mnth: "month",
    tmrw: "tomorrow",
    tmr: "tomorrow",
    tdy: "today",
    yday: "yesterday",
    ystrday: "yesterday",
    dis: "this",
    dat: "that",
    ppl: "people",
    govt: "government",
    "2day": "today",
    "2moro": "tomorrow",
    b4: "before",
    avg: "average",
    lo: "low",
    vol: "volatility",
    n: "and",
    nd: "and",
    btwn: "between",
    rn: "right now",
    wk: "week",
    yr: "year",
    wanna: "want to",
    whatd: "what would",
    "what'd": "what would",
    howd: "how did",
    "how'd": "how did",
    whered: "where did",
    "where'd": "where did",
  },
};
const WORDS: Partial<Record<Language, Record<string, string>>> = {
  en: ENGLISH,
  es: IBERIAN,
  pt: IBERIAN,
};
const writeWords = (words: Record<string, string>): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}'])(?:${Object.keys(words).join("|")})(?![\\p{L}\\p{N}'])`, "gu");
const CHAT = new Map(
  Object.entries(WORDS).map(([language, words]) => [language, { words, pattern: writeWords(words) }]),
);

/** A text as it is typed in a chat, spelled out: "ur" is "your", "pq" is "por que". */
export function spellOut(text: string, language: Language): string {
  const chat = CHAT.get(language);
  const spelled = chat ? text.replace(chat.pattern, (said) => chat.words[said] ?? said) : text;
  return language === "en"
    ? PHRASAL.reduce((written, [words, meant]) => written.replace(words, meant), spelled)
    : spelled;
}

/** Verbs of two words by those of one, and a length by its weeks. */
const PHRASAL: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])w\/o(?!\p{L})/gu, "without"],
  [/(?<=\s)w (?=[$€£]?\d|(?:an?|the|my|stop|sl|tp|leverage|only)(?!\p{L}))/gu, "with "],
  [/(?<=% ?)ap[ry](?!\p{L})/gu, "a year"],
  [/(?<![\p{L}\p{N}])w\/(?!\p{L}\/)/gu, "with "],
  [/(?<!\p{L})at (?:these|those|this|current|todays|present|such) levels?(?!\p{L})/gu, "at this price"],
  [
    /(?<!\d)((?:19|20)\d\d),? (jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)([a-z]*)\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d.,]\d|\d)/gu,
    "$2$3 $4 $1",
  ],
  [/(?<= ago) (?:today|to the day)(?!\p{L})/gu, ""],
  [
    /(?<=look(?:s|ing)? )(?:(?:going|heading|coming) )?(?:into|before|ahead of) the (?:close|open|bell|opening|closing bell)(?!\p{L})/gu,
    "now",
  ],
  [
    /(?<=(?:above|below|under|to|from|off|beneath|the|its|their) )(20|50|200)[ -](?:day|d)(?= ?(?:$|[?.,!;]| (?:in|by|now|yet|and|or)(?!\p{L})))/gu,
    "$1 day average",
  ],
  [
    /(?<=52[ -]?(?:weeks?|wk|w) )(high|low)s?(?: ?[/&+,] ?| and | )(high|low)s?(?!\p{L})/gu,
    "$1 and 52 week $2",
  ],
  [/(?<!\p{L})since(?= ?(?:$|[?!.]))/gu, "since then"],
  [/(?<!\p{L})(?:at |around |about )?this time last (?=(?:week|month|year)(?!\p{L}))(\p{L}+)/gu, "a $1 ago"],
  [/(?<!\p{L})over the (?=(?:week|month|quarter|year)(?! (?:of|to)(?!\p{L})|\p{L}))/gu, "over the last "],
  [/(?<!\p{L})(?:a |one )?fortnight(?!\p{L})/gu, "2 weeks"],
  [/(?<!\p{L})(?:gives?|gave|given|giving) (?:up|back)(?= |$)/gu, "loses"],
  [/(?<!\p{L})(?:puts?|putting|tacks?|tacked|tacking) on (?=(?:another )?[\d#])/gu, "gains "],
  [/(?<!\p{L})(?:comes?|came|coming) (?:off|down) (?=(?:by )?(?:another )?[\d#])/gu, "falls "],
];

/** Words as they are typed in a chat. */
const CHAT_WORDS: Record<string, string> = {
  ...{
    u: "you",
    ur: "your",
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
const CHAT = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${Object.keys(CHAT_WORDS).join("|")})(?![\\p{L}\\p{N}'])`,
  "gu",
);

/** English as it is typed in a chat, spelled out: "ur" is "your". */
export const spellOut = (text: string): string =>
  PHRASAL.reduce(
    (written, [words, meant]) => written.replace(words, meant),
    text.replace(CHAT, (said) => CHAT_WORDS[said] ?? said),
  );

/** Verbs of two words by those of one, and a length by its weeks. */
const PHRASAL: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])w\/o(?!\p{L})/gu, "without"],
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
  [/(?<!\p{L})(?:a |one )?fortnight(?!\p{L})/gu, "2 weeks"],
  [/(?<!\p{L})(?:gives?|gave|given|giving) (?:up|back)(?= |$)/gu, "loses"],
  [/(?<!\p{L})(?:puts?|putting|tacks?|tacked|tacking) on (?=(?:another )?[\d#])/gu, "gains "],
  [/(?<!\p{L})(?:comes?|came|coming) (?:off|down) (?=(?:by )?(?:another )?[\d#])/gu, "falls "],
];

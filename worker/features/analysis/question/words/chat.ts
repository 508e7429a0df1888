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
    dis: "this",
    dat: "that",
    ppl: "people",
    govt: "government",
    "2day": "today",
    "2moro": "tomorrow",
    b4: "before",
  },
};
const CHAT = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${Object.keys(CHAT_WORDS).join("|")})(?![\\p{L}\\p{N}'])`,
  "gu",
);

/** English as it is typed in a chat, spelled out: "ur" is "your". */
export const spellOut = (text: string): string => text.replace(CHAT, (said) => CHAT_WORDS[said] ?? said);

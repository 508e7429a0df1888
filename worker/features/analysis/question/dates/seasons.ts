import { type DateMention, lastSeason, type Parts, place, type Season } from "./place.ts";
import { type At, glued, type Rule, words } from "./rule.ts";

/** Seasons of the northern hemisphere by their meteorological months, as people name them. */
const SEASONS: Record<Season, string> = {
  spring:
    "spring(?:time)?|fruhling[a-z]{0,2}|fruhjahr[a-z]{0,2}|primavera|printemps|весн(?:а|у|ы|ой|е)|ilkbahar(?:da|in|a)?",
  summer: "summer(?:time)?|sommer[a-z]{0,2}|verano|verao|лет(?:о|ом|а)",
  autumn: "autumn|herbst(?:e|es)?|otono|automne|outono|осен(?:ь|ью|и)|sonbahar(?:da|in|a)?",
  winter: "winter(?:time|s)?|invierno|hiver|inverno|зим(?:а|у|ой|ы|е)",
};
const NAMES = Object.keys(SEASONS) as Season[];
const ANY = `(?:${Object.values(SEASONS).join("|")})`;
/** Words that mean a season only beside a word of time: a fall of the price, French for "been", Turkish for "write" and "girl's". */
const SHY: Record<string, Season> = {
  fall: "autumn",
  ete: "summer",
  bahar: "spring",
  yaz: "summer",
  guz: "autumn",
  kis: "winter",
};

const THE =
  "(?:(?:in |over |during )?the |im |in diesem |den |der |dem |el |en el |en |la |le |l'|o |a |no |na )?";
const LAST = "last|past|previous|letzte[nrsm]?|vergangene[nrsm]?|прошл[a-zа-я]+|gecen|gectigimiz";
const THIS = "this|current|diese[nrsm]?|este|esta|neste|nesta|cet|cette|ce|эт[a-zа-я]+|bu";
const NEXT =
  "next|coming|nachste[nrsm]?|kommende[nrsm]?|proximo|proxima|следующ[a-zа-я]+|будущ[a-zа-я]+|gelecek|onumuzdeki";
const LAST_AFTER = "pasad[oa]|ultim[oa]|dernier|derniere|passe|passad[oa]";
const NEXT_AFTER = "proxim[oa]|prochain|prochaine|que viene|que vem";
const WHICH = `(?:(${LAST}|${THIS}|${NEXT}|${LAST_AFTER}) )?`;
const AFTER = `(?: (${LAST_AFTER}|${NEXT_AFTER}))?`;
const YEAR = "((?:19|20)\\d{2}|'\\d{2})";

type Which = "last" | "this" | "next" | null;
const is = (list: string, word: string) => new RegExp(`^(?:${list})$`).test(word);
const whichOf = (word: string | undefined): Which =>
  !word
    ? null
    : is(`${LAST}|${LAST_AFTER}|去年|昨年|上个?|작년|지난해?`, word)
      ? "last"
      : is(`${NEXT}|${NEXT_AFTER}|明年|来年|下个?|내년|다음`, word)
        ? "next"
        : "this";

const seasonOf = (word: string): Season =>
  SHY[word] ?? NAMES.find((name) => is(SEASONS[name], word)) ?? "summer";

const toYear = (year: string | undefined): number | null =>
  year ? (year.startsWith("'") ? 2000 + Number(year.slice(1)) : Number(year)) : null;

/** Market talk that names no season: "crypto winter", "spring back". */
const isTalk = ({ before, after }: At, word: string) =>
  /(?:crypto|nuclear|defi|altcoin|alt|meme)[- ]?(?:the )?$/.test(before) ||
  (word === "spring" && /^ (?:back|up|to|into)\b/.test(after));

function read(word: string, which: Which, year: string | undefined, at: At): DateMention | null {
  if (isTalk(at, word)) return null;
  return seen({ year: toYear(year), season: seasonOf(word) }, which, at);
}

/** "Last summer" is the last that is over, "next summer" the next to begin, "this summer" the one that runs, else the one that is nearest. */
function seen(parts: Parts & { season: Season }, which: Which, { today }: At): DateMention | null {
  const mention = place(parts, today);
  if (!mention || !which || parts.year !== null) return mention;
  if (which === "this") return mention;
  if (which === "last")
    return { ...mention, past: lastSeason(parts.season, today), ahead: null, tense: "past" };
  const isRunning = mention.past?.to === today;
  const next = isRunning
    ? place({ ...parts, year: Number(mention.past?.from.slice(0, 4)) + 1 }, today)
    : mention;
  return next && { ...next, past: null, tense: "ahead" };
}

/** A season of the year that a word names: "去年夏天", "작년 여름". */
function ofYear(word: Season, whose: string | undefined, at: At): DateMention | null {
  const thisYear = Number(at.today.slice(0, 4));
  if (!whose) return seen({ year: null, season: word }, null, at);
  if (/^(?:上|지난|下|다음)/.test(whose)) return seen({ year: null, season: word }, whichOf(whose), at);
  if (/^(?:这|這|この|이번)/.test(whose)) return seen({ year: null, season: word }, "this", at);
  const year = Number(
    /\d{4}/.exec(whose)?.[0] ?? thisYear + ({ last: -1, this: 0, next: 1 }[whichOf(whose) ?? "this"] ?? 0),
  );
  return place({ year, season: word }, at.today);
}

const WHOSE =
  "(?:(去年|昨年|今年|明年|来年|작년|지난해|지난|올해|내년|다음|이번|这个?|這個?|上个?|下个?|この|(?:19|20)\\d{2} ?[年년])(?:の|的)? ?)?";

export const SEASON_RULES: Rule[] = [
  ...(
    Object.entries({
      spring: "春(?:天|季)?|봄",
      summer: "夏(?:天|季)?|여름",
      autumn: "秋(?:天|季)?|가을",
      winter: "冬(?:天|季)?|겨울",
    }) as [Season, string][]
  ).map(
    ([name, names]): Rule => [
      glued(`${WHOSE}(?:${names})(?!节|節)`),
      ([, whose], at) => ofYear(name, whose, at),
    ],
  ),
  [
    words(`${THE}(fall|ete|bahar|yaz|guz|kis) (?:of |de )?${YEAR}`),
    ([, word, year], at) => read(word ?? "", null, year, at),
  ],
  [
    words(`(${LAST}|${THIS}|${NEXT}) (fall|ete|bahar|yaz|guz|kis)(?! (?:of|in|to|below|under|from|by))`),
    ([, which, word], at) =>
      /\b(?:why|explain|caused?|behind|about) $/.test(at.before)
        ? null
        : read(word ?? "", whichOf(which), undefined, at),
  ],
  [
    words("(?:l'|en |d'|un )ete(?: (dernier|passe|prochain))?"),
    ([, which], at) => read("ete", whichOf(which), undefined, at),
  ],
  [
    words("(?:in|since|by|during|until|before) the fall(?! (?:of|in|to|below|under|from|by))"),
    ([whole], at) => fallen(whole ?? "", at),
  ],
  [
    words("(?:gecen |bu )?(ilkbahar|bahar|yaz|sonbahar|kis)[dt]an (?:beri|bu yana)"),
    ([, word], at) => since(read(word ?? "", null, undefined, at), at),
  ],
  [
    words("(yaz|kis)(?:in|i)"),
    ([, word], at) => (at.language === "tr" ? read(word ?? "", null, undefined, at) : null),
  ],
  [
    words(
      `${THE}${WHICH}(${ANY})(?: (?:of |de |del |des |du |jahres ))?(?: ?${YEAR}(?:[/-]\\d{2,4})?)?${AFTER}`,
    ),
    ([, which, word, year, after], at) => read(word ?? "", whichOf(which ?? after), year, at),
  ],
];

/** "Since the fall": the season, from its first day on where it is stated so. */
function fallen(whole: string, at: At): DateMention | null {
  const mention = read("fall", null, undefined, at);
  return whole.startsWith("since")
    ? since(mention, at)
    : /^(?:by|until|before)/.test(whole) && mention
      ? { ...mention, past: null, tense: "ahead" }
      : mention;
}

function since(mention: DateMention | null, { today }: At): DateMention | null {
  const from = mention?.past?.from;
  return from
    ? {
        past: { from, to: today, unit: "stretch", said: `since ${mention?.past?.said.replace(/^in /, "")}` },
        ahead: null,
        bad: null,
        tense: "past",
      }
    : null;
}

const DAYS = "20|50|200";
const ONE = "[ -]?(?:day|d|tage|tagige[nr]?|jours|gunluk|дневн\\p{L}*|日|일)(?![a-zа-я])";
const UNIT = `(?:[ -]?(?:days|dias?|seances?|gun|дн\\p{L}*|дней)(?![a-zа-я])|${ONE})?`;
const JOIN =
  "-?(?: ?[,/&+] ?(?:and |und |y |et |e |и |ve )?| (?:and|und|y|et|e|и|ve|or|vs|versus|oder|o|ou|или) (?:the |its |zum |la |el |le |der |die )?| ?和 ?|と|와 )";
const NOUN = [
  "[ -]*(?:simple |exponential )?(?:moving )?(?<noun>averages?|avgs?|[sde]?mas?|durchschnitte?n?|",
  "schnitte?|linien?|средн\\p{L}*|скользящ\\p{L}*|ortalama\\p{L}*|均线|日線|移動平均線?|이동평균선?)(?![a-zа-я])",
].join("");
const BEFORE =
  "(?<![a-z])(?:medias?|moyennes?|средни\\p{L}*|скользящи\\p{L}*)(?: (?:moviles|movel|moveis|mobiles))? (?:de|a|des|за)? ?";
const list = (unit: string) => `(?<![\\d.,$])(?:${DAYS})${unit}(?:${JOIN}(?:${DAYS})${unit})+(?!\\d)`;

const NAMED = new RegExp(`${list(UNIT)}${NOUN}`, "giu");
const NAMED_BEFORE = new RegExp(`${BEFORE}${list(UNIT)}`, "giu");
/** Without a noun only after a word that sets a price beside a line, and before nothing that makes it a length. */
const BARE = new RegExp(
  [
    `(?<=(?:the|its|their|vs|versus|against|above|below|under|between|to|from|off) )${list(`(?:${ONE})?`)}(?= ?(?:$|`,
    `[?.,!;)]|(?:in|by|now|yet|right|today|currently|at|are|is|look)(?![a-z])))`,
  ].join(""),
  "giu",
);
const HAS_UNIT = new RegExp(`\\d${ONE}`, "iu");

/** "Its 50-day and 200-day", "the 20, 50 and 200 day averages": each average by its whole name. Pure. */
export function nameAverages(text: string): string {
  return text
    .replace(NAMED, (named, ...rest) => {
      const { noun = "" } = rest.at(-1) as Record<string, string | undefined>;
      return spell(named, noun.toLowerCase().startsWith("ema") ? "ema" : "average");
    })
    .replace(NAMED_BEFORE, (named) => spell(named, "average"))
    .replace(BARE, (bare) => (HAS_UNIT.test(bare) ? spell(bare, "average") : bare));
}

const spell = (named: string, noun: string): string =>
  (named.match(/\d+/g) ?? []).map((days) => `${days} day ${noun}`).join(" and ");

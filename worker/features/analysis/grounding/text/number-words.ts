/** Words that state a quantity. They can be right, but they cannot be checked against a shown rounding. */
const CARDINAL =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|quadrillion|dozen|zero";
const COUNTING = new RegExp(`^(?:${CARDINAL})+(?:s|th|ths|eth|fold|ish|some|something|odd|and)?$`);
const MULTIPLE =
  /^(?:dou|tri|tre|quadru|quintu|sextu|septu|octu|decu)(?:ble|ple|bling|pling|bly|ply)[sdrt]?$/;
const TENS = /^(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)(?:ies|ieth|ieths)$/;
const OTHERS = new Set(
  `nil nought naught nada null once twice thrice single singles couple pair duo trio quartet twofold half halves halve halved halving
   first second seconds third thirds fourth fourths fifth fifths eighth eighths ninth ninths twelfth twelfths quarter quarters
   decade decades century centuries fortnight score-and infinity infinite infinitely umpteen grand lakh lakhs crore crores bn mn tn
   bps bip bips pct percentile quintile quartile tercile decile myriad
   dos tres cuatro cinco seis siete ocho nueve diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil millones
   deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze vingt trente quarante cinquante soixante cents mille
   zwei drei vier sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig hundert tausend millionen milliarden
   tre quattro cinque sette otto nove dieci venti trenta quaranta cento dois três quatro sete oito dez vinte cem`
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/\s+/),
);
/** The only uses of such words that claim no quantity. */
const IDIOMS =
  /\b(?:on the one hand|no one|one another|one of the|the two|at once|second thoughts|(?:fiscal|last|latest|past|previous|this|next|per|each|every|strong|weak) quarter|the pair|these two|(?<=\bearnings (?:of|over) the )(?:last|past|trailing) twelve months|(?<=\b(?:MACD|histogram)\b[^;]{0,60})(?:above|below|under|over|near|around) (?:the )?zero(?: line)?|(?:lower|upper) half(?= of (?:its|the) (?:52-week|yearly) range)|one (?:caveat|sign|reason|caution|counterpoint|exception|point against)|first (?:sign|hurdle|level|support|resistance|line of))\b/gi;
const ROMAN = /^(?=.)M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})$/;
/** +DI and −DI, the directional indicators. */
const NOT_ROMAN = new Set(["I", "DI", "MI", "X", "C", "L", "D", "M"]);
const WORD = /[\p{L}\p{M}]+/gu;
const SPELLED_OUT = /(?<![\p{L}'’])\p{L}(?:[ .·\-–]\p{L}(?!\p{L})){2,}/gu;

export const IN_WORDS = "a number in words cannot be checked";

export interface WordHit {
  text: string;
  start: number;
  end: number;
  why: string;
}

/** Every number word, roman number and word spelled letter by letter in a visible text. One pass. */
export function findNumberWords(visible: string): WordHit[] {
  const idioms = [...visible.matchAll(IDIOMS)].map((hit) => [hit.index, hit.index + hit[0].length] as const);
  let idiom = 0;
  const hits: WordHit[] = [];
  for (const { 0: text, index: start } of visible.matchAll(WORD)) {
    const end = start + text.length;
    while ((idioms[idiom]?.[1] ?? Number.POSITIVE_INFINITY) < end) idiom++;
    const inIdiom = (idioms[idiom]?.[0] ?? Number.POSITIVE_INFINITY) <= start;
    const why = inIdiom ? undefined : judgeWord(text);
    if (why) hits.push({ text, start, end, why });
  }
  for (const { 0: text, index: start } of visible.matchAll(SPELLED_OUT))
    hits.push({ text, start, end: start + text.length, why: "a word spelled letter by letter" });
  return hits;
}

function judgeWord(text: string): string | undefined {
  if (text.length > 40) return "a word the checker cannot read";
  if (isRoman(text)) return "a roman number";
  if (/^(?=.*[Oo])[lIOo]{2,}$/.test(text)) return "letters that look like digits";
  const word = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const states = COUNTING.test(word) || MULTIPLE.test(word) || TENS.test(word) || OTHERS.has(word);
  return states ? IN_WORDS : undefined;
}

const isRoman = (text: string) =>
  (ROMAN.test(text) && !NOT_ROMAN.has(text)) || (/^[ivx]{2,}$/.test(text) && ROMAN.test(text.toUpperCase()));

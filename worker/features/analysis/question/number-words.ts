import { isOneLanguage, SCALES, VALUES } from "./number-names.ts";

/** Words that go on within a number. */
const AND = new Set(["and", "und", "y", "et", "e", "и"]);

/** German writes a number as one word. */
const GLUED = /^([a-z]*?)(tausend|hundert)([a-z]*)$/;

function tokensOf(word: string): string[] | null {
  if (VALUES.has(word) || SCALES.has(word)) return [word];
  const [, before = "", scale = "", after = ""] = GLUED.exec(word) ?? [];
  if (scale && (before === "" || VALUES.has(before)) && (after === "" || VALUES.has(after)))
    return [before, scale, after].filter(Boolean);
  return null;
}

/** The number of a run of words; null where they make none. */
function readTokens(tokens: string[]): number | null {
  let [total, current] = [0, 0];
  for (const token of tokens) {
    const scale = SCALES.get(token);
    if (scale === 100) current = (current || 1) * 100;
    else if (scale) [total, current] = [total + (current || 1) * scale, 0];
    else {
      const joined = join(current, VALUES.get(token));
      if (joined === null) return null;
      current = joined;
    }
  }
  return total + current;
}

/** "Twenty" and "four"; null for two numbers side by side. */
function join(current: number, value: number | undefined): number | null {
  if (value === undefined) return null;
  // "Twenty twenty-four" is a year.
  if ((current === 19 || current === 20) && value >= 10) return current * 100 + value;
  const isApart = current % 10 !== 0 || (current !== 0 && current < value);
  return isApart && current < 100 ? null : current + value;
}

const WORD = /[\p{L}]+|[^\p{L}]+/gu;

/** Numbers of two words and more in digits: "fifteen hundred" is "1500". A single word is left to what stands around it. */
function spellNumbers(text: string): string {
  const parts = text.match(WORD) ?? [];
  let written = "";
  for (let at = 0; at < parts.length; ) {
    const { tokens, end } = takeRun(parts, at);
    const value = readRun(tokens) ?? (/\d ?$/.test(written) ? null : readLoneScale(tokens));
    written += value ?? parts[at];
    at = value === null ? at + 1 : end;
  }
  return written;
}

/** The number words that stand together from a place on, and where they end. */
function takeRun(parts: string[], from: number): { tokens: string[]; end: number } {
  const tokens: string[] = [];
  let end = from;
  for (const [i, word] of parts.slice(from).entries()) {
    const own = tokensOf(word);
    const isJoin = tokens.length > 0 && (word === " " || word === "-" || AND.has(word));
    if (!own && !isJoin) break;
    if (own) end = from + i + 1;
    tokens.push(...(own ?? []));
  }
  return { tokens, end };
}

function readRun(tokens: string[]): number | null {
  const isRun = tokens.length === 2 || (tokens.length > 2 && tokens.some((token) => SCALES.has(token)));
  const value = isRun && isOneLanguage(tokens) ? readTokens(tokens) : null;
  return value !== null && value >= 13 ? value : null;
}

/** "Tausend"; behind a number it is read with that: "90 тысяч" is one amount. */
function readLoneScale([token = "", ...more]: string[]): number | null {
  const isAlone = more.length === 0 && /^(?:tausend|hundert|тысяч)/.test(token);
  return isAlone ? (SCALES.get(token) ?? null) : null;
}

/** Parts of a whole in percent, by the beginning of their word. */
const PARTS: [words: string, percent: number][] = [
  ["half|halves|halfte|mitad|moitie|metade|половин[а-я]+|yari(?:si|sini|ya)?", 50],
  ["thirds?|drittel|tercio|tiers|terco|треть|трети|ucte bir(?:i|ini)?", 33.3333],
  ["quarters?|viertel|cuarto|cuarta parte|quart|четверть|четверти|dortte bir(?:i|ini)?", 25],
  ["fifths?|funftel|quinto|quinta parte|cinquieme|пятую часть|пятую|beste bir(?:i|ini)?", 20],
  ["tenths?|zehntel|decimo|decima parte|dixieme|десятую часть|десятую|onda bir(?:i|ini)?", 10],
];
const ANY_PART = PARTS.map(([words]) => `(${words})`).join("|");
const TIMES: Record<string, number> = {
  two: 2,
  three: 3,
  zwei: 2,
  drei: 3,
  dos: 2,
  tres: 3,
  deux: 2,
  trois: 3,
  две: 2,
  три: 3,
};
const ONE =
  "a|an|one|another|a further|half an?|two|three|ein(?:e|em|en)?|zwei|drei|un|una|une|um|uma|dos|tres|deux|trois|la|las|die|одну|две|три|bir";
/** After a word of falling or rising, or by so much: a share. */
const MOVED = [
  "by|lose|loses|losing|lost|shed|sheds|shedding|drop|drops|dropped|fall|falls|fell|falling|give up|gives up|gave up",
  "give back|gives back|gave back|sink|sinks|sank|slip|slips|slid|slides|crash|crashes|crashed|gain|gains|gained",
  "rise|rises|rose|add|adds|climb|climbs|jump|jumps|down|up|cut|cede|wiped|um|verliert|verlieren|pierde|pierda|perdiera",
  "cae|cayera|baja|sube|perd|perdait|chute|baisse|recule|reculait|cai|perde|perder|caisse|на|потеряет|d'|de|em|un",
].join("|");
const SHARE = new RegExp(
  `(?<=(?:^|[^\\p{L}])(?:${MOVED}) ?)(?:(${ONE}) )?(?:${ANY_PART})(?![\\p{L}])(?: of (?:its|the|their|that|all) (?:value|price|worth|cap))?`,
  "gu",
);
/** "A quarter of a bitcoin", "half my 4 ETH" is another thing. */
const UNITS = new RegExp(
  `(?:(${ONE}) )?(?:${ANY_PART}) (?:of |von |de |d'|от )?(?:an? |one |einem |einer |un |une |uma? |одного )?(?=@)`,
  "gu",
);
const CJK_DIGITS = "一二三四五六七八九";
const cjkDigit = (digit: string) =>
  /\d/.test(digit) ? Number(digit) : digit === "两" ? 2 : 1 + CJK_DIGITS.indexOf(digit);

const CJK_SCALES: Record<string, number> = { 十: 10, 百: 100, 千: 1e3, 万: 1e4 };
/** "十万块", "五千美元": sums written out, before what counts them. */
const CJK_SUM =
  /(?<![\p{Nd}一二三四五六七八九十百千万几])(?=[一二三四五六七八九两十百千]*[百千万])([一二三四五六七八九两十百千万]{2,}|[百千])(?= ?(?:块|元|美|刀|円|日|ドル|港|欧|人民币|个|股|株|@))/gu;

/** The value of a sum in Chinese or Japanese numerals below 100 million. */
function readCjk(numerals: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const one of numerals) {
    const scale = CJK_SCALES[one];
    if (scale === 1e4) [total, section, digit] = [total + (section + digit || 1) * scale, 0, 0];
    else if (scale) [section, digit] = [section + (digit || 1) * scale, 0];
    else digit = cjkDigit(one);
  }
  return total + section + digit;
}

/** "천만원": a scale alone before its money. */
const KOREAN_SUM = /(?<![\d\p{L}])(십만|백만|천만|만|천|억)(?= ?(?:원|달러))/gu;
/** "Half a mil", "полмиллиона", "пол ляма", "a couple grand" */
const HALF_SUM = /(?<!\p{L})(?:half an? |пол ?)(?=(?:mil|million|миллиона|ляма|лимона)(?!\p{L}))/gu;
const COUPLE = /(?<!\p{L})a couple (?:of )?(?=(?:grand|k|thousand|hundred|mil|million)(?!\p{L}))/gu;

const sizeOf = (times: string | undefined, parts: (string | undefined)[]): number =>
  (TIMES[times ?? ""] ?? 1) * (PARTS[parts.findIndex(Boolean)]?.[1] ?? 0);

/** "1/2 btc", "3/4 of an ether" */
const FRACTION = /(?<![\d/.,])(\d) ?\/ ?([2-9]|10) (?:of )?(?:an? )?(?=@)/g;

/**
 * A text with its worded numbers in digits: "twelve hundred" is "1200", "three and a half" "3.5", "loses a third" "loses 33.33%",
 * "a quarter of a bitcoin" "0.25" of it, "三割" "30%".
 */
export function writeNumbers(text: string): string {
  return spellNumbers(text)
    .replace(CJK_SUM, (numerals) => String(readCjk(numerals)))
    .replace(/(?<=前)([一二三四五六七八九十])(?=大|名|的|个|只)/gu, (one: string) =>
      one === "十" ? "10" : `${cjkDigit(one)}`,
    )
    .replace(KOREAN_SUM, "1$1")
    .replace(HALF_SUM, "0.5 ")
    .replace(COUPLE, "2 ")
    .replace(
      FRACTION,
      (_, part: string, whole: string) => `${Math.round((1e6 * Number(part)) / Number(whole)) / 1e6} `,
    )
    .replace(
      /(?<!\p{L})(\p{L}+) and (a half|a quarter|three quarters)(?!\p{L})/gu,
      (whole, n: string, part: string) =>
        VALUES.has(n)
          ? `${VALUES.get(n)}${part.endsWith("half") ? ".5" : part[0] === "a" ? ".25" : ".75"}`
          : whole,
    )
    .replace(
      /(?<![一二三四五六七八九十百两\d])([一二三四五六七八九两\d]) ?(?:成|割)(?:り)?(?!功)/gu,
      (_, n: string) => `${cjkDigit(n) * 10}%`,
    )
    .replace(
      /([一二三四五六七八九\d])分之([一二三四五六七八九\d])|([一二三四五六七八九\d]) ?分の ?([一二三四五六七八九\d])|(\d) ?분의 ?(\d)/gu,
      (_, a, b, c, d, e, f) => {
        const [whole, part] = [a ?? c ?? e, b ?? d ?? f].map((one: string) => cjkDigit(one));
        return `${Math.round((10_000 * (part ?? 1)) / (whole ?? 1)) / 100}%`;
      },
    )
    .replace(
      /(?<=\d) (?:and (?:a half|1\/2|one half)|y medio|y media|et demie?|e meio|e meia|с половиной|und ein(?:en|e)? halben?)(?!\p{L})/gu,
      ".5",
    )
    .replace(
      UNITS,
      (_, times: string | undefined, ...parts) => `${sizeOf(times, parts.slice(0, PARTS.length)) / 100} `,
    )
    .replace(
      SHARE,
      (_, times: string | undefined, ...parts) => `${sizeOf(times, parts.slice(0, PARTS.length))}%`,
    )
    .replace(/(?<!\p{L})(?:anderthalb|eineinhalb|полтора|полторы)(?!\p{L})/gu, "1.5")
    .replace(/(?<![$€£][\d.,]*)(?<=\d) of (?:an? |one |my )?(?=@)/g, " ");
}

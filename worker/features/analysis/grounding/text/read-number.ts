export type ShownUnit = "usd" | "percent" | "times" | "plain";

/** A number as it is written: its value, half of its last written digit, its sign (0: none written) and unit. */
export interface Shown {
  value: number;
  halfStep: number;
  sign: -1 | 0 | 1;
  unit: ShownUnit;
  /** the word after it that says what is counted ("days", "cases"), or null */
  counted: string | null;
  /** characters of the text after the number that belong to it (" billion", " percent") */
  tail: number;
  /** only digits, as labels and years have them */
  bare: boolean;
}

const NUMBER =
  /^([+\-−‐‑–])?(US\$|\$)?([+\-−‐‑–])?((?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,14}))(\.\d{1,12})?(K|k|M|B|T|bn|mn|tn)?(%|x|×)?(?:[-‑]([a-z][a-z-]*))?$/u;
const SCALE: Record<string, number> = {
  K: 1e3,
  k: 1e3,
  thousand: 1e3,
  M: 1e6,
  mn: 1e6,
  million: 1e6,
  B: 1e9,
  bn: 1e9,
  billion: 1e9,
  T: 1e12,
  tn: 1e12,
  trillion: 1e12,
};
const SCALE_WORD = /^[ -](thousand|million|billion|trillion|bn|mn|tn|K|M|B|T)(?![\p{L}\p{N}])/u;
const UNIT_WORD = /^[ -](percent|per cent|pct|dollars?|USD|times|x|×)(?![\p{L}\p{N}])/u;
const COUNTED = /^[ \-‑]?([\p{L}]+(?:[ -](?:points?|cent))?)/u;
const UNIT_OF: Record<string, ShownUnit> = {
  percent: "percent",
  "per cent": "percent",
  pct: "percent",
  dollar: "usd",
  dollars: "usd",
  USD: "usd",
  times: "times",
  x: "times",
  "×": "times",
};

/**
 * Reads one piece of text without spaces as a number, with the scale and unit words after it (`after` is the text that
 * follows, `before` what precedes). Null when it is not a number in plain form: then nobody can say what it states.
 */
export function readNumber(piece: string, before: string, after: string): Shown | null {
  const parts = NUMBER.exec(piece);
  if (!parts) return null;
  const [, lead, dollar, inner, whole = "", fraction = "", suffix, mark, hyphened] = parts;
  if (lead && inner) return null;
  const scaleWord = suffix || mark || hyphened ? undefined : SCALE_WORD.exec(after)?.[1];
  const scaled = scaleWord ? scaleWord.length + 1 : 0;
  const unitWord = mark || dollar || hyphened ? undefined : UNIT_WORD.exec(after.slice(scaled))?.[1];
  const tail = scaled + (unitWord ? unitWord.length + 1 : 0);
  const unit = unitOf(dollar, mark, unitWord, before);
  if (!unit || (dollar && mark)) return null;
  const scale = SCALE[suffix ?? scaleWord ?? ""] ?? 1;
  const amount = Number(whole.replaceAll(",", "") + fraction) * scale;
  return {
    value: amount,
    halfStep: 0.5 * 10 ** -Math.max(0, fraction.length - 1) * scale,
    sign: signOf(lead ?? inner, before),
    unit,
    counted: hyphened ?? COUNTED.exec(after.slice(tail))?.[1] ?? null,
    tail,
    bare: /^\d+$/.test(whole) && !fraction && !suffix && !scaleWord && unit === "plain" && !lead && !inner,
  };
}

function unitOf(dollar?: string, mark?: string, word?: string, before = ""): ShownUnit | null {
  const stated = dollar
    ? "usd"
    : mark === "%"
      ? "percent"
      : mark
        ? "times"
        : word
          ? (UNIT_OF[word] ?? null)
          : "plain";
  if (!/(?:^|[ (])(?:USD|US dollars?) $/.test(before)) return stated;
  return stated === "plain" || stated === "usd" ? "usd" : null;
}

/** "minus 5%" and "plus 5%" are signs too. */
function signOf(written: string | undefined, before: string): -1 | 0 | 1 {
  if (written) return written === "+" ? 1 : -1;
  const word = /(?:^|[ (|])(minus|plus) $/i.exec(before)?.[1]?.toLowerCase();
  return word === "minus" ? -1 : word === "plus" ? 1 : 0;
}

import { joinSoftBreaks } from "./soft-breaks.ts";

/** A place in a text that cannot stand, and why. `index` counts UTF-16 units of the original text. */
export interface Problem {
  text: string;
  index: number;
  why: string;
  /** the number is that of the fact it cites, or one in words: only what is said around it cannot be judged */
  isUnclear?: boolean;
}

/** What a reader sees of a Markdown text: `at[i]` is where character i of `text` stands in the original. */
export interface Visible {
  text: string;
  at: number[];
  problems: Problem[];
}

const HARMLESS_ENTITY: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const ENTITY = /&(?:#x[\da-f]{1,8}|#\d{1,8}|[a-z][a-z\d]{1,31});/iy;
const ESCAPE = /\\[!-/:-@[-`{-~]/y;
/** Markdown that hides text or moves it elsewhere: HTML, links, images, definitions and footnotes. */
const HIDING: [RegExp, string][] = [
  [/<[a-z/!?]/giu, "HTML or an address in angle brackets"],
  [/\]\(/gu, "a link or image"],
  [/\][ \t]?\[(?!f\d)/gu, "a reference link"],
  [/^[ \t>]*\[[^\]\n]{0,99}\]:/gmu, "a link definition"],
  [/(?:https?:|www\.)/giu, "an address"],
];
const EMPHASIS = /[*_`~]/;
/** Characters that show as they are. */
const PLAIN = /[\n !-%'-)+-[\]^a-}]+/y;
const ASCII = /^[\n\t -~]$/;

/**
 * Reads a Markdown text as it will be shown: emphasis, code marks and escapes are taken away, compatibility forms
 * (fullwidth, mathematical letters) become plain. Whatever could hide or disguise a number is a problem by itself:
 * invisible and direction characters, character references, HTML, links, symbols, digits and letters of other scripts.
 * One pass, linear time.
 */
export function readVisible(original: string): Visible {
  const seen: Visible = { text: "", at: [], problems: findHiding(original) };
  const parts: string[] = [];
  const emit = (text: string, index: number) => {
    for (let i = 0; i < text.length; i++) seen.at.push(index);
    parts.push(text);
  };
  for (let i = 0; i < original.length; ) {
    const plain = matchAt(PLAIN, original, i);
    if (plain) {
      for (let k = 0; k < plain.length; k++) seen.at.push(i + k);
      parts.push(plain);
      i += plain.length;
      continue;
    }
    const step = readStep(original, i);
    if (step.why) seen.problems.push({ text: step.raw, index: i, why: step.why });
    emit(step.shown, i);
    i += step.raw.length;
  }
  seen.text = joinSoftBreaks(parts.join(""));
  return seen;
}

const findHiding = (text: string): Problem[] =>
  HIDING.flatMap(([pattern, what]) =>
    [...text.matchAll(pattern)].map((hit) => ({
      text: hit[0],
      index: hit.index,
      why: `${what} can hide a number`,
    })),
  );

interface Step {
  raw: string;
  shown: string;
  why?: string;
}

function readStep(text: string, index: number): Step {
  const raw = String.fromCodePoint(text.codePointAt(index) as number);
  if (raw === "&") return readEntity(text, index);
  if (raw === "\\" && matchAt(ESCAPE, text, index))
    return { raw: text.slice(index, index + 2), shown: text[index + 1] as string };
  if (raw === "*" && isBullet(text, index)) return { raw, shown: "-" };
  if (EMPHASIS.test(raw)) return { raw, shown: "", why: splitsNumber(text, index) };
  if (ASCII.test(raw)) return { raw, shown: raw === "\t" ? " " : raw };
  if (raw === "\r") return { raw, shown: "" };
  return readForeign(raw);
}

function readEntity(text: string, index: number): Step {
  const raw = matchAt(ENTITY, text, index);
  if (!raw) return { raw: "&", shown: "&" };
  const shown = HARMLESS_ENTITY[raw.slice(1, -1)];
  return shown ? { raw, shown } : { raw, shown: "\uFFFD", why: "a character reference can hide a number" };
}

function matchAt(sticky: RegExp, text: string, index: number): string | undefined {
  sticky.lastIndex = index;
  return sticky.exec(text)?.[0];
}

const isBullet = (text: string, index: number) =>
  text[index + 1] === " " && /(?:^|\n) {0,8}$/.test(text.slice(Math.max(0, index - 9), index));

/** Emphasis between two digits shows one number that the text does not hold in one piece. */
function splitsNumber(text: string, index: number): string | undefined {
  if (!/[\d.,]/.test(text[index - 1] ?? "")) return undefined;
  let end = index;
  while (EMPHASIS.test(text[end] ?? "")) end++;
  return /[\d.,]\d|\d/.test(text.slice(end, end + 2)) && /[\d.,]/.test(text[end] ?? "")
    ? "a number split by markup"
    : undefined;
}

const PLAIN_PUNCTUATION = /^[−–—‐‑‒―‘’“”«»…·•→←≈≤≥×°§©®™]$/u;

function readForeign(raw: string): Step {
  if (PLAIN_PUNCTUATION.test(raw)) return { raw, shown: raw };
  if (/^\p{Zs}$/u.test(raw)) return { raw, shown: " " };
  if (/^\p{N}$/u.test(raw)) return { raw, shown: "\uFFFD", why: "a digit that is not 0 to 9" };
  if (/^\p{M}$/u.test(raw)) return { raw, shown: raw, why: "a mark that changes the character before it" };
  const shown = raw.normalize("NFKC");
  if (/^[\p{Script=Latin}ªº]+$/u.test(shown)) return { raw, shown };
  if (/^\p{L}$/u.test(raw))
    return { raw, shown: "\uFFFD", why: "a letter of a script the checker cannot read" };
  return { raw, shown: "\uFFFD", why: "a character the checker cannot read" };
}

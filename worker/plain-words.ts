const CUT = "…";
const MAX_WORD = 24;

const WORD = new RegExp(`^[\\p{L}\\p{M}'’-]{1,${MAX_WORD}}$`, "u");
/** Q3  GPT-5  10-K */
const MIXED = /^[\p{L}\p{M}\d'’-]{1,8}$/u;
/** Companies whose name is their host's. */
const NAMED_HOSTS = /^(?:amazon|booking|crypto)\.com(?:['’]s)?$/i;
/** 1,234.5  -10%  $2k  10x  30d */
const NUMBER =
  /^[+\-−~<>]?\p{Sc}?(?:\d{1,3}(?:[,.']\d{3})+|\d{1,9})(?:[.,]\d{1,8})?(?:\p{Sc}|%|[a-z]{1,3})?$/iu;
/** 2026-01-31  9:30  50/30/20 */
const DATE_OR_RATIO = /^\d{1,4}(?:[-/:]\d{1,4}){1,3}$/;
/** BRK.B  e.g.  S&P  BTC/USD */
const SHORT = /^(?:[A-Z]{1,5}\.[A-Z]|(?:\p{L}\.){1,3}\p{L}|\p{Sc}|[\p{L}\d]{1,5}(?:[/&+]\p{L}{1,5}){1,2})$/u;
const PLAIN = [WORD, MIXED, NAMED_HOSTS, NUMBER, DATE_OR_RATIO, SHORT];

/** Stops that a browser reads as the dot of a host. */
const WIDE_STOP = /[。｡．]/gu;
const SPOKEN_DOT = /(?:[\s([{]*\bdot\b[\s)\]}]*)(?:com|net|org|io|xyz|app|me|co|info|finance|exchange)\b/giu;
/** Nine digits and more in groups: a telephone number. */
const TELEPHONE = /[+(]?\d[\d\s()-]{7,}\d/gu;
const MARKS = /^[("'“‘«¿¡[]+|[)"'”’»\].,;:!?…]+$/gu;

const isPlain = (token: string): boolean => {
  const core = token.replaceAll(MARKS, "");
  return core === "" ? token.length <= 3 : PLAIN.some((form) => form.test(core));
};

const countDigits = (text: string): number => text.replaceAll(/\D/g, "").length;

/**
 * Other people's words as we may show or pass them on: plain words and numbers in one line. What is neither (hosts in any
 * spelling, handles, wallet addresses, telephone numbers, markup) becomes "…", once where several stand together.
 */
export function keepPlainWords(text: string): string {
  const tokens = text
    .normalize("NFKC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, " ")
    .replaceAll(WIDE_STOP, (stop, at: number, all: string) =>
      /[\w]/.test(all[at + 1] ?? "") ? "." : `${stop} `,
    )
    .replaceAll(SPOKEN_DOT, ` ${CUT} `)
    .replaceAll(TELEPHONE, (digits) => (countDigits(digits) >= 9 && !/^\d{4}-/.test(digits) ? CUT : digits))
    .split(/\s+/)
    .filter((token) => token !== "");
  const kept = tokens.map((token) => (isPlain(token) ? token : CUT));
  return kept.filter((token, i) => token !== CUT || kept[i - 1] !== CUT).join(" ");
}

import type { Fact } from "../../../shared/analysis.ts";

/** A figure of an honest line, cited right behind: the line is `before + figure + citation + after`. */
export interface Site {
  before: string;
  figure: string;
  citation: string;
  after: string;
  fact: Fact;
  /** another fact of the same unit that is shown differently */
  other: Fact | undefined;
}

const rebuild = ({ before, citation, after }: Site, figure: string) =>
  `${before}${figure}${citation}${after}`;
const digitsOf = (figure: string) => figure.replace(/\D/g, "");
const changeDigit = (figure: string, at: number, by: number) => {
  let seen = -1;
  return figure.replace(/\d/g, (digit) => {
    seen++;
    return seen === at ? String((Number(digit) + by) % 10) : digit;
  });
};
const unsigned = (text: string) => text.replace(/^[+−]/, "");
const isDate = ({ fact }: Site) => fact.unit === "date";
const isWords = ({ fact }: Site) => fact.unit === "text";

/** Ways to turn an honest line into a lie; null where a way does not apply or would not lie. */
export const WAYS: Record<string, (site: Site) => string | null> = {
  "the last digit changed": (s) => rebuild(s, changeDigit(s.figure, digitsOf(s.figure).length - 1, 1)),
  "the leading digit changed": (s) => rebuild(s, changeDigit(s.figure, 0, 1)),
  "a middle digit changed": (s) =>
    digitsOf(s.figure).length > 2 ? rebuild(s, changeDigit(s.figure, 1, 3)) : null,
  "a digit added in front": (s) => rebuild(s, s.figure.replace(/\d/, "7$&")),
  "a digit added at the end": (s) =>
    isWords(s) || isDate(s) ? null : rebuild(s, s.figure.replace(/\d(?=\D*$)/, "$&7")),
  "another fact's figure": (s) => (s.other ? rebuild(s, unsigned(s.other.text)) : null),
  "another fact's figure with its sign": (s) => (s.other ? rebuild(s, s.other.text) : null),
  "another fact cited": (s) => (s.other ? `${s.before}${s.figure} [${s.other.id}]${s.after}` : null),
  "an unknown fact cited": (s) => `${s.before}${s.figure} [f99999]${s.after}`,
  "no citation": (s) => (/\[f\d+\]/.test(s.before + s.after) ? null : `${s.before}${s.figure}${s.after}`),
  "a sign turned": (s) =>
    /^[+−]/.test(s.figure)
      ? rebuild(
          s,
          s.figure.replace(/^[+−]/, (sign) => (sign === "+" ? "−" : "+")),
        )
      : null,
  "a minus dropped": (s) =>
    s.figure.startsWith("−") && !s.fact.kind.includes("drawdown") ? rebuild(s, unsigned(s.figure)) : null,
  "a plus put before a level": (s) =>
    /^(?:price|sma|high|low|support|resistance)/.test(s.fact.kind) && s.fact.unit === "usd"
      ? rebuild(s, `+${s.figure}`)
      : null,
  "a minus put before a level": (s) =>
    s.fact.unit === "index" || s.fact.kind === "price" ? rebuild(s, `−${s.figure}`) : null,
  "percent as plain": (s) => (s.figure.endsWith("%") ? rebuild(s, s.figure.slice(0, -1)) : null),
  "percent as dollars": (s) =>
    s.figure.endsWith("%") ? rebuild(s, `$${unsigned(s.figure).slice(0, -1)}`) : null,
  "percent as points": (s) =>
    s.figure.endsWith("%") ? rebuild(s, `${s.figure.slice(0, -1)} percentage points`) : null,
  "percent as basis points": (s) =>
    s.figure.endsWith("%") ? rebuild(s, `${s.figure.slice(0, -1)} bps`) : null,
  "dollars as percent": (s) => (s.figure.includes("$") ? rebuild(s, `${s.figure.replace("$", "")}%`) : null),
  "dollars as euros": (s) => (s.figure.includes("$") ? rebuild(s, s.figure.replace("$", "€")) : null),
  "dollars as plain": (s) => (s.figure.includes("$") ? rebuild(s, s.figure.replace("$", "")) : null),
  "plain as percent": (s) => (/^[+−]?[\d.]+$/.test(s.figure) ? rebuild(s, `${s.figure}%`) : null),
  "plain as dollars": (s) => (/^[\d.]+$/.test(s.figure) ? rebuild(s, `$${s.figure}`) : null),
  "a thousand times as much": (s) =>
    isWords(s) || isDate(s) ? null : rebuild(s, s.figure.replace(/[KMBT]?(%?)$/, "K$1")),
  "a million times as much, in words": (s) =>
    isWords(s) || isDate(s) ? null : rebuild(s, `${s.figure} million`),
  "the point moved": (s) => (s.figure.includes(".") ? rebuild(s, s.figure.replace(".", "")) : null),
  "a comma for the point": (s) => (s.figure.includes(".") ? rebuild(s, s.figure.replace(".", ",")) : null),
  "rounded up by a unit": (s) =>
    /^\d+\.\d+%?$/.test(s.figure)
      ? rebuild(
          s,
          s.figure.replace(/^(\d+)\.\d+/, (_, whole) => String(Number(whole) + 2)),
        )
      : null,
  "a range": (s) => (isDate(s) ? null : rebuild(s, `${s.figure}–${changeDigit(s.figure, 0, 1)}`)),
  "a bound": (s) => (isWords(s) || isDate(s) ? null : rebuild(s, `more than ${s.figure}`)),
  "a denial": (s) => (isWords(s) || isDate(s) ? null : rebuild(s, `not ${s.figure}`)),
  "an open end": (s) => (isWords(s) || isDate(s) ? null : rebuild(s, `${s.figure}+`)),
  "a power": (s) => rebuild(s, `${s.figure}²`),
  "a factor": (s) => (isWords(s) || isDate(s) ? null : rebuild(s, `10x ${s.figure}`)),
  "fullwidth digits": (s) =>
    rebuild(
      s,
      changeDigit(s.figure, 0, 1).replace(/\d/g, (d) => String.fromCodePoint(0xff10 + Number(d))),
    ),
  "Arabic-Indic digits": (s) =>
    rebuild(
      s,
      changeDigit(s.figure, 0, 1).replace(/\d/g, (d) => String.fromCodePoint(0x660 + Number(d))),
    ),
  "bold digits": (s) =>
    rebuild(
      s,
      changeDigit(s.figure, 0, 1).replace(/\d/g, (d) => String.fromCodePoint(0x1d7ce + Number(d))),
    ),
  "superscript behind": (s) => rebuild(s, s.figure.replace(/\d/, "$&⁹")),
  "character references": (s) =>
    rebuild(
      s,
      changeDigit(s.figure, 0, 1).replace(/\d/, (d) => `&#${48 + Number(d)};`),
    ),
  "split by emphasis": (s) =>
    digitsOf(s.figure).length > 1 ? rebuild(s, s.figure.replace(/\d/, "**9**$&")) : null,
  "split by code marks": (s) => rebuild(s, s.figure.replace(/\d/, "`$&`8")),
  "split by a zero-width space": (s) => rebuild(s, s.figure.replace(/\d/, "$&\u200B9")),
  "split by HTML": (s) => rebuild(s, s.figure.replace(/\d/, "$&<i>9</i>")),
  "split by a space": (s) => rebuild(s, s.figure.replace(/\d/, "$& 9")),
  "a word for the number": (s) => rebuild(s, "fifty"),
  "a share in words": (s) => rebuild(s, "two-thirds"),
  "a roman number": (s) => rebuild(s, "XLII"),
  "a fraction": (s) => rebuild(s, "3/4"),
  "a vulgar fraction": (s) => rebuild(s, "¾"),
  "an ordinal": (s) => rebuild(s, "3rd"),
  scientific: (s) => rebuild(s, "9e4"),
  hexadecimal: (s) => rebuild(s, "0x2A"),
  "hidden in a link": (s) => rebuild(s, `[${changeDigit(s.figure, 0, 1)}](https://x.example)`),
  "hidden in an image": (s) => rebuild(s, `![${changeDigit(s.figure, 0, 1)}](https://x.example/a.png)`),
  "another number beside it": (s) => rebuild(s, `${s.figure} (was 999)`),
  "a move doubled in words": (s) => rebuild(s, `${s.figure} (it doubled)`),
  "a date moved": (s) => (isDate(s) ? rebuild(s, changeDigit(s.figure, 7, 1)) : null),
  "the year moved": (s) => (isDate(s) ? rebuild(s, changeDigit(s.figure, 3, 1)) : null),
  "the verb turned": (s) => {
    const verbs: Record<string, string> = {
      gained: "lost",
      lost: "gained",
      rose: "fell",
      fell: "rose",
      risen: "fallen",
      fallen: "risen",
      up: "down",
      down: "up",
      grew: "shrank",
      shrank: "grew",
    };
    const verb = /(\w+) (?:by )?$/.exec(s.before)?.[1] ?? "";
    const turned = verbs[verb];
    return turned && s.fact.value !== 0
      ? rebuild({ ...s, before: s.before.replace(/(\w+)( (?:by )?)$/, `${turned}$2`) }, s.figure)
      : null;
  },
  "the side turned": (s) => {
    const sides: Record<string, string> = {
      above: "below",
      below: "above",
      higher: "lower",
      lower: "higher",
    };
    const side = /^ (above|below|higher|lower)/.exec(s.after)?.[1] ?? "";
    return s.fact.unit === "percent" && sides[side]
      ? rebuild({ ...s, after: s.after.replace(side, sides[side]) }, s.figure)
      : null;
  },
  "the days turned": (s) =>
    /^ (?:over|in) \d+ days/.test(s.after)
      ? rebuild({ ...s, after: s.after.replace(/\d+/, "14") }, s.figure)
      : null,
};

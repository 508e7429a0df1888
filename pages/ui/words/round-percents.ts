/** "25.18%", and "25,18 %" in German. */
const PERCENT = /(\d[\d,]*\.\d+)%|(\d[\d.]*),(\d+)(\s)%/g;
const numberOf = ([, digits, whole = "", decimals]: RegExpMatchArray | string[]) =>
  Number(digits?.replaceAll(",", "") ?? `${whole.replaceAll(".", "")}.${decimals}`);

/** Whole percents where nothing hangs on the decimals: where none of a text is below ten. */
export const roundPercents = (text: string): string =>
  [...text.matchAll(PERCENT)].some((match) => numberOf(match) < 10)
    ? text
    : text.replace(PERCENT, (...match: string[]) => {
        const [blank = ""] = match.slice(4);
        return `${Math.round(numberOf(match)).toLocaleString(blank ? "de" : "en")}${blank}%`;
      });

/** The same of figures that are read together, as in a row of a table: not where two of them would come out alike. */
export function roundTogether(texts: readonly string[]): string[] {
  const rounded = roundPercents(texts.join("\n")).split("\n");
  return new Set(rounded).size < new Set(texts).size ? [...texts] : rounded;
}

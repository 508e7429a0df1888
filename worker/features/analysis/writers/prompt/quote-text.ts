/**
 * Words of others as data: one line without control, direction or invisible characters, at most `most` code points, as
 * a JSON string in which no tag can begin or end.
 */
export function quoteText(text: string, most: number): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const points = [...plain];
  const short = points.length > most ? `${points.slice(0, most).join("")}…` : plain;
  return JSON.stringify(short).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
}

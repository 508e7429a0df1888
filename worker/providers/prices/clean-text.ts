const ENTITIES: Record<string, string> = {
  amp: "&",
  quot: '"',
  apos: "'",
  "#39": "'",
  lt: "<",
  gt: ">",
  nbsp: " ",
};

/**
 * Somebody else's line of text, made safe to carry: the usual entities read, control, format and other invisible
 * characters out, white space in one piece, and cut with "…" where it is longer than `most` characters.
 */
export function cleanText(text: string, most: number): string {
  const plain = text
    .toWellFormed()
    .replace(/&(#?\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/gu, " ")
    .replace(/[\p{C}\p{Variation_Selector}]/gu, "")
    .trim();
  const characters = [...plain];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : plain;
}

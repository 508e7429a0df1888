const BLOCK_START = /^ *(?:[-+•#>|]|\d{1,2}[.)] |$)/;
const OWN_BLOCK = /^ *#|^ *[-=]{3,} *$|\|/;

/**
 * Markdown shows the lines of a paragraph as one: the breaks between them become spaces here, so that no sentence is cut
 * in two. Breaks at lists, headings, quotes, tables and empty lines stay. The length does not change.
 */
export function joinSoftBreaks(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, i) => {
      const previous = lines[i - 1];
      if (previous === undefined) return line;
      const isSoft =
        previous.trim() !== "" &&
        !BLOCK_START.test(line) &&
        !OWN_BLOCK.test(line) &&
        !OWN_BLOCK.test(previous);
      return `${isSoft ? " " : "\n"}${line}`;
    })
    .join("");
}

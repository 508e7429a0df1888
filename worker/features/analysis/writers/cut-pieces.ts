/** A text in pieces of about a sentence, a list item or a table row, which join to the same text. */
export const cutPieces = (text: string): string[] =>
  text.match(/[^\n]*?[.!?]["”’)*]{0,4} (?=\S)|[^\n]*\n+|[^\n]+$/gu) ?? [text];

/** A field of a request or a parameter, in words. */
export interface FieldRow {
  name: string;
  type: string;
  isRequired: boolean;
  meaning: string;
}

export type TokenKind = "key" | "string" | "number" | "word" | "mark";

/** A line of a JSON sample: how deep it lies, its parts by kind, and what its field means. */
export interface SampleLine {
  depth: number;
  tokens: [kind: TokenKind, text: string][];
  note: string;
}

export interface CodeSample {
  title: string;
  text: string;
}

export interface LinkRow {
  to: string;
  name: string;
  /** stands before the name: a method, a status */
  mark?: string;
  words: string;
}

/** A part of a page. Words are Markdown. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "words"; markdown: string }
  | { kind: "code"; sample: CodeSample }
  | { kind: "calls"; samples: CodeSample[]; tryPath: string | null }
  | { kind: "fields"; title: string; rows: FieldRow[] }
  | { kind: "json"; title: string; lines: SampleLine[] }
  | { kind: "links"; title: string; rows: LinkRow[] };

/** One page of the reference, from which its HTML and its Markdown are drawn. */
export interface Page {
  path: string;
  /** the part of the list beside the page that it stands in; null: it is reached from another page */
  section: "Guides" | "Endpoints" | "Open data" | "More" | null;
  /** in that list; the title elsewhere */
  name: string;
  /** stands above the title */
  label: string;
  title: string;
  /** one or two sentences under the title; plain words */
  lead: string;
  /** stands before the title: a method and an address, a status */
  mark?: string;
  blocks: Block[];
}

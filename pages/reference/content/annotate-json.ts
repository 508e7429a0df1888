import type { OpenApiDocument, Schema } from "../../openapi/openapi.ts";
import type { SampleLine, TokenKind } from "./page.ts";
import { chooseVariant, sayChoice } from "./read-schema.ts";

type Token = SampleLine["tokens"][number];

/** A value as indented JSON, line by line, each line of a field with what the document says it means. */
export function annotateJson(document: OpenApiDocument, schema: Schema, value: unknown): SampleLine[] {
  const lines: SampleLine[] = [];
  write(lines, document, { schema, value, depth: 0, before: [], after: [], note: "" });
  return lines;
}

interface Part {
  schema: Schema;
  value: unknown;
  depth: number;
  /** the field's name, and the comma */
  before: Token[];
  after: Token[];
  note: string;
}

function write(lines: SampleLine[], document: OpenApiDocument, part: Part): void {
  const { value, depth, before, after, note } = part;
  const schema = chooseVariant(document, part.schema, value);
  const line = (tokens: Token[], at: number, words = "") => lines.push({ depth: at, tokens, note: words });
  if (value === null || typeof value !== "object") {
    line([...before, [kindOf(value), JSON.stringify(value)], ...after], depth, note);
    return;
  }
  const entries: [string | null, unknown, Schema][] = Array.isArray(value)
    ? value.map((item, at) => [null, item, schema.prefixItems?.[at] ?? (schema.items || {})])
    : Object.entries(value).map(([name, item]) => [
        name,
        item,
        schema.properties?.[name] ?? ((schema.additionalProperties || {}) as Schema),
      ]);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const isShort = entries.every(
    ([name, item]) => name === null && (item === null || typeof item !== "object"),
  );
  if (isShort) {
    const items = entries.flatMap(([, item], i): Token[] => [
      ...(i > 0 ? [["mark", ", "] as Token] : []),
      [kindOf(item), JSON.stringify(item)],
    ]);
    line([...before, ["mark", open], ...items, ["mark", close], ...after], depth, note);
    return;
  }
  line([...before, ["mark", open]], depth, note);
  for (const [i, [name, item, inner]] of entries.entries())
    write(lines, document, {
      schema: inner,
      value: item,
      depth: depth + 1,
      before:
        name === null
          ? []
          : [
              ["key", JSON.stringify(name)],
              ["mark", ": "],
            ],
      after: i < entries.length - 1 ? [["mark", ","]] : [],
      note: name === null ? "" : sayField(document, inner),
    });
  line([["mark", close], ...after], depth);
}

const kindOf = (value: unknown): TokenKind =>
  typeof value === "string" ? "string" : typeof value === "number" ? "number" : "word";

/** What a field means, with the words it may hold where they are few. */
const sayField = (document: OpenApiDocument, schema: Schema): string =>
  `${schema.description ?? ""} ${sayChoice(document, schema)}`.trim();

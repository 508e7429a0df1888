import type { Schema } from "../../openapi.ts";

const PLAIN: Record<string, string> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
  object: "Dict[str, Any]",
  array: "List[Any]",
};

const literal = (value: unknown): string =>
  value === null ? "None" : typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);

const unite = (types: string[]): string => {
  const each = [...new Set(types)];
  return each.length === 1 ? (each[0] ?? "Any") : `Union[${each.join(", ")}]`;
};

/** A JSON Schema as Python writes its type; named shapes by their names. */
export function typeOf(schema: Schema): string {
  const { $ref, type, items, additionalProperties } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf("/") + 1);
  if ("const" in schema) return `Literal[${literal(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(", ")}]`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && !schema.properties) return unite(choices.map(typeOf));
  if (Array.isArray(type)) return unite(type.map((one) => PLAIN[one] ?? "Any"));
  if (type === "array" && items) return `List[${typeOf(items)}]`;
  if (type === "object" && typeof additionalProperties === "object")
    return `Dict[str, ${typeOf(additionalProperties)}]`;
  return PLAIN[type ?? ""] ?? "Any";
}

/** A text as Python's comments have it. */
const comment = (text: string | undefined, pad = ""): string[] =>
  text ? [`${pad}# ${text.replaceAll(/\s+/g, " ")}`] : [];

/** What has fields, as a TypedDict in the form that may have any name of JSON's. Types stand in quotes: they may be written further down. */
function writeFields(id: string, { description, properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const type = required.includes(name) ? typeOf(field) : `NotRequired[${typeOf(field)}]`;
    return [
      ...comment(field.description, "        "),
      `        ${JSON.stringify(name)}: ${JSON.stringify(type)},`,
    ];
  });
  return [
    ...comment(description),
    `${id} = TypedDict(`,
    `    ${JSON.stringify(id)},`,
    "    {",
    ...fields,
    "    },",
    ")",
  ].join("\n");
}

/** Other names of types, each after those it names. */
function writeNames(shapes: [string, Schema][]): string[] {
  const left = new Map(shapes.map(([id, schema]) => [id, { ...schema, type: typeOf(schema) }]));
  const isLeft = (type: string) => (type.match(/\b[A-Z]\w*/g) ?? []).some((name) => left.has(name));
  const written: string[] = [];
  while (left.size > 0) {
    const next = [...left].find(([, { type }]) => !isLeft(type.replaceAll(/"[^"]*"/g, "")));
    if (!next) throw new Error(`shapes that name each other: ${[...left.keys()].join(", ")}`);
    const [id, { type, description }] = next;
    left.delete(id);
    written.push([...comment(description), `${id} = ${type}`].join("\n"));
  }
  return written;
}

/** `types.py`: every shape of the document. */
export function writeTypes(schemas: Record<string, Schema>): string {
  const shapes = Object.entries(schemas);
  return [
    '"""The shapes of the API, as its OpenAPI document has them."""',
    "from typing import Any, Dict, List, Literal, NotRequired, TypedDict, Union",
    ...shapes.filter(([, { properties }]) => properties).map(([id, schema]) => writeFields(id, schema)),
    ...writeNames(shapes.filter(([, { properties }]) => !properties)),
    "",
  ].join("\n\n");
}

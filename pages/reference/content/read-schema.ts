import type { OpenApiDocument, Schema } from "../../openapi/openapi.ts";

/** The schema that a `$ref` names, or the schema itself. */
export function resolveSchema({ components }: OpenApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return (name && components.schemas[name]) || schema;
}

const listVariants = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];
const isNull = ({ type }: Schema) => type === "null";
const MOST_VALUES = 12;

/** The words that a field, or each entry of it, may hold, as a sentence; empty where they are free, or too many to list. */
export function sayChoice(document: OpenApiDocument, schema: Schema): string {
  const values = resolveSchema(document, schema.items || schema).enum;
  return values && values.length <= MOST_VALUES
    ? `One of ${values.map((value) => `\`${String(value)}\``).join(", ")}.`
    : "";
}

/** A schema's type in a few words: "integer", "array of word", "7 or 30", "string or null". */
export function sayType(document: OpenApiDocument, schema: Schema): string {
  const variants = schema.properties ? [schema] : listVariants(schema);
  if (variants.length > 1) return variants.map((one) => sayType(document, one)).join(" or ");
  if (schema.$ref) {
    const inner = resolveSchema(document, schema);
    return inner.enum ? sayType(document, inner) : (schema.$ref.split("/").at(-1) ?? "");
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return "word";
  if (schema.type === "array") return schema.items ? `array of ${sayType(document, schema.items)}` : "array";
  return [schema.type ?? "any"].flat().join(" or ");
}

/** The bounds of a value in words; empty where it has none. */
export function sayBounds(schema: Schema): string {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  const number = (value: number) => value.toLocaleString("en-US");
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least !== undefined && most !== undefined) return `${number(least)} to ${number(most)}${unit}`;
    if (most !== undefined) return `at most ${number(most)}${unit}`;
    return least === undefined ? "" : `at least ${number(least)}${unit}`;
  };
  return [
    exclusiveMinimum === undefined ? "" : `more than ${number(exclusiveMinimum)}`,
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " entries"),
    schema.default === undefined ? "" : `default ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The variant of a schema that a value is of. */
export function chooseVariant(document: OpenApiDocument, schema: Schema, value: unknown): Schema {
  const resolved = resolveSchema(document, schema);
  if (resolved.properties) return resolved;
  const variants = listVariants(resolved).filter((one) => !isNull(one));
  if (variants.length < 2)
    return variants[0] === undefined || variants[0] === resolved
      ? resolved
      : chooseVariant(document, variants[0], value);
  const known = Object.keys((value as object | null) ?? {});
  const fit = variants
    .map((one) => chooseVariant(document, one, value))
    .map((one) => ({
      one,
      fields: known.filter((name) => one.properties?.[name]).length,
      isSame: isSameKind(one, value),
    }))
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || b.fields - a.fields);
  return fit[0]?.one ?? resolved;
}

/** No constant of a schema contradicts the value. */
const isSameKind = ({ properties = {} }: Schema, value: unknown): boolean =>
  Object.entries(properties).every(
    ([name, field]) =>
      !("const" in field) || (value as Record<string, unknown> | null)?.[name] === field.const,
  );

import * as z from "zod";
import type { Schema } from "./openapi.ts";

/** A shape of `shared/` under the name it has in the document. */
export interface Shape {
  id: string;
  schema: z.ZodType;
  description: string;
  fields: Record<string, string>;
  /** what the fields must satisfy together */
  rules?: Schema;
}

/** What each field means: one line a field; a missing one does not compile. */
type Meanings<S extends z.ZodObject> = { [Field in keyof S["shape"]]: string };

export const objectShape = <S extends z.ZodObject>(
  id: string,
  schema: S,
  description: string,
  fields: Meanings<S>,
): Shape => ({ id, schema, description, fields: fields as Record<string, string> });

/** A list of words, a union: what has no fields of its own. */
export const plainShape = (id: string, schema: z.ZodType, description: string): Shape => ({
  id,
  schema,
  description,
  fields: {},
});

export const refTo = ({ id }: Pick<Shape, "id">): Schema => ({ $ref: `#/components/schemas/${id}` });

/**
 * The JSON Schemas of shapes by name, which refer to one another. What is sent to us may hold no unknown field where the
 * shape says so; what we send may gain fields, so nothing is said there of additional ones.
 */
export function writeSchemas(shapes: readonly Shape[], io: "input" | "output"): Record<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const { id, schema } of shapes) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(
    shapes.map(({ id, description, fields, rules }) => {
      const { $schema: _, $id: __, ...written } = schemas[id] as Schema & { $schema: string; $id: string };
      const schema = io === "output" ? openObjects(written) : written;
      const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
        name,
        { ...property, description: fields[name] ?? property.description },
      ]);
      return [
        id,
        {
          description,
          ...schema,
          ...rules,
          ...(schema.properties && { properties: Object.fromEntries(properties) as Record<string, Schema> }),
        },
      ];
    }),
  );
}

/** Without `additionalProperties: false`, at any depth. */
function openObjects<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(openObjects) as Part;
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name, value]) => !(name === "additionalProperties" && value === false))
      .map(([name, value]) => [name, openObjects(value)]),
  ) as Part;
}

import { closest, distance } from "fastest-levenshtein";
import type * as z from "zod";

const MOST_FIELDS = 20;
const NAME_MAX_LENGTH = 100;
/** Letters a name may differ by from the one that was meant, as a share of its length. */
const FARTHEST = 0.5;

/**
 * What is wrong with each field of a request, by its path ("turns.0.role"): one message a field, at most 20, so that a
 * hostile body cannot grow the reply. A field that the schema does not know is listed with the nearest one that it does.
 */
export function fieldErrors(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors = issues.slice(0, MOST_FIELDS).flatMap((issue): [string, string][] => {
    if (issue.code !== "unrecognized_keys") return [[nameOf(issue.path), issue.message]];
    const known = Object.keys(shapeAt(schema, issue.path));
    return issue.keys
      .slice(0, MOST_FIELDS)
      .map((key) => [nameOf([...issue.path, key]), describeUnknown(key, known)]);
  });
  return Object.fromEntries(errors.slice(0, MOST_FIELDS));
}

export const nameOf = (path: readonly PropertyKey[]) =>
  path.map(String).join(".").slice(0, NAME_MAX_LENGTH) || "body";

function describeUnknown(key: string, known: string[]): string {
  const name = key.slice(0, NAME_MAX_LENGTH);
  const nearest = known.length > 0 ? closest(name, known) : "";
  const isNear =
    nearest !== "" && distance(name.toLowerCase(), nearest.toLowerCase()) <= FARTHEST * nearest.length;
  if (isNear) return `Unknown field. Did you mean ${nearest}?`;
  return known.length > 0
    ? `Unknown field. Known here: ${known.join(", ")}.`
    : "Unknown field. This address takes none.";
}

/** The fields of the object at a path; none where the schema has no such place. */
function shapeAt(schema: z.ZodType, path: readonly PropertyKey[]): Record<string, z.ZodType> {
  const inner = unwrap(schema);
  const [first, ...rest] = path;
  if (inner.def.type === "array") return shapeAt(inner.def.element as z.ZodType, rest);
  const shape = inner.def.type === "object" ? (inner.def.shape as Record<string, z.ZodType>) : {};
  const next = first === undefined ? undefined : shape[String(first)];
  return first === undefined ? shape : next ? shapeAt(next, rest) : {};
}

/** The schema within `optional`, `nullable` and `default`. */
function unwrap(schema: z.ZodType): { def: { type: string; element?: unknown; shape?: unknown } } {
  const { def } = schema as unknown as { def: { type: string; innerType?: z.ZodType } };
  return def.innerType ? unwrap(def.innerType) : { def };
}

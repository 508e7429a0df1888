import type { Schema } from "../openapi.ts";

/** `sent` by a caller to us, or `received` from us: what may change differs. */
export type Direction = "sent" | "received";

interface Comparison {
  direction: Direction;
  /** finds what a `$ref` means, before and now */
  before: (schema: Schema) => Schema;
  now: (schema: Schema) => Schema;
  /** pairs under way, so that a shape within itself ends */
  seen: Set<string>;
}

type Report = (place: string, fault: string) => void;

/** Reports whatever of `now` would break a program written for `before`; `place` is where they stand. */
export function compareSchemas(
  c: Comparison,
  before: Schema,
  now: Schema,
  place: string,
  report: Report,
): void {
  const pair = `${before.$ref ?? ""} ${now.$ref ?? ""} ${c.direction}`;
  if (before.$ref && now.$ref) {
    if (c.seen.has(pair)) return;
    c.seen.add(pair);
  }
  const [was, is] = [c.before(before), c.now(now)];
  const [old, fresh] = [variantsOf(was), variantsOf(is)];
  if (old.length > 1 || fresh.length > 1) {
    compareVariants(c, old, fresh, place, report);
    return;
  }
  compareTypes(c, was, is, place, report);
  compareValues(c, was, is, place, report);
  if (c.direction === "sent") compareBounds(was, is, place, report);
  compareFields(c, was, is, place, report);
  if (was.items && is.items) compareSchemas(c, was.items, is.items, `${place}[]`, report);
  const [places, nowPlaces] = [placesOf(was), placesOf(is)];
  if (places.length !== nowPlaces.length) report(place, "has another length");
  for (const [at, item] of places.entries())
    compareSchemas(c, item, nowPlaces[at] ?? item, `${place}[${at}]`, report);
}

/** The places of a list of fixed length, whether each is written out or one shape stands for all. */
const placesOf = ({ prefixItems, items, minItems, maxItems }: Schema): Schema[] =>
  prefixItems ?? (items && minItems && minItems === maxItems ? Array<Schema>(minItems).fill(items) : []);

/** What stands beside fields is a rule about them, not a choice between shapes. */
const variantsOf = (schema: Schema): Schema[] =>
  (schema.properties ? undefined : schema.anyOf) ?? schema.oneOf ?? schema.allOf ?? [schema];

/** A caller's every variant must still be taken; of ours, only new kinds of objects may come, never a null or another type. */
function compareVariants(
  c: Comparison,
  before: Schema[],
  now: Schema[],
  place: string,
  report: Report,
): void {
  const fits = (was: Schema, is: Schema) => {
    let isFit = true;
    compareSchemas({ ...c, seen: new Set(c.seen) }, was, is, place, () => {
      isFit = false;
    });
    return isFit;
  };
  const nameOf = (schema: Schema) =>
    schema.$ref?.split("/").at(-1) ?? JSON.stringify(schema.const ?? schema.type).replaceAll('"', "");
  if (c.direction === "sent")
    for (const was of before)
      if (!now.some((is) => takesValue(c.now(is), c.before(was)) || fits(was, is)))
        report(place, `no longer takes ${nameOf(was)}`);
  // Values that were counted out may become any of their type, as words may become more.
  const isCounted = before.every((was) => "const" in c.before(was));
  if (c.direction === "received")
    for (const is of now) {
      if (isCounted && before.some((was) => takesValue(c.now(is), c.before(was)))) continue;
      const isNewKind = c.now(is).type === "object" && before.some((was) => c.before(was).type === "object");
      const isKnown = is.$ref && before.some((was) => was.$ref === is.$ref);
      if (isKnown || !isNewKind ? !before.some((was) => fits(was, is)) : false)
        report(place, `may now be ${nameOf(is)}`);
    }
}

/** Whether a schema without values of its own takes the constant of another. */
function takesValue(is: Schema, was: Schema): boolean {
  if (!("const" in was) || valuesOf(is) || typeof was.const !== "number") return false;
  const isOfType = typesOf(is).some(
    (type) => type === "number" || (type === "integer" && Number.isInteger(was.const)),
  );
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = is;
  return isOfType && was.const >= minimum && was.const <= maximum;
}

const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat());
const covers = (wide: string[], narrow: string[]) =>
  wide.length === 0 ||
  narrow.every((type) => wide.includes(type) || (type === "integer" && wide.includes("number")));

function compareTypes(
  { direction }: Comparison,
  was: Schema,
  is: Schema,
  place: string,
  report: Report,
): void {
  const [old, fresh] = [typesOf(was), typesOf(is)];
  const isSafe = direction === "sent" ? covers(fresh, old) : covers(old, fresh);
  if (!isSafe) report(place, `was ${old.join(" or ")} and is ${fresh.join(" or ") || "anything"}`);
  if (direction === "received" && was.format !== is.format)
    report(place, `was of the format ${was.format} and is of ${is.format}`);
}

const valuesOf = (schema: Schema): unknown[] | undefined =>
  "const" in schema ? [schema.const] : schema.enum;

/** Our words may become more, a caller's may not become fewer. A constant is a promise in both. */
function compareValues(
  { direction }: Comparison,
  was: Schema,
  is: Schema,
  place: string,
  report: Report,
): void {
  const [old, fresh] = [valuesOf(was), valuesOf(is)];
  const lost = direction === "sent" && fresh ? (old ?? []).filter((value) => !fresh.includes(value)) : [];
  if (lost.length > 0) report(place, `no longer takes ${lost.join(", ")}`);
  if (direction === "sent" && fresh && !old) report(place, `takes ${fresh.join(", ")} alone`);
  if (direction === "received" && "const" in was && fresh?.join() !== String(was.const))
    report(place, `was always ${String(was.const)}`);
}

const UPPER = ["maximum", "maxLength", "maxItems"] as const;
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems"] as const;

function compareBounds(was: Schema, is: Schema, place: string, report: Report): void {
  for (const bound of UPPER)
    if ((is[bound] ?? Infinity) < (was[bound] ?? Infinity)) report(place, `has a lower ${bound}`);
  for (const bound of LOWER)
    if ((is[bound] ?? -Infinity) > (was[bound] ?? -Infinity)) report(place, `has a higher ${bound}`);
  if (is.pattern !== undefined && is.pattern !== was.pattern && !takesAllOf(is.pattern, was.pattern))
    report(place, "has another pattern");
}

/** A number of characters of a class, and nothing else. */
const CHARACTERS = /^\^(\[(?:[^\\\]]|\\.)+\])\{(\d+),(\d+)\}\$$/;

/** Whether both are characters of a class, and the new one takes each of the old, in each number. */
function takesAllOf(fresh: string, old = ""): boolean {
  const [is, was] = [CHARACTERS.exec(fresh), CHARACTERS.exec(old)];
  if (!is || !was || Number(is[2]) > Number(was[2]) || Number(is[3]) < Number(was[3])) return false;
  const [taken, before] = [new RegExp(`^${is[1]}$`), new RegExp(`^${was[1]}$`)];
  const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  return letters.every((letter) => taken.test(letter) || !before.test(letter));
}

const within = (place: string, name: string) => (place ? `${place}.${name}` : name);
const wants = ({ required = [] }: Schema, name: string) => required.includes(name);

function compareFields(c: Comparison, was: Schema, is: Schema, place: string, report: Report): void {
  for (const [name, field] of Object.entries(was.properties ?? {})) {
    const fresh = is.properties?.[name];
    const inside = within(place, name);
    if (!fresh) report(inside, "is gone");
    else compareSchemas(c, field, fresh, inside, report);
    if (c.direction === "received" && fresh && wants(was, name) && !wants(is, name))
      report(inside, "may now be missing");
  }
  if (c.direction === "sent") compareWanted(was, is, place, report);
}

function compareWanted(was: Schema, is: Schema, place: string, report: Report): void {
  for (const name of is.required ?? []) if (!wants(was, name)) report(within(place, name), "is now wanted");
  if (was.properties && was.additionalProperties !== false && is.additionalProperties === false)
    report(place, "takes no unknown field any more");
}

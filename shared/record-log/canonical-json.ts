/**
 * JSON as RFC 8785 (JCS) writes it: no white space, members sorted by the UTF-16 units of their names, numbers and text as
 * ECMAScript writes them. Throws a TypeError for what is no JSON: undefined, a number that is not finite, half a
 * surrogate pair.
 */
export function writeCanonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return writeText(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new TypeError(`${value} is no JSON`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(writeCanonicalJson).join(",")}]`;
  if (typeof value !== "object") throw new TypeError(`${typeof value} is no JSON`);
  // sort() without a comparison goes by UTF-16 units.
  const names = Object.keys(value).sort();
  const members = names.map(
    (name) => `${writeText(name)}:${writeCanonicalJson((value as Record<string, unknown>)[name])}`,
  );
  return `{${members.join(",")}}`;
}

function writeText(text: string): string {
  if (!text.isWellFormed()) throw new TypeError("half a surrogate pair is no JSON");
  return JSON.stringify(text);
}

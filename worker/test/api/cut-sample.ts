const NUMBERS_KEPT = 3;

/** A reply as documentation shows it: of each list its first entry, of a list of plain values the first three. */
export function cutSample(part: unknown): unknown {
  if (Array.isArray(part)) {
    const isPlain = part.every((one) => one === null || typeof one !== "object");
    return part.slice(0, isPlain ? NUMBERS_KEPT : 1).map(cutSample);
  }
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, cutSample(value)]));
}

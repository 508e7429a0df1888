const DECIMALS = 4;
const DIGITS = 6;

/** The figures of a reply that have more than 4 decimals and more than 6 digits, each with its place. */
export function findLongFigures(part: unknown, place = ""): string[] {
  if (typeof part === "number") return isLong(part) ? [`${place} ${part}`] : [];
  if (part === null || typeof part !== "object") return [];
  return Object.entries(part).flatMap(([name, value]) => findLongFigures(value, `${place}/${name}`));
}

function isLong(figure: number): boolean {
  const isWithinDecimals = Number(figure.toFixed(DECIMALS)) === figure;
  return !isWithinDecimals && Number(figure.toPrecision(DIGITS)) !== figure;
}

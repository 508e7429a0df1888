/** A step of a path, written as shortly as can be. */
const writeStep = (x: number, y: number) => `${x}${y < 0 ? "" : " "}${y}`;

/** A line through points, by its steps: these compress far better than the points. */
export function trace(points: [slot: number, y: number][]): string {
  const [start, ...rest] = points;
  if (!start) return "";
  const steps = rest.map(([slot, y], at) => {
    const [x0, y0] = points[at] ?? start;
    return writeStep(slot - x0, y - y0);
  });
  return `M${start.join(" ")}l${steps.join(" ")}`;
}

/** Upright strokes, each by its step from the end of the one before. */
export const writeStrokes = (strokes: { slot: number; from: number; to: number }[]) =>
  strokes
    .map(({ slot, from, to }, at) => {
      const { slot: x0, to: y0 } = strokes[at - 1] ?? { slot: 0, to: 0 };
      return `${at === 0 ? "M" : "m"}${writeStep(slot - x0, from - y0)}v${to - from}`;
    })
    .join("");

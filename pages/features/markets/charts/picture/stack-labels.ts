import type { LEVEL_TOKENS } from "../../../../ui/chart-marks.ts";

/** Of the label of a price at the axis, pixels. */
export const LABEL_HEIGHT = 16;
/** A step of the axis is named where its digits do not run into such a label: from middle to middle, pixels. */
export const CLEAR_OF_LABEL = 14;
/** How high the picture is where it is lowest, on a phone, in pixels: labels that would touch there are stacked. */
const LEAST_HEIGHT = 260;

/** A price named at the axis, `y` in thousandths of the picture's height. */
export interface PlacedPrice {
  y: number;
  text: string;
}
interface PlacedLevel extends PlacedPrice {
  /** of line and words; none for the last price */
  token: (typeof LEVEL_TOKENS)[keyof typeof LEVEL_TOKENS] | null;
  /** named at the axis alone */
  isBare?: true;
}
/** A dashed line across the picture with its price; the label stands `shift` pixels below `labelY`. */
export interface StackedLevel extends PlacedLevel {
  labelY: number;
  shift: number;
}

/** The steps of an axis that run into no label, at any height of the picture. */
export const clearOf = (steps: PlacedPrice[], labels: StackedLevel[]): PlacedPrice[] =>
  steps.filter(({ y }) =>
    labels.every(
      ({ labelY, shift }) => Math.abs(((y - labelY) * LEAST_HEIGHT) / 1_000 - shift) >= CLEAR_OF_LABEL,
    ),
  );

/** The last price's label where it belongs, and those of levels away from it, each clear of the one before. */
export function stackLabels(last: PlacedLevel, levels: PlacedLevel[]): StackedLevel[] {
  const alone = (level: PlacedLevel): StackedLevel => ({ ...level, labelY: level.y, shift: 0 });
  const pixels = ({ labelY, shift }: StackedLevel) => (labelY * LEAST_HEIGHT) / 1_000 + shift;
  const stack = (side: PlacedLevel[], way: 1 | -1) => {
    let before = alone(last);
    return side.map((level) => {
      const isClear = way * (pixels(alone(level)) - pixels(before)) >= LABEL_HEIGHT;
      const { labelY, shift } = before;
      before = isClear ? alone(level) : { ...level, labelY, shift: shift + way * LABEL_HEIGHT };
      return before;
    });
  };
  const sorted = levels.toSorted((a, b) => a.y - b.y);
  const over = sorted.filter(({ y }) => y < last.y).toReversed();
  return [...stack(over, -1), ...stack(sorted.slice(over.length), 1), alone(last)];
}

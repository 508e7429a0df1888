import type { LEVEL_TOKENS } from "../../../../ui/chart-marks.ts";

/** Of the label of a price at the axis, pixels. */
export const LABEL_HEIGHT = 16;
/** A step of the axis is named where its digits do not run into such a label: from middle to middle, pixels. */
const CLEAR_OF_LABEL = 14;
/** How high the picture is where it is lowest, on a phone, in pixels: labels that would touch there are stacked. */
const LEAST_HEIGHT = 260;
const MOST_HEIGHT = 800;

/** A price named at the axis, `y` in thousandths of the picture's height. */
export interface PlacedPrice {
  y: number;
  text: string;
}
export interface PlacedLevel extends PlacedPrice {
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

/** The steps of an axis whose digits run into no label, in a picture of any height between these, px. */
export const clearOf = <Step extends Pick<PlacedPrice, "y">>(
  steps: Step[],
  labels: Pick<StackedLevel, "labelY" | "shift">[],
  [least, most] = [LEAST_HEIGHT, MOST_HEIGHT],
): Step[] =>
  steps.filter(({ y }) =>
    labels.every(({ labelY, shift }) => {
      const below = (height: number) => ((y - labelY) * height) / 1_000 - shift;
      const [low, high] = [below(least), below(most)];
      // On one side of the label at both heights, and so at each between them.
      return Math.max(low, high) <= -CLEAR_OF_LABEL || Math.min(low, high) >= CLEAR_OF_LABEL;
    }),
  );

type Stacked<Level> = Level & Pick<StackedLevel, "labelY" | "shift">;

/** The last price's label where it belongs, and those of levels away from it, each clear of the one before, as the live chart has them. */
export function stackLabels<Level extends Pick<PlacedLevel, "y">>(
  last: Level,
  levels: Level[],
  height = LEAST_HEIGHT,
): Stacked<Level>[] {
  const alone = (level: Level): Stacked<Level> => ({ ...level, labelY: level.y, shift: 0 });
  const pixels = ({ labelY, shift }: Stacked<Level>) => (labelY * height) / 1_000 + shift;
  const stack = (side: Level[], way: 1 | -1) => {
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

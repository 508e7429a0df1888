/** As the axis of a chart calls them. */
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** Of a letter of the axis, px. */
const LETTER_WIDTH = 6.6;

/** Whether a name in the middle of which is `x` stands whole in an axis that wide, px. */
export const isWhole = (name: string, x: number, width: number): boolean =>
  Math.min(x, width - x) >= (name.length * LETTER_WIDTH) / 2;

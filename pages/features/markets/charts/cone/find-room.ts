import { CALLS_AT } from "../../../../ui/chart-marks.ts";

/** Of the words about a cone, px. */
export const LINE_HEIGHT = 14;

/** From where to where something is drawn, downwards. */
export type Extent = readonly [top: number, bottom: number];

/** Where words begin: `offset` pixels below an anchor. */
interface Room {
  anchor: "high" | "low" | "top" | "bottom";
  offset: number;
}

interface Ask {
  /** of the words, px */
  height: number;
  /** between the ends of the cone where it is widest, px */
  end: Extent;
  /** of the plot's prices, px */
  plot: Extent;
  /** candles and lines under the words, wherever they stand, px */
  taken: readonly Extent[];
}

/** Where prices end and past calls begin, as a share of a chart's height. */
export const PRICES_END = CALLS_AT - 0.03;

/** Between words and what they stand at. */
const GAP = 2;
/** What a pixel between words and their cone costs, in pixels of a candle that they hide: words that stand far off are of nothing. */
const FAR = 0.4;

const lapOf = ([top, bottom]: Extent, [from, to]: Extent) =>
  Math.max(0, Math.min(bottom, to) - Math.max(top, from));

/** Where words about a cone are in nobody's way: in its upper or lower end, over it, under it, at an end of the plot; else near it where they hide least. */
export function findRoom({ height, end: [high, low], plot, taken }: Ask): Room {
  const anchors = { high, low, top: plot[0], bottom: plot[1] };
  const rooms: Room[] = [
    ...(low - high >= height + 2 * GAP
      ? ([
          { anchor: "high", offset: GAP },
          { anchor: "low", offset: -GAP - height },
        ] as const)
      : []),
    { anchor: "high", offset: -GAP - height },
    { anchor: "low", offset: GAP },
    { anchor: "top", offset: GAP },
    { anchor: "bottom", offset: -GAP - height },
  ];
  const cost = ({ anchor, offset }: Room) => {
    const top = anchors[anchor] + offset;
    const words: Extent = [top, top + height];
    const outside = height - lapOf(words, plot);
    const apart = Math.max(0, high - words[1] - GAP, words[0] - low - GAP);
    return taken.reduce((sum, one) => sum + lapOf(words, one), 100 * outside + FAR * apart);
  };
  return rooms.reduce((best, room) => (cost(room) < cost(best) ? room : best));
}

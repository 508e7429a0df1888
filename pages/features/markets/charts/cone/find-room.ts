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
  /** candles under the words, wherever they stand, px */
  taken: readonly Extent[];
  /** lines across the plot, px */
  lines?: readonly Extent[];
}

/** Where prices end and past calls begin, as a share of a chart's height. */
export const PRICES_END = CALLS_AT - 0.03;

/** Between words and what they stand at. */
const GAP = 2;
/** What a pixel between words and their cone costs, in pixels of a line that they hide: words that stand far off are of nothing. */
const FAR = 0.4;
/** What a pixel of a candle costs, and one outside the plot. */
const CANDLE = 100;
const OUTSIDE = 10_000;

const lapOf = ([top, bottom]: Extent, [from, to]: Extent) =>
  Math.max(0, Math.min(bottom, to) - Math.max(top, from));

/**
 * Where words about a cone are in nobody's way: in its upper or lower end, over it, under it, at an end of the plot; where each
 * of these hides a candle, at the next place that hides none, and if there is no such place, where they hide least.
 */
export function findRoom({ height, end: [high, low], plot, taken, lines = [] }: Ask): Room {
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
  const wordsAt = ({ anchor, offset }: Room): Extent => [
    anchors[anchor] + offset,
    anchors[anchor] + offset + height,
  ];
  const hide = (room: Room, drawn: readonly Extent[]) =>
    drawn.reduce((sum, one) => sum + lapOf(wordsAt(room), one), 0);
  const cost = (room: Room) => {
    const words = wordsAt(room);
    const outside = height - lapOf(words, plot);
    const apart = Math.max(0, high - words[1] - GAP, words[0] - low - GAP);
    return OUTSIDE * outside + CANDLE * hide(room, taken) + hide(room, lines) + FAR * apart;
  };
  const pick = (among: Room[]) => among.reduce((best, room) => (cost(room) < cost(best) ? room : best));
  const usual = pick(rooms);
  if (hide(usual, taken) === 0) return usual;
  const most = Math.floor(plot[1] - plot[0] - height - GAP);
  const others = Array.from({ length: Math.max(0, most) }, (_, at): Room => {
    const top = plot[0] + GAP + at;
    return top < high ? { anchor: "high", offset: top - high } : { anchor: "low", offset: top - low };
  });
  return pick([usual, ...others]);
}

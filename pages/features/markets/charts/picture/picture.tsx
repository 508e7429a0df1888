import { clearOf, LABEL_HEIGHT, type StackedLevel } from "../axis/stack-labels.ts";
import { LINE_HEIGHT } from "../cone/find-room.ts";
import type { PlacedChart } from "./place-chart.ts";
import type { Held } from "./place-held.ts";

/** Pixels of the live chart, so that nothing moves when it comes in the picture's place. */
const LETTER = { size: 11, width: 6.6 };
const MONTHS_HEIGHT = 28;

const token = (name: string) => `var(${name})`;
const WORDS = token("--color-fg-3");
const RULE = token("--color-line");

interface PictureProps {
  chart: PlacedChart;
}

/** The rows of a box in a column: the plot with its prices at the right, and the months below it. */
export const Picture = ({ chart }: PictureProps) => {
  const { ticks, labels } = chart;
  const letters = Math.max(...[...ticks, ...labels].map(({ text }) => text.length));
  const width = 2 * Math.ceil((LETTER.width * letters + 20) / 2);
  return (
    <>
      <div className="flex min-h-0 flex-1">
        <div className="relative min-w-0 flex-1">
          <Plot chart={chart} />
          {chart.held && (
            <>
              <HeldShare held={chart.held.narrow} className="sm:hidden" />
              <HeldShare held={chart.held.wide} className="max-sm:hidden" />
            </>
          )}
        </div>
        <svg width={width} className="h-full shrink-0" aria-hidden="true" fill={WORDS} fontSize={LETTER.size}>
          <line x1={0.5} x2={0.5} y2="100%" stroke={RULE} />
          {clearOf(ticks, labels).map(({ y, text }) => (
            <text key={text} x={10} y={`${y / 10}%`} dy={4}>
              {text}
            </text>
          ))}
          {labels.map((label) => (
            <Label key={label.text} label={label} width={width - 7} />
          ))}
        </svg>
      </div>
      <div className="flex">
        <svg
          height={MONTHS_HEIGHT}
          className="min-w-0 flex-1"
          aria-hidden="true"
          fontSize={LETTER.size}
          textAnchor="middle"
          fill={WORDS}
        >
          <line x2="100%" y1={0.5} y2={0.5} stroke={RULE} />
          <Months chart={chart} />
        </svg>
        <svg width={width} height={MONTHS_HEIGHT} className="shrink-0" aria-hidden="true" />
      </div>
    </>
  );
};

const Plot = ({ chart: { slots, up, down, volume, calls, averages, cone, ticks, labels } }: PictureProps) => {
  const ends = { x1: -0.5, x2: slots - 0.5 };
  const [green, red] = [token("--color-up"), token("--color-down")];
  return (
    <svg
      viewBox={`-.5 0 ${slots} 1000`}
      preserveAspectRatio="none"
      className="absolute inset-0 h-full w-full"
      aria-hidden="true"
      fill="none"
    >
      <path d={ticks.map(({ y }) => `M-.5 ${y}H${slots}`).join("")} stroke={RULE} {...CRISP} />
      {cone?.map((area, at) => (
        <path key={area} d={area} fill={token("--color-info")} fillOpacity={at === 0 ? 0.16 : 0.22} />
      ))}
      <path d={volume} stroke={RULE} strokeWidth={0.8} />
      <path d={up.wicks} stroke={green} {...THIN} />
      <path d={up.bodies} stroke={green} strokeWidth={0.8} />
      <path d={up.hollows} stroke={token("--color-bg")} strokeWidth={0.35} className="max-sm:hidden" />
      <path d={down.wicks} stroke={red} {...THIN} />
      <path d={down.bodies} stroke={red} strokeWidth={0.8} />
      {calls.map(({ token: color, path, width }) => (
        <path key={color} d={path} stroke={token(color)} strokeWidth={width} {...THIN} />
      ))}
      {averages.map(({ token: color, path }) => (
        <path key={color} d={path} stroke={token(color)} {...THIN} />
      ))}
      {labels.map(
        ({ y, token: color, isBare }) =>
          !isBare && (
            <line
              key={y}
              {...ends}
              {...{ y1: y, y2: y }}
              stroke={token(color ?? "--color-surface-3")}
              strokeDasharray="2"
              {...CRISP}
            />
          ),
      )}
    </svg>
  );
};

/** A layer of its own, whose letters are not stretched with the plot. */
const HeldShare = ({ held: { lines, x, y, offset }, className }: { held: Held; className: string }) => (
  <svg
    className={`absolute inset-0 h-full w-full ${className}`}
    aria-hidden="true"
    fontSize={LETTER.size}
    textAnchor="end"
    fill={token("--color-info")}
    stroke={token("--color-bg")}
    strokeWidth={4}
    strokeLinejoin="round"
    paintOrder="stroke"
  >
    {lines.map((line, at) => (
      <text
        key={line}
        x={`${(100 * x).toFixed(2)}%`}
        y={`${(100 * y).toFixed(1)}%`}
        dy={offset + LINE_HEIGHT * (at + 1) - 4}
      >
        {line}
      </text>
    ))}
  </svg>
);

/** A pixel wide, however the picture is stretched. */
const THIN = { vectorEffect: "non-scaling-stroke" } as const;
const CRISP = { ...THIN, shapeRendering: "crispEdges" } as const;

const Months = ({ chart: { slots, months } }: PictureProps) => {
  const hasYear = months.some(({ isYear }) => isYear);
  return (
    <>
      {months.map(({ slot, text, isYear }) => (
        <text
          key={slot}
          x={`${(((slot + 0.5) / slots) * 100).toFixed(2)}%`}
          y={17}
          fontWeight={isYear || !hasYear ? 700 : undefined}
        >
          {text}
        </text>
      ))}
    </>
  );
};

const Label = ({
  label: { labelY, text, token: color, shift },
  width,
}: {
  label: StackedLevel;
  width: number;
}) => (
  <>
    <rect
      x={1}
      y={`${labelY / 10}%`}
      width={width}
      height={LABEL_HEIGHT}
      rx={2}
      transform={`translate(0 ${shift - LABEL_HEIGHT / 2})`}
      fill={token("--color-surface-3")}
    />
    <text x={10} y={`${labelY / 10}%`} dy={shift + 4} fill={token(color ?? "--color-fg")}>
      {text}
    </text>
  </>
);

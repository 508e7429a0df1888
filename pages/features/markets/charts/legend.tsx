import { CALL_LINE_TOKEN, CALL_TICKS, type ChartMarks, LEVEL_TOKENS } from "../../../ui/chart-marks.ts";
import { useSay } from "../../../ui/words/say.ts";
import { AVERAGES } from "./chart-averages.ts";

/** By attributes: the policy of our pages takes no style from HTML. */
const Swatch = ({ token, isDashed = false }: { token: string; isDashed?: boolean }) => (
  <svg width={12} height={2} className="mr-1 inline-block align-middle" aria-hidden>
    <path d="M0 1h12" stroke={`var(${token})`} strokeWidth={2} {...(isDashed && { strokeDasharray: "4" })} />
  </svg>
);

/** What the lines are. */
export function Legend({ levels, calls = [] }: Omit<ChartMarks, "cone">) {
  const say = useSay();
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      SMA
      {AVERAGES.map(({ length, token }) => (
        <span key={length}>
          <Swatch token={token} />
          {length}
        </span>
      ))}
      {[...new Map(levels.map((level) => [level.name, level])).values()].map(({ name, tone }) => (
        <span key={name}>
          <Swatch token={LEVEL_TOKENS[tone]} isDashed />
          {say.server(name)}
        </span>
      ))}
      {calls.length > 0 && (
        <span className="flex flex-wrap gap-x-2">
          {say("past calls:")}
          {(["right", "wrong", "open"] as const).map((came) => (
            <span key={came}>
              <Tick came={came} />
              {say(came)}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** As it stands at the foot of the chart. */
function Tick({ came }: { came: keyof typeof CALL_TICKS }) {
  const { token, from, to } = CALL_TICKS[came];
  return (
    <svg width={8} height={12} viewBox="-4 -6 8 12" className="mr-1 inline-block align-middle" aria-hidden>
      <path d="M-4 0h8" stroke={`var(${CALL_LINE_TOKEN})`} />
      <path d={`M0 ${5 * from}V${5 * to}`} stroke={`var(${token})`} strokeWidth={2} />
    </svg>
  );
}

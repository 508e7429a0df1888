import type { Call, Statement } from "../../../../../shared/analysis.ts";
import { Cited } from "../../facts/citation.tsx";
import { pickReasons, type Sheet } from "../sheet.ts";
import { Gauge } from "./gauge.tsx";
import { OddsLine } from "./odds-line.tsx";
import { PriceLine } from "./price-line.tsx";
import { RangeBand } from "./range-band.tsx";
import { sayScore } from "./say-call.ts";
import { Stance } from "./stance.tsx";

/** Proven calls are solid, all others outlined: no louder than what is known. */
const PROVEN = {
  Buy: "border-up bg-up text-bg",
  Hold: "border-fg bg-fg text-bg",
  Sell: "border-down bg-down text-bg",
};
const UNPROVEN = {
  Buy: "border-up text-up",
  Hold: "border-line-strong text-fg",
  Sell: "border-down text-down",
};

interface StripProps {
  call: Call;
  name: string;
  forecast: Sheet["forecast"];
  /** not where the price of the moment stands over it already */
  hasPrice?: boolean;
}

/** The answer at a glance: its sentence, then price and range, and how the call was made for who asks. */
export function Strip({ call, name, forecast, hasPrice = true }: StripProps) {
  const { asset, action, edge, horizonDays, score } = call;
  const how = sayScore(call);
  return (
    <section data-strip className="px-4 py-4 md:px-6" aria-label={`Call on ${name}`}>
      <div className="flex items-start justify-between gap-4">
        <h3 className="label">
          {asset} {name !== asset && name} · {horizonDays} days ahead
        </h3>
        {hasPrice && <PriceLine symbol={asset} className="text-right" />}
      </div>
      <p className="mt-2 text-pretty text-[22px] leading-8">
        {action ? (
          <>
            Trend score:{" "}
            <strong
              className={`border px-2 font-semibold [font-stretch:85%] ${(edge ? PROVEN : UNPROVEN)[action]}`}
            >
              {action}
            </strong>
            . <OddsLine call={call} />
          </>
        ) : (
          <strong className="font-semibold text-fg-2">No call</strong>
        )}
      </p>
      <RangeBand symbol={asset} forecast={forecast} />
      {score !== null && action !== null && how && (
        <details className="mt-3">
          <summary className="min-h-8 cursor-pointer py-1 text-fg-2 text-sm">How this call is made</summary>
          <p className="mt-1 text-fg-2 text-sm">{how}</p>
          <Gauge call={call} />
        </details>
      )}
    </section>
  );
}

/** One plain sentence, and at most two points each way. Citations are numbered from 1 in reading order. */
export function StripWords({ call }: { call: Call }) {
  const { forIt, against } = pickReasons(call);
  return (
    <div className="px-4 py-4 md:px-6">
      <p className="text-pretty">
        <Stance call={call} number={1} />
      </p>
      {call.action && (
        <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Reasons title="Points up" sign="+" color="text-up" of={forIt} from={2} />
          <Reasons title="Points down" sign="−" color="text-down" of={against} from={2 + forIt.length} />
        </div>
      )}
    </div>
  );
}

/** How many citations the strip's words carry. */
export function countCited(call: Call): number {
  const { forIt, against } = pickReasons(call);
  return 1 + forIt.length + against.length;
}

function Reasons(props: { title: string; sign: string; color: string; of: Statement[]; from: number }) {
  return (
    <section>
      <h4 className="label">{props.title}</h4>
      {props.of.length === 0 && <p className="mt-1 text-fg-3 text-sm">Nothing clear.</p>}
      <ul>
        {props.of.map((statement, i) => (
          <li key={statement.text} className="mt-1.5 flex gap-2 text-fg-2 text-sm">
            <span className={`font-mono ${props.color}`} aria-hidden>
              {props.sign}
            </span>
            <span>
              <Cited {...statement} number={props.from + i} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

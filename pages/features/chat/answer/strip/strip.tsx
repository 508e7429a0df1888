import type { Call, Statement } from "../../../../../shared/analysis.ts";
import { Cited } from "../../facts/citation.tsx";
import { pickReasons, type Sheet } from "../sheet.ts";
import { Gauge } from "./gauge.tsx";
import { OddsLine } from "./odds-line.tsx";
import { PriceLine } from "./price-line.tsx";
import { RangeBand } from "./range-band.tsx";
import { sayBorder } from "./say-call.ts";
import { Stance } from "./stance.tsx";

const COLOR = { Buy: "text-up", Hold: "text-fg", Sell: "text-down" };

interface StripProps {
  call: Call;
  name: string;
  forecast: Sheet["forecast"];
  /** not where the price of the moment stands over it already */
  hasPrice?: boolean;
}

/** The answer at a glance: call, price, score and range. */
export function Strip({ call, name, forecast, hasPrice = true }: StripProps) {
  const { asset, action, border, horizonDays } = call;
  return (
    <section data-strip className="px-4 py-4 md:px-6" aria-label={`Call on ${name}`}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="label">
            {asset} {name !== asset && name} · {horizonDays} days ahead
          </h3>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span
              className={`font-semibold text-[40px] leading-[44px] tracking-[-0.015em] [font-stretch:85%] ${action ? COLOR[action] : "text-fg-2"}`}
            >
              {action ?? "No call"}
            </span>
            {action && border && <span className="font-mono text-fg-2 text-sm">{sayBorder(border)}</span>}
          </p>
        </div>
        {hasPrice && <PriceLine symbol={asset} className="text-right" />}
      </div>
      <Gauge call={call} />
      <OddsLine call={call} />
      <RangeBand symbol={asset} forecast={forecast} />
    </section>
  );
}

/** One plain sentence, three reasons for and three against. Citations are numbered from 1 in reading order. */
export function StripWords({ call, name }: { call: Call; name: string }) {
  const { forIt, against } = pickReasons(call);
  return (
    <div className="px-4 py-4 md:px-6">
      <p className="text-pretty">
        <Stance call={call} name={name} number={1} />
      </p>
      {call.action && (
        <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Reasons title="For" sign="+" color="text-up" of={forIt} from={2} />
          <Reasons title="Against" sign="−" color="text-down" of={against} from={2 + forIt.length} />
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

import type { ReactNode } from "react";
import type { Call, Statement } from "../../../../../shared/analysis.ts";
import { roundPercents } from "../../../../ui/words/round-percents.ts";
import { useSay } from "../../../../ui/words/say.ts";
import { Cited } from "../../facts/citation.tsx";
import { pickReasons, type Sheet } from "../sheet.ts";
import { CallHeadline } from "./call-headline.tsx";
import { CallMark } from "./call-mark.tsx";
import { Gauge } from "./gauge.tsx";
import { PriceLine } from "./price-line.tsx";
import { NoRange } from "./range-line.tsx";
import { Stance } from "./stance.tsx";

interface StripProps {
  call: Call;
  name: string;
  forecast: Sheet["forecast"];
  /** the sentence that answers, where it is not the call */
  headline?: ReactNode;
}

/** The answer at a glance: its sentence, the call as loud as it is proven, the price. The chart beside it draws the range. */
export function Strip({ call, name, forecast, headline }: StripProps) {
  const { asset, horizonDays } = call;
  const say = useSay();
  return (
    <section data-strip className="px-4 py-4 md:px-6" aria-label={say("Call on {name}", { name })}>
      {headline ?? <CallHeadline call={call} />}
      <div className="mt-4 flex items-start justify-between gap-4">
        <div>
          <h3 className="label">
            {asset} {name !== asset && name} · {say("{days} days ahead", { days: horizonDays })}
          </h3>
          <div className="mt-1.5">
            <CallMark call={call} />
          </div>
        </div>
        <PriceLine symbol={asset} className="text-right" />
      </div>
      <NoRange symbol={asset} forecast={forecast} />
    </section>
  );
}

/** Which way the rules point, two reasons each way, and how the call is made. Citations go on from that of the headline. */
export function StripWords({ call }: { call: Call }) {
  const { up, down } = pickReasons(call);
  const first = citedBefore(call) + 1;
  const say = useSay();
  if (!call.action) return null;
  return (
    <div className="px-4 pb-4 md:px-6 max-lg:pt-4">
      <p className="text-pretty">
        <Stance call={call} number={first} />
      </p>
      <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Reasons title={say("Points up")} sign="+" color="text-up" of={up} from={first + 1} />
        <Reasons
          title={say("Points down")}
          sign="−"
          color="text-down"
          of={down}
          from={first + 1 + up.length}
        />
      </div>
      <Gauge call={call} />
    </div>
  );
}

/** The sentence over it cites its odds, where it has any. */
const citedBefore = ({ odds }: Call): number => (odds ? 1 : 0);

/** How many citations the strip carries. */
export function countCited(call: Call): number {
  const { up, down } = pickReasons(call);
  return citedBefore(call) + 1 + up.length + down.length;
}

function Reasons(props: { title: string; sign: string; color: string; of: Statement[]; from: number }) {
  const say = useSay();
  return (
    <section>
      <h4 className="label">{props.title}</h4>
      {props.of.length === 0 && <p className="mt-1 text-fg-3 text-sm">{say("Nothing clear.")}</p>}
      <ul>
        {props.of.map(({ text, facts }, i) => (
          <li key={text} className="mt-1.5 flex gap-2 text-fg-2 text-sm">
            <span className={`font-mono ${props.color}`} aria-hidden>
              {props.sign}
            </span>
            <span>
              <Cited text={roundPercents(text)} facts={facts} number={props.from + i} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useContext } from "react";
import type { Call, FactKind } from "../../../../shared/analysis.ts";
import { Cited } from "../facts/citation.tsx";
import { FactsContext } from "../facts/facts.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A share of cases on a line from 0 to 100%, with the base rate as a tick. */
function Odds({ probability, baseRate }: { probability: number; baseRate: number | null }) {
  return (
    <div className="odds" aria-hidden>
      <span className="odds-share" style={{ width: percent(probability) }} />
      {baseRate !== null && <span className="odds-base" style={{ left: percent(baseRate) }} />}
    </div>
  );
}

/** What the two shares count, in the words of the facts they come from. */
function Measure({ call }: { call: Call }) {
  const { facts } = useContext(FactsContext);
  const find = (kind: FactKind) =>
    [...facts.values()].find((fact) => fact.asset === call.asset && fact.kind === kind);
  const rows = [
    {
      share: call.probability,
      fact: find("probability"),
      words: "Share of past cases in which such a call was right",
    },
    { share: call.baseRate, fact: find("base_rate"), words: "The same share over all past cases" },
  ];
  return (
    <dl className="measure">
      {rows.map(
        ({ share, fact, words }) =>
          share !== null && (
            <div key={words}>
              <dt>
                <Cited text={fact?.label ?? words} facts={fact ? [fact.id] : []} />
              </dt>
              <dd>{percent(share)}</dd>
            </div>
          ),
      )}
      {call.n !== null && (
        <div>
          <dt>Past cases measured, n</dt>
          <dd>{call.n.toLocaleString("en-US")}</dd>
        </div>
      )}
      {call.interval && (
        <div>
          <dt>95% interval of the share: {call.edge ? "an edge over all cases" : "no proven edge"}</dt>
          <dd>{call.interval.map(percent).join(" to ")}</dd>
        </div>
      )}
    </dl>
  );
}

/** The call on one asset: what to do, how often that was right, and how often anything would have been. */
export function Verdict({ call, name }: { call: Call; name: string }) {
  const { asset, action, date, probability, baseRate, reason, horizonDays } = call;
  return (
    <section className="verdict" aria-label={`Call on ${name}`}>
      <div className="flex justify-between gap-4">
        <h3 className="label">
          Call · {asset} {name !== asset && name}
        </h3>
        <span className="label">
          {date && `Close of ${date}, `}
          {horizonDays} days ahead
        </span>
      </div>
      <p className={`verdict-action verdict-${action?.toLowerCase() ?? "none"}`}>
        {action ?? "No call"}
        {probability !== null && <span className="verdict-share">{percent(probability)}</span>}
      </p>
      {probability !== null && <Odds probability={probability} baseRate={baseRate} />}
      {probability !== null && <Measure call={call} />}
      {reason && (
        <p className="mt-3 text-fg-2 text-sm">
          <Cited text={reason} facts={[]} />
        </p>
      )}
    </section>
  );
}

import type { ReactNode } from "react";
import type { MarketStatus, StatusReply } from "../../../shared/status.ts";
import { Age } from "../../ui/age.tsx";
import { Section } from "../../ui/controls/section.tsx";
import { Legend } from "./legend.tsx";
import { ProvidersTable } from "./providers-table.tsx";
import { Uptime } from "./uptime.tsx";

const PARTS = { database: "Database", cache: "Cache", accounts: "Accounts" };
const MARKETS = { crypto: "Crypto market", stock: "Stock market" };

/** A simulated list is made when it is asked for, so only the others have an age. */
function MarketNote({ of: { market, source, refreshedAt, isOld } }: { of: MarketStatus }) {
  if (market === "simulated") return "generated, not real prices";
  return (
    <>
      {source} ·{" "}
      {refreshedAt && (
        <>
          refreshed <Age at={refreshedAt} word="ago" />{" "}
        </>
      )}
      {isOld && <Fault>{refreshedAt ? "missed a refresh" : "no prices read yet"}</Fault>}
    </>
  );
}

const Fault = ({ children }: { children: string }) => (
  <span className="text-danger">
    <span aria-hidden>✕</span> {children}
  </span>
);

/** Who else could write; a model whose provider failed when last asked is still asked first, and then they do. */
function EngineNote({ of: { engine, engines, providers } }: { of: StatusReply }) {
  const others = engines.filter((name) => name !== engine).join(", ");
  const isFailing = providers.some(
    ({ name, kind, state }) => kind === "ai" && state === "failing" && engine.startsWith(`${name}:`),
  );
  if (!others) return "our own code writes the answers";
  if (!isFailing) return `also here: ${others}`;
  return (
    <>
      <Fault>failed last</Fault> · stands in: {others}
    </>
  );
}

/** Markets, engine and providers as they are. */
export function Report({ of }: { of: StatusReply }) {
  const { markets, engine, providers, parts } = of;
  return (
    <>
      <dl className="grid divide-line border-line border-b max-md:divide-y md:grid-cols-3 md:divide-x">
        {markets.map((market) => (
          <Cell
            key={market.type}
            name={MARKETS[market.type]}
            figure={market.market}
            note={<MarketNote of={market} />}
          />
        ))}
        <Cell name="Engine in use" figure={engine} note={<EngineNote of={of} />} />
      </dl>
      <dl className="facts-list">
        {parts.map(({ name, state }) => (
          <div key={name}>
            <dt>{PARTS[name]}</dt>
            <dd>{state === "ok" ? "responding" : <Fault>not responding</Fault>}</dd>
          </div>
        ))}
      </dl>
      <Uptime />
      <Jobs of={of} />
      {providers.length > 0 && (
        <Section title="Providers" className="">
          <ProvidersTable providers={providers} />
        </Section>
      )}
      <Legend />
    </>
  );
}

/** The background work, for operators; open where some of it is behind. */
function Jobs({ of: { jobs, release } }: { of: StatusReply }) {
  return (
    <details className="border-line border-b" open={jobs.some(({ state }) => state !== "ok")}>
      <summary className="min-h-11 cursor-pointer px-4 py-3 text-sm hover:bg-surface-2 sm:px-6">
        Details <span className="text-fg-3">{jobs.length} background jobs, release</span>
      </summary>
      <dl className="facts-list">
        {jobs.map(({ name, state, lastSuccessAt }) => (
          <div key={name}>
            <dt>Job: {name}</dt>
            <dd>
              {state !== "ok" && <Fault>{state === "late" ? "late" : "failed last"}</Fault>}{" "}
              {lastSuccessAt ? <Age at={lastSuccessAt} word="ago" /> : "never"}
            </dd>
          </div>
        ))}
        <div>
          <dt>Release</dt>
          <dd>{release}</dd>
        </div>
      </dl>
    </details>
  );
}

function Cell({ name, figure, note }: { name: string; figure: string; note: ReactNode }) {
  return (
    <div className="px-4 py-4 sm:px-6">
      <dt className="label">{name}</dt>
      <dd className="my-1 break-words font-mono text-xl leading-7">{figure}</dd>
      <dd className="text-fg-2 text-sm">{note}</dd>
    </div>
  );
}

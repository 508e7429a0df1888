import type { ReactNode } from "react";
import type { MarketStatus, StatusReply } from "../../../shared/status.ts";
import { Age } from "../../ui/age.tsx";
import { ProvidersTable } from "./providers-table.tsx";

const MARKETS = { crypto: "Crypto market", stock: "Stock market" };

/** A simulated list is made when it is asked for, so only the others have an age. */
function MarketNote({ of: { market, source, refreshedAt, isOld } }: { of: MarketStatus }) {
  if (market === "simulated") return "made here, not real prices";
  return (
    <>
      {source} ·{" "}
      {refreshedAt ? (
        <>
          refreshed <Age at={refreshedAt} word="ago" />
        </>
      ) : (
        "no prices read yet"
      )}
      {isOld && (
        <span className="text-danger">
          {" "}
          <span aria-hidden>✕</span> missed a refresh
        </span>
      )}
    </>
  );
}

/** Markets, engine and providers as they are. */
export function Report({ of: { markets, engine, engines, providers } }: { of: StatusReply }) {
  const others = engines.filter((name) => name !== engine);
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
        <Cell
          name="Engine in use"
          figure={engine}
          note={
            others.length > 0 ? `also here: ${others.join(", ")}` : "words the answers; figures are computed"
          }
        />
      </dl>
      {providers.length > 0 && (
        <section aria-labelledby="status-providers">
          <div className="panel-head">
            <h2 id="status-providers" className="label">
              Providers
            </h2>
          </div>
          <ProvidersTable providers={providers} />
        </section>
      )}
    </>
  );
}

function Cell({ name, figure, note }: { name: string; figure: string; note: ReactNode }) {
  return (
    <div className="px-[16px] py-[16px] sm:px-[24px]">
      <dt className="label">{name}</dt>
      <dd className="my-1 break-words font-mono text-[20px] leading-[28px]">{figure}</dd>
      <dd className="text-fg-2 text-sm">{note}</dd>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { formatCount } from "../../../../shared/format.ts";
import { NETWORKS, shortenAddress } from "../../../../shared/networks.ts";
import { Day } from "../cells.tsx";
import { straysQuery } from "../queries.ts";
import { Heads } from "../table-state.tsx";

const HEADS = ["Token", "Network", "Transfers", "Last"] as const;

/** Tokens nobody knows and small change: counted, and nothing to decide. What a token calls itself is not shown. */
export function StraysPanel() {
  const { data = [] } = useQuery(straysQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="strays-heading">
      <div className="panel-head admin-head">
        <h2 id="strays-heading" className="label">
          Small change and unknown tokens
        </h2>
      </div>
      <table className="ledger admin-table">
        <Heads heads={HEADS} />
        <tbody>
          {data.map(({ network, symbol, address, transfers, lastAt }) => (
            <tr key={`${network} ${symbol} ${address}`}>
              <th scope="row">{symbol ?? `unknown token ${shortenAddress(address ?? "")}`}</th>
              <td>{NETWORKS[network].name}</td>
              <td data-name="transfers">{formatCount(transfers)}</td>
              <td data-name="last">
                <Day at={lastAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

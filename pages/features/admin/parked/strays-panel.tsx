import { useQuery } from "@tanstack/react-query";
import { formatCount } from "../../../../shared/format.ts";
import { NETWORKS, shortenAddress } from "../../../../shared/networks.ts";
import { Day } from "../../../ui/age.tsx";
import { straysQuery } from "../queries.ts";
import { AdminSection, AdminTable } from "../table-state.tsx";

const COLUMNS = ["Token", "Network", "Transfers", "Last"] as const;

/** Tokens nobody knows and small change: counted, and nothing to decide. What a token calls itself is not shown. */
export function StraysPanel() {
  const { data = [] } = useQuery(straysQuery);
  if (data.length === 0) return null;
  return (
    <AdminSection title="Small change and unknown tokens">
      <AdminTable columns={COLUMNS}>
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
      </AdminTable>
    </AdminSection>
  );
}

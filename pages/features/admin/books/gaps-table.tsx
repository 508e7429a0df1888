import { formatCount } from "../../../../shared/format.ts";
import { NETWORKS, shortenAddress } from "../../../../shared/networks.ts";
import { Day } from "../../../ui/age.tsx";
import { Action } from "../../../ui/controls/action.tsx";
import { HistoryLink, TransactionLink } from "../cells.tsx";
import { AdminTable } from "../table-state.tsx";
import { describeGap, type Gap } from "./gap.ts";

const COLUMNS = ["Since", "Network", "Amount", "Transactions", "Explanation", "Actions"] as const;

const isGoing = ({ amount }: Gap) => amount.startsWith("-");

/** Moves of a dollar and more without a row, and rows without a move. */
export const GapsTable = ({ gaps, onExplain }: { gaps: readonly Gap[]; onExplain: (gap: Gap) => void }) => (
  <AdminTable columns={COLUMNS}>
    {gaps.map((gap) => (
      <tr key={gap.id}>
        <th scope="row">
          <Day at={gap.since} />
        </th>
        <td>{NETWORKS[gap.network].name}</td>
        <td data-name="amount" className={gap.reason === null ? "text-danger" : undefined}>
          {gap.amount} {gap.symbol}
        </td>
        <td>
          {gap.hashes.map((hash) => (
            <TransactionLink key={hash} network={gap.network} hash={hash}>
              {shortenAddress(hash)}
            </TransactionLink>
          ))}
          {gap.hashes.length === 0 && (isGoing(gap) ? "None: no such move on the network" : "None is named")}
          <span className="row-note">Block {formatCount(gap.height)}</span>
        </td>
        <td>{gap.reason ?? "–"}</td>
        <td>
          <div className="row-links">
            <Action name={`Explain: ${describeGap(gap)}`} onClick={() => onExplain(gap)}>
              Explain
            </Action>
            <HistoryLink subject={gap.id} />
          </div>
        </td>
      </tr>
    ))}
  </AdminTable>
);

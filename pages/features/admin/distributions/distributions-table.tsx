import { formatCount } from "../../../../shared/format.ts";
import { NETWORKS, shortenAddress } from "../../../../shared/networks.ts";
import type { Distribution } from "../../../../shared/ngma.ts";
import type { PaymentMethod } from "../../../../shared/tiers.ts";
import { Day } from "../../../ui/age.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { formatDollars, TransactionLink } from "../cells.tsx";
import { AdminTable } from "../table-state.tsx";
import { RowActions } from "./row-actions.tsx";
import { RowStatus } from "./row-status.tsx";

export const COLUMNS = [
  "Date",
  { num: "NGMA Amount" },
  { num: "USD Amount" },
  "Payment Method",
  "Delivery Address",
  "Status",
  "Actions",
] as const;

const METHODS: Record<PaymentMethod, string> = { card: "Card", crypto: "Crypto", ngma: "NGMA" };

interface TableProps {
  distributions: readonly Distribution[];
  me: string;
  onCorrect: (distribution: Distribution) => void;
  onLeave: () => void;
}

/** What is to be handed out, one row a purchase. */
export function DistributionsTable({ distributions, ...rest }: TableProps) {
  return (
    <AdminTable columns={COLUMNS} className="distributions-table">
      {distributions.map((distribution) => (
        <Row key={distribution.id} distribution={distribution} {...rest} />
      ))}
    </AdminTable>
  );
}

interface RowProps extends Omit<TableProps, "distributions"> {
  distribution: Distribution;
}

function Row({ distribution, me, onCorrect, onLeave }: RowProps) {
  const { createdAt, email, ngmaAmount, usdAmount, paymentMethod, purchaseNetwork } = distribution;
  const tokens = formatCount(ngmaAmount);
  return (
    <tr className={distribution.held ? "row-is-held" : ""}>
      <th scope="row">
        <Day at={createdAt} />
        <span className="row-note">{email}</span>
      </th>
      <td className="num" data-name="NGMA">
        {tokens}
      </td>
      <td className="num" data-name="USD">
        {formatDollars(usdAmount)}
      </td>
      <td>
        {METHODS[paymentMethod]}
        {purchaseNetwork && <span className="row-note">{NETWORKS[purchaseNetwork].name}</span>}
      </td>
      <td>
        <Delivery distribution={distribution} />
      </td>
      <td>
        <RowStatus distribution={distribution} me={me} />
      </td>
      <td>
        <RowActions
          distribution={distribution}
          label={`${tokens} NGMA to ${shortenAddress(distribution.walletAddress)}`}
          me={me}
          onCorrect={() => onCorrect(distribution)}
          onLeave={onLeave}
        />
      </td>
    </tr>
  );
}

/** Where the tokens go, and what was paid for them; a card's payment is on no chain. */
function Delivery({ distribution }: { distribution: Distribution }) {
  const { walletAddress, purchaseNetwork, purchaseTxHash } = distribution;
  return (
    <>
      <span className="row-address">
        <code data-tip={walletAddress}>{shortenAddress(walletAddress)}</code>
        <CopyButton text={() => walletAddress} done="Copied!" />
      </span>
      <span className="row-note">
        {purchaseNetwork ? (
          <TransactionLink network={purchaseNetwork} hash={purchaseTxHash}>
            Payment on {NETWORKS[purchaseNetwork].explorer.name}
          </TransactionLink>
        ) : (
          <span className="break-all">{purchaseTxHash}</span>
        )}
      </span>
    </>
  );
}

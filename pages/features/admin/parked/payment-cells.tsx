import { NETWORKS, shortenAddress } from "../../../../shared/networks.ts";
import type { ReversedPayment } from "../../../../shared/parked.ts";
import { Day } from "../../../ui/age.tsx";
import { TransactionLink } from "../cells.tsx";

type Shown = Pick<
  ReversedPayment,
  "createdAt" | "email" | "network" | "txHash" | "sender" | "received" | "symbol"
>;

/** "19.5 USDC of ada@example.com", which distinguishes the buttons. */
export const describePayment = ({ received, symbol, email }: Shown) =>
  `${received} ${symbol} of ${email ?? "an unknown sender"}`;

/** When a payment came, whose it is, how and from where. */
export function PaymentCells({ createdAt, email, network, txHash, sender }: Shown) {
  // What a contract paid unseen has a block and no transaction that we know of.
  const [, block] = /^block:(\d+):/.exec(txHash) ?? [];
  return (
    <>
      <th scope="row">
        <Day at={createdAt} />
        <span className="row-note">{email ?? "No account known"}</span>
      </th>
      <td>
        {network && block !== undefined ? (
          <>
            {NETWORKS[network].name}
            <span className="row-note">somewhere in block {block}</span>
          </>
        ) : network ? (
          <TransactionLink network={network} hash={txHash}>
            {NETWORKS[network].name}
          </TransactionLink>
        ) : (
          <>
            Card<span className="row-note">{txHash}</span>
          </>
        )}
        {sender && (
          <span className="row-note" data-tip={sender}>
            from {shortenAddress(sender)}
          </span>
        )}
      </td>
    </>
  );
}

/** Which admin is sending it back. */
export const RefundClaim = ({ claim }: { claim: ReversedPayment["refundClaim"] }) =>
  claim && (
    <span className="row-note">
      Being sent back by {claim.by} since {claim.at.slice(0, 16)} UTC
    </span>
  );

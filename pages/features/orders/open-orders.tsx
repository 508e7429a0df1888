import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { NETWORKS, shortenAddress } from "../../../shared/networks.ts";
import type { OpenOrder } from "../../../shared/orders.ts";

interface OpenOrdersProps {
  orders: readonly OpenOrder[];
  /** what is to be sent where, for one that is paid by address */
  goOn: (order: OpenOrder) => ReactNode;
}

/** Orders that nothing came for yet, each with what is to be paid until when, and the way on. */
export const OpenOrders = ({ orders, goOn }: OpenOrdersProps) =>
  orders.map((order) => <OpenSheet key={order.id} order={order} goOn={goOn} />);

function OpenSheet({ order, goOn }: { order: OpenOrder; goOn: OpenOrdersProps["goOn"] }) {
  const { product, amount, symbol, network, expiresAt, txHash, walletAddress } = order;
  const [isShown, setShown] = useState(false);
  return (
    <article className="payment" aria-label={`To be paid: ${product}`}>
      <div className="payment-head">
        <p className="label">{txHash ? "On its way" : `To be paid until ${expiresAt.slice(11, 16)} UTC`}</p>
        <span className="payment-actions">
          {walletAddress === "" ? (
            <button
              type="button"
              className="action"
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? "Close" : "Go on"}
            </button>
          ) : (
            txHash === null && <ByWallet product={product} />
          )}
        </span>
      </div>
      <p className="payment-amount">
        <span className="figure">{product}</span>
      </p>
      <p className="payment-hash">
        {amount} {symbol} on {NETWORKS[network].name}
        {walletAddress !== "" && (
          <>
            , from <code data-tip={walletAddress}>{shortenAddress(walletAddress)}</code>
          </>
        )}
      </p>
      {txHash && (
        <p className="payment-words">
          A payment for it is on its way and is credited once its network confirms it. Do not send it again.
        </p>
      )}
      {isShown && goOn(order)}
    </article>
  );
}

/** The same order begun there again goes on with this one. */
const ByWallet = ({ product }: { product: string }) =>
  product.endsWith(" NGMA") ? (
    <Link to="/buy-ngma" className="action">
      Pay with your wallet <span aria-hidden>→</span>
    </Link>
  ) : (
    <Link to="/pricing" className="action">
      Pay with your wallet <span aria-hidden>→</span>
    </Link>
  );

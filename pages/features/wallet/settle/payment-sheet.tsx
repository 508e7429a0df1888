import { type ReactNode, useEffect, useRef } from "react";
import { formatCount } from "../../../../shared/format.ts";
import { NETWORKS, shortenAddress } from "../../../../shared/networks.ts";
import { TIERS } from "../../../../shared/tiers.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { explorerOf, type SentPayment } from "./payments.ts";

interface PaymentSheetProps {
  payment: SentPayment;
  /** whether it takes the focus */
  focus: boolean;
  action: ReactNode;
  children: ReactNode;
}

/** One payment as a strip of the ruled page: what for, how much, its hash, and how it goes. */
export function PaymentSheet({ payment, focus, action, children }: PaymentSheetProps) {
  const { intent, txHash } = payment;
  const { product } = intent;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) sheet.current?.focus();
  }, [focus]);
  const explorer = explorerOf(payment);
  const name = product.kind === "tier" ? TIERS[product.tier].name : `${formatCount(product.ngmaAmount)} NGMA`;
  return (
    <section ref={sheet} tabIndex={-1} className="payment" aria-label={`Payment for ${name}`}>
      <div className="payment-head">
        <p className="label">Payment for {name}</p>
        <span className="payment-actions">{action}</span>
      </div>
      <p className="payment-amount">
        <span className="figure">
          {intent.amount} {intent.symbol}
        </span>{" "}
        <span className="text-fg-2">on {NETWORKS[intent.network].name}</span>
      </p>
      <p className="payment-hash">
        <code data-tip={txHash}>{shortenAddress(txHash)}</code>{" "}
        <CopyButton text={() => txHash} label="Copy hash" />
        <a className="action" href={explorer.href} target="_blank" rel="noopener noreferrer">
          {explorer.label} <span aria-hidden>↗</span>
        </a>
      </p>
      {children}
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderPayment } from "../../../shared/orders.ts";
import { BuyerForm } from "./buyer-form.tsx";
import { buyerQuery } from "./queries.ts";

const Paper = ({ href, name }: { href: string; name: string }) => (
  <a className="action" href={href} target="_blank" rel="noopener noreferrer">
    {name} <span aria-hidden>↗</span>
  </a>
);

interface ReceiptLinksProps {
  payment: OrderPayment;
  /** the form that comes before the first receipt */
  onAsk: () => void;
}

/** A payment's papers. Our receipts name the buyer, who is asked before the first one. */
export function ReceiptLinks({ payment, onAsk }: ReceiptLinksProps) {
  const { receiptUrl, creditNoteUrl, isReceiptIssued, network } = payment;
  const { data } = useQuery(buyerQuery);
  const asksFirst = network !== null && !isReceiptIssued && data?.buyer === null;
  return (
    <>
      {receiptUrl &&
        (asksFirst ? (
          <button type="button" className="action" onClick={onAsk}>
            Receipt
          </button>
        ) : (
          <Paper href={receiptUrl} name="Receipt" />
        ))}
      {creditNoteUrl && <Paper href={creditNoteUrl} name="Credit note" />}
    </>
  );
}

/** What receipts of this account name, to be looked at and changed; nothing before anybody was asked. */
export function InvoiceDetails() {
  const { data } = useQuery(buyerQuery);
  const [isOpen, setOpen] = useState(false);
  if (!data?.buyer) return null;
  const { name, address, taxId } = data.buyer;
  const lines = [name, address, taxId].filter(Boolean);
  return (
    <section className="payment" aria-label="Invoice details">
      <div className="payment-head">
        <p className="label">Your next receipts name</p>
        <button type="button" className="action" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Close" : "Change"}
        </button>
      </div>
      {!isOpen && (
        <p className="payment-words whitespace-pre-line">{lines.join("\n") || "Your e-mail address alone"}</p>
      )}
      {isOpen && <BuyerForm buyer={data.buyer} onSaved={() => setOpen(false)} />}
    </section>
  );
}

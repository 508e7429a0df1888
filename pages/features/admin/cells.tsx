import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NETWORKS, type NetworkId } from "../../../shared/networks.ts";

export const formatDollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

interface TransactionLinkProps {
  network: NetworkId;
  hash: string;
  children: ReactNode;
}

/** To a transaction on its network's block explorer. */
export function TransactionLink({ network, hash, children }: TransactionLinkProps) {
  return (
    <a
      className="text-link whitespace-nowrap"
      href={`${NETWORKS[network].explorer.transaction}${encodeURIComponent(hash)}`}
      target="_blank"
      rel="noreferrer"
    >
      {children} <span aria-hidden>↗</span>
    </a>
  );
}

/** To what admins did with one payment. */
export function HistoryLink({ subject }: { subject: string }) {
  return (
    <Link to="/admin" search={{ tab: "audit", subject }} className="action">
      History
    </Link>
  );
}

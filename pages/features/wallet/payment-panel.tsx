import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useState } from "react";
import type { NetworkId, PaymentToken } from "../../../shared/networks.ts";
import type { PricingReply } from "../../../shared/tiers.ts";
import { ACCOUNT } from "../../api/account.ts";
import type { Begun } from "../../ui/begun.ts";
import { type PaymentOrder, paysWithNgma } from "./order.ts";
import { paymentsAtom } from "./settle/payments.ts";
import { Receipt } from "./settle/receipt.tsx";
import { settledAtom } from "./settle/settled.ts";
import { Settlement } from "./settle/settlement.tsx";
import { PaySteps } from "./steps/pay-steps.tsx";

/** NGMA has its own; without a token it is asked whether anything has. */
function hasPrice({ coin, stablecoins }: PricingReply["networks"][number], token?: PaymentToken): boolean {
  if (token === "native") return coin;
  return token === "NGMA" || token === undefined || stablecoins;
}

interface PaymentPanelProps {
  /** what is being bought now, if anything */
  order: PaymentOrder | null;
  /** e-mail of who is signed in; null for nobody, undefined while that is not known */
  account: string | null | undefined;
  /** what this server is set up for */
  available: Pick<PricingReply, "networks" | "ngma">;
  onPaid: () => void;
  onClose: () => void;
  /** what was chosen before signing in */
  preset?: Begun;
}

/** Everything between an order and its credit: earlier payments still on their way, then the wallet and the payment. */
export default function PaymentPanel({
  order,
  account,
  available,
  onPaid,
  onClose,
  preset,
}: PaymentPanelProps) {
  const client = useQueryClient();
  const kept = useAtomValue(paymentsAtom);
  const payments = kept.filter((payment) => payment.account === account);
  const settled = useAtomValue(settledAtom);
  const [sent, setSent] = useState<{ order: PaymentOrder | null; intentId: string } | null>(null);
  const isOpen = (network: NetworkId, token?: PaymentToken) =>
    available.networks.some((one) => one.id === network && one.available && hasPrice(one, token)) &&
    (order === null || !paysWithNgma(order) || available.ngma.available);
  return (
    <>
      {account === null && kept.length > 0 && <SignInToGoOn />}
      {settled.map((one) => (
        <Receipt key={`${one.payment.intent.id} ${one.payment.txHash}`} settled={one} />
      ))}
      {payments.map((payment) => (
        <Settlement
          key={`${payment.intent.id} ${payment.txHash}`}
          payment={payment}
          fresh={payment.intent.id === sent?.intentId}
          onSettled={(over, paid) => {
            if (paid) void client.invalidateQueries({ queryKey: ACCOUNT });
            if (over.intent.id !== sent?.intentId) return;
            setSent(null);
            if (paid) onPaid();
            else onClose();
          }}
        />
      ))}
      {order && order !== sent?.order && (
        <PaySteps
          {...{ order, account, isOpen, preset, onCancel: onClose }}
          onSent={({ intent }) => setSent({ order, intentId: intent.id })}
        />
      )}
    </>
  );
}

const SignInToGoOn = () => (
  <p className="aside-note pay-sign-in">
    A payment sent from this browser is on its way.{" "}
    <Link to="/login" className="text-link">
      Log in to follow it
    </Link>
  </p>
);

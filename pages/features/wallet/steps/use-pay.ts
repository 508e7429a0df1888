import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { NETWORKS, shortenAddress } from "../../../../shared/networks.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import type { PaymentOrder } from "../order.ts";
import { pay } from "../pay.ts";
import type { Choice } from "../queries.ts";
import { explorerOf, keepPaymentAtom, type SentPayment } from "../settle/payments.ts";
import { useReport } from "../use-report.ts";
import type { Connection } from "../wallets/wallet.ts";
import { WalletError } from "../wallets/wallet-error.ts";

interface PayWith {
  order: PaymentOrder;
  connection: Connection;
  /** e-mail of who is signed in */
  account: string | null | undefined;
  onSent: (payment: SentPayment) => void;
}

/** The Pay button: what it has found out, what it says, and pressing it. A sent hash is kept before anything else happens. */
export function usePay({ order, connection, account, onSent }: PayWith) {
  const [intent, setIntent] = useState<PaymentIntent | null>(null);
  const [note, setNote] = useState("");
  const { report, showToast } = useReport();
  const keep = useSetAtom(keepPaymentAtom);
  const forgetAmount = () => {
    setIntent(null);
    setNote("");
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (choice: Choice) => {
      const result = await pay({ order, choice, connection, onIntent: setIntent });
      if (result.status === "switched") return { ...result, choice };
      const { intent: paid, txHash } = result;
      const payment = { intent: paid, txHash, account: account ?? "", sentAt: new Date().toISOString() };
      keep(payment);
      return { ...result, payment };
    },
    onMutate: () => setNote(""),
    onSuccess: (result) => {
      if (result.status === "switched")
        return setNote(
          `Your wallet is now on ${NETWORKS[result.choice.network].name}. Nothing was sent yet: press Pay once more.`,
        );
      showToast({
        title: "Payment Successful!",
        text: `Sent as ${shortenAddress(result.txHash, [6, 4])}. We are checking it on the network.`,
        tone: "positive",
        link: explorerOf(result.payment),
      });
      onSent(result.payment);
    },
    onError: (error) => {
      const declined = error instanceof WalletError && error.declined;
      setNote(declined ? "You declined it in your wallet. Nothing was sent, nothing is owed." : "");
      report(error, order);
    },
  });
  return { intent, note, isPending, press: mutate, forgetAmount };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { ACCOUNT } from "../../../api/account.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { awaitingCardAtom, CARD_POLL_MS, CARD_WAIT_MS } from "../checkout/say-return.ts";
import { billingQuery } from "../queries.ts";

/** What the account pays now; after a card checkout it is asked again until the subscription shows. */
export function useBilling(signedIn: boolean) {
  const [awaiting, setAwaiting] = useAtom(awaitingCardAtom);
  const showToast = useSetAtom(showToastAtom);
  const client = useQueryClient();
  const billing = useQuery({
    ...billingQuery,
    enabled: signedIn,
    refetchInterval: awaiting ? CARD_POLL_MS : false,
  });
  const confirmed = awaiting && Boolean(billing.data?.subscription);
  useEffect(() => {
    if (!confirmed) return;
    setAwaiting(false);
    showToast({
      title: "Payment Verified!",
      text: "Your tier has been upgraded successfully.",
      tone: "positive",
    });
    void client.invalidateQueries({ queryKey: ACCOUNT });
  }, [confirmed, client, setAwaiting, showToast]);
  useEffect(() => {
    if (!awaiting) return;
    const timer = setTimeout(() => setAwaiting(false), CARD_WAIT_MS);
    return () => clearTimeout(timer);
  }, [awaiting, setAwaiting]);
  return { ...billing, awaiting };
}

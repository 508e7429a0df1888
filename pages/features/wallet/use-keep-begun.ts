import { useSetAtom } from "jotai";
import { useCallback, useEffect } from "react";
import type { NetworkId, PaymentToken } from "../../../shared/networks.ts";
import type { Begun } from "../../ui/begun.ts";
import { begunAtom } from "../../ui/keep-begun.ts";
import { isSupported } from "./choices.ts";
import type { PaymentOrder } from "./order.ts";
import type { Choice } from "./queries.ts";

/** Keeps what somebody who is not signed in has begun to buy, so that it goes on after signing in. */
export function useKeepBegun(order: PaymentOrder, account: string | null | undefined) {
  const setBegun = useSetAtom(begunAtom);
  const keep = useCallback(
    (choice: Partial<Choice>) => {
      if (account === null && order.kind === "tier")
        setBegun({ pay: order.method, tier: order.tier, ...choice, at: Date.now() });
    },
    [account, order, setBegun],
  );
  useEffect(() => keep({}), [keep]);
  return keep;
}

/** What was chosen before, as far as it can be chosen here. */
export function startFrom(
  preset: Begun | undefined,
  networks: readonly NetworkId[],
  isOpen: (network: NetworkId, token?: PaymentToken) => boolean,
): Partial<Choice> {
  const network = networks.find((id) => id === preset?.network && isOpen(id));
  const months = preset?.months;
  if (!network) return { ...(months && { months }) };
  const token = (["native", "USDC", "USDT", "NGMA"] as const).find(
    (id) => id === preset?.token && isSupported(id, network) && isOpen(network, id),
  );
  return { network, ...(token && { token }), ...(months && { months }) };
}

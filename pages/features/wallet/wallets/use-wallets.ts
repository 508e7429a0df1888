import { useEffect, useState } from "react";
import { DETECTION_MS } from "../../../../shared/payments.ts";
import { watchEvm } from "./evm.ts";
import { watchGem } from "./gem.ts";
import { watchSolana } from "./solana.ts";
import { watchSui } from "./sui.ts";
import type { FoundWallet } from "./wallet.ts";

/** The wallets of this browser, as they turn up; `settled` once those that are there have had their time to say so. */
export function useWallets(): { found: FoundWallet[]; settled: boolean } {
  const [found, setFound] = useState<FoundWallet[]>([]);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const add = (wallet: FoundWallet) =>
      setFound((list) =>
        list.some(({ id, kind }) => id === wallet.id && kind === wallet.kind) ? list : [...list, wallet],
      );
    const stops = [watchEvm, watchSolana, watchSui, watchGem].map((watch) => watch(add));
    const timer = setTimeout(() => setSettled(true), DETECTION_MS);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
  return { found, settled };
}

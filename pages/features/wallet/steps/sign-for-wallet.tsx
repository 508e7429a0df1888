import { useMutation } from "@tanstack/react-query";
import type { NetworkId } from "../../../../shared/networks.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { proveWallet } from "../queries.ts";
import { useReport } from "../use-report.ts";
import type { Connection } from "../wallets/wallet.ts";

interface SignForWalletProps {
  connection: Connection;
  network: NetworkId;
  disabled: boolean;
}

/** Lets the payer sign that the wallet is his, so that what comes from it and does not fit is still his. */
export function SignForWallet({ connection, network, disabled }: SignForWalletProps) {
  const { report } = useReport();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => proveWallet(connection, network),
    onError: (error) => report(error),
  });
  if (isSuccess)
    return (
      <span className="status-mark status-on text-sm" role="status">
        Signed: yours
      </span>
    );
  return (
    <button
      type="button"
      className="action"
      data-tip="If an amount that does not fit arrives from this wallet, it is still yours. Signing sends nothing."
      disabled={disabled || isPending}
      onClick={() => mutate()}
    >
      {isPending && <Spinner />} Sign for it
    </button>
  );
}

import { useState } from "react";
import { NETWORKS, type NetworkId, type PaymentToken } from "../../../../shared/networks.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { firstOpen, isSupported, networksOf, symbolOf, tokensOf } from "../choices.ts";
import { formatCents, type Order, orderCents, paysWithNgma } from "../order.ts";
import type { SentPayment } from "../settle/payments.ts";
import { useReport } from "../use-report.ts";
import type { Connection, FoundWallet } from "../wallets/wallet.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ConnectedRow } from "./connected-row.tsx";
import { MonthsField } from "./months-field.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { usePay } from "./use-pay.ts";

export interface PayFormProps {
  order: Order;
  wallet: FoundWallet;
  connection: Connection;
  account: string | null | undefined;
  isOpen: (network: NetworkId) => boolean;
  onSent: (payment: SentPayment) => void;
  onDisconnect: () => void;
  onCancel: () => void;
}

/** Step 2: network, token, months; then Pay. */
export function PayForm(props: PayFormProps) {
  const { order, wallet, connection, isOpen, onDisconnect, onCancel } = props;
  const ngma = paysWithNgma(order);
  const networks = networksOf(wallet.kind);
  const [network, setNetwork] = useState(() => firstOpen(networks, isOpen));
  const [token, setToken] = useState<PaymentToken>(ngma ? "NGMA" : "native");
  const [months, setMonths] = useState(1);
  const { intent, note, isPending, press, forgetAmount } = usePay(props);
  const { showToast } = useReport();
  const choice = { network, token, months };
  const open = isOpen(network);

  function chooseNetwork(next: NetworkId) {
    forgetAmount();
    setNetwork(next);
    if (isSupported(token, next)) return;
    setToken("native");
    showToast({
      title: "Token Not Supported",
      text: `${token} is not supported on ${NETWORKS[next].name}`,
      tone: "destructive",
    });
  }

  return (
    <>
      <form
        className="pay-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && open) press(choice);
        }}
      >
        <ConnectedRow
          name={wallet.name}
          address={connection.address}
          disabled={isPending}
          onDisconnect={onDisconnect}
        />
        <ChoiceField
          label="Network"
          options={networks.map((id) => ({
            value: id,
            words: NETWORKS[id].name,
            unavailable: !isOpen(id) && "unavailable",
          }))}
          value={network}
          disabled={isPending}
          onChange={chooseNetwork}
        />
        <ChoiceField
          label="Token"
          options={tokensOf(ngma).map((id) => ({
            value: id,
            words: symbolOf(id, network),
            unavailable: !isSupported(id, network) && `not on ${NETWORKS[network].name}`,
          }))}
          value={token}
          disabled={isPending}
          onChange={(next) => {
            forgetAmount();
            setToken(next);
          }}
        />
        {order.kind === "tier" && (
          <MonthsField
            order={order}
            months={months}
            disabled={isPending}
            onChange={(next) => {
              forgetAmount();
              setMonths(next);
            }}
          />
        )}
        <p className="pay-note" aria-live="polite">
          {isPending ? <WaitingFor wallet={wallet.name} known={intent !== null} /> : note}
          {!open && "Payments on this network are not set up here, so nothing can be sent."}
        </p>
        <div className="pay-buttons">
          <button
            type="submit"
            className="button gap-2"
            disabled={isPending || !open || props.account === undefined}
          >
            {isPending && <Spinner />} Pay {formatCents(orderCents(order, months))}
          </button>
          <button type="button" className="button button-ghost" onClick={onCancel}>
            Cancel
          </button>
        </div>
      </form>
      <OrderSheet order={order} choice={choice} intent={intent} />
    </>
  );
}

const WaitingFor = ({ wallet, known }: { wallet: string; known: boolean }) => (
  <>{known ? `Check the amount and confirm it in ${wallet}.` : "Fixing the exact amount …"}</>
);

import { useEffect, useState } from "react";
import { NETWORKS, type NetworkId, type PaymentToken } from "../../../../shared/networks.ts";
import type { Begun } from "../../../ui/begun.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { firstOpen, isSupported, networksOf } from "../choices.ts";
import { formatCents, orderCents, type PaymentOrder, paysWithNgma } from "../order.ts";
import type { Choice } from "../queries.ts";
import type { SentPayment } from "../settle/payments.ts";
import { startFrom } from "../use-keep-begun.ts";
import { useReport } from "../use-report.ts";
import type { Connection, FoundWallet } from "../wallets/wallet.ts";
import { ChoiceFields } from "./choice-field.tsx";
import { ConnectedRow } from "./connected-row.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { SignForWallet } from "./sign-for-wallet.tsx";
import { usePay } from "./use-pay.ts";

export interface PayFormProps {
  order: PaymentOrder;
  wallet: FoundWallet;
  connection: Connection;
  account: string | null | undefined;
  /** whether a network is set up here, and the token has a price there */
  isOpen: (network: NetworkId, token?: PaymentToken) => boolean;
  onSent: (payment: SentPayment) => void;
  onDisconnect: () => void;
  onCancel: () => void;
  preset: Begun | undefined;
  keepBegun: (choice: Partial<Choice>) => void;
}

/** Step 2: network, token, months; then Pay. */
export function PayForm(props: PayFormProps) {
  const { order, wallet, connection, isOpen, onDisconnect, onCancel, keepBegun } = props;
  const ngma = paysWithNgma(order);
  const networks = networksOf(wallet.kind);
  const [start] = useState(() => startFrom(props.preset, networks, isOpen));
  const [network, setNetwork] = useState(() => start.network ?? firstOpen(networks, isOpen));
  const [token, setToken] = useState<PaymentToken>(ngma ? "NGMA" : (start.token ?? firstToken(network)));
  const [months, setMonths] = useState(start.months ?? 1);
  useEffect(() => keepBegun({ network, token, months }), [keepBegun, network, token, months]);
  const { intent, note, isPending, press, forgetAmount } = usePay(props);
  const { showToast } = useReport();
  const choice = { network, token, months };
  const open = isOpen(network, token);

  /** The coin, or USDC where the coin alone has no price. */
  function firstToken(on: NetworkId): PaymentToken {
    return isOpen(on) && !isOpen(on, "native") ? "USDC" : "native";
  }

  function chooseNetwork(next: NetworkId) {
    forgetAmount();
    setNetwork(next);
    const isPriced = !isOpen(next) || isOpen(next, token);
    if (isSupported(token, next) && isPriced) return;
    setToken(firstToken(next));
    if (!isPriced) return;
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
        >
          {props.account !== undefined && open && (
            <SignForWallet
              key={`${network} ${connection.address}`}
              connection={connection}
              network={network}
              disabled={isPending}
            />
          )}
        </ConnectedRow>
        <ChoiceFields
          order={order}
          networks={networks}
          choice={choice}
          isOpen={isOpen}
          disabled={isPending}
          onNetwork={chooseNetwork}
          onToken={(next) => {
            forgetAmount();
            setToken(next);
          }}
          onMonths={(next) => {
            forgetAmount();
            setMonths(next);
          }}
        />
        <p className="pay-note" aria-live="polite">
          {isPending ? <WaitingFor wallet={wallet.name} known={intent !== null} /> : note}
          {!open && "Payments on this network are not available yet, so nothing can be sent."}
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
      <OrderSheet
        order={order}
        choice={choice}
        intent={intent}
        wallet={props.account ? connection.address : null}
      />
    </>
  );
}

const WaitingFor = ({ wallet, known }: { wallet: string; known: boolean }) => (
  <>{known ? `Check the amount and confirm it in ${wallet}.` : "Fixing the exact amount …"}</>
);

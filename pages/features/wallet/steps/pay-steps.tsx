import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import type { NetworkId, PaymentToken } from "../../../../shared/networks.ts";
import { ACCOUNT } from "../../../api/account.ts";
import type { Begun } from "../../../ui/begun.ts";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { lazily } from "../../../ui/life/lazily.ts";
import { orderName, type PaymentOrder, paysWithNgma } from "../order.ts";
import type { SentPayment } from "../settle/payments.ts";
import { useKeepBegun } from "../use-keep-begun.ts";
import { useReport } from "../use-report.ts";
import { type Connection, type FoundWallet, WALLET_KINDS } from "../wallets/wallet.ts";
import { OrderSheet } from "./order-sheet.tsx";
import { PayForm } from "./pay-form.tsx";
import { WalletRows } from "./wallet-rows.tsx";

// Nobody needs the maker of QR codes who pays with a wallet here.
const AddressPanel = lazily(() => import("../address/address-panel.tsx"));

interface PayStepsProps {
  order: PaymentOrder;
  account: string | null | undefined;
  isOpen: (network: NetworkId, token?: PaymentToken) => boolean;
  onSent: (payment: SentPayment) => void;
  onCancel: () => void;
  /** what was chosen before signing in */
  preset: Begun | undefined;
}

/** The wallet, then the payment. The connection outlives a change of the order. */
export function PaySteps({ order, account, isOpen, onSent, onCancel, preset }: PayStepsProps) {
  const keepBegun = useKeepBegun(order, account);
  const [connected, setConnected] = useState<{ wallet: FoundWallet; connection: Connection } | null>(null);
  const { report } = useReport();
  const client = useQueryClient();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const connect = useMutation({
    mutationFn: async (wallet: FoundWallet) => ({ wallet, connection: await wallet.connect() }),
    onSuccess: setConnected,
    onError: (error) => report(error),
    gcTime: 0,
  });
  const [byAddress, setByAddress] = useState(false);
  const step = connected || byAddress ? 2 : 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or another order is where to look now
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: "nearest" });
  }, [step, order]);
  useEffect(
    () =>
      connected?.connection.onChange((address) =>
        setConnected((now) =>
          now && address ? { ...now, connection: { ...now.connection, address } } : null,
        ),
      ),
    [connected],
  );
  return (
    <section
      ref={panel}
      className="pay-panel"
      aria-labelledby="pay-heading"
      onKeyDown={({ key }) => {
        // While a wallet is asked, Escape is meant for the wallet.
        if (key === "Escape" && client.isMutating() === 0) onCancel();
      }}
    >
      <div className="pay-head">
        <p className="label">
          Step {step} of 2, {paysWithNgma(order) ? "pay with NGMA" : "pay with crypto"}
        </p>
        <h2 id="pay-heading" ref={heading} tabIndex={-1} className="pay-heading mt-1">
          {step === 2 ? `Pay for ${orderName(order)}` : "Choose Your Wallet"}
        </h2>
      </div>
      {account === null && <SignInFirst />}
      <div className="split">
        {connected ? (
          <PayForm
            key={`${JSON.stringify(order)} ${connected.connection.address}`}
            {...connected}
            {...{ order, account, isOpen, onSent, onCancel, preset, keepBegun }}
            onDisconnect={() => setConnected(null)}
          />
        ) : byAddress ? (
          <Suspense fallback={<Waiting label="Preparing the address" />}>
            <AddressPanel
              key={JSON.stringify(order)}
              {...{ order, account, isOpen, preset, keepBegun }}
              onPaid={() => void client.invalidateQueries({ queryKey: ACCOUNT })}
              onBack={() => setByAddress(false)}
              onTurn={() => heading.current?.focus()}
            />
          </Suspense>
        ) : (
          <>
            <div>
              <WalletRows
                kinds={paysWithNgma(order) ? ["solana"] : WALLET_KINDS}
                connectingId={connect.isPending ? connect.variables.id : null}
                onConnect={connect.mutate}
              />
              <div className="pay-buttons pay-buttons-first">
                {!paysWithNgma(order) && (
                  <button type="button" className="button" onClick={() => setByAddress(true)}>
                    Pay by address
                  </button>
                )}
                <button type="button" className="button button-ghost" onClick={onCancel}>
                  Cancel
                </button>
              </div>
            </div>
            <OrderSheet order={order} choice={null} intent={null} />
          </>
        )}
      </div>
    </section>
  );
}

const SignInFirst = () => (
  <p className="aside-note pay-sign-in">
    We credit payments to your account, and you are not signed in.{" "}
    <Link to="/login" className="text-link">
      Log in first
    </Link>
  </p>
);

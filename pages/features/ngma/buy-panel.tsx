import { useSetAtom } from "jotai";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { formatCount } from "../../../shared/format.ts";
import { NGMA_DEFAULT_PURCHASE, ngmaToCents } from "../../../shared/ngma.ts";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { fromTokens, readPurchase } from "./amounts.ts";
import { Calculator } from "./calculator.tsx";
import { readDeliveryAddress } from "./delivery-address.ts";
import { DeliveryField } from "./delivery-field.tsx";
import { PurchaseSteps } from "./purchase-steps.tsx";
import { AboutCard, PriceCard } from "./token-facts.tsx";
import { useCardPurchase } from "./use-card-purchase.ts";

/** Tokens that are being paid with a wallet. */
export interface NgmaOrder {
  kind: "ngma";
  ngmaAmount: number;
  /** US cents */
  cents: number;
  deliveryAddress: string;
}

/** whole tokens for sale: in one order, today, in all */
interface Left {
  order: number;
  day: number;
  all: number;
}

interface BuyPanelProps {
  /** tokens to begin with */
  amount: number;
  /** called with every amount that can be bought */
  onAmount: (tokens: number) => void;
  /** whether cards are set up here; undefined while that is not known */
  cardAvailable: boolean | undefined;
  left: Left | undefined;
  /** where wallets are paid with */
  payments: (slot: { order: NgmaOrder | null; onPaid: () => void; onClose: () => void }) => ReactNode;
}

/** Buying NGMA: how much, to which address, by which way. */
export function BuyPanel({ amount, onAmount, cardAvailable, left, payments }: BuyPanelProps) {
  const [amounts, setAmounts] = useState(() => fromTokens(String(amount)));
  const [address, setAddress] = useState("");
  const [addressIsWrong, setAddressIsWrong] = useState(false);
  const [order, setOrder] = useState<NgmaOrder | null>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const walletButton = useRef<HTMLButtonElement>(null);
  const showToast = useSetAtom(showToastAtom);
  const card = useCardPurchase();
  const purchase = readPurchase(amounts);
  const isTooMuch = left !== undefined && "ngmaAmount" in purchase && purchase.ngmaAmount > left.order;
  const problem =
    "problem" in purchase ? purchase.problem : isTooMuch ? "More than one order can buy now." : null;

  function change(next: typeof amounts) {
    setAmounts(next);
    setOrder(null);
    const wanted = readPurchase(next);
    if ("ngmaAmount" in wanted) onAmount(wanted.ngmaAmount);
  }
  function readOrder(): NgmaOrder | null {
    const deliveryAddress = readDeliveryAddress(address);
    setAddressIsWrong(!deliveryAddress);
    if (!deliveryAddress) {
      addressField.current?.focus();
      showToast({
        title: "Wallet Address Required",
        text: "Please enter a valid Solana wallet address to receive your NGMA tokens.",
        tone: "destructive",
      });
      return null;
    }
    if ("problem" in purchase) return null;
    const { ngmaAmount } = purchase;
    return { kind: "ngma", ngmaAmount, cents: ngmaToCents(ngmaAmount), deliveryAddress };
  }
  function payByWallet(event: FormEvent) {
    event.preventDefault();
    setOrder(readOrder());
  }
  function payByCard() {
    const wanted = readOrder();
    if (!wanted) return;
    const { ngmaAmount, cents, deliveryAddress } = wanted;
    card.mutate({ ngmaAmount, usdAmount: cents / 100, walletAddress: deliveryAddress });
  }
  function close() {
    setOrder(null);
    walletButton.current?.focus();
  }
  function finish() {
    setOrder(null);
    change(fromTokens(String(NGMA_DEFAULT_PURCHASE)));
  }

  return (
    <div className="split min-h-full">
      <div className="page-column">
        <form className="buy" onSubmit={payByWallet} noValidate>
          <p className="label">Utility token on Solana</p>
          <h1 className="heading">Buy NGMA</h1>
          <Calculator amounts={amounts} problem={problem} onChange={change} />
          <DeliveryField
            field={addressField}
            value={address}
            isWrong={addressIsWrong}
            onChange={(typed) => {
              setAddress(typed);
              setAddressIsWrong(false);
              setOrder(null);
            }}
          />
          <SaleNote left={left} />
          <div className="pay-buttons">
            <button
              ref={walletButton}
              type="submit"
              className="button max-sm:w-full"
              disabled={problem !== null}
            >
              Buy with Crypto Wallet
            </button>
            {cardAvailable === false ? (
              <button type="button" className="button button-ghost max-sm:w-full" disabled>
                Card Payments Unavailable
              </button>
            ) : (
              <button
                type="button"
                className="button button-ghost gap-2 max-sm:w-full"
                disabled={problem !== null || card.isPending}
                onClick={payByCard}
              >
                {card.isPending && <Spinner />} Buy with Card
              </button>
            )}
          </div>
        </form>
        <PurchaseSteps />
      </div>
      <div className="page-aside">
        {payments({ order, onPaid: finish, onClose: close })}
        <PriceCard />
        <AboutCard />
      </div>
    </div>
  );
}

/** How much can be bought now; its room is kept until that is known. */
function SaleNote({ left }: { left: Left | undefined }) {
  const { order, day, all } = left ?? { order: 4_000_000, day: 10_000_000, all: 250_000_000 };
  return (
    <p className={left ? "pay-note" : "pay-note invisible"}>
      Up to {formatCount(order)} NGMA per order. {formatCount(day)} are left for today, {formatCount(all)} in
      total. Orders above $1,000 are reviewed manually before the tokens are sent. Your order usually reserves
      its tokens for 15 minutes. If none are left when you pay, we refund you.
    </p>
  );
}

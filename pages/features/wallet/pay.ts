import type { PaymentIntent } from "../../../shared/payments.ts";
import type { PaymentOrder } from "./order.ts";
import { type Choice, createIntent } from "./queries.ts";
import { submit } from "./wallets/submit.ts";
import type { Connection } from "./wallets/wallet.ts";

interface Payment {
  order: PaymentOrder;
  choice: Choice;
  connection: Connection;
  /** the exact amount is known, the wallet is about to be asked */
  onIntent: (intent: PaymentIntent) => void;
}

/**
 * One click on Pay. When the wallet was on another network it is asked to switch and nothing more happens ("switched"): the
 * person looks again and pays with the next click. Throws `ApiError` and `WalletError`.
 */
export async function pay({ order, choice, connection, onIntent }: Payment) {
  const { intent, transaction } = await createIntent(order, choice, connection.address);
  if (!transaction) throw new TypeError("a wallet needs something to sign");
  onIntent(intent);
  if ((await connection.prepare(choice.network)) === "switched") return { status: "switched" as const };
  const [txHash = ""] = await submit(connection, [transaction], intent.walletAddress);
  return { status: "sent" as const, intent, txHash };
}

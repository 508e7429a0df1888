import { NETWORKS } from "../../../../shared/networks.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";

type Payable = Pick<
  PaymentIntent,
  "id" | "network" | "token" | "receiver" | "amount" | "amountBaseUnits" | "reference"
>;

/**
 * The address a wallet understands as this payment: ERC-681 on EVM networks, Solana Pay, the form of Mysten's payment kit on
 * Sui, and that of Xaman on the XRP Ledger.
 */
export function writePaymentUri(intent: Payable): string {
  const { wallet } = NETWORKS[intent.network];
  return { evm: writeEvm, solana: writeSolana, sui: writeSui, xrpl: writeXrpl }[wallet](intent);
}

const tokenOf = ({ network, token }: Payable) =>
  token === "USDC" || token === "USDT" ? NETWORKS[network].tokens[token]?.address : undefined;

function writeEvm(intent: Payable): string {
  const { network, receiver, amountBaseUnits } = intent;
  const chain = Number(NETWORKS[network].chainId);
  const token = tokenOf(intent);
  return token
    ? `ethereum:${token}@${chain}/transfer?address=${receiver}&uint256=${amountBaseUnits}`
    : `ethereum:${receiver}@${chain}?value=${amountBaseUnits}`;
}

function writeSolana(intent: Payable): string {
  const token = tokenOf(intent);
  const reference = intent.reference === null ? "" : `&reference=${intent.reference}`;
  return `solana:${intent.receiver}?amount=${intent.amount}${token ? `&spl-token=${token}` : ""}${reference}`;
}

function writeSui(intent: Payable): string {
  const { receiver, amountBaseUnits, id } = intent;
  const coin = encodeURIComponent(tokenOf(intent) ?? "0x2::sui::SUI");
  return `sui:${receiver}?amount=${amountBaseUnits}&coinType=${coin}&nonce=${id}`;
}

function writeXrpl(intent: Payable): string {
  const [currency, issuer] = tokenOf(intent)?.split(".") ?? [];
  const token = currency && issuer ? `&issuer=${issuer}&currency=${currency}` : "";
  const tag = intent.reference === null ? "" : `&dt=${intent.reference}`;
  return `xrpl://${intent.receiver}?amount=${intent.amount}&network=XRPL${token}${tag}`;
}

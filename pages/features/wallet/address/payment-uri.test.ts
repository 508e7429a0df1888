import { expect, it } from "vitest";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import { writePaymentUri } from "./payment-uri.ts";

const write = (more: Partial<PaymentIntent>) =>
  writePaymentUri({
    reference: null,
    ...{ id: "i1", network: "base", token: "native", receiver: "R", amount: "0.0067", amountBaseUnits: "67" },
    ...more,
  });

it.each<[string, Partial<PaymentIntent>, string]>([
  ["ether on Base", {}, "ethereum:R@8453?value=67"],
  [
    "USDC on Ethereum, by its contract",
    { network: "ethereum", token: "USDC" },
    "ethereum:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48@1/transfer?address=R&uint256=67",
  ],
  ["SOL in whole coins", { network: "solana" }, "solana:R?amount=0.0067"],
  [
    "SOL by the order's reference",
    { network: "solana", reference: "Ref1" },
    "solana:R?amount=0.0067&reference=Ref1",
  ],
  [
    "XRP by the order's tag",
    { network: "xrpl", reference: "77" },
    "xrpl://R?amount=0.0067&network=XRPL&dt=77",
  ],
  [
    "USDT on Solana, by its mint",
    { network: "solana", token: "USDT" },
    "solana:R?amount=0.0067&spl-token=Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB",
  ],
  ["SUI", { network: "sui" }, "sui:R?amount=67&coinType=0x2%3A%3Asui%3A%3ASUI&nonce=i1"],
  ["XRP", { network: "xrpl" }, "xrpl://R?amount=0.0067&network=XRPL"],
  [
    "USDC on the XRP Ledger, by currency and issuer",
    { network: "xrpl", token: "USDC" },
    "xrpl://R?amount=0.0067&network=XRPL&issuer=rGm7WCVp9gb4jZHWTEtGUr4dd74z2XuWhE&currency=5553444300000000000000000000000000000000",
  ],
])("a wallet's address of %s", (_case, more, uri) => {
  expect(write(more)).toBe(uri);
});

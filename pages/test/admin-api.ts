import type { AuditEntry } from "../../shared/audit.ts";
import type { Distribution } from "../../shared/ngma.ts";
import type { ParkedPayment, ReversedPayment } from "../../shared/parked.ts";
import { json } from "./site.tsx";

export const ADDRESS = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";

export const asAdmin = (email = "ada@example.com") => json({ authenticated: true, email, isAdmin: true });

export const sampleDistribution = (more: Partial<Distribution> = {}): Distribution => ({
  id: "d1",
  createdAt: "2026-03-01T10:00:00.000Z",
  email: "buyer@example.com",
  ngmaAmount: 1_000,
  usdAmount: 2_500,
  paymentMethod: "crypto",
  purchaseNetwork: "polygon",
  purchaseTxHash: "0xabc",
  walletAddress: ADDRESS,
  distributionStatus: "pending",
  distributionTxHash: null,
  verified: false,
  claimedBy: null,
  claimedAt: null,
  held: false,
  heldUntil: null,
  needsRelease: false,
  ...more,
});

export const sampleParked = (more: Partial<ParkedPayment> = {}): ParkedPayment => ({
  id: "p1",
  createdAt: "2026-03-01T10:00:00.000Z",
  email: "buyer@example.com",
  claims: [],
  orderState: "partly paid",
  network: "base",
  txHash: "0xdef",
  sender: "0x52908400098527886e0f7030069857d2e4169ee7",
  code: "payment_short",
  reason: "Less arrived than was asked for.",
  received: "19.5",
  symbol: "USDC",
  asked: "20.000123 USDC",
  product: "Pre-Enigma, 1 month",
  proof: "amount",
  refundAddress: null,
  refundClaim: null,
  ...more,
});

export const sampleReversed = (more: Partial<ReversedPayment> = {}): ReversedPayment => ({
  id: "p1",
  createdAt: "2026-03-01T10:00:00.000Z",
  email: "buyer@example.com",
  network: null,
  txHash: "in_1",
  sender: null,
  received: "155.25",
  symbol: "USD",
  product: "Enigmatic, 1 month",
  reason: "disputed",
  reversedAt: "2026-03-08T10:00:00.000Z",
  refundAddress: null,
  refundClaim: null,
  refundTxHash: null,
  ...more,
});

export const sampleEntry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 7,
  at: "2026-03-02T09:00:00.000Z",
  admin: "ada@example.com",
  action: "distribution claimed",
  subject: "d1",
  detail: null,
  ...more,
});

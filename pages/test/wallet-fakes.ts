import { vi } from "vitest";
import type { PaymentIntent } from "../../shared/payments.ts";
import type { PricingReply } from "../../shared/tiers.ts";
import { pass } from "./site.tsx";

// Taken before a test puts its own clock in.
const turn = globalThis.setImmediate;

/** Lets what is being loaded arrive, and the page draw it. */
async function settleOnce() {
  // Replies that begin an import are themselves a few turns away.
  for (let turns = 0; turns < 30; turns++) await new Promise<void>((resolve) => void turn(resolve));
  await vi.dynamicImportSettled();
  await pass(10);
}

/** Lets what is loaded on demand arrive, one thing after another; takes 40 ms of the page's clock. */
export async function settle() {
  for (let round = 0; round < 4; round++) await settleOnce();
}

/** Waits until the wallet panel, loaded when it is first needed, is drawn: React holds a loading notice for 300 ms. */
export async function untilPanel() {
  await settle();
  while (document.body.textContent?.includes("Looking for wallets")) await settleOnce();
}

const tier = (id: "free" | "pre-enigma" | "enigmatic", name: string, credits: number, prices: number[]) => {
  const [price = 0, cardPrice = 0, ngmaPrice = 0, ngmaDiscount = 0] = prices;
  const features = [`${credits} credits`];
  return {
    ...{ id, name, description: "x", features, credits },
    ...{ price, cardPrice, cryptoPrice: price, ngmaPrice, ngmaDiscount },
  };
};

const NETWORK_IDS = ["solana", "ethereum", "bsc", "polygon", "base", "sui", "xrpl"] as const;

export const samplePricing = (more: Partial<PricingReply> = {}): PricingReply => ({
  tiers: [
    tier("free", "Free", 100, []),
    tier("pre-enigma", "Pre-Enigma", 1_000, [20, 20.7, 18, 0.1]),
    tier("enigmatic", "Enigmatic", 10_000, [150, 155.25, 120, 0.2]),
  ],
  card: { available: true },
  ngma: { available: true },
  networks: NETWORK_IDS.map((id) => ({ id, available: true, coin: true, stablecoins: true })),
  ...more,
});

interface IntentBody {
  tier?: "pre-enigma" | "enigmatic";
  months?: number;
  ngmaAmount?: number;
  deliveryAddress?: string;
  network: PaymentIntent["network"];
  token: PaymentIntent["token"];
  walletAddress: string;
}

export const RECEIVER = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F";

/** What POST /api/payment-intents answers to a body. */
export const sampleIntent = (body: IntentBody, more: Partial<PaymentIntent> = {}): PaymentIntent => ({
  id: "int_1",
  state: "open",
  product: body.tier
    ? { kind: "tier", tier: body.tier, months: body.months ?? 1 }
    : { kind: "ngma", ngmaAmount: body.ngmaAmount ?? 0, deliveryAddress: body.deliveryAddress ?? "" },
  network: body.network,
  token: body.token,
  symbol: body.token === "native" ? "ETH" : body.token,
  walletAddress: body.walletAddress,
  receiver: RECEIVER,
  amount: "20.001234",
  amountBaseUnits: "20001234",
  priceCents: body.tier ? 2_000 : 2_500,
  rate: { usd: 3_000, source: "fixed rate", asOf: null },
  createdAt: "2026-03-02T12:00:00.000Z",
  expiresAt: "2026-03-02T12:15:00.000Z",
  txHash: null,
  reserved: true,
  reference: null,
  ...more,
});

export const TRANSACTIONS = {
  evm: { kind: "evm", chainId: "0x1", to: RECEIVER, value: "0x1", data: "0x" },
  solana: { kind: "solana", transaction: btoa("unsigned"), lastValidBlockHeight: 9 },
  sui: { kind: "sui", transaction: '{"version":2}' },
  xrpl: { kind: "xrpl", destination: "rReceiver", amount: "1000000" },
} as const;

export const EVM_ADDRESS = "0x1234567890abcdef1234567890abcdef12345678";
export const EVM_HASH = `0x${"ab".repeat(32)}`;

const stops: (() => void)[] = [];
/** Lets a wallet answer an event of the page, until `removeWallets`. */
function listen(event: string, listener: (event: never) => void): void {
  window.addEventListener(event, listener as EventListener);
  stops.push(() => window.removeEventListener(event, listener as EventListener));
}
export function removeWallets(): void {
  for (const stop of stops.splice(0)) stop();
}

type Handler = (params: unknown[]) => unknown;

/** An EVM wallet that announces itself when asked (EIP-6963); `answers` replaces single methods. */
export function evmWallet(answers: Record<string, Handler> = {}, name = "MetaMask", icon?: string) {
  const request = vi.fn(async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
    const known: Record<string, Handler> = {
      eth_requestAccounts: () => [EVM_ADDRESS],
      eth_chainId: () => "0x1",
      eth_sendTransaction: () => EVM_HASH,
      ...answers,
    };
    return known[method]?.(params) ?? null;
  });
  const listeners = new Map<string, (value: unknown) => void>();
  const provider = {
    request,
    on: (event: string, listener: (value: unknown) => void) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
  };
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: { info: { uuid: name, name, icon }, provider } }),
    );
  listen("eip6963:requestProvider", announce);
  const asked = (method: string) =>
    request.mock.calls.filter(([call]) => call.method === method).map(([call]) => call.params?.[0]);
  return {
    announce,
    asked,
    request,
    provider,
    emit: (e: string, value: unknown) => listeners.get(e)?.(value),
  };
}

interface StandardOptions {
  kind?: "solana" | "sui";
  icon?: string;
  address?: string;
  accounts?: "none";
  /** what the account may be asked for, everything unless given */
  permitted?: string[];
  send?: (input: Record<string, unknown>) => unknown;
  requestPermissions?: () => Promise<boolean>;
}

/** A Wallet Standard wallet for Solana or Sui. */
export function standardWallet({
  kind = "solana",
  send,
  accounts,
  permitted,
  ...more
}: StandardOptions = {}) {
  const feature = kind === "solana" ? "solana:signAndSendTransaction" : "sui:signAndExecuteTransaction";
  const address =
    more.address ?? (kind === "solana" ? "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU" : "0x5u1");
  const account = { address, chains: [`${kind}:mainnet`], features: permitted ?? [feature] };
  const held = accounts === "none" ? [] : [account];
  const sign = vi.fn(
    async (input: Record<string, unknown>) =>
      send?.(input) ??
      (kind === "solana" ? [{ signature: new Uint8Array(64).fill(7) }] : { digest: "suiDigest" }),
  );
  const wallet = {
    name: kind === "solana" ? "Phantom" : "Sui Wallet",
    icon: more.icon,
    chains: [`${kind}:mainnet`],
    accounts: held,
    features: {
      "standard:connect": { connect: async () => ({ accounts: held }) },
      [feature]: { signAndSendTransaction: sign, signAndExecuteTransaction: sign },
    },
    ...(more.requestPermissions && { requestPermissions: more.requestPermissions }),
  };
  const callback = ({ register }: { register: (one: unknown) => void }) => register(wallet);
  listen("wallet-standard:app-ready", ({ detail }: CustomEvent) => callback(detail));
  const register = () =>
    window.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: callback }));
  return { register, sign, wallet };
}

/** GemWallet's content script; `answers` tells what comes back to a type, nothing where it is not installed. */
export function gemWallet(answers: Record<string, object>) {
  const asked: { type: string; payload: unknown }[] = [];
  listen("message", ({ data }: MessageEvent) => {
    if (data?.source !== "GEM_WALLET_MSG_REQUEST" || data.app !== "gem-wallet") return;
    asked.push({ type: data.type, payload: data.payload });
    const answer = answers[data.type];
    if (!answer) return;
    const reply = { source: "GEM_WALLET_MSG_RESPONSE", messagedId: data.messageId, ...answer };
    window.dispatchEvent(new MessageEvent("message", { data: reply, source: window }));
  });
  return { asked };
}

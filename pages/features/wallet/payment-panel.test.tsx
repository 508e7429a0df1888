import { base58 } from "@scure/base";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, signedIn, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";
import {
  EVM_ADDRESS,
  EVM_HASH,
  evmWallet,
  gemWallet,
  RECEIVER,
  removeWallets,
  sampleIntent,
  samplePricing,
  settle,
  standardWallet,
  TRANSACTIONS,
  untilPanel,
} from "../../test/wallet-fakes.ts";
import "./payment-panel.tsx";

const INTENTS = "POST /api/payment-intents";
const VERIFY = "POST /api/verify-wallet-payment";
const PENDING = { status: "pending", success: false, message: "x", confirmations: null };

const kindOf = (network: string) =>
  ({ solana: TRANSACTIONS.solana, sui: TRANSACTIONS.sui, xrpl: TRANSACTIONS.xrpl })[network] ??
  TRANSACTIONS.evm;
const account = {
  "GET /api/auth/check": () => signedIn(),
  "GET /api/pricing": () => json(samplePricing()),
  "GET /api/billing": () => json({ plans: [], subscription: null }),
  [INTENTS]: (body: Parameters<typeof sampleIntent>[0]) =>
    json({ intent: sampleIntent(body), transaction: kindOf(body.network) }),
  [VERIFY]: () => json(PENDING, 202),
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(() => {
  closeSite();
  removeWallets();
});

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const summary = () => screen.getByRole("region", { name: "Summary" }).textContent;
const kept = () => JSON.parse(localStorage.getItem("enigma.payments") ?? "[]") as { txHash: string }[];
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await settle();
};

/** The panel with a connected wallet, for the lower paid plan. */
async function connect(wallet: RegExp, method: "Crypto" | "NGMA" = "Crypto") {
  await openSite("/pricing");
  await settle();
  fireEvent.click(screen.getAllByRole("button", { name: `Pay with ${method}` })[0] as HTMLElement);
  await untilPanel();
  await pass(200);
  await press(wallet);
}

describe("the payment", () => {
  it("is summed up before, and shown exactly once it is fixed: amount, whole receiver, rate, time left", async () => {
    const { sent } = stubAccountApi(account);
    evmWallet({ eth_sendTransaction: () => new Promise(() => {}) });
    await connect(/^MetaMask/);
    for (const words of ["Pre-Enigma", "1 month", "$20.00", "Ethereum", "$0 (No fees!)"])
      expect(summary()).toContain(words);
    expect(summary()).not.toContain(RECEIVER);
    fireEvent.change(screen.getByLabelText("Months"), { target: { value: "3" } });
    await press("Pay $60.00");
    expect(sent(INTENTS)).toEqual([
      { tier: "pre-enigma", months: 3, network: "ethereum", token: "native", walletAddress: EVM_ADDRESS },
    ]);
    for (const words of ["20.001234 ETH", RECEIVER, "1 ETH = $3,000, fixed rate"])
      expect(summary()).toContain(words);
    expect(summary()).toMatch(/Valid for 1[45]:/);
    expect(shown("Check the amount and confirm it in MetaMask.")).toBe(true);
    await pass(15 * 60_000);
    expect(summary()).toContain("It has expired");
  });

  it("an amount that was fixed is forgotten when anything is changed", async () => {
    stubAccountApi(account);
    evmWallet({ eth_sendTransaction: () => Promise.reject({ code: 4001 }) });
    await connect(/^MetaMask/);
    await press(/^Pay \$/);
    expect(summary()).toContain("20.001234");
    fireEvent.click(button("USDC"));
    expect(summary()).not.toContain("20.001234");
  });

  it("offers USDT nowhere it does not exist, and says so when the network is changed under it", async () => {
    stubAccountApi(account);
    evmWallet();
    await connect(/^MetaMask/);
    fireEvent.click(button("USDT"));
    fireEvent.click(button("Base"));
    expect([shown("Token Not Supported"), shown("USDT is not supported on Base")]).toEqual([true, true]);
    expect(button(/^USDT/).disabled).toBe(true);
    expect(button("ETH").getAttribute("aria-pressed")).toBe("true");
  });

  it("marks networks that are not set up, and begins with one that is", async () => {
    const networks = samplePricing().networks.map((one) => ({ ...one, available: one.id === "base" }));
    stubAccountApi({ ...account, "GET /api/pricing": () => json(samplePricing({ networks })) });
    evmWallet();
    await connect(/^MetaMask/);
    expect(button(/^Ethereum/).disabled).toBe(true);
    expect(button(/^Ethereum/).textContent).toBe("Ethereum unavailable");
    expect(button("Base").getAttribute("aria-pressed")).toBe("true");
  });

  it("begins with USDC where the network's own coin has no price, and says why that cannot be chosen", async () => {
    const networks = samplePricing().networks.map((one) => ({ ...one, coin: one.id !== "ethereum" }));
    stubAccountApi({ ...account, "GET /api/pricing": () => json(samplePricing({ networks })) });
    evmWallet();
    await connect(/^MetaMask/);
    expect(button(/^ETH/).disabled).toBe(true);
    expect(button(/^ETH/).textContent).toBe("ETH has no price here");
    expect(button("USDC").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(button("Polygon"));
    expect(button("POL").disabled).toBe(false);
    fireEvent.click(button("POL"));
    fireEvent.click(button("Ethereum"));
    expect(button("USDC").getAttribute("aria-pressed")).toBe("true");
  });

  it("offers no stablecoin where none can have a price", async () => {
    const networks = samplePricing().networks.map((one) => ({ ...one, stablecoins: false }));
    stubAccountApi({ ...account, "GET /api/pricing": () => json(samplePricing({ networks })) });
    evmWallet();
    await connect(/^MetaMask/);
    expect(button(/^USDC/).textContent).toBe("USDC has no price here");
    expect([button(/^USDC/).disabled, button(/^ETH/).getAttribute("aria-pressed")]).toEqual([true, "true"]);
  });

  it("cannot be made where nothing is set up", async () => {
    const networks = samplePricing().networks.map((one) => ({ ...one, available: false }));
    stubAccountApi({ ...account, "GET /api/pricing": () => json(samplePricing({ networks })) });
    evmWallet();
    await connect(/^MetaMask/);
    expect(button(/^Pay \$/).disabled).toBe(true);
    expect(shown(/not available yet, so nothing can be sent/)).toBe(true);
  });

  it("Cancel closes the panel and gives the focus back to where it was opened", async () => {
    stubAccountApi(account);
    evmWallet();
    await connect(/^MetaMask/);
    const opener = screen.getAllByRole("button", { name: "Pay with Crypto" })[0];
    opener?.focus();
    fireEvent.click(opener as HTMLElement);
    await press("Cancel");
    expect(shown("Pay for Pre-Enigma")).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it("a server that sets no amount is reported with its own message", async () => {
    stubAccountApi({ ...account, [INTENTS]: () => problem(503, "rate_unavailable", "No sound price.") });
    evmWallet();
    await connect(/^MetaMask/);
    await press(/^Pay \$/);
    expect([shown("Payment Error"), shown("No sound price.")]).toEqual([true, true]);
  });

  it("somebody who is not signed in is sent to sign in, and the wallet is not asked", async () => {
    stubAccountApi({ ...account, [INTENTS]: () => problem(401, "signed_out", "Please sign in.") });
    const wallet = evmWallet();
    await connect(/^MetaMask/);
    await press(/^Pay \$/);
    expect([shown("Authentication Required"), shown("Please log in to upgrade your plan.")]).toEqual([
      true,
      true,
    ]);
    expect(wallet.asked("eth_sendTransaction")).toEqual([]);
  });
});

describe("an EVM wallet", () => {
  it("F-208: that switched its account while the amount was fixed is not asked to send", async () => {
    stubAccountApi(account);
    let chosen = EVM_ADDRESS;
    const wallet = evmWallet({ eth_accounts: () => [chosen] });
    await connect(/^MetaMask/);
    chosen = `0x${"9".repeat(40)}`;
    await press(/^Pay \$/);
    expect(wallet.asked("eth_sendTransaction")).toEqual([]);
    expect(shown(/^Your wallet has switched its account/)).toBe(true);
    chosen = EVM_ADDRESS.toUpperCase().replace("0X", "0x");
    await press(/^Pay \$/);
    expect(wallet.asked("eth_sendTransaction")).toHaveLength(1);
  });

  it("F-208: on another chain is asked to switch, and nothing is sent until Pay is pressed again", async () => {
    stubAccountApi(account);
    let chainId = "0x1";
    const wallet = evmWallet({
      eth_chainId: () => chainId,
      wallet_switchEthereumChain: ([param]) => {
        chainId = (param as { chainId: string }).chainId;
        return null;
      },
    });
    await connect(/^MetaMask/);
    fireEvent.click(button("Base"));
    await press(/^Pay \$/);
    expect(wallet.asked("wallet_switchEthereumChain")).toEqual([{ chainId: "0x2105" }]);
    expect(wallet.asked("eth_sendTransaction")).toEqual([]);
    expect(shown("Your wallet is now on Base. Nothing was sent yet: press Pay once more.")).toBe(true);
    await press(/^Pay \$/);
    expect(wallet.asked("eth_sendTransaction")).toHaveLength(1);
  });

  it.each([
    ["plainly", { code: 4902 }],
    ["wrapped, as some do", { code: -32603, data: { originalError: { code: 4902 } } }],
  ])(
    "that does not know the chain and says so %s is given its public address, then stops",
    async (_how, error) => {
      stubAccountApi(account);
      const wallet = evmWallet({ wallet_switchEthereumChain: () => Promise.reject(error) });
      await connect(/^MetaMask/);
      fireEvent.click(button("Polygon"));
      await press(/^Pay \$/);
      expect(wallet.asked("wallet_addEthereumChain")).toEqual([
        {
          chainId: "0x89",
          chainName: "Polygon",
          nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
          rpcUrls: ["https://polygon-rpc.com"],
          blockExplorerUrls: ["https://polygonscan.com"],
        },
      ]);
      expect(wallet.asked("eth_sendTransaction")).toEqual([]);
      expect(shown(/^Your wallet is now on Polygon/)).toBe(true);
    },
  );

  it.each([
    ["Failed to Switch Network", { wallet_switchEthereumChain: { code: -32000, message: "No." } }],
    [
      "Failed to Add Network",
      {
        wallet_switchEthereumChain: { code: 4902 },
        wallet_addEthereumChain: { code: -32000, message: "No." },
      },
    ],
    ["Payment Failed", { eth_sendTransaction: { code: -32000, message: "No." } }],
  ])("%s is told with the wallet's words", async (title, failures) => {
    stubAccountApi(account);
    evmWallet(
      Object.fromEntries(Object.entries(failures).map(([k, error]) => [k, () => Promise.reject(error)])),
    );
    await connect(/^MetaMask/);
    if (title !== "Payment Failed") fireEvent.click(button("Base"));
    await press(/^Pay \$/);
    expect([shown(title), shown("No.")]).toEqual([true, true]);
  });

  it("that fails without a message gets ours", async () => {
    stubAccountApi(account);
    evmWallet({ eth_sendTransaction: () => Promise.reject({}) });
    await connect(/^MetaMask/);
    await press(/^Pay \$/);
    expect([shown("Payment Failed"), shown("Failed to send payment.")]).toEqual([true, true]);
  });

  it.each(["eth_sendTransaction", "wallet_switchEthereumChain"])(
    "whose person declines %s has not failed: a calm line, no toast",
    async (method) => {
      stubAccountApi(account);
      evmWallet({ [method]: () => Promise.reject({ code: 4001, message: "User rejected." }) });
      await connect(/^MetaMask/);
      if (method.startsWith("wallet")) fireEvent.click(button("Base"));
      await press(/^Pay \$/);
      expect(shown("You declined it in your wallet. Nothing was sent, nothing is owed.")).toBe(true);
      expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
      expect(kept()).toEqual([]);
    },
  );

  it("gets exactly the server's transaction; the hash is kept, shown with a link, and verified", async () => {
    const { sent } = stubAccountApi(account);
    const wallet = evmWallet();
    await connect(/^MetaMask/);
    await press(/^Pay \$/);
    const { kind: _, ...transaction } = TRANSACTIONS.evm;
    expect(wallet.asked("eth_sendTransaction")).toEqual([{ from: EVM_ADDRESS, ...transaction }]);
    expect(kept().map(({ txHash }) => txHash)).toEqual([EVM_HASH]);
    expect(shown("Payment Successful!") && shown(/^Sent as 0xabab…abab/)).toBe(true);
    const links = screen.getAllByRole("link", { name: /^Etherscan/ });
    expect(links[0]?.getAttribute("href")).toBe(`https://etherscan.io/tx/${EVM_HASH}`);
    expect(sent(VERIFY)[0]).toEqual({
      tier: "pre-enigma",
      txHash: EVM_HASH,
      network: "ethereum",
      walletAddress: EVM_ADDRESS,
      paymentMethod: "crypto",
      paymentToken: "native",
      intentId: "int_1",
    });
  });
});

describe("the other wallets", () => {
  it("Solana signs the server's bytes; its signature is sent as base 58", async () => {
    const { sent } = stubAccountApi(account);
    const { sign, wallet } = standardWallet();
    await connect(/^Phantom/);
    await press(/^Pay \$/);
    const [input = {}] = sign.mock.calls[0] ?? [];
    expect(input).toMatchObject({
      account: wallet.accounts[0],
      chain: "solana:mainnet",
      options: { preflightCommitment: "confirmed" },
    });
    expect(String.fromCharCode(...(input.transaction as Uint8Array))).toBe("unsigned");
    const txHash = base58.encode(new Uint8Array(64).fill(7));
    expect(sent(VERIFY)[0]).toMatchObject({ txHash, network: "solana", paymentToken: "native" });
  });

  it("with NGMA there are Solana and NGMA alone, and the payment says so", async () => {
    const { sent } = stubAccountApi(account);
    standardWallet();
    await connect(/^Phantom/, "NGMA");
    const tokens = screen.getByRole("group", { name: "Token" });
    expect(
      within(tokens)
        .getAllByRole("button")
        .map((one) => one.textContent),
    ).toEqual(["NGMA"]);
    await press("Pay $18.00");
    expect(sent(INTENTS)[0]).toMatchObject({ network: "solana", token: "NGMA" });
    expect(sent(VERIFY)[0]).toMatchObject({ paymentMethod: "ngma", paymentToken: "NGMA" });
  });

  it("Sui is given the transaction's JSON", async () => {
    const { sent } = stubAccountApi(account);
    const { sign } = standardWallet({ kind: "sui" });
    await connect(/^Sui Wallet/);
    await press(/^Pay \$/);
    const [input = {}] = sign.mock.calls[0] ?? [];
    expect(input).toMatchObject({ chain: "sui:mainnet" });
    expect(await (input.transaction as { toJSON: () => Promise<string> }).toJSON()).toBe('{"version":2}');
    expect(sent(VERIFY)[0]).toMatchObject({ txHash: "suiDigest", network: "sui" });
  });

  const GEM = {
    "REQUEST_IS_INSTALLED/V3": { isInstalled: true },
    "REQUEST_GET_ADDRESS/V3": { result: { address: "rPayer" } },
    "REQUEST_GET_NETWORK/V3": { result: { network: "Mainnet" } },
  };
  const SEND = "REQUEST_SEND_PAYMENT/V3";

  it("GemWallet is asked for a payment of the amount to the receiver", async () => {
    const { sent } = stubAccountApi(account);
    const { asked } = gemWallet({ ...GEM, [SEND]: { result: { hash: "ABCDEF0123" } } });
    await connect(/^GemWallet/);
    await press(/^Pay \$/);
    expect(asked.find(({ type }) => type === SEND)?.payload).toEqual({
      amount: "1000000",
      destination: "rReceiver",
    });
    expect(sent(VERIFY)[0]).toMatchObject({ txHash: "ABCDEF0123", network: "xrpl", walletAddress: "rPayer" });
  });

  it("F-213: GemWallet gets the order's destination tag", async () => {
    const transaction = { ...TRANSACTIONS.xrpl, destinationTag: 7 };
    stubAccountApi({
      ...account,
      [INTENTS]: (body: Parameters<typeof sampleIntent>[0]) =>
        json({ intent: sampleIntent(body), transaction }),
    });
    const { asked } = gemWallet({ ...GEM, [SEND]: { result: { hash: "ABCDEF0123" } } });
    await connect(/^GemWallet/);
    await press(/^Pay \$/);
    expect(asked.find(({ type }) => type === SEND)?.payload).toMatchObject({ destinationTag: 7 });
  });

  it.each([
    [
      "a bad request",
      { [SEND]: { error: { message: "gem_BAD_REQUEST" } } },
      "Payment Failed",
      "gem_BAD_REQUEST",
    ],
    [
      "a test network",
      { "REQUEST_GET_NETWORK/V3": { result: { network: "Testnet" } } },
      "Failed to Switch Network",
      /^GemWallet is on Testnet/,
    ],
  ] as const)("GemWallet: %s is told", async (_case, answers, title, text) => {
    stubAccountApi(account);
    gemWallet({ ...GEM, ...answers });
    await connect(/^GemWallet/);
    await press(/^Pay \$/);
    expect([shown(title), shown(text)]).toEqual([true, true]);
  });

  it("GemWallet answers a declined payment with nothing: that is no failure", async () => {
    stubAccountApi(account);
    gemWallet({ ...GEM, [SEND]: { result: undefined } });
    await connect(/^GemWallet/);
    await press(/^Pay \$/);
    expect(shown("You declined it in your wallet. Nothing was sent, nothing is owed.")).toBe(true);
  });
});

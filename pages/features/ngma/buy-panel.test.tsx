import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, signedIn, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";
import {
  EVM_HASH,
  evmWallet,
  removeWallets,
  sampleIntent,
  samplePricing,
  settle,
  TRANSACTIONS,
  untilPanel,
} from "../../test/wallet-fakes.ts";
import { fromTokens, fromUsd, readPurchase } from "./amounts.ts";
import { readDeliveryAddress } from "./delivery-address.ts";
import "../wallet/payment-panel.tsx";

const CHECKOUT = "POST /api/create-ngma-checkout";
const ADDRESS = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const site = {
  "GET /api/auth/check": () => signedIn(),
  "GET /api/pricing": () => json(samplePricing()),
  [CHECKOUT]: () => json({ url: "https://checkout.example/pay" }),
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(() => {
  closeSite();
  removeWallets();
});

const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const both = () => [field("NGMA amount").value, field("USD amount").value];
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};
async function open(path = "/buy-ngma", answers: Parameters<typeof stubAccountApi>[0] = {}) {
  const api = stubAccountApi({ ...site, ...answers });
  const opened = await openSite(path);
  await settle();
  return { ...api, ...opened };
}

describe("the two inputs", () => {
  it.each([
    ["1000", "25.00"],
    ["1", "0.03"],
    ["41", "1.03"],
    ["1,000", "25.00"],
    ["1.000", "25.00"],
    ["1,234,567", "30864.18"],
    ["1 000 NGMA", "25.00"],
    ["0", "0.00"],
    ["-5", "0"],
    ["abc", "0"],
    ["1e3", "0"],
    ["", "0"],
    [" ", "0"],
    ["12x", "0"],
  ])("%j tokens are %s dollars", (tokens, usd) => {
    expect(fromTokens(tokens)).toEqual({ tokens, usd });
  });

  it.each([
    ["25", "1000"],
    ["25.00", "1000"],
    ["25,00", "1000"],
    ["0,5", "20"],
    ["$1,000", "40000"],
    ["1.000,50", "40020"],
    ["1,000.50", "40020"],
    ["1.234", "49"],
    ["0.01", "0"],
    ["0.02", "1"],
    ["10.01", "400"],
    ["1'000", "40000"],
    ["-1", "0"],
    ["many", "0"],
    ["", "0"],
    ["1.2.3,4,5", "0"],
    [".5", "20"],
    ["12.", "480"],
    [".", "0"],
    ["1,00,000", "0"],
    ["99999999999999999999999", "0"],
  ])("%j dollars are %s tokens", (usd, tokens) => {
    expect(fromUsd(usd).tokens).toBe(tokens);
  });

  it.each([
    ["1000", { ngmaAmount: 1_000 }],
    ["40", { ngmaAmount: 40 }],
    ["4000000", { ngmaAmount: 4_000_000 }],
    ["39", { problem: "The least is 40 NGMA." }],
    ["4000001", { problem: "The most at once is 4,000,000 NGMA." }],
    ["100.5", { problem: "NGMA is sold in whole tokens." }],
    ["", { problem: "Enter how many tokens you want." }],
  ])("%j tokens can be bought: %j", (tokens, result) => {
    expect(readPurchase(fromTokens(tokens))).toEqual(result);
  });

  it("follow each other, begin at 1000, and keep the amount in the address", async () => {
    const { history } = await open();
    expect(both()).toEqual(["1000", "25.00"]);
    type("USD amount", "50");
    expect(both()).toEqual(["2000", "50"]);
    await pass(10);
    expect(history.location.search).toBe("?amount=2000");
    type("NGMA amount", "-3");
    expect(both()).toEqual(["-3", "0"]);
    expect(shown("Enter how many tokens you want.")).toBe(true);
    type("USD amount", "none");
    expect(both()).toEqual(["0", "none"]);
  });

  it("begin with the amount of the address", async () => {
    await open("/buy-ngma?amount=12500");
    expect(both()).toEqual(["12500", "312.50"]);
  });
});

describe("the amount in the address", () => {
  it.each(["abc", "-5", "1.5", "<b>"])("%s is none", async (amount) => {
    await open(`/buy-ngma?amount=${encodeURIComponent(amount)}`);
    expect(both()).toEqual(["1000", "25.00"]);
  });
});

describe("the delivery address", () => {
  it.each([
    [ADDRESS, ADDRESS],
    [`  ${ADDRESS}\n`, ADDRESS],
    ["11111111111111111111111111111111", "11111111111111111111111111111111"],
    ["1111111111111111111111111111111", null],
    ["", null],
    [ADDRESS.slice(0, 31), null],
    [`${ADDRESS}1`, null],
    [ADDRESS.replace("7", "0"), null],
    ["0x1234567890abcdef1234567890abcdef12345678", null],
    ["z".repeat(44), null],
    [ADDRESS.slice(0, 40), null],
  ])("%j is read as %j", (typed, address) => {
    expect(readDeliveryAddress(typed)).toBe(address);
  });

  it.each(["Buy with Crypto Wallet", "Buy with Card"])("is needed for %s", async (name) => {
    const { sent } = await open();
    type("Solana delivery address", "not an address");
    await press(name);
    expect([
      shown("Wallet Address Required"),
      shown("Please enter a valid Solana wallet address to receive your NGMA tokens."),
    ]).toEqual([true, true]);
    expect([shown("Choose Your Wallet"), sent(CHECKOUT)]).toEqual([false, []]);
    expect(document.activeElement).toBe(field("Solana delivery address"));
  });
});

describe("buying NGMA", () => {
  it("with a wallet: paid, recorded, and the panel is closed and the amount 1000 again", async () => {
    evmWallet();
    const { sent } = await open("/buy-ngma?amount=2000", {
      "POST /api/payment-intents": (body: Parameters<typeof sampleIntent>[0]) =>
        json({ intent: sampleIntent(body, { priceCents: 5_000 }), transaction: TRANSACTIONS.evm }),
      "POST /api/record-ngma-purchase": () =>
        json({ status: "paid", success: true, paymentId: "p", alreadyCredited: false, explorerUrl: null }),
    });
    type("Solana delivery address", ` ${ADDRESS} `);
    await press("Buy with Crypto Wallet");
    await untilPanel();
    expect(shown("Choose Your Wallet")).toBe(true);
    await press(/^MetaMask/);
    await press("Pay $50.00");
    await settle();
    expect(sent("POST /api/payment-intents")[0]).toMatchObject({
      ngmaAmount: 2_000,
      deliveryAddress: ADDRESS,
    });
    expect(sent("POST /api/record-ngma-purchase")[0]).toEqual({
      ngmaAmount: 2_000,
      usdAmount: 50,
      txHash: EVM_HASH,
      network: "ethereum",
      walletAddress: ADDRESS,
      paymentToken: "native",
      intentId: "int_1",
    });
    expect(shown("Payment Verified!")).toBe(true);
    expect(shown("Pay for 2,000 NGMA")).toBe(false);
    expect(both()).toEqual(["1000", "25.00"]);
  });

  it("with a wallet takes somebody who is not signed in to the login, with a toast that stays", async () => {
    evmWallet();
    const { history } = await open("/buy-ngma", {
      "POST /api/payment-intents": () => problem(401, "signed_out", "x"),
    });
    type("Solana delivery address", ADDRESS);
    await press("Buy with Crypto Wallet");
    await untilPanel();
    await press(/^MetaMask/);
    await press("Pay $25.00");
    await pass(120_000);
    expect(shown("Login Required")).toBe(true);
    await press("Log In");
    expect(history.location.pathname).toBe("/login");
  });

  it("by card leaves for the checkout", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { ...window.location, assign });
    const { sent } = await open();
    type("Solana delivery address", ADDRESS);
    await press("Buy with Card");
    expect(sent(CHECKOUT)).toEqual([{ ngmaAmount: 1_000, usdAmount: 25, walletAddress: ADDRESS }]);
    expect(assign).toHaveBeenCalledWith("https://checkout.example/pay");
  });

  it.each([
    [401, "signed_out", "Login Required", "Please log in to buy NGMA by card."],
    [503, "card_unavailable", "Card Payments Unavailable", /^Card payments are currently unavailable/],
    [409, "price_mismatch", "Payment Error", "x"],
  ])("by card when the server answers %i %s: %s", async (status, code, title, text) => {
    await open("/buy-ngma", { [CHECKOUT]: () => problem(status, code, "x") });
    type("Solana delivery address", ADDRESS);
    await press("Buy with Card");
    expect([shown(title), shown(text)]).toEqual([true, true]);
  });

  it("by card where no cards are set up says so in place of the button", async () => {
    await open("/buy-ngma", {
      "GET /api/pricing": () => json(samplePricing({ card: { available: false } })),
    });
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Card Payments Unavailable" });
    expect(button.disabled).toBe(true);
  });

  it.each([
    ["?success=true&tokens=1500", "Payment Successful!", /^1,500 NGMA will be set aside/],
    ["?success=true&tokens=<b>9</b>", "Payment Successful!", /^Your NGMA will be set aside/],
    ["?canceled=true", "Payment Canceled", "No charges were made."],
  ])("coming back with %s is said once, and the address is cleared", async (search, title, text) => {
    const { history } = await open(`/buy-ngma${search}`);
    expect([shown(title), shown(text), history.location.search]).toEqual([true, true, ""]);
    expect(both()).toEqual(["1000", "25.00"]);
  });

  it("shows the fixed price, the announced change as the fixed figure it is, and what the token is", async () => {
    await open();
    expect(screen.getByRole("region", { name: "NGMA price" }).textContent).toMatch(
      /0\.025 USD.*\+15\.73% \(\+0\.0034\).*a fixed figure, not market data/,
    );
    const about = screen.getByRole("region", { name: "About NGMA Token" }).textContent;
    for (const words of ["Solana", "announced for Q4 2025", "SPL token", "Platform utility and governance"])
      expect(about).toContain(words);
  });
});

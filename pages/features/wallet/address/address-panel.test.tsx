import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Standing } from "../../../../shared/orders.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import { signedIn, signedOut, stubAccountApi } from "../../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";
import { RECEIVER, sampleIntent, samplePricing, settle, untilPanel } from "../../../test/wallet-fakes.ts";
import "../payment-panel.tsx";
import "./address-panel.tsx";

const INTENTS = "POST /api/payment-intents";
const INTENT = "GET /api/payment-intents/int_1";
const REST = "GET /api/payment-intents/int_2";
const BODY = { tier: "pre-enigma", network: "base", token: "USDC", walletAddress: "" } as const;
const made = (more: Partial<PaymentIntent> = {}) => sampleIntent(BODY, more);

const standing = (more: Partial<Standing> = {}): Standing => ({
  ...{ id: "int_1", state: "new", arrived: "0", missing: null, symbol: "USDC", mayPayRest: false },
  ...more,
});
const reply = (intent: PaymentIntent, order = standing(), planUntil: string | null = null) =>
  json({ intent, order, planUntil, claimed: null });

const site = {
  "GET /api/auth/check": () => signedIn(),
  "GET /api/pricing": () => json(samplePricing()),
  "GET /api/billing": () => json({ plans: [], subscription: null }),
  "GET /api/payment-rate": () => json({ rate: { usd: 150, source: "fixed rate" } }),
  [INTENTS]: () => json({ intent: made(), transaction: null }),
  [INTENT]: () => reply(made()),
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const sheet = () => screen.getByRole("region", { name: "Payment by address" }).textContent ?? "";
async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await settle();
}

/** It is loaded when it is first needed: React holds its loading notice for 300 ms. */
async function openForm() {
  await press("Pay by address");
  for (let tries = 0; tries < 100 && !screen.queryByRole("button", { name: /^Show address/ }); tries++)
    await pass(10);
}

/** The form of paying by address, for the lower paid plan. */
async function open(answers: Parameters<typeof stubAccountApi>[0] = {}, path = "/pricing") {
  const api = stubAccountApi({ ...site, ...answers });
  const opened = await openSite(path);
  await settle();
  if (!path.includes("tier="))
    fireEvent.click(screen.getAllByRole("button", { name: "Pay with Crypto" })[0] as HTMLElement);
  await untilPanel();
  await pass(200);
  await openForm();
  return { ...api, ...opened };
}

describe("paying by address", () => {
  it("asks for no wallet, and shows amount, address, QR code, wallet link and the time left", async () => {
    const { sent } = await open();
    await press("Base");
    await press("Show address for $20.00");
    expect(sent(INTENTS)).toEqual([{ tier: "pre-enigma", months: 1, network: "base", token: "USDC" }]);
    for (const words of ["20.001234 USDC", RECEIVER, "Valid for 1", "If your exchange deducts a fee"])
      expect(sheet()).toContain(words);
    expect(screen.getByRole("img", { name: `QR code of 20.001234 USDC to ${RECEIVER}` })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Open in a wallet/ }).getAttribute("href")).toMatch(
      /^ethereum:0x.+@8453/,
    );
  });

  it("turns to paid by itself, and says what was bought until when", async () => {
    let state: PaymentIntent["state"] = "open";
    const planUntil = () => (state === "paid" ? "2026-04-02T12:00:00.000Z" : null);
    await open({
      [INTENT]: () => reply(made({ state }), standing(), planUntil()),
    });
    await press("Show address for $20.00");
    await pass(5_000);
    expect(shown("Paid")).toBe(false);
    state = "paid";
    await pass(5_000);
    await settle();
    expect([shown("Paid"), shown("Payment Verified!")]).toEqual([true, true]);
    expect(screen.getByRole("status", { name: "Payment by address" }).textContent).toContain(
      "Pre-Enigma until 2 Apr, 1,000 credits per month. Make your first key",
    );
  });

  it("says what came when it is less, and asks for the rest by an amount of its own when that is wanted", async () => {
    const part = standing({ state: "partly paid", arrived: "19", missing: "1.001234", mayPayRest: true });
    const rest = made({ id: "int_2", amount: "1.000012" });
    let hasCome = false;
    const { sent } = await open({
      [INTENT]: () => (hasCome ? reply(made({ state: "parked" }), part) : reply(made())),
      [REST]: () => reply(rest, part),
      "POST /api/orders/int_1/rest": () => json({ intent: rest }),
    });
    await press("Show address for $20.00");
    await pass(5_000);
    expect(sheet()).toContain("20.001234 USDC");
    hasCome = true;
    await pass(5_000);
    await settle();
    expect(shown(/19 USDC arrived; 1.001234 USDC is missing. Pay the rest, or take it back/)).toBe(true);
    expect(screen.queryByText("Send exactly")).toBeNull();
    expect(button("Take it back")).toBeTruthy();
    await press("Pay the rest");
    expect(sent("POST /api/orders/int_1/rest")).toHaveLength(1);
    await pass(5_000);
    await settle();
    expect(sheet()).toContain("1.000012 USDC");
    expect(shown(/What came counts: send the rest below/)).toBe(true);
  });

  it("says that a payment was found, and what a claim waits for, and then asks for nothing more", async () => {
    const claimed = { amount: "19.00", symbol: "USDC", until: "2026-03-05T12:00:00.000Z" };
    let found: object = {};
    await open({
      [INTENT]: () => json({ intent: made(), order: standing(), claimed: null, planUntil: null, ...found }),
    });
    await press("Show address for $20.00");
    found = { claimed };
    await pass(5_000);
    await settle();
    expect(
      shown(/You claimed 19.00 USDC. Your claim is reviewed manually by 2026-03-05 12:00 UTC at the latest/),
    ).toBe(true);
    expect(screen.queryByText("Send exactly")).toBeNull();
    await press("Show what to send");
    expect(screen.queryByText("Send exactly")).toBeTruthy();
    found = { intent: made({ txHash: "0xabc" }) };
    await pass(5_000);
    await settle();
    expect(shown(/A payment for it is on its way/)).toBe(true);
    expect(screen.queryByText("Send exactly")).toBeNull();
  });

  it("says when it gets a new quote, and when it is refunded", async () => {
    let order = standing({ state: "partly paid", arrived: "0.006", symbol: "ETH", mayPayRest: true });
    await open({ [INTENT]: () => reply(made({ state: "parked" }), order) });
    await press("Show address for $20.00");
    await pass(5_000);
    await settle();
    expect(shown(/0.006 ETH arrived, and is worth less than the price by now/)).toBe(true);
    order = standing({ state: "refund due" });
    await pass(5_000);
    await settle();
    expect(screen.getByRole("alert").textContent).toContain("returned if it cannot count");
  });

  it("after its time says not to send any more", async () => {
    await open({
      [INTENT]: () => reply(made({ state: "expired" }), standing({ state: "expired" })),
    });
    await press("Show address for $20.00");
    await pass(5_000);
    await settle();
    expect(sheet()).toContain("do not send it now, press Change");
  });

  it("is not offered for NGMA, whose payment is our own transaction", async () => {
    stubAccountApi(site);
    await openSite("/pricing");
    await settle();
    fireEvent.click(screen.getAllByRole("button", { name: "Pay with NGMA" })[0] as HTMLElement);
    await untilPanel();
    expect(screen.queryByRole("button", { name: "Pay by address" })).toBeNull();
  });

  it("shows about what a coin will cost before anything is fixed", async () => {
    await open();
    await press("Solana");
    await press("SOL");
    expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain("0.1333 SOL = $20.00");
  });
});

describe("a purchase that was begun before signing in", () => {
  const TOKEN = "t".repeat(64);
  const keep = (begun: unknown) => localStorage.setItem("enigma.begun", JSON.stringify(begun));
  async function signInWith(begun: unknown) {
    keep(begun);
    stubAccountApi({
      ...site,
      "POST /api/auth/verify-token": () =>
        json({ authenticated: true, email: "ada@example.com", offeredTier: "free" }),
    });
    const { history } = await openSite(`/auth/verify?token=${TOKEN}`);
    await pass(2_000);
    await settle();
    return history.location;
  }

  it("is kept with plan, network and token, and continues after signing in", async () => {
    await open({ "GET /api/auth/check": signedOut });
    await press("Polygon");
    await press("USDT");
    const kept = JSON.parse(localStorage.getItem("enigma.begun") ?? "{}");
    expect(kept).toMatchObject({
      pay: "crypto",
      tier: "pre-enigma",
      network: "polygon",
      token: "USDT",
      months: 1,
    });
    closeSite();
    vi.useFakeTimers({ now: Date.parse("2026-03-02T12:10:00Z") });
    const { pathname, search } = await signInWith(kept);
    expect([pathname, search]).toEqual([
      "/pricing",
      "?pay=crypto&tier=pre-enigma&network=polygon&token=USDT&months=1",
    ]);
    expect(localStorage.getItem("enigma.begun")).toBe("null");
    await untilPanel();
    await pass(400);
    await openForm();
    expect(button("Polygon").getAttribute("aria-pressed")).toBe("true");
    expect(button("USDT").getAttribute("aria-pressed")).toBe("true");
  });

  it.each<[string, unknown]>([
    ["is an hour old", { pay: "crypto", tier: "enigmatic", at: Date.parse("2026-03-02T10:59:00Z") }],
    [
      "names another site",
      { to: "https://evil.example", tier: "//evil.example", at: Date.parse("2026-03-02T12:00:00Z") },
    ],
    ["is nonsense", "x"],
  ])("and %s leads nowhere but where everybody goes", async (_case, begun) => {
    expect((await signInWith(begun)).href).toBe("/api-docs");
  });
});

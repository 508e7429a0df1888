import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, signedIn, signedOut, stubAccountApi } from "../../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";
import {
  EVM_ADDRESS,
  EVM_HASH,
  removeWallets,
  sampleIntent,
  samplePricing,
  untilPanel,
} from "../../../test/wallet-fakes.ts";
import { delayMs } from "./use-settlement.ts";
import "../payment-panel.tsx";

const VERIFY = "POST /api/verify-wallet-payment";
const RECORD = "POST /api/record-ngma-purchase";
const ADDRESS = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const pending = (have?: number) => {
  const confirmations = have === undefined ? null : { have, need: 12 };
  return json({ status: "pending", success: false, message: "x", confirmations }, 202);
};
const paid = () =>
  json({ status: "paid", success: true, paymentId: "p1", alreadyCredited: false, explorerUrl: null });

const account = {
  "GET /api/auth/check": () => signedIn(),
  "GET /api/pricing": () => json(samplePricing()),
  "GET /api/billing": () => json({ plans: [], subscription: null }),
};
const plan = {
  tier: "pre-enigma",
  network: "ethereum",
  token: "native",
  walletAddress: EVM_ADDRESS,
} as const;
const tokens = { ...plan, tier: undefined, ngmaAmount: 1_000, deliveryAddress: ADDRESS };

/** What a page that sent a payment has left in the storage. */
function leavePayment(body: Parameters<typeof sampleIntent>[0] = plan, more: object = {}) {
  const payment = {
    intent: sampleIntent(body),
    txHash: EVM_HASH,
    account: "ada@example.com",
    sentAt: "2026-03-02T11:59:00.000Z",
    ...more,
  };
  localStorage.setItem("enigma.payments", JSON.stringify([payment]));
}

async function open(path = "/pricing") {
  const site = await openSite(path);
  await untilPanel();
  return site;
}
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const kept = () => JSON.parse(localStorage.getItem("enigma.payments") ?? "[]") as unknown[];
const reached = () => document.querySelector('.timeline [aria-current="step"]')?.textContent;

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(() => {
  closeSite();
  removeWallets();
});

describe("a payment that was sent", () => {
  it.each(["/pricing", "/buy-ngma"])(
    "is taken up again on %s after a reload, and followed until it is paid",
    async (path) => {
      leavePayment();
      const answers = [pending(), pending(3), pending(12), paid()];
      const { sent } = stubAccountApi({ ...account, [VERIFY]: () => answers.shift() ?? paid() });
      await open(path);
      expect(sent(VERIFY)).toHaveLength(1);
      expect(reached()).toBe("Signedlooking for it");
      await pass(1_000);
      expect(reached()).toBe("Seen3 of 12 confirmations");
      await pass(2_000);
      expect(reached()).toBe("Final12 of 12 confirmations");
      await pass(4_000);
      expect([shown("Payment Verified!"), shown("Your tier has been upgraded successfully.")]).toEqual([
        true,
        true,
      ]);
      expect(reached()).toBe("Paid");
      expect(kept()).toEqual([]);
      await pass(60_000);
      expect(sent(VERIFY)).toHaveLength(4);
      fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
      expect(shown("Payment for Pre-Enigma")).toBe(false);
    },
  );

  it("brings plan, credits and who is signed in up to date once it is paid", async () => {
    leavePayment();
    const { calls } = stubAccountApi({ ...account, [VERIFY]: paid });
    await open();
    expect(calls("GET /api/billing").length).toBeGreaterThan(1);
    expect(calls("GET /api/auth/check").length).toBeGreaterThan(1);
  });

  it("is asked about after 1, 2, 4, 8 and then every 15 seconds; on Sui every 2 for a minute", () => {
    const delays = (network: "base" | "sui", counts: number[]) => counts.map((n) => delayMs(network, n));
    expect(delays("base", [1, 2, 3, 4, 5, 6, 60])).toEqual([
      1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ]);
    expect(delays("sui", [1, 15, 30, 31])).toEqual([2_000, 2_000, 2_000, 15_000]);
  });

  it.each([
    ["the network cannot be asked", () => problem(503, "chain_unavailable", "Not now.")],
    ["too many asked", () => problem(429, "rate_limited", "Too many.")],
    ["the line is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is neither lost nor refused when %s", async (_case, trouble) => {
    leavePayment();
    let broken = true;
    stubAccountApi({ ...account, [VERIFY]: () => (broken ? trouble() : paid()) });
    await open();
    await pass(8_000);
    expect([shown("Verification Failed"), kept().length]).toEqual([false, 1]);
    broken = false;
    await pass(8_000);
    expect([shown("Payment Verified!"), kept().length]).toEqual([true, 0]);
  });

  it("that is refused for good is shown with its hash and the server's reason, then dropped", async () => {
    leavePayment();
    const { sent } = stubAccountApi({
      ...account,
      [VERIFY]: () => problem(422, "payment_short", "Less arrived."),
    });
    await open();
    expect([
      shown("Verification Failed"),
      shown("Could not verify your payment. Please contact support."),
    ]).toEqual([true, true]);
    expect(screen.getByRole("alert").textContent).toContain("Less arrived.");
    await pass(60_000);
    expect([sent(VERIFY).length, kept().length]).toEqual([1, 0]);
  });

  it("for tokens is recorded with the spec's payload, and says when they are booked", async () => {
    leavePayment(tokens);
    const { sent } = stubAccountApi({ ...account, [RECORD]: paid });
    await open("/buy-ngma");
    expect(sent(RECORD)).toEqual([
      {
        ngmaAmount: 1_000,
        usdAmount: 25,
        txHash: EVM_HASH,
        network: "ethereum",
        walletAddress: ADDRESS,
        paymentToken: "native",
        intentId: "int_1",
      },
    ]);
    expect([shown("Payment Verified!"), shown("1,000 NGMA will be sent to 7xKXtg…gAsU.")]).toEqual([
      true,
      true,
    ]);
  });

  it("for tokens that cannot be recorded warns", async () => {
    leavePayment(tokens);
    stubAccountApi({ ...account, [RECORD]: () => problem(409, "price_mismatch", "Not our price.") });
    await open("/buy-ngma");
    expect([
      shown("Warning"),
      shown("Payment successful but failed to record. Please contact support."),
    ]).toEqual([true, true]);
  });

  it("waits for somebody whose session has ended: a toast that stays, with the way to log in", async () => {
    leavePayment(tokens);
    const { sent } = stubAccountApi({
      ...account,
      [RECORD]: () => problem(401, "signed_out", "Please sign in."),
    });
    const { history } = await open("/buy-ngma");
    await pass(120_000);
    expect([shown("Login Required"), sent(RECORD).length, kept().length]).toEqual([true, 1, 1]);
    fireEvent.click(screen.getByRole("button", { name: "Log In" }));
    await pass(10);
    expect(history.location.pathname).toBe("/login");
  });

  it("is not asked about in somebody else's session, and is kept for its owner", async () => {
    leavePayment(plan, { account: "eve@example.com" });
    const { sent } = stubAccountApi(account);
    await open();
    expect([sent(VERIFY).length, kept().length, shown("Payment for Pre-Enigma")]).toEqual([0, 1, false]);
  });

  it("is only mentioned while nobody is signed in", async () => {
    leavePayment();
    const { sent } = stubAccountApi({ ...account, "GET /api/auth/check": signedOut });
    await open();
    expect(shown(/A payment sent from this browser is on its way/)).toBe(true);
    expect(sent(VERIFY)).toEqual([]);
  });

  it.each([
    ["is three days old", { sentAt: "2026-02-27T11:59:00.000Z" }],
    ["is not in our shape", { intent: { id: 7 } }],
  ])("and %s is dropped", async (_case, more) => {
    leavePayment(plan, more);
    const { sent } = stubAccountApi(account);
    await open();
    expect([sent(VERIFY).length, shown("Payment for Pre-Enigma")]).toEqual([0, false]);
  });

  it("can be left alone", async () => {
    leavePayment();
    stubAccountApi({ ...account, [VERIFY]: () => pending(1) });
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Stop watching" }));
    await pass(10);
    expect([kept().length, shown("Payment for Pre-Enigma")]).toEqual([0, false]);
  });
});

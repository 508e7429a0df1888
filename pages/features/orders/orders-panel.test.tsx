import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenOrder, Order, OrderPayment } from "../../../shared/orders.ts";
import { problem, signedIn, signedOut, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite } from "../../test/site.tsx";
import { settle } from "../../test/wallet-fakes.ts";

const ORDERS = "GET /api/orders";
const payment = (more: Partial<OrderPayment> = {}): OrderPayment => ({
  ...{ id: "p1", paidAt: "2026-03-01T10:00:00.000Z", state: "paid", product: "Enigmatic, 2 months" },
  ...{ method: "crypto", network: "base", amount: "300.001234", symbol: "USDC", priceCents: 30_000 },
  ...{ txHash: "0xabcdef0123456789abcdef", explorerUrl: "https://basescan.org/tx/0xabc", words: null },
  ...{ planUntil: "2026-05-01T00:00:00.000Z", receiptUrl: "/api/orders/p1/receipt" },
  ...{ delivery: null, refund: null, isReceiptIssued: true, creditNoteUrl: null },
  ...more,
});
const order = (paid: Partial<OrderPayment> = {}, more: Partial<Order> = {}): Order => ({
  ...{ id: "o1", state: "paid", arrived: "0", missing: null, symbol: "USDC", mayPayRest: false },
  ...{ product: paid.product ?? "Enigmatic, 2 months", priceCents: 30_000, payments: [payment(paid)] },
  ...more,
});
const toPay = (more: Partial<OpenOrder> = {}): OpenOrder => ({
  ...{ id: "i1", product: "Enigmatic, 2 months", priceCents: 30_000, amount: "300.001234", symbol: "USDC" },
  ...{ network: "base", walletAddress: "", txHash: null },
  ...{ createdAt: "2026-03-02T12:00:00.000Z", expiresAt: "2026-03-02T12:15:00.000Z" },
  ...more,
});
const site = {
  "GET /api/auth/check": () => signedIn(),
  "GET /api/orders/buyer": () => json({ buyer: { name: "", address: "", taxId: "" } }),
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

async function open(orders: Order[], answers: Parameters<typeof stubAccountApi>[0] = {}) {
  const api = stubAccountApi({
    ...site,
    [ORDERS]: () => json({ orders, next: null, usualHours: 6 }),
    ...answers,
  });
  await openSite("/account/orders");
  await settle();
  return api;
}
const sheet = (name: string) => within(screen.getByRole("article", { name }));

describe("the orders of an account", () => {
  it("say what was bought, until when, with its transaction and its receipt", async () => {
    await open([order()]);
    const one = sheet("Enigmatic, 2 months");
    expect(one.getByText("2026-03-01 UTC, Paid")).toBeTruthy();
    expect(one.getByText("Your plan is paid until 2026-05-01 UTC.")).toBeTruthy();
    expect(one.getByRole("link", { name: /Receipt/ }).getAttribute("href")).toBe("/api/orders/p1/receipt");
    expect(one.getByRole("link", { name: /BaseScan/ }).getAttribute("href")).toBe(
      "https://basescan.org/tx/0xabc",
    );
  });

  it("ask once whom receipts name, before the first one is opened", async () => {
    let buyer: unknown = null;
    const { sent } = await open([order({ isReceiptIssued: false })], {
      "GET /api/orders/buyer": () => json({ buyer }),
      "POST /api/orders/buyer": (body) => {
        buyer = body;
        return json({ buyer });
      },
    });
    const one = sheet("Enigmatic, 2 months");
    expect(one.queryByRole("link", { name: /Receipt/ })).toBeNull();
    fireEvent.click(one.getByRole("button", { name: "Receipt" }));
    fireEvent.change(one.getByLabelText("Name or company"), { target: { value: "Acme" } });
    fireEvent.click(one.getByRole("button", { name: "Save the invoice details" }));
    await settle();
    expect(sent("POST /api/orders/buyer")).toEqual([{ name: "Acme", address: "", taxId: "" }]);
    expect(one.getByRole("link", { name: /Receipt/ })).toBeTruthy();
    const details = within(screen.getByRole("region", { name: "Invoice details" }));
    expect(details.getByText("Acme")).toBeTruthy();
  });

  it("lead to the credit note of one that was taken back", async () => {
    await open([order({ state: "reversed", creditNoteUrl: "/api/orders/p1/credit-note" })]);
    const link = sheet("Enigmatic, 2 months").getByRole("link", { name: /Credit note/ });
    expect(link.getAttribute("href")).toBe("/api/orders/p1/credit-note");
  });

  it("show how far NGMA is, its usual time, and let its address be changed while nobody sends it", async () => {
    const delivery = {
      stage: "paid",
      address: "7xKX",
      mayChange: true,
      heldUntil: null,
      txHash: null,
      explorerUrl: null,
    } as const;
    const { sent } = await open([order({ product: "4,000 NGMA", planUntil: null, delivery })], {
      "POST /api/orders/p1/delivery-address": () => json({ address: "9abc" }),
    });
    const one = sheet("4,000 NGMA");
    expect(one.getByText(/Half of the last ones were sent within 6 hours/)).toBeTruthy();
    fireEvent.change(one.getByLabelText("Another Solana address"), { target: { value: " 9abc " } });
    fireEvent.click(one.getByRole("button", { name: "Change the address" }));
    await settle();
    expect(sent("POST /api/orders/p1/delivery-address")).toEqual([{ address: "9abc" }]);
  });

  it("say why one waits, ask where it goes back to, and lead to a fresh sign-in where that is needed", async () => {
    const words = "Less arrived than was asked for. It waits for an admin's decision.";
    const refund = { address: null, mayConfirm: true, isClaimed: false, txHash: null };
    const waiting = order({ state: "parked", words, refund, receiptUrl: null, planUntil: null });
    await open([{ ...waiting, state: "refund due" }], {
      "POST /api/orders/p1/refund-address": () =>
        problem(403, "sign_in_again", "Please sign in again first."),
    });
    const one = sheet("Enigmatic, 2 months");
    expect(one.getByText(words)).toBeTruthy();
    expect(one.getByText("2026-03-01 UTC, Refund due")).toBeTruthy();
    fireEvent.change(one.getByLabelText("Your address on Base"), { target: { value: "0x1" } });
    fireEvent.click(one.getByRole("button", { name: "Confirm the address" }));
    await settle();
    expect(one.getByRole("alert").textContent).toContain("sign-in of the last 15 minutes");
    expect(one.getByRole("link", { name: "Sign in again" }).getAttribute("href")).toBe("/login");
  });

  it("that came in parts list them, and lead to the rest or back", async () => {
    const part = (id: string) => payment({ id, state: "parked", receiptUrl: null, planUntil: null });
    const standing = { state: "partly paid", arrived: "19", missing: "1.003773", mayPayRest: true } as const;
    const { sent } = await open([order({}, { ...standing, payments: [part("p2"), part("p1")] })], {
      "POST /api/orders/o1/refund-address": () => json({ address: "0x1" }),
    });
    const one = sheet("Enigmatic, 2 months");
    expect(one.getByText("2026-03-01 UTC, Partly paid")).toBeTruthy();
    expect(one.getAllByText(/USDC on Base, 2026-03-01 UTC: Waiting/)).toHaveLength(2);
    await vi.waitFor(() => expect(one.getByText(/19 USDC arrived; 1.003773 USDC is missing/)).toBeTruthy());
    expect(one.getByRole("button", { name: "Pay the rest" })).toBeTruthy();
    fireEvent.click(one.getByRole("button", { name: "Take it back" }));
    fireEvent.change(one.getByLabelText("Your address on Base"), { target: { value: "0x1" } });
    fireEvent.click(one.getByRole("button", { name: "Send it back there" }));
    await settle();
    expect(sent("POST /api/orders/o1/refund-address")).toEqual([{ address: "0x1" }]);
  });

  it("that nothing came for yet say what is to be paid until when, and go on with it", async () => {
    const { calls } = await open([], {
      [ORDERS]: () => json({ open: [toPay()], orders: [], next: null, usualHours: null }),
      "GET /api/payment-intents/i1": () => problem(404, "not_found", "There is nothing at this address."),
    });
    expect(screen.queryByText(/No orders yet/)).toBeNull();
    const one = sheet("To be paid: Enigmatic, 2 months");
    expect(one.getByText("To be paid until 12:15 UTC")).toBeTruthy();
    expect(one.getByText("300.001234 USDC on Base")).toBeTruthy();
    fireEvent.click(one.getByRole("button", { name: "Go on" }));
    await settle();
    await vi.waitFor(() => expect(calls("GET /api/payment-intents/i1").length).toBeGreaterThan(0));
  });

  it("to be paid by a wallet name it and lead to where it is begun; what was sent is not to be sent again", async () => {
    const walletAddress = "0x00000000000000000000000000000000000000aa";
    const txHash = "0xabc";
    await open([], {
      [ORDERS]: () =>
        json({
          open: [
            toPay({ walletAddress }),
            toPay({ id: "i2", product: "4,000 NGMA", walletAddress }),
            toPay({ id: "i3", product: "Pre-Enigma, 1 month", walletAddress, txHash }),
          ],
          ...{ orders: [], next: null, usualHours: null },
        }),
    });
    const linkOf = (name: string) =>
      sheet(`To be paid: ${name}`).queryByRole("link", { name: /Pay with your wallet/ });
    expect(linkOf("Enigmatic, 2 months")?.getAttribute("href")).toBe("/pricing");
    expect(linkOf("4,000 NGMA")?.getAttribute("href")).toBe("/buy-ngma");
    expect(linkOf("Pre-Enigma, 1 month")).toBeNull();
    expect(sheet("To be paid: Pre-Enigma, 1 month").getByText(/Do not send it again/)).toBeTruthy();
  });

  it("of nobody ask to sign in", async () => {
    await open([], { "GET /api/auth/check": signedOut });
    expect(screen.getByText("Please sign in")).toBeTruthy();
  });
});

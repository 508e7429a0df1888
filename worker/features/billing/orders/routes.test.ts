import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { type OrdersReply, ordersReplySchema } from "../../../../shared/orders.ts";
import {
  creditNotes,
  distributions,
  notices,
  mails as outbox,
  paymentIntents,
  payments,
  receipts,
  users,
} from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { replyToError } from "../../../http/on-error.ts";
import { securityHeaders } from "../../../http/reply/security-headers.ts";
import { nameRequest } from "../../../http/request-id.ts";
import type { Mail } from "../../../providers/mail/mail.ts";
import { someHash, someWallet } from "../../../test/billing/ledger-chain.ts";
import { begin, openBilling, pay, settleAs, signFor, someUser } from "../../../test/billing/open-billing.ts";
import { passTime } from "../../../test/clock.ts";
import { ORIGIN, signIn, someEmail } from "../../../test/people.ts";
import { sendMails } from "../../mail/outbox.ts";
import { changeStatus } from "../../ngma/distributions/change-status.ts";
import { reversePayment } from "../apply/reverse-payment.ts";
import { sendNotices } from "../notices/send-notices.ts";
import { reinstatePayment } from "../parked/reinstate-payment.ts";
import { takeBack } from "../parked/take-back.ts";
import { issueCreditNotes } from "./receipts/credit-notes.ts";
import { eraseBuyers } from "./receipts/erase-buyers.ts";
import { orderRoutes } from "./routes.ts";

const ADMIN = "root@example.com";
const NGMA_ORDER = { tier: undefined, ngmaAmount: 4_000 };
type Row = typeof payments.$inferSelect;

async function open() {
  const billing = openBilling();
  const { ledgers } = billing;
  const sent: Mail[] = [];
  const mailer = { from: "x@example.com", send: async (mail: Mail) => void sent.push(mail) };
  const deps = {
    ...billing.deps,
    mailer,
    now: () => new Date(),
    config: {
      ...billing.deps.config,
      seller: { name: "Enigma Ltd", address: ["1 Road", "Town"], taxId: "X1" as string | null },
      tax: undefined as Deps["config"]["tax"],
    },
  };
  const email = someEmail();
  const cookie = await signIn(email);
  const [user] = await deps.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error("nobody");
  const app = new Hono<AppEnv>()
    .use(nameRequest, securityHeaders)
    .use(async (c, next) => {
      c.set("deps", deps);
      await next();
    })
    .route("/api/orders", orderRoutes)
    .onError(replyToError);
  const ask = (path = "", body?: unknown, headers: Record<string, string> = { Cookie: cookie }) =>
    app.request(
      `${ORIGIN}/api/orders${path}`,
      {
        method: body === undefined ? "GET" : "POST",
        headers: { Origin: ORIGIN, "Content-Type": "application/json", ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      env,
    );
  const read = async (path = ""): Promise<OrdersReply> =>
    ordersReplySchema.parse(await (await ask(path)).json());
  /** Every payment of every order. */
  const list = async (path = "") => {
    const { orders, ...page } = await read(path);
    return { ...page, orders: orders.flatMap(({ payments: paid }) => paid) };
  };
  const start = (more: Parameters<typeof begin>[2] = {}) => begin(deps, user, more);
  const act = async (path: string, body: unknown) => {
    const reply = await ask(path, body);
    return (await reply.json<{ code?: string }>()).code ?? reply.status;
  };
  /** Pays what an order of the account asks for, and so much less. */
  const buy = async (more: Parameters<typeof begin>[2] = {}, missing = 0n): Promise<Row> => {
    const intent = await begin(deps, user, more);
    if (missing > 0n) await signFor(deps, intent);
    const hash = pay(ledgers, intent, missing > 0n ? { amount: BigInt(intent.amount) - missing } : {});
    const facts = await ledgers[intent.network as "base"].findTransaction(hash);
    await settleAs(deps, { intent, facts: facts && { ...facts, at: new Date() } });
    const [row] = await deps.db.select().from(payments).where(eq(payments.hash, hash));
    if (!row) throw new Error("no row");
    return row;
  };
  const mails = async () => {
    await sendNotices(deps);
    await sendMails(deps);
    return sent.splice(0).map(({ subject }) => subject);
  };
  return { ...billing, deps, user, ask, read, list, act, buy, start, mails };
}

beforeEach(async () => {
  const { deps } = openBilling();
  const tables = [payments, distributions, receipts, creditNotes, notices, outbox];
  for (const table of tables) await deps.db.delete(table);
});

describe("an account's orders", () => {
  it("show what was bought, its state, the plan's end, the network's explorer and a receipt", async () => {
    const { list, buy, user, mails } = await open();
    const row = await buy({ months: 2 });
    const { orders } = await list();
    expect(orders).toMatchObject([
      {
        ...{ id: row.id, state: "paid", product: "Pre-Enigma, 2 months", network: "base", symbol: "USDC" },
        ...{ priceCents: 4_000, txHash: row.hash, words: null, refund: null, delivery: null },
        explorerUrl: `https://basescan.org/tx/${row.hash}`,
        planUntil: expect.any(String),
        receiptUrl: `/api/orders/${row.id}/receipt`,
      },
    ]);
    expect(await mails()).toEqual(["Your payment for Pre-Enigma, 2 months is credited"]);
    expect(await mails()).toEqual([]);
    expect(user.id).toBe(row.userId);
  });

  it("list those that nothing came for yet, while they can be paid or something is on its way, to their own account alone", async () => {
    const { deps, ledgers, read, start } = await open();
    await begin(deps, someUser(), { walletAddress: undefined });
    const first = await start({ walletAddress: undefined });
    passTime(60_000);
    const second = await start({ months: 2 });
    const amount = Number(second.amount) / 1e6;
    expect((await read()).open).toMatchObject([
      { id: second.id, product: "Pre-Enigma, 2 months", walletAddress: second.sender, txHash: null },
      { id: first.id, network: "base", symbol: "USDC", priceCents: 2_000, walletAddress: "" },
    ]);
    expect(Number((await read()).open[0]?.amount)).toBe(amount);
    expect((await read(`?after=${first.id}`)).open).toEqual([]);
    await settleAs(deps, { intent: first, facts: await ledgers.base.findTransaction(pay(ledgers, first)) });
    expect((await read()).open).toMatchObject([{ id: second.id }]);
    passTime(20 * 60_000);
    expect((await read()).open).toEqual([]);
    await deps.db.update(paymentIntents).set({ reportedHash: "0x1" }).where(eq(paymentIntents.id, second.id));
    expect((await read()).open).toMatchObject([{ id: second.id, txHash: "0x1" }]);
  });

  it("say of a short payment what to do next, and of a waiting one why; both by mail", async () => {
    const { list, read, buy, mails } = await open();
    await buy({}, 1_000_000n);
    const [order] = (await read()).orders;
    expect(order).toMatchObject({ state: "partly paid", mayPayRest: true, product: "Pre-Enigma, 1 month" });
    expect(order?.missing).toMatch(/^1(\.0\d*)?$/);
    const [short] = (await list()).orders;
    expect(short).toMatchObject({ state: "parked", product: "Pre-Enigma, 1 month" });
    expect(short?.words).toBe(
      "Less arrived than was asked for. Pay the rest and the order is complete, or take it back.",
    );
    passTime(25 * 60 * 60_000);
    expect((await read()).orders).toMatchObject([{ state: "refund due", mayPayRest: false, missing: null }]);
    const [late] = (await list()).orders;
    expect(late).toMatchObject({ refund: { address: null, mayConfirm: true, txHash: null } });
    expect(late?.words).toBe("Less arrived than was asked for. It waits for an admin's decision.");
    expect(await mails()).toEqual(["Your payment was short"]);
  });

  it("are nobody else's, and need a session", async () => {
    const { ask, list, deps } = await open();
    const other = await begin(deps, someUser());
    expect((await list()).orders).toEqual([]);
    expect((await ask("", undefined, {})).status).toBe(401);
    expect((await ask(`/${other.id}/receipt`)).status).toBe(404);
  });

  it("come in pages", async () => {
    const { list, deps, user } = await open();
    for (let i = 0; i < 60; i++)
      await deps.db.insert(payments).values({
        ...{ id: `o${i}`, userId: user.id, network: "base", hash: `0x${i}`, method: "crypto", amount: "1" },
        ...{ priceCents: 1, state: "refunded", paidAt: 1, createdAt: 1 + (i % 3) },
      });
    const first = await list();
    const second = await list(`?after=${first.next}`);
    expect([first.orders.length, second.orders.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(60);
  });
});

describe("a receipt", () => {
  it("is one page, names seller, buyer and payment, and keeps its number and its seller", async () => {
    const { ask, buy, deps, user } = await open();
    const row = await buy();
    const reply = await ask(`/${row.id}/receipt`);
    const page = await reply.text();
    const [, style = ""] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
    expect(style).not.toMatch(/&\w+;/);
    expect(reply.headers.get("Content-Security-Policy")).toContain(
      `default-src 'none'; style-src 'sha256-${btoa(String.fromCharCode(...hash))}'`,
    );
    for (const words of ["Receipt 1", "Enigma Ltd", "1 Road", "Tax id X1", user.email, "USD 20.00", row.hash])
      expect(page).toContain(words);
    deps.config = { ...deps.config, seller: { name: "Another <b>", address: [], taxId: null } };
    expect(await (await ask(`/${row.id}/receipt`)).text()).toBe(page);
  });

  it("is numbered without gaps, once a payment, however many ask at once", async () => {
    const { ask, buy, deps } = await open();
    const rows = [await buy(), await buy(), await buy()];
    const asked = rows.flatMap(({ id }) => Array.from({ length: 3 }, async () => ask(`/${id}/receipt`)));
    await Promise.all(asked);
    const issued = await deps.db.select().from(receipts).orderBy(receipts.number);
    expect(issued.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("there is none of what waits or came by card", async () => {
    const { ask, buy, deps } = await open();
    const parked = await buy({}, 1_000_000n);
    const paid = await buy();
    await deps.db.update(payments).set({ network: "card" }).where(eq(payments.id, paid.id));
    for (const { id } of [parked, paid]) expect((await ask(`/${id}/receipt`)).status).toBe(404);
  });
});

describe("whom a receipt names", () => {
  const ACME = { name: "Acme GmbH", address: "1 Street\n\n12345 Town ", taxId: "DE123" };

  it("is asked once, can be changed until it is issued, and stays on it", async () => {
    const { ask, act, buy } = await open();
    const [first, second] = [await buy(), await buy()];
    expect(await (await ask("/buyer")).json()).toEqual({ buyer: null });
    expect(await act("/buyer", { name: "Nobody", address: "", taxId: "" })).toBe(200);
    expect(await act("/buyer", ACME)).toBe(200);
    const page = await (await ask(`/${first.id}/receipt`)).text();
    for (const words of ["Acme GmbH", "<p>1 Street</p>", "<p>12345 Town</p>", "Tax id DE123"])
      expect(page).toContain(words);
    expect(page).not.toContain("Nobody");
    await act("/buyer", { ...ACME, name: "<i>Another</i>" });
    expect(await (await ask(`/${first.id}/receipt`)).text()).toBe(page);
    expect(await (await ask(`/${second.id}/receipt`)).text()).toContain("&lt;i&gt;Another&lt;/i&gt;");
  });

  it("is nobody else's, and no text that a printer or a database would choke on", async () => {
    const { act, ask } = await open();
    await act("/buyer", ACME);
    const other = await open();
    expect(await (await other.ask("/buyer")).json()).toEqual({ buyer: null });
    expect((await ask("/buyer", undefined, {})).status).toBe(401);
    for (const name of ["a\u0000b", "a\u001bb", "x".repeat(201)])
      expect(await act("/buyer", { ...ACME, name })).toBe("invalid_request");
  });

  it("is erased after ten years; number and amount stay", async () => {
    const { ask, act, buy, deps } = await open();
    const row = await buy();
    await act("/buyer", ACME);
    await ask(`/${row.id}/receipt`);
    const inYears = async (years: number) => {
      const at = new Date();
      at.setUTCFullYear(at.getUTCFullYear() + years);
      at.setUTCDate(at.getUTCDate() + 1);
      await eraseBuyers({ ...deps, now: () => new Date(at) });
      return (await ask(`/${row.id}/receipt`)).text();
    };
    expect(await inYears(9)).toContain("Acme GmbH");
    const page = await inYears(10);
    expect(page).not.toMatch(/Acme|DE123/);
    expect(page).toMatch(/Receipt 1[\s\S]+No longer stored[\s\S]+USD 20\.00/);
  });
});

describe("the tax on a receipt", () => {
  it("is the tax included in the price at that time, and none if none is set", async () => {
    const { ask, buy, deps } = await open();
    const [plain, taxed] = [await buy(), await buy()];
    expect(await (await ask(`/${plain.id}/receipt`)).text()).toContain("No tax is charged.");
    deps.config = { ...deps.config, tax: { name: "VAT", percent: 19 } };
    const words = "VAT 19%, included in the price: USD 3.19";
    expect(await (await ask(`/${taxed.id}/receipt`)).text()).toContain(words);
    deps.config = { ...deps.config, tax: { name: "VAT", percent: 25 } };
    expect(await (await ask(`/${taxed.id}/receipt`)).text()).toContain(words);
    expect(await (await ask(`/${plain.id}/receipt`)).text()).toContain("No tax is charged.");
  });
});

describe("a credit note", () => {
  const reverse = (deps: Deps, { id }: Row, reason = "refunded") =>
    reversePayment(deps, { paymentId: id, reason });

  it("cancels the receipt of a reversed payment, with its own number sequence", async () => {
    const { ask, buy, deps, list } = await open();
    const rows = [await buy(), await buy(), await buy()];
    for (const { id } of rows) await ask(`/${id}/receipt`);
    const [, row, other] = rows as [Row, Row, Row];
    expect((await ask(`/${row.id}/credit-note`)).status).toBe(404);
    for (const one of [other, row]) await reverse(deps, one);
    expect((await list()).orders.filter(({ creditNoteUrl }) => creditNoteUrl !== null)).toHaveLength(2);
    const asked = [row, row, other, row].map(async ({ id }) => (await ask(`/${id}/credit-note`)).text());
    const pages = await Promise.all(asked);
    const numbers = (await deps.db.select().from(creditNotes)).map(({ number }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(pages[0]).toMatch(/Credit note C-[12][\s\S]+Receipt 2 of[\s\S]+USD -20\.00/);
    expect(pages[1]).toBe(pages[0]);
    expect(await (await ask(`/${row.id}/receipt`)).text()).toMatch(/Reversed[\s\S]+Credit note C-[12] of/);
  });

  it("there is none without a receipt, for somebody else, and while a dispute is open", async () => {
    const { ask, buy, deps } = await open();
    const [bare, disputed, own] = [await buy(), await buy(), await buy()];
    for (const { id } of [disputed, own]) await ask(`/${id}/receipt`);
    await reverse(deps, bare);
    await reverse(deps, own);
    await reverse(deps, disputed, "disputed");
    for (const { id } of [bare, disputed]) expect((await ask(`/${id}/credit-note`)).status).toBe(404);
    const other = await open();
    expect((await other.ask(`/${own.id}/credit-note`)).status).toBe(404);
    expect(await deps.db.select().from(creditNotes)).toEqual([]);
    await reverse(deps, disputed, "the dispute was lost");
    expect((await ask(`/${disputed.id}/credit-note`)).status).toBe(200);
  });

  it("is followed by a new receipt once its payment counts again, and by a note of its own when that is taken back", async () => {
    const { ask, buy, deps } = await open();
    const row = await buy();
    const page = async (what: string) => (await ask(`/${row.id}/${what}`)).text();
    const again = async () => {
      await reinstatePayment(deps, { id: row.id, admin: ADMIN, note: "by mistake" });
      return Promise.all([page("receipt"), page("receipt"), page("receipt")]);
    };
    expect(await page("receipt")).toContain("Receipt 1");
    await reverse(deps, row);
    // Without a note it is the same one that counts again.
    expect((await again())[0]).toContain("Receipt 1");
    await reverse(deps, row, "taken back once more");
    expect(await page("credit-note")).toMatch(/Credit note C-1[\s\S]+Receipt 1 of/);
    expect(await page("receipt")).toMatch(/Receipt 1[\s\S]+Credit note C-1 of/);
    const pages = await again();
    for (const one of pages) expect(one).toContain("Receipt 2");
    expect(pages[0]).not.toContain("Reversed");
    expect((await ask(`/${row.id}/credit-note`)).status).toBe(404);
    await reverse(deps, row, "a third time");
    expect(await page("credit-note")).toMatch(/Credit note C-2[\s\S]+Receipt 2 of/);
    expect((await deps.db.select().from(receipts)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it("is issued by cron a day after, once, whether or not anybody asks for it", async () => {
    const { ask, buy, deps } = await open();
    const row = await buy();
    await ask(`/${row.id}/receipt`);
    await reverse(deps, row);
    const issue = (hours: number) =>
      issueCreditNotes({ ...deps, now: () => new Date(Date.now() + hours * 3_600_000) });
    await issue(23);
    expect(await deps.db.select().from(creditNotes)).toEqual([]);
    await Promise.all([issue(25), issue(25)]);
    await issue(26);
    expect(await deps.db.select().from(creditNotes)).toMatchObject([{ number: 1, paymentId: row.id }]);
  });
});

describe("where money goes back to", () => {
  it("is given by its buyer after a fresh sign-in, for payments that wait or were reversed", async () => {
    const { act, buy, list, deps } = await open();
    const parked = await buy({}, 1_000_000n);
    const home = someWallet("base");
    const confirm = (id: string, address = home) => act(`/${id}/refund-address`, { address });
    expect(await confirm(parked.id, "0x12")).toBe("wallet_address_invalid");
    expect(await confirm(parked.id, deps.config.chains.base?.receiver)).toBe("wallet_address_invalid");
    expect(await confirm(parked.id)).toBe(200);
    expect((await list()).orders[0]?.refund).toEqual({
      address: home,
      mayConfirm: true,
      isClaimed: false,
      txHash: null,
    });
    const paid = await buy({ months: 3 });
    expect(await confirm(paid.id)).toBe("order_state");
    await takeBack(deps, { id: paid.id, admin: ADMIN, note: "he asked" });
    expect(await confirm(paid.id)).toBe(200);
    passTime(16 * 60_000);
    expect(await confirm(parked.id)).toBe("sign_in_again");
  });
});

describe("where bought NGMA goes", () => {
  it("is never a program, a mint or an address of ours; nor what the network says is no wallet", async () => {
    const { deps, ledgers } = await open();
    const { ngma, chains } = deps.config;
    const to = (deliveryAddress: string) =>
      begin(deps, someUser(), { ...NGMA_ORDER, deliveryAddress }).then(
        () => "made",
        (error) => error.code,
      );
    for (const address of [
      "11111111111111111111111111111111",
      "1nc1nerator11111111111111111111111111111111",
      "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
      ngma?.treasury ?? "",
      ngma?.mint ?? "",
      chains.solana?.receiver ?? "",
    ])
      expect(await to(address)).toBe("delivery_impossible");
    const program = someWallet("solana");
    ledgers.solana.canReceive = async (address) => address !== program;
    expect([await to(program), await to(someWallet("solana"))]).toEqual(["delivery_impossible", "made"]);
  });

  it("can be changed by its buyer until an admin claims it; the change waits a day and is mailed", async () => {
    const { act, buy, deps, list, mails } = await open();
    const row = await buy({ ...NGMA_ORDER, deliveryAddress: someWallet("solana") });
    await mails();
    const [home, other] = [someWallet("solana"), someWallet("solana")];
    const change = (address: string) => act(`/${row.id}/delivery-address`, { address });
    expect(await change("11111111111111111111111111111111")).toBe("delivery_impossible");
    expect(await change(home)).toBe(200);
    expect((await list()).orders[0]?.delivery).toMatchObject({
      stage: "paid",
      address: home,
      mayChange: true,
    });
    expect(await mails()).toEqual(["The delivery address of your NGMA was changed"]);
    const claim = () =>
      changeStatus(deps, { id: row.id, admin: ADMIN, change: { status: "claim" } }).then(
        ({ walletAddress }) => walletAddress,
        (error) => error.code,
      );
    expect(await claim()).toBe("distribution_held");
    passTime(24 * 3_600_000);
    expect(await change(other)).toBe("sign_in_again");
    expect(await claim()).toBe(home);
    expect((await list()).orders[0]?.delivery).toMatchObject({ stage: "queued", mayChange: false });
  });

  it("cannot be changed once it is claimed; sent, it shows its transaction and is mailed", async () => {
    const { act, buy, deps, list, mails } = await open();
    const row = await buy({ ...NGMA_ORDER, deliveryAddress: someWallet("solana") });
    await mails();
    const admin = (change: Parameters<typeof changeStatus>[1]["change"]) =>
      changeStatus({ ...deps, chains: {} }, { id: row.id, admin: ADMIN, change });
    await admin({ status: "claim" });
    expect(await act(`/${row.id}/delivery-address`, { address: someWallet("solana") })).toBe("order_state");
    const txHash = someHash("solana");
    await admin({ status: "sent", txHash });
    expect((await list()).orders[0]?.delivery).toMatchObject({ stage: "sent", txHash });
    expect(await mails()).toEqual(["4,000 NGMA is on its way"]);
    await expect(takeBack(deps, { id: row.id, admin: ADMIN, note: "x" })).rejects.toMatchObject({
      code: "order_state",
    });
  });
});

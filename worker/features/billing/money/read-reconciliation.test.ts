import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, gt } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { reconciliationSchema } from "../../../../shared/audit.ts";
import { accountChecks, distributions, paymentSums, payments, users } from "../../../db/schema.ts";
import { clearBooks, DAY, openBooks } from "../../../test/billing/money/open-books.ts";
import { someUser } from "../../../test/billing/open-billing.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { DONE, hold, newCall, openAccount } from "../../../test/keys/account.ts";
import { buyNgma, openAs } from "../../../test/ngma/shop.ts";
import { applyOpenPayments } from "../apply/apply-open-payments.ts";
import { reversePayment } from "../apply/reverse-payment.ts";
import { checkAccounts } from "./check-accounts.ts";
import { readReconciliation } from "./read-reconciliation.ts";
import { sumPayments } from "./sum-payments.ts";

beforeEach(clearBooks);

describe("F-211: the money that came and what was granted for it", () => {
  it("agree, by token and exactly, where nothing went wrong", async () => {
    const { buy, compare, deps } = await openBooks();
    const one = await buy();
    await buy(one.user, { tier: "enigmatic", months: 2, network: "ethereum", token: "USDT" });
    await buy(undefined, { tier: "enigmatic", network: "polygon", token: "native" });
    const taken = await buy();
    await reversePayment(deps, { paymentId: taken.id, reason: "refunded" });
    const { tokens, differences, checked, accounts } = await compare();
    expect(differences).toEqual([]);
    expect([checked, accounts]).toEqual([3, 3]);
    expect(tokens.map(({ network, symbol, payments: n }) => [network, symbol, n])).toEqual([
      ["base", "USDC", 1],
      ["ethereum", "USDT", 1],
      ["polygon", "POL", 1],
    ]);
    expect(tokens.map(({ cents }) => cents)).toEqual([2_000, 30_000, 15_000]);
    for (const { cents, planCents, grantedCents } of tokens)
      expect([planCents, grantedCents]).toEqual([cents, cents]);
  });

  it("are sums that stay those of all payments, whatever becomes of one", async () => {
    const { buy, deps } = await openBooks();
    const readSums = () => deps.db.select().from(paymentSums).where(gt(paymentSums.payments, 0));
    const [first, second] = [await buy(), await buy()];
    await buy(undefined, { tier: "enigmatic", network: "polygon", token: "native" });
    await deps.db.insert(payments).values({
      ...{ id: "card", hash: "in_1", network: "card", method: "card", amount: "500", priceCents: 500 },
      ...{ state: "credited", paidAt: 1, createdAt: 1 },
    });
    await reversePayment(deps, { paymentId: first.id, reason: "refunded" });
    await deps.db.update(payments).set({ tier: null, priceCents: 7 }).where(eq(payments.id, second.id));
    await deps.db.update(payments).set({ reversedAt: null }).where(eq(payments.id, first.id));
    await deps.db.delete(payments).where(eq(payments.network, "polygon"));
    const kept = await readSums();
    expect(kept).toEqual([
      { network: "base", symbol: "USDC", payments: 2, cents: 2_007, planCents: 2_000 },
      { network: "card", symbol: "", payments: 1, cents: 500, planCents: 0 },
    ]);
    await sumPayments(deps);
    expect(await readSums()).toEqual(kept);
  });

  it("a payment without its grant and a grant without its payment are both named, in the log and to admins", async () => {
    const logged = expectErrors();
    const { buy, compare, deps } = await openBooks();
    const [lost, extra, fine] = [await buy(), await buy(), await buy()];
    await deps.accounts.getByName(lost.user.id).revokePayment(lost.id);
    const gift = { id: "nobody-paid-this", source: "crypto", tier: "enigmatic", months: 3 } as const;
    await deps.accounts.getByName(extra.user.id).applyPayment(gift);
    const { differences, tokens } = await compare();
    expect(differences.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: "grant_without_payment", id: gift.id, detail: "crypto: 3 x enigmatic", email: null },
      { kind: "payment_without_grant", id: lost.id, detail: "crypto: 1 x pre-enigma", email: null },
    ]);
    expect(tokens).toMatchObject([{ payments: 3, planCents: 6_000, grantedCents: 4_000 }]);
    const lines = logged().filter((line) => line.includes("money-difference"));
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain(lost.id);
    expect(lines.join()).toContain(gift.id);
    expect(lines.join()).not.toContain(fine.id);
    // Nothing was changed by looking, and what is put right is gone from the list the day after.
    expect((await deps.accounts.getByName(extra.user.id).readLedger()).grants).toHaveLength(2);
    await deps.accounts.getByName(extra.user.id).revokePayment(gift.id);
    expect((await compare()).differences.map(({ id }) => id)).toEqual([lost.id]);
  });

  it("months of another plan than was paid for are named; so is NGMA sent for no payment", async () => {
    expectErrors();
    const { buy, compare, deps } = await openBooks();
    const { id } = await buy();
    await deps.db.update(payments).set({ tier: "enigmatic", months: 12 }).where(eq(payments.id, id));
    const bought = await buyNgma();
    for (const paymentId of [bought.id, "no-such-payment"])
      await deps.db
        .insert(distributions)
        .values({ paymentId, status: "sent", txHash: `tx of ${paymentId}`, sentAt: 1 });
    expect((await compare()).differences).toEqual([
      { kind: "grant_differs", id, detail: "crypto: 1 x pre-enigma, paid: 12 x enigmatic", email: null },
      {
        kind: "hand_out_without_payment",
        id: "no-such-payment",
        detail: "sent in tx of no-such-payment",
        email: null,
      },
    ]);
  });

  it("what is still on its way within the hour is no difference", async () => {
    const { deps, pass } = await openBooks();
    const now = deps.now().getTime();
    const row = { network: "card", method: "card", tier: "pre-enigma", months: 1 } as const;
    await deps.db.insert(payments).values({
      ...{ id: "fresh", hash: "fresh", userId: someUser().id, ...row, amount: "2070", priceCents: 2_070 },
      ...{ symbol: "USD", decimals: 2, state: "credited", paidAt: now, createdAt: now },
    });
    pass(59);
    await checkAccounts(deps);
    const { differences, tokens } = await readReconciliation(deps);
    expect(differences).toEqual([]);
    expect(tokens).toMatchObject([{ network: null, symbol: "USD", planCents: 2_070 }]);
    await applyOpenPayments(deps);
  });

  it("each account is compared once a day, and one that cannot be asked keeps no other waiting", async () => {
    const { buy, deps, pass } = await openBooks();
    const [a, b] = [await buy(), await buy()];
    let asked = 0;
    const accounts = {
      getByName: (name: string) => {
        asked++;
        if (name === a.user.id) throw new Error("unreachable");
        return deps.accounts.getByName(name);
      },
    } as unknown as typeof deps.accounts;
    pass(DAY);
    await expect(checkAccounts({ ...deps, accounts })).rejects.toThrow("1 accounts not compared");
    await checkAccounts(deps);
    expect(asked).toBe(2);
    await checkAccounts({ ...deps, accounts });
    expect(asked).toBe(2);
    expect(b.id).not.toBe("");
  });

  it("is shown to admins alone", async () => {
    const [admin, user] = [await openAs("admin"), await openAs("user")];
    const path = "/api/admin/reconciliation";
    expect((await user.send(path)).status).toBe(403);
    expect(reconciliationSchema.parse(await (await admin.send(path)).json()).differences).toEqual([]);
  });
});

describe("F-206: yesterday's backup is restored", () => {
  it("what was paid since is named as grants without payments, what was taken back since as payments without grants", async () => {
    expectErrors();
    const { buy, compare, deps, pass } = await openBooks();
    const user = someUser();
    const [kept, refunded] = [await buy(user), await buy()];
    await deps.db.insert(users).values({
      ...{ id: user.id, email: "owner@example.com", offeredTier: "free", createdAt: 1 },
    });
    const backup = await deps.db.select().from(payments);
    pass(DAY);
    const since = await buy(user);
    await reversePayment(deps, { paymentId: refunded.id, reason: "refunded" });
    await deps.db.delete(payments);
    await deps.db.delete(accountChecks);
    for (const row of backup) await deps.db.insert(payments).values(row);
    const { differences } = await compare();
    const byKind = differences.toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(byKind.map(({ kind, id, email }) => [kind, id, email])).toEqual([
      ["grant_without_payment", since.id, "owner@example.com"],
      ["payment_without_grant", refunded.id, null],
    ]);
    expect(kept.id).not.toBe(since.id);
  });
});

describe("F-055: the account's object is the truth of its credits", () => {
  it("a counter that is not what the call log says is named, and no credit is given or taken by that", async () => {
    const logged = expectErrors();
    const { deps } = await openBooks();
    const { accountId, account, first } = await openAccount();
    await deps.db.insert(users).values({
      ...{ id: accountId, email: "caller@example.com", offeredTier: "free", createdAt: 1 },
    });
    for (let i = 0; i < 3; i++) await account.commit(await hold(account, newCall(first.hash)), DONE, "{}");
    await checkAccounts(deps);
    expect((await readReconciliation(deps)).differences).toEqual([]);
    await runInDurableObject(account, (_, { storage }) => {
      storage.sql.exec("UPDATE used SET credits = 1");
    });
    await deps.db.delete(accountChecks);
    await checkAccounts(deps);
    expect((await readReconciliation(deps)).differences).toMatchObject([
      { kind: "credits_counted_wrong", detail: "1 counted, 3 in the log", email: "caller@example.com" },
    ]);
    expect(logged().join()).toContain(accountId);
    expect(logged().join()).not.toContain("caller@example.com");
    expect(await account.readLedger()).toMatchObject({ counted: 1, logged: 3 });
  });

  it("no table of D1 counts calls or credits, so there is no second number to disagree with", async () => {
    const { results } = await env.DB.prepare("SELECT sql FROM sqlite_master WHERE type = 'table'").all<{
      sql: string | null;
    }>();
    // What an admin gave is a deed on record; what is left of it, the object alone knows.
    const counting = results.filter(({ sql }) => !/TABLE `?gifts/.test(sql ?? ""));
    const columns = counting.map(({ sql }) => sql ?? "").join("\n");
    expect(columns).toContain("account_checks");
    expect(columns).not.toMatch(/credits|usage|api_key/i);
  });
});

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, payments } from "../../db/schema.ts";
import { ProviderError } from "../../providers/fetch-json.ts";
import { buyNgma, codeOf, db, openOffice, readHandOut, someHash, transferTo } from "../ngma/shop.ts";

const auditOf = (id: string) => db.select().from(auditLog).where(eq(auditLog.subject, id));
const actionsOf = async (id: string) => (await auditOf(id)).map(({ admin, action }) => `${admin}: ${action}`);
const sent = (txHash = someHash()) => ({ status: "sent", txHash }) as const;

describe("handing out NGMA, with nobody to ask", () => {
  it("a purchase is claimed, sent and confirmed, and each step is in the audit log", async () => {
    const office = openOffice();
    const { id } = await buyNgma();
    const txHash = someHash();
    expect(await readHandOut(id)).toBeUndefined();
    expect(await office.change("ada", id, { status: "claim" })).toMatchObject({
      distributionStatus: "pending",
      claimedBy: "ada",
      verified: false,
    });
    expect(await office.change("ada", id, { status: "release" })).toMatchObject({ claimedBy: null });
    expect(await office.change("ada", id, { status: "sent", txHash: ` ${txHash}\n` })).toMatchObject({
      distributionStatus: "sent",
      distributionTxHash: txHash,
      verified: false,
      claimedBy: "ada",
    });
    expect(await office.change("bob", id, { status: "confirmed" })).toMatchObject({
      distributionStatus: "confirmed",
    });
    expect(await actionsOf(id)).toEqual([
      "ada: distribution claimed",
      "ada: distribution released",
      "ada: distribution sent",
      "bob: distribution confirmed",
    ]);
    expect((await auditOf(id)).map(({ detail }) => detail)).toEqual([
      null,
      null,
      `${txHash} (unverified)`,
      `${txHash} (unverified)`,
    ]);
  });

  it("F-148: of ten admins who mark a free one as sent at once, one has sent it", async () => {
    const office = openOffice();
    const { id } = await buyNgma();
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, i) => codeOf(office.change(`admin${i}`, id, sent()))),
    );
    expect(tries.filter((result) => result === "distribution_taken")).toHaveLength(9);
    const row = await readHandOut(id);
    expect(await auditOf(id)).toHaveLength(1);
    expect(tries).toContainEqual(expect.objectContaining({ distributionTxHash: row?.txHash }));
  });

  it("F-148: of ten admins who claim one at once, one has it", async () => {
    const office = openOffice();
    const { id } = await buyNgma();
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, i) => codeOf(office.change(`admin${i}`, id, { status: "claim" }))),
    );
    expect(tries.filter((result) => result === "distribution_taken")).toHaveLength(9);
    expect(await actionsOf(id)).toEqual([`${(await readHandOut(id))?.claimedBy}: distribution claimed`]);
  });

  it("F-148: a second click changes nothing and is 409", async () => {
    const office = openOffice();
    const { id } = await buyNgma();
    const click = sent();
    const clicks = await Promise.all([1, 2, 3].map(() => codeOf(office.change("ada", id, click))));
    expect(clicks.filter((result) => result === "distribution_state")).toHaveLength(2);
    await office.change("ada", id, { status: "confirmed" });
    expect(await codeOf(office.change("ada", id, { status: "confirmed" }))).toBe("distribution_state");
    expect(await auditOf(id)).toHaveLength(2);
  });

  it("a claim holds for 30 minutes; then another admin can take it over, and the first cannot send any more", async () => {
    const office = openOffice();
    const { id } = await buyNgma();
    await office.change("ada", id, { status: "claim" });
    office.pass(29);
    expect(await codeOf(office.change("bob", id, { status: "claim" }))).toBe("distribution_taken");
    office.pass(1);
    await office.change("bob", id, { status: "claim" });
    expect(await codeOf(office.change("ada", id, sent()))).toBe("distribution_taken");
    expect((await auditOf(id)).at(-1)).toMatchObject({
      admin: "bob",
      action: "distribution taken over",
      detail: "from ada",
    });
  });

  it("a mistyped hash is corrected by who sent it until it is confirmed; the log keeps both", async () => {
    const office = openOffice();
    const { id } = await buyNgma();
    const [wrong, right] = [someHash(), someHash()];
    await office.change("ada", id, sent(wrong));
    expect(await codeOf(office.change("bob", id, sent(right)))).toBe("distribution_taken");
    expect(await office.change("ada", id, sent(right))).toMatchObject({ distributionTxHash: right });
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: "distribution hash corrected",
      detail: `${wrong} -> ${right} (unverified)`,
    });
    await office.change("ada", id, { status: "confirmed" });
    expect(await codeOf(office.change("ada", id, sent()))).toBe("distribution_state");
  });

  it("F-149: a hash that another row or a payment has is refused", async () => {
    const office = openOffice();
    const [first, second] = [await buyNgma(), await buyNgma()];
    const used = sent();
    await office.change("ada", first.id, used);
    expect(await codeOf(office.change("ada", second.id, used))).toBe("transaction_used");
    expect(await codeOf(office.change("ada", second.id, sent(second.hash)))).toBe("transaction_used");
    expect(await readHandOut(second.id)).toBeUndefined();
    expect(await auditOf(second.id)).toEqual([]);
  });

  it("what was refunded or disputed before sending is held, also when that happens after the claim", async () => {
    const office = openOffice();
    const [early, late] = [await buyNgma({ reversedAt: 1 }), await buyNgma()];
    expect(await codeOf(office.change("ada", early.id, { status: "claim" }))).toBe("distribution_held");
    expect(await codeOf(office.change("ada", early.id, sent()))).toBe("distribution_held");
    await office.change("ada", late.id, { status: "claim" });
    await db.update(payments).set({ reversedAt: 1 }).where(eq(payments.id, late.id));
    expect(await codeOf(office.change("ada", late.id, sent()))).toBe("distribution_held");
    expect(await office.change("ada", late.id, { status: "release" })).toMatchObject({ held: true });
  });

  it("only a credited purchase of NGMA can be handed out", async () => {
    const office = openOffice();
    const others = [
      await buyNgma({ state: "parked" }),
      await buyNgma({ state: "refunded" }),
      await buyNgma({ ngmaAmount: null, deliveryAddress: null, tier: "enigmatic", months: 1 }),
    ];
    for (const { id } of [...others, { id: "nothing" }])
      expect(await codeOf(office.change("ada", id, { status: "claim" }))).toBe("not_found");
  });
});

describe("handing out NGMA, with Solana to ask", () => {
  it("F-149: a transfer that is final and right is verified, and its hash stays", async () => {
    const { id, deliveryAddress } = await buyNgma();
    const office = openOffice(async () => transferTo(deliveryAddress, 1_000));
    const txHash = someHash();
    expect(await office.change("ada", id, sent(txHash))).toMatchObject({ verified: true });
    expect(await codeOf(office.change("ada", id, sent()))).toBe("distribution_state");
    expect(await office.change("ada", id, { status: "confirmed" })).toMatchObject({ verified: true });
    expect((await auditOf(id)).map(({ detail }) => detail)).toEqual(Array(2).fill(`${txHash} (verified)`));
  });

  it("F-149: the transfer of another payout is refused, and nothing changes", async () => {
    const [mine, other] = [await buyNgma(), await buyNgma()];
    const office = openOffice(async () => transferTo(other.deliveryAddress, 1_000));
    await office.change("ada", mine.id, { status: "claim" });
    expect(await codeOf(office.change("ada", mine.id, sent()))).toBe("distribution_mismatch");
    expect(await readHandOut(mine.id)).toMatchObject({ status: "pending", txHash: null });
    expect(await actionsOf(mine.id)).toEqual(["ada: distribution claimed"]);
  });

  it("a transfer that is not final yet is sent, unverified, and can be confirmed once it is final", async () => {
    const { id, deliveryAddress } = await buyNgma();
    let found: ReturnType<typeof transferTo> | null = null;
    const office = openOffice(async () => found);
    expect(await office.change("ada", id, sent())).toMatchObject({ verified: false });
    expect(await codeOf(office.change("ada", id, { status: "confirmed" }))).toBe("distribution_state");
    found = transferTo(deliveryAddress, 1_000, { final: false });
    expect(await codeOf(office.change("ada", id, { status: "confirmed" }))).toBe("distribution_state");
    found = transferTo(deliveryAddress, 1_001);
    expect(await codeOf(office.change("ada", id, { status: "confirmed" }))).toBe("distribution_mismatch");
    found = transferTo(deliveryAddress, 1_000);
    expect(await office.change("ada", id, { status: "confirmed" })).toMatchObject({
      distributionStatus: "confirmed",
      verified: true,
    });
  });

  it("while no node answers nothing is written, and it can be tried again", async () => {
    const { id, deliveryAddress } = await buyNgma();
    let down = true;
    const office = openOffice(async () => {
      if (down) throw new ProviderError("solana", "timeout");
      return transferTo(deliveryAddress, 1_000);
    });
    const click = sent();
    expect(await codeOf(office.change("ada", id, click))).toBe("chain_unavailable");
    expect(await readHandOut(id)).toBeUndefined();
    down = false;
    expect(await office.change("ada", id, click)).toMatchObject({ verified: true });
  });

  it("two admins with one good transfer each: one is sent, the other hears of it", async () => {
    const { id, deliveryAddress } = await buyNgma();
    const office = openOffice(async () => transferTo(deliveryAddress, 1_000));
    const tries = await Promise.all(["ada", "bob"].map((admin) => codeOf(office.change(admin, id, sent()))));
    expect(tries.filter((result) => result === "distribution_taken")).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("claiming and releasing ask nobody", async () => {
    const { id } = await buyNgma();
    const office = openOffice(() => Promise.reject(new Error("asked")));
    await office.change("ada", id, { status: "claim" });
    await office.change("ada", id, { status: "release" });
    expect(await actionsOf(id)).toHaveLength(2);
  });
});

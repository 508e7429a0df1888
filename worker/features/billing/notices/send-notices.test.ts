import { beforeEach, describe, expect, it } from "vitest";
import { mails, notices, payments, users } from "../../../db/schema.ts";
import { type Mail, MailError } from "../../../providers/mail/mail.ts";
import { openBilling, someUser } from "../../../test/billing/open-billing.ts";
import { someEmail } from "../../../test/people.ts";
import { sendMails } from "../../mail/outbox.ts";
import { type NoticeKind, noticeEntry } from "./notice-entry.ts";
import { sendNotices } from "./send-notices.ts";

async function open() {
  const billing = openBilling();
  const sent: Mail[] = [];
  const mailer = {
    from: "us@example.com",
    fails: false,
    send: async (mail: Mail) => {
      if (mailer.fails) throw new MailError("down");
      sent.push(mail);
    },
  };
  const deps = { ...billing.deps, mailer };
  const user = { ...someUser(), email: someEmail() };
  await deps.db.insert(users).values({ ...user, offeredTier: "free", createdAt: 1 });
  const tell = async (kind: NoticeKind, more: Partial<typeof payments.$inferInsert> = {}) => {
    const id = crypto.randomUUID();
    await deps.db.insert(payments).values({
      ...{ id, userId: user.id, network: "base", hash: id, method: "crypto", tier: "pre-enigma", months: 1 },
      ...{
        asset: "x",
        symbol: "USDC",
        decimals: 6,
        amount: "20000123",
        priceCents: 2_000,
        state: "credited",
      },
      ...{ paidAt: 1, createdAt: 1, ...more },
    });
    await noticeEntry(deps.db, { subject: id, kind, userId: user.id, at: 1 });
    return id;
  };
  return { deps, mailer, sent, user, tell, run: () => sendNotices(deps).then(() => sendMails(deps)) };
}

beforeEach(async () => {
  const { deps } = openBilling();
  for (const table of [mails, notices, payments]) await deps.db.delete(table);
});

describe("mails about orders", () => {
  it.each<[NoticeKind, Partial<typeof payments.$inferInsert>, RegExp]>([
    ["paid", { paidUntil: Date.UTC(2026, 3, 2) }, /20\.000123 USDC.+paid until 2 April 2026/s],
    [
      "parked",
      { state: "parked", code: "payment_late" },
      /waits for an admin's decision.+never send it to the wallet/s,
    ],
    ["short", { state: "parked", code: "payment_short" }, /less than the amount due/],
    ["reversed", { reversedAt: 5, reversalReason: "the bank asked" }, /is no longer yours.+the bank asked/s],
    ["paused", { reversedAt: 5, reversalReason: "disputed" }, /While the bank decides, .+ is paused/],
    ["resumed", {}, /resumes with the days it had left/],
    [
      "refunded",
      { state: "refunded", refundAddress: "0xhome", refundHash: "0xback" },
      /was refunded to 0xhome.+0xback/s,
    ],
    ["ngma sent", { tier: null, ngmaAmount: 4_000, deliveryAddress: "7xKX" }, /was sent to 7xKX/],
    [
      "delivery changed",
      { tier: null, ngmaAmount: 4_000, deliveryAddress: "7xKX" },
      /will be sent to 7xKX.+change it back/s,
    ],
  ])("of one that is %s say what happened and lead to the orders, once", async (kind, more, words) => {
    const { sent, user, tell, run } = await open();
    await tell(kind, more);
    await Promise.all([run(), run(), run()]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: user.email, link: expect.stringMatching(/\/account\/orders$/) });
    expect(sent[0]?.text).toMatch(words);
  });

  it("of a subscription that could not be renewed lead to the plan", async () => {
    const { deps, sent, user, run } = await open();
    const subject = `sub_${user.id} 5`;
    await noticeEntry(deps.db, { subject, kind: "payment failed", userId: user.id, at: 1 });
    await noticeEntry(deps.db, { subject, kind: "payment failed", userId: user.id, at: 2 });
    await run();
    expect(sent.map(({ subject: words, link }) => [words, link.split("/").at(-1)])).toEqual([
      ["Your card subscription could not be renewed", "pricing"],
    ]);
  });

  it("wait in the outbox while no mail is taken, each for itself", async () => {
    const { deps, mailer, sent, user, tell, run } = await open();
    const id = await tell("paid");
    mailer.fails = true;
    await run();
    mailer.fails = false;
    await tell("parked", { state: "parked", code: "payment_late" });
    await run();
    expect(sent).toHaveLength(1);
    const waiting = await deps.db.select().from(mails);
    expect(waiting).toMatchObject([{ id: `notice paid ${id}`, recipient: user.email, tries: 1 }]);
  });
});

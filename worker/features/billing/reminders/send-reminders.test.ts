import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { mails, payments, subscriptions, users } from "../../../db/schema.ts";
import { type Mail, MailError } from "../../../providers/mail/mail.ts";
import { openBilling, someUser } from "../../../test/billing/open-billing.ts";
import { someEmail } from "../../../test/people.ts";
import { sendMails } from "../../mail/outbox.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import { reversePayment } from "../apply/reverse-payment.ts";
import { sendReminders } from "./send-reminders.ts";

const DAY = 1_440;

function setUp() {
  const billing = openBilling();
  const sent: Mail[] = [];
  const mailer = {
    from: "login@example.com",
    fails: false,
    send: async (mail: Mail) => {
      if (mailer.fails) throw new MailError("down");
      sent.push(mail);
    },
  };
  const deps = { ...billing.deps, mailer };
  const owner = async () => {
    const user = { ...someUser(), email: someEmail() };
    await deps.db.insert(users).values({ ...user, offeredTier: "free", createdAt: 1 });
    return user;
  };
  /** A month of a plan, paid and applied now. */
  const buy = async (userId: string, more: Partial<typeof payments.$inferInsert> = {}) => {
    const id = crypto.randomUUID();
    const at = Date.now();
    await deps.db.insert(payments).values({
      ...{ id, userId, network: "base", hash: id, method: "crypto", tier: "pre-enigma", months: 1 },
      ...{ amount: "1", priceCents: 2000, state: "credited", paidAt: at, createdAt: at, ...more },
    });
    await applyPayment(deps, id);
    const [row] = await deps.db.select().from(payments).where(eq(payments.id, id));
    return { id, until: row?.paidUntil ?? 0 };
  };
  const at = (time: number) => {
    billing.clock.now = time;
  };
  return {
    ...billing,
    deps,
    mailer,
    sent,
    owner,
    buy,
    at,
    run: () => sendReminders(deps).then(() => sendMails(deps)),
  };
}

describe("a mail before prepaid months end", () => {
  beforeEach(async () => {
    const { deps } = setUp();
    await deps.db.batch([deps.db.delete(payments), deps.db.delete(mails)]);
  });

  it("comes three days before, once, however many runs there are", async () => {
    const { sent, owner, buy, at, run } = setUp();
    const user = await owner();
    const { until } = await buy(user.id);
    at(until - 3 * DAY * 60_000 - 60_000);
    await run();
    expect(sent).toEqual([]);
    at(until - 3 * DAY * 60_000 + 60_000);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(sent).toHaveLength(1);
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(until);
    expect(sent[0]).toMatchObject({ to: user.email, subject: `Your Pre-Enigma plan ends on ${day}` });
    expect(sent[0]?.text).toContain("Free: 100 API credits per month");
    expect(sent[0]?.html).toContain("/pricing");
  });

  it("waits while something behind it or a subscription carries the plan on, and follows months that were moved", async () => {
    const { deps, sent, owner, buy, at, run } = setUp();
    const [same, moved, renewing] = [await owner(), await owner(), await owner()];
    await buy(same.id);
    const { until: sameEnd } = await buy(same.id);
    const { until } = await buy(moved.id);
    await buy(moved.id, { tier: "enigmatic" });
    await buy(renewing.id);
    await deps.db.insert(subscriptions).values({
      id: crypto.randomUUID(),
      userId: renewing.id,
      tier: "enigmatic",
      status: "active",
      updatedAt: 1,
    });
    at(until - 2 * DAY * 60_000);
    await run();
    expect(sent.map(({ to, subject }) => [to, subject.split(" plan")[0]])).toEqual([
      [moved.email, "Your Enigmatic"],
    ]);
    expect(sent[0]?.text).toContain("Pre-Enigma: 1,000 API credits");
    at(sameEnd - DAY * 60_000);
    await run();
    expect(
      sent
        .slice(1)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([same.email, moved.email].sort());
  });

  it("never comes for a card, nor for months that were taken back", async () => {
    const { deps, sent, owner, buy, at, run } = setUp();
    const { until } = await buy((await owner()).id, { network: "card", method: "card" });
    const { id } = await buy((await owner()).id);
    await reversePayment(deps, { paymentId: id, reason: "refunded" });
    at(until - DAY * 60_000);
    await run();
    expect(sent).toEqual([]);
  });

  it("never comes for a closed account", async () => {
    const { deps, sent, owner, buy, at, run } = setUp();
    const user = await owner();
    const { until } = await buy(user.id);
    await deps.db
      .update(users)
      .set({ state: "closed", email: `closed:${user.id}` })
      .where(eq(users.id, user.id));
    at(until - DAY * 60_000);
    await run();
    expect(sent).toEqual([]);
  });

  it("that could not be sent is sent by a later run", async () => {
    const { sent, mailer, owner, buy, at, run, clock } = setUp();
    const { until } = await buy((await owner()).id);
    at(until - DAY * 60_000);
    mailer.fails = true;
    await run();
    mailer.fails = false;
    await run();
    expect(sent).toEqual([]);
    at(clock.now + 61_000);
    await run();
    expect(sent).toHaveLength(1);
  });
});

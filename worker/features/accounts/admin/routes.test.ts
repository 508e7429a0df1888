import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { accountBooksSchema, foundAccountsSchema } from "../../../../shared/accounts.ts";
import { auditLog, users } from "../../../db/schema.ts";
import { openDeps } from "../../../deps.ts";
import { readProblem } from "../../../test/ask.ts";
import { openBrowser } from "../../../test/auth/browser.ts";
import { openPerson } from "../../../test/auth/person.ts";
import { passTime } from "../../../test/clock.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { someEmail } from "../../../test/people.ts";
import { applyOpenPayments } from "../../billing/apply/apply-open-payments.ts";
import { checkAccounts } from "../../billing/money/check-accounts.ts";
import { applyStandingsJob } from "../../keys/jobs.ts";

const DAY = 86_400_000;
const db = drizzle(env.DB);
const deps = () => openDeps(env, { waitUntil: () => {} });
const BASE = "/api/admin/accounts";
type Person = Awaited<ReturnType<typeof openPerson>>;

/** An admin and what admins do to accounts. */
async function openAdmin(vars: Partial<typeof env> = {}) {
  const email = someEmail();
  const admin = await openPerson(email, { ADMIN_EMAILS: email, ...vars });
  const post = (id: string, what: string, body: object) => admin.browser.post(`${BASE}/${id}/${what}`, body);
  const find = async (q: string) => {
    const reply = await admin.browser.send(`${BASE}?q=${encodeURIComponent(q)}`);
    return foundAccountsSchema.parse(await reply.json()).accounts.map(({ id }) => id);
  };
  const books = async (id: string) =>
    accountBooksSchema.parse(await (await admin.browser.send(`${BASE}/${id}`)).json());
  const deeds = (id: string) => db.select().from(auditLog).where(eq(auditLog.subject, id));
  return { ...admin, post, find, books, deeds };
}
const REASON = { reason: "paid with a stolen card" };
const codeOf = async (reply: Response) => `${reply.status} ${(await readProblem(reply)).code}`;
const asks = (person: Person) => person.browser.send("/api/keys");

describe("suspending an account", () => {
  it("stops its keys with 403 and its sessions with the reason, from the very next request on", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    const { key } = await person.makeKey();
    expect((await person.spend(key)).status).toBe(200);
    const reply = await admin.post(person.id, "suspend", REASON);
    expect(accountBooksSchema.parse(await reply.json())).toMatchObject({
      state: "suspended",
      stateReason: REASON.reason,
      stateBy: admin.email,
      isApplied: true,
    });
    const refused = await person.spend(key);
    expect(refused.status).toBe(403);
    expect(await readProblem(refused)).toMatchObject({ code: "account_suspended", charged: 0 });
    const session = await readProblem(await asks(person));
    expect(session).toMatchObject({ status: 403, fields: REASON });
    expect(session.detail).toMatch(
      /^This account is suspended: .*\. Write to us if you think that is a mistake\.$/,
    );
    expect(await person.browser.check()).toEqual({ authenticated: false, suspendedFor: REASON.reason });
    expect(await admin.deeds(person.id)).toMatchObject([
      { admin: admin.email, action: "account suspended", detail: REASON.reason },
    ]);
    expect((await env.CREDITS.getByName(person.id).readUsage({ limit: 9 })).creditsUsed).toBe(1);
  });

  it("lets nobody sign in to it, and leaves the link that was tried as it was", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    await admin.post(person.id, "suspend", REASON);
    await expect(person.signIn()).rejects.toThrow("403");
    await admin.post(person.id, "reopen", { reason: "a mistake" });
    await person.signIn();
  });

  it("keeps what was paid; opened again, keys and sessions go on as they were", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    const { key } = await person.makeKey();
    await admin.post(person.id, "gifts", { tier: "enigmatic", months: 1, reason: "a present" });
    await admin.post(person.id, "suspend", REASON);
    expect(await admin.books(person.id)).toMatchObject({ tier: "enigmatic", creditsLimit: 10_000 });
    await admin.post(person.id, "reopen", { reason: "a mistake" });
    expect((await person.spend(key)).status).toBe(200);
    expect(await person.month()).toMatchObject({ tier: "enigmatic", creditsUsed: 1 });
    expect(await codeOf(await admin.post(person.id, "reopen", { reason: "again" }))).toBe(
      "409 account_state",
    );
  });

  it("reaches its object by cron when that was down, and never an older decision after a newer one", async () => {
    const down = { getByName: () => ({ setStanding: () => Promise.reject(new Error("down")) }) };
    const person = await openPerson();
    const { key } = await person.makeKey();
    const admin = await openAdmin();
    const there = openBrowser({
      vars: { ADMIN_EMAILS: admin.email, CREDITS: down as unknown as typeof env.CREDITS },
    });
    for (const [name, value] of admin.browser.jar) there.jar.set(name, value);
    expectErrors();
    await there.post(`${BASE}/${person.id}/suspend`, REASON);
    expect((await asks(person)).status).toBe(403);
    expect((await person.spend(key)).status).toBe(200);
    expect((await admin.books(person.id)).isApplied).toBe(false);
    await applyStandingsJob(deps());
    expect((await person.spend(key)).status).toBe(403);
    const late = env.CREDITS.getByName(person.id);
    await late.setStanding({ number: 0, state: "open", had: null });
    expect((await person.spend(key)).status).toBe(403);
  });

  it("is decided once: of two admins at once one gets account_state, and there is one audit entry", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    const replies = await Promise.all([1, 2].map(() => admin.post(person.id, "suspend", REASON)));
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(["200", "409"]);
    expect(await admin.deeds(person.id)).toHaveLength(1);
  });

  it("asks for a reason, spares one's own account, and is nobody's but an admin's", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    expect(await codeOf(await admin.post(person.id, "suspend", { reason: "  " }))).toBe(
      "400 invalid_request",
    );
    expect(await codeOf(await admin.post(admin.id, "suspend", REASON))).toBe("403 forbidden");
    for (const path of ["suspend", "reopen", "gifts"])
      expect((await person.browser.post(`${BASE}/${admin.id}/${path}`, REASON)).status).toBe(403);
    for (const path of [`${BASE}?q=abcd`, `${BASE}/${admin.id}`])
      expect((await person.browser.send(path)).status).toBe(403);
    expect((await openBrowser().send(`${BASE}?q=abcd`)).status).toBe(401);
  });
});

describe("finding an account", () => {
  it("by e-mail, id, a whole key or what is shown of one; nothing by anything else", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    const { key, keyPreview } = await person.makeKey();
    for (const q of [` ${person.email.toUpperCase()} `, person.id, key])
      expect(await admin.find(q)).toEqual([person.id]);
    for (const q of [keyPreview, key.slice(-4)]) expect(await admin.find(q)).toContain(person.id);
    for (const q of ["nobody@example.com", "%%%%", "____", "a b c d", "0".repeat(22)])
      expect(await admin.find(q)).toEqual([]);
  });

  it("a closed one by its address until that is erased", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    await person.close();
    expect(await admin.find(person.email)).toEqual([person.id]);
    expect(await admin.books(person.id)).toMatchObject({ state: "closed", email: person.email });
    expect(await codeOf(await admin.post(person.id, "suspend", REASON))).toBe("409 account_state");
  });
});

describe("giving credits or months", () => {
  const give = (what: object) => ({ ...what, reason: "for the outage" });

  it("credits hold for the running month, are in the books and the audit log", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    await person.makeKey();
    const reply = await admin.post(person.id, "gifts", give({ credits: 50 }));
    expect(accountBooksSchema.parse(await reply.json())).toMatchObject({
      creditsLimit: 150,
      gifts: [{ what: "50 credits", reason: "for the outage", admin: admin.email, isApplied: true }],
    });
    expect(await admin.deeds(person.id)).toMatchObject([
      { action: "given", detail: "50 credits: for the outage" },
    ]);
    passTime(32 * DAY);
    await person.signIn();
    expect((await person.month()).creditsLimit).toBe(100);
  });

  it("months are months of the plan, and the daily comparison finds them in order", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    await admin.post(person.id, "gifts", give({ tier: "pre-enigma", months: 2 }));
    expect(await admin.books(person.id)).toMatchObject({ tier: "pre-enigma", creditsLimit: 1_000 });
    passTime(2 * 3_600_000);
    expectErrors();
    await checkAccounts(deps());
    const { results } = await env.DB.prepare("SELECT differences FROM account_checks WHERE user_id = ?")
      .bind(person.id)
      .all();
    expect(results).toEqual([{ differences: null }]);
  });

  it("have a cap for 30 days that many at once do not pass", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => admin.post(person.id, "gifts", give({ credits: 5_000 }))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect((await admin.books(person.id)).creditsLimit).toBe(20_100);
    expect(await admin.deeds(person.id)).toHaveLength(4);
    const one = give({ tier: "enigmatic", months: 12 });
    expect((await admin.post(person.id, "gifts", one)).status).toBe(200);
    expect(await codeOf(await admin.post(person.id, "gifts", give({ tier: "enigmatic", months: 1 })))).toBe(
      "422 gift_cap",
    );
    for (const odd of [
      { credits: 0 },
      { credits: 1.5 },
      { credits: 20_001 },
      { months: 1 },
      { credits: 1, tier: "enigmatic", months: 1 },
    ])
      expect((await admin.post(person.id, "gifts", give(odd))).status).toBe(400);
  });

  it("what could not be applied at once is applied by the payments' outbox, once", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    await person.makeKey();
    await admin.post(person.id, "gifts", give({ credits: 10 }));
    await env.DB.prepare("UPDATE gifts SET applied_at = NULL WHERE user_id = ?").bind(person.id).run();
    expect((await admin.books(person.id)).gifts[0]?.isApplied).toBe(false);
    await applyOpenPayments(deps());
    expect(await admin.books(person.id)).toMatchObject({ creditsLimit: 110, gifts: [{ isApplied: true }] });
  });

  it("nobody gets anything who is not there or has closed the account", async () => {
    const [admin, person] = [await openAdmin(), await openPerson()];
    await person.close();
    expect(await codeOf(await admin.post(person.id, "gifts", give({ credits: 1 })))).toBe(
      "409 account_state",
    );
    expect((await admin.post("0".repeat(22), "gifts", give({ credits: 1 }))).status).toBe(404);
    const rows = await db.select().from(users).where(eq(users.id, person.id));
    expect(rows).toHaveLength(1);
  });
});

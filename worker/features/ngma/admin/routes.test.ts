import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { auditEntrySchema } from "../../../../shared/audit.ts";
import { distributionSchema, distributionStatusReplySchema } from "../../../../shared/ngma.ts";
import { distributions, payments, users } from "../../../db/schema.ts";
import { readProblem } from "../../../test/ask.ts";
import { openBrowser } from "../../../test/auth/browser.ts";
import { openAccount } from "../../../test/keys/account.ts";
import { buyNgma, db, openAs, readHandOut, START, someHash } from "../../../test/ngma/shop.ts";
import { someEmail } from "../../../test/people.ts";
import { watchPlans } from "../../../test/watch-plans.ts";
import { listDistributions } from "../distributions/list-distributions.ts";

const LIST = "/api/admin/ngma-distributions/pending";
const CSV = "/api/admin/ngma-distributions/export.csv";
const AUDIT = "/api/admin/audit";
const statusOf = (id: string) => `/api/admin/ngma-distributions/${id}/status`;

beforeEach(async () => {
  await db.delete(payments);
  await db.delete(distributions);
});

type Admin = Awaited<ReturnType<typeof openAs>>;
const list = async (admin: Admin, query = "") =>
  z.array(distributionSchema).parse(await (await admin.send(LIST + query)).json());
const change = (admin: Pick<Admin, "post">, id: string, body: unknown) => admin.post(statusOf(id), body);

/** A buyer with an account. */
async function register(email = someEmail()) {
  const id = crypto.randomUUID();
  await db.insert(users).values({ id, email, offeredTier: "free", createdAt: START });
  return id;
}

describe("F-146: under /api/admin", () => {
  const ROUTES: [method: string, path: string][] = [
    ["GET", LIST],
    ["GET", CSV],
    ["GET", AUDIT],
    ["POST", statusOf("p1")],
    ["GET", "/api/admin"],
    ["GET", "/api/admin/anything"],
    ["POST", "/api/admin/anything"],
    ["DELETE", "/api/admin/ngma-distributions/p1"],
  ];

  it.each(ROUTES)(
    "%s %s lets neither a visitor, nor a key, nor another user through",
    async (method, path) => {
      const { first } = await openAccount();
      const user = await openAs("user");
      const body = method === "POST" ? { body: '{"status":"claim"}' } : {};
      const ask = async (browser: Pick<Admin, "send">, headers: Record<string, string> = {}) => {
        const init = { method, headers: { "Content-Type": "application/json", ...headers }, ...body };
        const reply = await browser.send(path, init);
        return [reply.status, (await readProblem(reply)).code];
      };
      expect(await ask(openBrowser())).toEqual([401, "signed_out"]);
      expect(await ask(openBrowser(), { "X-API-Key": first.key })).toEqual([401, "signed_out"]);
      expect(await ask(openBrowser(), { Authorization: `Bearer ${first.key}` })).toEqual([401, "signed_out"]);
      expect(await ask(user)).toEqual([403, "forbidden"]);
      expect(await ask(user, { "X-API-Key": first.key })).toEqual([403, "forbidden"]);
    },
  );

  it("an admin's browser changes nothing on behalf of another site", async () => {
    const admin = await openAs("admin");
    const { id } = await buyNgma();
    const reply = await admin.post(statusOf(id), { status: "claim" }, { Origin: "https://evil.example" });
    expect(reply.status).toBe(403);
    expect(await readHandOut(id)).toBeUndefined();
  });
});

describe("the list of distributions", () => {
  it("has who bought what, how, and where it goes, the oldest first; confirmed ones have left", async () => {
    const admin = await openAs("admin");
    const email = someEmail();
    const second = await buyNgma({ userId: await register(email), createdAt: START + 1 });
    const first = await buyNgma({ network: "card", method: "card", hash: "cs_1" });
    const done = await buyNgma({ createdAt: START - 1 });
    await change(admin, done.id, { status: "sent", txHash: someHash() });
    await change(admin, done.id, { status: "confirmed" });
    await buyNgma({ state: "parked" });
    const rows = await list(admin);
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(rows[0]).toMatchObject({ paymentMethod: "card", purchaseNetwork: null, purchaseTxHash: "cs_1" });
    expect(rows[1]).toEqual({
      id: second.id,
      createdAt: "2026-03-01T12:00:00.001Z",
      email,
      ngmaAmount: 1_000,
      usdAmount: 2_500,
      paymentMethod: "crypto",
      purchaseNetwork: "solana",
      purchaseTxHash: second.hash,
      walletAddress: second.deliveryAddress,
      distributionStatus: "pending",
      distributionTxHash: null,
      verified: false,
      claimedBy: null,
      claimedAt: null,
      held: false,
      heldUntil: null,
      needsRelease: false,
    });
  });

  it("shows who claimed, what is held and what was sent", async () => {
    const admin = await openAs("admin");
    const [claimed, held, sent] = [await buyNgma(), await buyNgma({ reversedAt: START }), await buyNgma()];
    await change(admin, claimed.id, { status: "claim" });
    const txHash = someHash();
    const reply = await change(admin, sent.id, { status: "sent", txHash });
    const { distribution } = distributionStatusReplySchema.parse(await reply.json());
    const rows = await list(admin);
    const row = (id: string) => rows.find((one) => one.id === id);
    expect(row(sent.id)).toEqual(distribution);
    expect(distribution).toMatchObject({ distributionStatus: "sent", distributionTxHash: txHash });
    expect(row(claimed.id)).toMatchObject({ claimedBy: admin.email, held: false });
    expect(row(held.id)).toMatchObject({ held: true, distributionStatus: "pending" });
    expect((await list(admin, "?status=sent")).map(({ id }) => id)).toEqual([sent.id]);
    expect(await list(admin, "?status=pending")).toHaveLength(2);
  });

  it("comes in pages, also where several were bought in one millisecond", async () => {
    const admin = await openAs("admin");
    for (let i = 0; i < 5; i++) await buyNgma();
    const all = await list(admin);
    const seen = [];
    let after = "";
    for (let page = 0; page < 3; page++) {
      const rows = await list(admin, `?limit=2${after}`);
      seen.push(...rows);
      after = `&after=${rows.at(-1)?.id}`;
    }
    expect(seen).toEqual(all);
    expect(await list(admin, "?after=nobody")).toEqual([]);
  });

  it.each([
    "limit=0",
    "limit=101",
    "limit=-1",
    "limit=1e1",
    "limit=5;DROP TABLE payments",
    "limit=1&limit=2",
    "limit=",
    "status=confirmed",
    "status=x",
    "status=pending'--",
    "status[]=pending",
    "status=",
    "after=",
    "after='%20OR%201=1--",
    "after=a%00b",
    `after=${"a".repeat(101)}`,
    "after=a&after=b",
    "order=email",
    "sort=created_at;--",
    "columns=email",
    "__proto__=x",
    "where=1=1",
  ])("F-154: a query of %s is refused", async (query) => {
    const admin = await openAs("admin");
    await buyNgma();
    expect((await admin.send(`${LIST}?${query}`)).status).toBe(400);
    expect(await list(admin)).toHaveLength(1);
  });

  it("does not read those that are confirmed, however many there are", async () => {
    const admin = await openAs("admin");
    const [one, other] = [await buyNgma(), await buyNgma()];
    await change(admin, one.id, { status: "sent", txHash: someHash() });
    const delivered = async () =>
      (await db.select().from(payments))
        .filter(({ deliveredAt }) => deliveredAt !== null)
        .map(({ id }) => id);
    expect(await delivered()).toEqual([]);
    await change(admin, one.id, { status: "confirmed" });
    expect(await delivered()).toEqual([one.id]);
    expect((await list(admin)).map(({ id }) => id)).toEqual([other.id]);
    expect((await (await admin.send(CSV)).text()).trim().split("\r\n")).toHaveLength(3);
  });

  it("is read along an index, in its order", async () => {
    const { db: watched, plansOf } = watchPlans(env.DB);
    await listDistributions({ db: drizzle(watched) }, { limit: 100 });
    await listDistributions({ db: drizzle(watched) }, { limit: 100, status: "sent", after: "x" });
    const steps = (await plansOf("payments")).join("\n");
    expect(steps).toMatch(/SCAN payments USING INDEX payments_to_deliver/);
    expect(steps).toMatch(/SEARCH payments USING INDEX payments_to_deliver/);
    expect(steps).not.toContain("SCAN distributions");
    expect(steps).not.toContain("USE TEMP B-TREE FOR ORDER BY");
  });

  it("F-151: an e-mail is passed on as it is, as JSON, never as a page", async () => {
    const admin = await openAs("admin");
    const email = `"<script>alert(1)</script>"@example.com`;
    await buyNgma({ userId: await register(email) });
    const reply = await admin.send(LIST);
    expect(reply.headers.get("content-type")).toMatch(/^application\/json/);
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await reply.json()).toMatchObject([{ email }]);
  });
});

describe("changing a distribution", () => {
  it.each([
    ["no body", undefined, 400],
    ["no status", {}, 400],
    ["another status", { status: "pending" }, 400],
    ["sent without a hash", { status: "sent" }, 400],
    ["a hash that is a number", { status: "sent", txHash: 1 }, 400],
    ["an empty hash", { status: "sent", txHash: "  " }, 400],
    ["a hash of Ethereum", { status: "sent", txHash: `0x${"a".repeat(64)}` }, 400],
    [
      "a hash that is an address",
      { status: "sent", txHash: "So11111111111111111111111111111111111111112" },
      400,
    ],
    ["a hash with an l", { status: "sent", txHash: "l".repeat(88) }, 400],
    ["a list", [{ status: "claim" }], 400],
    ["confirming what was not sent", { status: "confirmed" }, 409],
    ["releasing what nobody has", { status: "release" }, 409],
  ])("%s is refused", async (_, body, status) => {
    const admin = await openAs("admin");
    const { id } = await buyNgma();
    expect((await change(admin, id, body ?? null)).status).toBe(status);
    expect(await readHandOut(id)).toBeUndefined();
  });

  it("F-147: who claims, and what is verified, is not for the body to say", async () => {
    const admin = await openAs("admin");
    const { id } = await buyNgma();
    const more = { admin: "root@example.com", claimedBy: "root@example.com", verified: true, isAdmin: true };
    await change(admin, id, { status: "sent", txHash: someHash(), ...more });
    expect(await readHandOut(id)).toMatchObject({ claimedBy: admin.email, verifiedAt: null });
  });

  it("a purchase that is not there is 404", async () => {
    const admin = await openAs("admin");
    for (const id of ["nothing", "..%2F..", "%00", "a".repeat(500)])
      expect((await change(admin, id, { status: "claim" })).status).toBe(404);
  });
});

describe("F-152: the export", () => {
  it("has all purchases, confirmed ones too, and what looks like a formula is text", async () => {
    const admin = await openAs("admin");
    const emails = [
      `=HYPERLINK("http://evil.example")@x.com`,
      "+1@x.com",
      "-2@x.com",
      "@x.com",
      'a"b,c@x.com',
    ];
    for (const [i, email] of emails.entries())
      await buyNgma({ userId: await register(email), createdAt: START + i, priceCents: 2_505 });
    const reply = await admin.send(CSV);
    expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(reply.headers.get("content-disposition")).toContain("attachment");
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const rows = parse(await reply.text(), { columns: true }) as Record<string, string>[];
    expect(rows.map(({ email }) => email)).toEqual([
      `'=HYPERLINK("http://evil.example")@x.com`,
      "'+1@x.com",
      "'-2@x.com",
      "'@x.com",
      'a"b,c@x.com',
    ]);
    expect(rows[0]).toMatchObject({
      usd_amount: "25.05",
      ngma_amount: "1000",
      status: "pending",
      network: "solana",
    });
  });
});

describe("F-153: the audit log", () => {
  it("has an entry for each thing an admin did, the newest first, one purchase's or all", async () => {
    const admin = await openAs("admin");
    const { id } = await buyNgma();
    await change(admin, id, { status: "claim" });
    await change(admin, id, { status: "release" });
    await admin.send(CSV);
    const read = async (query: string) =>
      z.array(auditEntrySchema).parse(await (await admin.send(AUDIT + query)).json());
    expect((await read(`?subject=${id}`)).map(({ admin: by, action }) => [by, action])).toEqual([
      [admin.email, "distribution released"],
      [admin.email, "distribution claimed"],
    ]);
    const [newest, ...older] = await read("");
    expect(newest).toMatchObject({ admin: admin.email, action: "distributions exported" });
    expect(await read(`?before=${newest?.id}&limit=1`)).toEqual(older.slice(0, 1));
  });

  it.each(["before=0", "before=x", "limit=0", "limit=101", "subject='--", "admin=x"])(
    "F-154: a query of %s is refused",
    async (query) => {
      expect((await (await openAs("admin")).send(`${AUDIT}?${query}`)).status).toBe(400);
    },
  );

  it("an admin who is none any more sees nothing from then on", async () => {
    const admin = await openAs("admin");
    expect((await admin.send(AUDIT)).status).toBe(200);
    const [{ id } = { id: "" }] = await db.select().from(users).where(eq(users.email, admin.email));
    await db.update(users).set({ email: someEmail() }).where(eq(users.id, id));
    expect((await admin.send(AUDIT)).status).toBe(403);
  });
});

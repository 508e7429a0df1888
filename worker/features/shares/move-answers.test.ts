import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { ownSharesSchema, type Share, shareSchema } from "../../../shared/shares.ts";
import type { Cursor, Dumpable, Slice } from "../../db/dump/object-dump.ts";
import { shares } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { readProblem } from "../../test/ask.ts";
import { openBrowser } from "../../test/auth/browser.ts";
import { openPerson } from "../../test/auth/person.ts";
import { emptyBucket, openBackups, takeDump } from "../../test/backups/folder.ts";
import { restore } from "../../test/backups/restore.ts";
import { passTime } from "../../test/clock.ts";
import { emptyDatabase } from "../../test/empty-database.ts";
import { eraseClosed } from "../accounts/erase-closed.ts";
import { findAlarms } from "../alarms/find-alarms.ts";
import { STORE_NAMES } from "./answer-store.ts";
import { openShared } from "./bucket-answers.ts";
import { forgetSharesJob } from "./jobs.ts";
import { readShare } from "./read-share.ts";

const DAY_MS = 86_400_000;
const db = drizzle(env.DB);
const newToken = () => crypto.randomUUID().replaceAll("-", "");
beforeEach(async () => {
  await emptyDatabase(env.DB);
});

type Browser = ReturnType<typeof openBrowser>;
/** Answers shared by somebody, one answer under as many links as wanted. */
async function share(browser: Browser, times = 1): Promise<(Share & { token: string })[]> {
  // Nobody else has shared this answer: the store is the same for all tests, those of other files among them.
  const [cents = 0] = crypto.getRandomValues(new Uint32Array(1));
  const question = `How much Bitcoin is ${1_000 + cents / 100} dollars?`;
  const asked = await browser.post("/api/chat", { message: question });
  const reply = chatReplySchema.parse(await asked.json());
  const made = [];
  for (let i = 0; i < times; i++) {
    const token = newToken();
    const sent = await browser.post("/api/shares", {
      token,
      question,
      reply,
      seal: asked.headers.get("Answer-Seal"),
    });
    made.push({ token, ...shareSchema.parse(await sent.json()) });
  }
  return made;
}
const read = (id: string) => openBrowser().send(`/api/shares/${id}`);
const readReply = async (id: string) => shareSchema.parse(await (await read(id)).json()).reply;
const end = (browser: Browser, { id, token }: { id: string; token: string }) =>
  browser.send(`/api/shares/${id}`, {
    method: "DELETE",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token }),
  });
const runJob = async (deps = openBackups()) => {
  passTime(15 * 60_000);
  await forgetSharesJob(deps);
};
/** How many answers the store has. */
async function countKept(): Promise<number> {
  const counts = STORE_NAMES.map(
    async (name) => (await env.SHARES.getByName(name).exportSlice(null)).rows.length,
  );
  return (await Promise.all(counts)).reduce((sum, n) => sum + n, 0);
}

describe("shared answers", () => {
  it("lie once, whoever shares them, and a day later no longer in the database; each link reads the same as before", async () => {
    const before = await countKept();
    const [one, other] = await share(openBrowser(), 2);
    if (!one || !other) throw new Error("two links");
    await runJob();
    expect((await countKept()) - before).toBe(1);
    expect(await db.$count(shares, eq(shares.hash, (await db.select().from(shares))[0]?.hash ?? ""))).toBe(2);
    passTime(DAY_MS);
    await runJob();
    expect((await db.select().from(shares)).map(({ packed, reply }) => packed ?? reply)).toEqual([
      null,
      null,
    ]);
    expect(await readReply(one.id)).toEqual(one.reply);
    expect(await readReply(other.id)).toEqual(other.reply);
    expect((await openBrowser().send(`/api/shares/${one.id}/words`)).status).toBe(200);
  });

  it("each link has its own end, and the last one takes the answer along", async () => {
    const before = await countKept();
    const browser = openBrowser();
    const [one, other] = await share(browser, 2);
    if (!one || !other) throw new Error("two links");
    await runJob();
    passTime(DAY_MS);
    await runJob();
    await end(browser, one);
    await runJob();
    expect((await readProblem(await read(one.id))).code).toBe("share_ended");
    expect(await readReply(other.id)).toEqual(other.reply);
    expect((await countKept()) - before).toBe(1);
    await end(browser, other);
    await runJob();
    expect((await countKept()) - before).toBe(0);
    expect((await readProblem(await read(other.id))).code).toBe("share_ended");
  });

  it("are listed and exported to whom they belong, and go when the account is erased", async () => {
    const before = await countKept();
    const { browser, id, signIn, close } = await openPerson();
    const [made] = await share(browser);
    if (!made) throw new Error("a link");
    await runJob();
    passTime(DAY_MS);
    await runJob();
    const list = ownSharesSchema.parse(await (await browser.send("/api/shares")).json());
    expect(list.shares).toMatchObject([{ id: made.id, title: made.title, question: made.question }]);
    await signIn();
    expect(await (await browser.send("/api/account/export")).text()).toContain(
      made.reply.facts[0]?.text ?? "none",
    );
    expect((await close()).status).toBe(200);
    passTime(8 * DAY_MS);
    await eraseClosed(openBackups());
    expect(await db.$count(shares, eq(shares.userId, id))).toBe(0);
    await runJob();
    expect((await countKept()) - before).toBe(0);
  });

  it("stay in the database where the store has no room or cannot be reached", async () => {
    const [made] = await share(openBrowser());
    const deps = openBackups();
    const full = { getByName: () => ({ put: async () => false }) } as unknown as typeof deps.shared;
    await runJob({ ...deps, shared: full });
    passTime(2 * DAY_MS);
    await runJob({ ...deps, shared: full });
    expect(await readReply(made?.id ?? "")).toEqual(made?.reply);
    await runJob();
    expect(await db.$count(shares, eq(shares.id, made?.id ?? ""))).toBe(1);
    expect((await db.select().from(shares))[0]?.movedAt).not.toBeNull();
  });

  it("a run that dies between store and row is done again, and leaves nothing that no row tells of", async () => {
    const before = await countKept();
    const browser = openBrowser();
    const [made] = await share(browser);
    const deps = openBackups();
    const put = vi.fn(async (hash: string, packed: string) => {
      await env.SHARES.getByName(hash.slice(0, 1)).put(hash, packed);
      throw new Error("the worker dies");
    });
    const dying = { getByName: () => ({ put }) } as unknown as typeof deps.shared;
    await expect(runJob({ ...deps, shared: dying })).rejects.toThrow();
    expect((await countKept()) - before).toBe(1);
    await end(browser, { id: made?.id ?? "", token: made?.token ?? "" });
    await runJob();
    expect((await countKept()) - before).toBe(0);
  });

  it("F-227: are in the dump, and a restored link reads as before, also one that moved while it was written", async () => {
    await emptyBucket();
    const [old] = await share(openBrowser());
    await runJob();
    passTime(DAY_MS);
    await runJob();
    const [late] = await share(openBrowser());
    const dump = await takeDump();
    expect(dump.manifest.objects.SHARES).toBe(16);
    await db.update(shares).set({ movedAt: 1 });
    const { deps } = await restore(dump, []);
    await runJob(deps);
    passTime(DAY_MS);
    await runJob(deps);
    const rows = await db.select().from(shares);
    expect(rows.map(({ packed }) => packed)).toEqual([null, null]);
    for (const { hash } of rows) {
      const kept = await deps.shared.getByName((hash ?? "").slice(0, 1)).read(hash ?? "");
      expect(kept).not.toBeNull();
    }
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([old?.id, late?.id]));
  });
});

describe("with a bucket for shared answers", () => {
  const openBucket = () => {
    const deps = openBackups();
    return { ...deps, shared: openShared(env.SHARES, deps.backups) };
  };
  const inBucket = async () =>
    (await openBackups().backups.list({ prefix: "answers/" })).objects.map(({ key }) => key);
  const slicesOf = async (deps: Pick<Deps, "shared">, name: string) => {
    const slices = [];
    let cursor: Cursor | null = null;
    do {
      const slice: Slice = await (deps.shared.getByName(name) as unknown as Dumpable).exportSlice(cursor);
      slices.push(slice);
      cursor = slice.next;
    } while (cursor);
    return slices;
  };
  const rowsOf = async (deps: Pick<Deps, "shared">, name: string) =>
    (await slicesOf(deps, name)).flatMap(({ rows }) => rows.map(([, row]) => row));
  const bytesOf = async (deps: Pick<Deps, "shared">, name: string) =>
    (await slicesOf(deps, name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const read = async (deps: Deps, id: string) => (await readShare(deps, id)).reply;

  it("an answer lies in it once, is read by each link, and goes with the last one", async () => {
    await emptyBucket();
    const before = await countKept();
    const browser = openBrowser();
    const [one, other] = await share(browser, 2);
    if (!one || !other) throw new Error("two links");
    const deps = openBucket();
    await runJob(deps);
    passTime(DAY_MS);
    await runJob(deps);
    expect([await countKept(), (await inBucket()).length]).toEqual([before, 1]);
    expect((await db.select().from(shares)).map(({ packed }) => packed)).toEqual([null, null]);
    expect([await read(deps, one.id), await read(deps, other.id)]).toEqual([one.reply, one.reply]);
    await end(browser, one);
    await runJob(deps);
    expect(await read(deps, other.id)).toEqual(other.reply);
    await end(browser, other);
    await runJob(deps);
    expect(await inBucket()).toEqual([]);
  });

  it("bound later, it leaves what the object has there, and adds no second copy", async () => {
    await emptyBucket();
    const before = await countKept();
    const browser = openBrowser();
    const [one, other] = await share(browser, 2);
    if (!one || !other) throw new Error("two links");
    await db.update(shares).set({ movedAt: Date.now() }).where(eq(shares.id, other.id));
    await runJob();
    await db.update(shares).set({ movedAt: null }).where(eq(shares.id, other.id));
    const deps = openBucket();
    await runJob(deps);
    passTime(DAY_MS);
    await runJob(deps);
    expect([(await countKept()) - before, await inBucket()]).toEqual([1, []]);
    expect(await read(deps, other.id)).toEqual(other.reply);
    for (const link of [one, other]) await end(browser, link);
    await runJob(deps);
    expect((await countKept()) - before).toBe(0);
  });

  it("F-227: a dump has it all, slice after slice, and fills another bucket, or the objects", async () => {
    await emptyBucket();
    const deps = openBucket();
    const hashes = Array.from({ length: 120 }, (_, i) => `c${i.toString(16).padStart(63, "0")}`);
    const store = deps.shared.getByName("c");
    const empty = await bytesOf(deps, "c");
    for (const hash of hashes) await store.put(hash, `packed ${hash}`);
    // Other tests keep answers there too.
    const ours = async () =>
      (await rowsOf(deps, "c")).filter(([hash]) => typeof hash === "string" && hashes.includes(hash));
    const rows = await ours();
    for (const hash of hashes) expect(rows).toContainEqual([hash, `packed ${hash}`]);
    expect(new Set(rows.map(([hash]) => hash)).size).toBe(rows.length);
    expect(rows).toHaveLength(hashes.length);
    const packed = hashes.reduce((sum, hash) => sum + `packed ${hash}`.length, 0);
    expect((await bytesOf(deps, "c")) - empty).toBe(packed);
    const part = {
      ...{ id: "dump", number: 0, isLast: true, columns: { shared_bytes: ["hash", "packed"] } },
      rows: rows.map((row) => ["shared_bytes", row] as [string, string[]]),
    };
    await emptyBucket();
    expect(await store.importPart(part)).toEqual({ ok: true });
    expect(await store.importPart(part)).toEqual({ ok: true });
    expect((await ours()).length).toBe(rows.length);
    const fresh = env.SHARES.getByName("an installation without a bucket");
    expect(await fresh.importPart(part)).toEqual({ ok: true });
    expect((await fresh.exportSlice(null)).rows).toHaveLength(rows.length);
    await emptyBucket();
  });
});

it("an alarm tells when the store of shared answers holds 60% of what it may", async () => {
  const deps = openBackups();
  const holding = (share: number) =>
    ({ ...deps, shared: { getByName: () => ({ readFilled: async () => share }) } }) as unknown as typeof deps;
  const kindsAt = async (share: number) => (await findAlarms(holding(share))).alarms.map(({ kind }) => kind);
  expect(await kindsAt(0.59)).not.toContain("share space");
  expect(await kindsAt(0.6)).toContain("share space");
});

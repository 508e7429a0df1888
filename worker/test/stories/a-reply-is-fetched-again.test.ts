import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { recentCallsReplySchema } from "../../../shared/keys.ts";
import { pack } from "../../db/packed.ts";
import { call, readProblem } from "../ask.ts";
import { passTime } from "../clock.ts";
import { expectErrors } from "../console-lines.ts";
import { addKey, DONE, hold, newCall, openAccount, payFor, readState } from "../keys/account.ts";
import { someAddress } from "../people.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ask = (key: string, path: string) =>
  call(path, { headers: { "X-API-Key": key, "CF-Connecting-IP": someAddress() } });
const listCalls = async (key: string) =>
  recentCallsReplySchema.parse(await (await ask(key, "/api/v1/calls")).json()).calls;

type Opened = Awaited<ReturnType<typeof openAccount>>;
/** The alarm a minute later, which moves replies into the object that keeps them. */
async function moveReplies({ account }: Opened) {
  passTime(MINUTE_MS + 1);
  await runDurableObjectAlarm(account);
}
const countWaiting = ({ account }: Opened) =>
  runInDurableObject(
    account,
    (_, { storage }) => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM replies").one().n,
  );

describe("a call whose worker dies", () => {
  it("between debit and delivery is charged once, and its key has the reply for an hour", async () => {
    const opened = await openAccount();
    const { account, accountId, first } = opened;
    const request = newCall(first.hash);
    await account.commit(await hold(account, request), DONE, pack('{"response":"paid"}'), accountId);
    for (const isMoved of [false, true]) {
      if (isMoved) await moveReplies(opened);
      expect(await countWaiting(opened)).toBe(isMoved ? 0 : 1);
      expect(await listCalls(first.key)).toMatchObject([
        { id: request.id, endpoint: "/api/v1/technical", statusCode: 200, creditsUsed: 1, code: null },
      ]);
      const reply = await ask(first.key, `/api/v1/calls/${request.id}`);
      expect([reply.status, await reply.text()]).toEqual([200, '{"response":"paid"}']);
      expect(reply.headers.get("cache-control")).toMatch(/^no-store/);
      expect(reply.headers.get("signature")).not.toBeNull();
    }
    expect((await readState(account)).used).toBe(1);
    passTime(HOUR_MS);
    expect(await listCalls(first.key)).toEqual([]);
    const late = await readProblem(await ask(first.key, `/api/v1/calls/${request.id}`));
    expect(late).toMatchObject({ status: 410, code: "reply_not_kept" });
  });

  it("before its debit is not charged, and has no reply", async () => {
    const { account, first } = await openAccount();
    const { id } = await hold(account, newCall(first.hash));
    expect(await listCalls(first.key)).toEqual([]);
    passTime(MINUTE_MS + 1);
    await runDurableObjectAlarm(account);
    expect(await listCalls(first.key)).toMatchObject([
      { id, statusCode: 500, creditsUsed: 0, replyUntil: null },
    ]);
    expect((await readProblem(await ask(first.key, `/api/v1/calls/${id}`))).code).toBe("call_unknown");
    expect((await readState(account)).used).toBe(0);
  });

  it("F-046: with an Idempotency-Key gives the same bytes for a day, wherever they are kept, and is charged once", async () => {
    const opened = await openAccount();
    const pay = () => payFor(opened.first.key, "Bitcoin", { headers: { "Idempotency-Key": "order" } });
    const bytes = await (await pay()).text();
    await moveReplies(opened);
    expect(await countWaiting(opened)).toBe(0);
    passTime(20 * HOUR_MS);
    const again = await pay();
    expect([again.headers.get("idempotency-replayed"), await again.text()]).toEqual(["true", bytes]);
    expect((await readState(opened.account)).used).toBe(1);
  });

  it("F-046: a reply that went for newer ones is told to be gone, and is not charged again", async () => {
    const opened = await openAccount();
    const pay = () => payFor(opened.first.key, "Bitcoin", { headers: { "Idempotency-Key": "order" } });
    await pay();
    await moveReplies(opened);
    await env.TALKS.getByName(opened.accountId).erase();
    expect(await readProblem(await pay())).toMatchObject({ status: 410, code: "reply_not_kept", charged: 0 });
    expect((await readState(opened.account)).used).toBe(1);
  });
});

describe("the latest calls of a key", () => {
  it("are its own: neither another key of the account nor another account has them", async () => {
    const { account, accountId, first } = await openAccount();
    const other = await addKey(account, accountId);
    const stranger = await openAccount();
    const id = (await payFor(first.key, "Bitcoin")).headers.get("x-request-id");
    expect((await listCalls(first.key)).map((one) => one.id)).toEqual([id]);
    for (const { key } of [other, stranger.first]) {
      expect(await listCalls(key)).toEqual([]);
      expect((await readProblem(await ask(key, `/api/v1/calls/${id}`))).status).toBe(404);
    }
    expect((await readState(account)).used).toBe(1);
    expect((await readProblem(await ask(first.key, "/api/v1/calls/'--"))).code).toBe("call_unknown");
    expect((await readProblem(await ask("", "/api/v1/calls"))).code).toBe("key_missing");
  });

  it("a call that was given back has no reply, wherever it was", async () => {
    const opened = await openAccount();
    const { account, accountId, first } = opened;
    const held = await hold(account, newCall(first.hash));
    await account.commit(held, DONE, pack("{}"), accountId);
    await moveReplies(opened);
    await account.release(held, { status: 503, ms: 1 });
    expect(await listCalls(first.key)).toMatchObject([{ id: held.id, replyUntil: null }]);
    expect((await readProblem(await ask(first.key, `/api/v1/calls/${held.id}`))).status).toBe(404);
  });
});

describe("the object of kept replies", () => {
  it("takes 20 MB of an account: what would be forgotten first goes, and talks are not counted with it", async () => {
    const talks = env.TALKS.getByName(`replies ${crypto.randomUUID()}`);
    const until = Date.now() + HOUR_MS;
    const some = (name: string, more = 0) =>
      Array.from({ length: 50 }, (_, i) => ({
        callId: `${name} ${i}`,
        packed: "x".repeat(100_000),
        until: until + more,
      }));
    for (const name of ["a", "b", "c", "d"]) await talks.keepReplies(some(name));
    expect((await talks.describeReplies(["a 0", "d 49"])).kept).toHaveLength(2);
    await talks.keepReplies(some("long", 1));
    await talks.keepReplies(some("long", 1));
    const kept = await runInDurableObject(talks, (_, { storage }) =>
      storage.sql
        .exec<{ bytes: number; really: number }>(
          "SELECT bytes, (SELECT sum(length(packed)) FROM replies) AS really FROM reply_space",
        )
        .one(),
    );
    expect(kept.bytes).toBe(kept.really);
    expect(kept.bytes).toBeLessThanOrEqual(20_000_000);
    expect(await talks.readReply("long 49")).toHaveLength(100_000);
    await talks.takeOver([], []);
    await talks.endMove(1, 1);
    const begun = { talk: "t", id: "t", question: "Bitcoin", askedAt: Date.now() };
    expect(await talks.begin(begun)).toBe(true);
    passTime(2 * HOUR_MS);
    await runDurableObjectAlarm(talks);
    expect(await talks.describeReplies(["long 49"])).toEqual({ kept: [], bytes: 0 });
    expect(await talks.read("t")).toHaveLength(1);
  });

  it("may be out of reach: replies wait where they were debited, and are had from there", async () => {
    expectErrors();
    const opened = await openAccount();
    const id = (await payFor(opened.first.key, "Bitcoin")).headers.get("x-request-id");
    const broken = vi.spyOn(env.TALKS, "getByName").mockImplementation(() => {
      throw new Error("out of reach");
    });
    await moveReplies(opened);
    broken.mockRestore();
    expect(await countWaiting(opened)).toBe(1);
    expect((await ask(opened.first.key, `/api/v1/calls/${id}`)).status).toBe(200);
    await moveReplies(opened);
    expect(await countWaiting(opened)).toBe(0);
  });
});

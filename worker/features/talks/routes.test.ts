import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { type KeptTalks, keptTalksSchema, keptTurnsSchema } from "../../../shared/talks.ts";
import { SCHEDULE } from "../../cron.ts";
import { endings, talks, talkTurns, users } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import { readProblem } from "../../test/ask.ts";
import { openBrowser } from "../../test/auth/browser.ts";
import { openPerson } from "../../test/auth/person.ts";
import { passTime } from "../../test/clock.ts";
import { expectErrors } from "../../test/console-lines.ts";

const DAY = 86_400_000;
const db = drizzle(env.DB);
const hex = (n: number) => n.toString(16).padStart(32, "0");
const codeOf = async (reply: Response) => `${reply.status} ${(await readProblem(reply)).code}`;
const deps = () => openDeps(env, { waitUntil: () => {} });

/** Somebody signed in, and what they do with talks; keeping is on unless told. */
async function openTalker({ isOn = true } = {}) {
  const person = await openPerson();
  const { browser } = person;
  const keeping = async (on: boolean, forget = false) =>
    keptTalksSchema.parse(await (await browser.post("/api/talks/keeping", { isOn: on, forget })).json());
  if (isOn) await keeping(true);
  const ask = (message: string, talk = hex(1), turn = hex(1)) =>
    browser.post("/api/chat", { message, keep: { talk, turn } });
  const list = async (): Promise<KeptTalks["talks"]> =>
    keptTalksSchema.parse(await (await browser.send("/api/talks")).json()).talks;
  const read = async (talk = hex(1)) =>
    keptTurnsSchema.parse(await (await browser.send(`/api/talks/${talk}`)).json()).turns;
  const rename = (title: string, talk = hex(1)) =>
    browser.send(`/api/talks/${talk}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ title }),
    });
  const remove = (talk = hex(1)) => browser.send(`/api/talks/${talk}`, { method: "DELETE" });
  return { ...person, keeping, ask, list, read, rename, remove };
}
const inObject = <T>(id: string, work: (sql: SqlStorage) => T) =>
  runInDurableObject(env.TALKS.getByName(id), (_, { storage }) => work(storage.sql));
const rowsOf = (id: string) =>
  inObject(id, (sql) => Number(sql.exec("SELECT count(*) AS n FROM turns").one().n));

describe("talks that an account keeps", () => {
  it("are none until it is switched on, whatever a browser asks for", async () => {
    const talker = await openTalker({ isOn: false });
    const reply = await talker.ask("Analyze Bitcoin");
    expect(reply.status).toBe(200);
    expect(reply.headers.has("answer-kept")).toBe(false);
    expect(await talker.list()).toEqual([]);
    await openBrowser().post("/api/chat", { message: "Bitcoin", keep: { talk: hex(9), turn: hex(9) } });
    expect(await db.$count(talks)).toBe(0);
  });

  it("hold each question with the answer that the server gave, and another browser of the person reads them", async () => {
    const talker = await openTalker();
    const asked = await talker.ask("Analyze Bitcoin");
    expect(asked.headers.get("answer-kept")).toBe("1");
    const reply = await asked.json();
    passTime(60_000);
    await talker.ask("Bitcoin technicals", hex(1), hex(2));
    const there = await openPerson(talker.email);
    const [talk] = keptTalksSchema.parse(await (await there.browser.send("/api/talks")).json()).talks;
    expect(talk).toMatchObject({ id: hex(1), title: "Analyze Bitcoin", questions: 2 });
    expect(talk?.words).toContain("bitcoin technicals");
    const turns = await talker.read();
    expect(turns.map(({ question }) => question)).toEqual(["Analyze Bitcoin", "Bitcoin technicals"]);
    expect(turns[0]).toMatchObject({ reply, seal: asked.headers.get("answer-seal") });
  });

  it("hold a stream's answer too, and of a question asked again the newest alone", async () => {
    const talker = await openTalker();
    await talker.ask("Analyze Bitcoin");
    passTime(1_000);
    const stream = await talker.browser.send("/api/chat", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify({ message: "Analyze Ethereum", keep: { talk: hex(1), turn: hex(1) } }),
    });
    expect(await stream.text()).toMatch(/event: seal\ndata: \{"seal":"[^"]+","kept":true\}/);
    const turns = await talker.read();
    expect(turns.map(({ question, reply }) => [question, reply?.assets[0]?.symbol])).toEqual([
      ["Analyze Ethereum", "ETH"],
    ]);
  });

  it("are nobody else's: under the same ids another account has its own", async () => {
    const [one, other] = [await openTalker(), await openTalker()];
    await one.ask("Analyze Bitcoin");
    expect(await codeOf(await other.browser.send(`/api/talks/${hex(1)}`))).toBe("404 talk_unknown");
    await other.ask("Analyze Ethereum");
    await other.remove();
    expect((await one.read()).map(({ question }) => question)).toEqual(["Analyze Bitcoin"]);
    expect((await openBrowser().send("/api/talks")).status).toBe(401);
    const foreign = { Origin: "https://evil.example" };
    const planted = { message: "Analyze Bitcoin", keep: { talk: hex(2), turn: hex(2) } };
    expect((await one.browser.post("/api/chat", planted, foreign)).status).toBe(403);
  });

  it("are renamed, and deleted at once with the links to their answers", async () => {
    const talker = await openTalker();
    const asked = await talker.ask("Analyze Bitcoin");
    const share = {
      ...{ token: hex(77), question: "Analyze Bitcoin", reply: await asked.json() },
      ...{ seal: asked.headers.get("answer-seal"), talk: hex(1), turn: hex(1) },
    };
    const { id } = await (await talker.browser.post("/api/shares", share)).json<{ id: string }>();
    expect((await talker.read())[0]?.share?.id).toBe(id);
    expect((await talker.rename("  My coin ")).status).toBe(200);
    expect((await talker.list()).map(({ title }) => title)).toEqual(["My coin"]);
    await talker.remove();
    expect(await talker.list()).toEqual([]);
    expect(await rowsOf(talker.id)).toBe(0);
    expect((await openBrowser().send(`/api/shares/${id}`)).status).toBe(410);
    expect(await codeOf(await talker.rename("again"))).toBe("404 talk_unknown");
  });

  it("F-228: have ids of 32 hexadecimal digits; what is no kept talk is 404 or changes nothing, and nothing is noted for a restore", async () => {
    const talker = await openTalker();
    await talker.ask("Analyze Bitcoin");
    for (const id of ["x".repeat(10_000), hex(1).toUpperCase().replace("0", "A"), "1", "%00", "..%2f"]) {
      expect(await codeOf(await talker.remove(id))).toBe("404 talk_unknown");
      expect(await codeOf(await talker.rename("a name", id))).toBe("404 talk_unknown");
      expect(await codeOf(await talker.browser.send(`/api/talks/${id}`))).toBe("404 talk_unknown");
    }
    expect((await talker.remove(hex(2))).status).toBe(200);
    expect(await db.$count(endings, eq(endings.detail, talker.id))).toBe(0);
    await talker.remove(hex(1));
    expect(await db.$count(endings, eq(endings.detail, talker.id))).toBe(1);
  });

  it("stop when it is switched off; what is kept goes only if that was chosen", async () => {
    const talker = await openTalker();
    await talker.ask("Analyze Bitcoin");
    expect(await talker.keeping(false)).toMatchObject({ since: null, talks: [{ id: hex(1) }] });
    await talker.ask("Analyze Ethereum", hex(2), hex(2));
    expect(await talker.list()).toHaveLength(1);
    await talker.keeping(true);
    const left = await talker.keeping(false, true);
    expect(left).toMatchObject({ since: null, talks: [] });
    expect(left.storage.used).toBeLessThan(left.storage.limit / 100);
    expect(await rowsOf(talker.id)).toBe(0);
  });

  it("are deleted 13 months after their last question", async () => {
    const talker = await openTalker();
    await talker.ask("Analyze Bitcoin");
    const ring = () => runDurableObjectAlarm(env.TALKS.getByName(talker.id));
    passTime(390 * DAY);
    await ring();
    expect(await rowsOf(talker.id)).toBe(1);
    passTime(10 * DAY);
    expect(await ring()).toBe(true);
    expect(await rowsOf(talker.id)).toBe(0);
  });

  it("hold a hundred questions, and no more of an account than 500; what has no room is answered and told not to be kept", async () => {
    const talker = await openTalker();
    await inObject(talker.id, (sql) => {
      for (let n = 1; n <= 100; n++)
        sql.exec("INSERT INTO turns (talk, id, question, asked_at) VALUES (?, ?, 'q', 1)", hex(1), hex(n));
      for (let n = 1; n <= 500; n++)
        sql.exec(
          "INSERT INTO talks (id, title, created_at, updated_at) VALUES (?, 't', 1, ?)",
          hex(n),
          Date.now(),
        );
    });
    for (const [talk, turn] of [
      [hex(1), hex(101)],
      [hex(501), hex(1)],
    ]) {
      const reply = await talker.ask("Analyze Bitcoin", talk, turn);
      expect([reply.status, reply.headers.has("answer-kept")]).toEqual([200, false]);
    }
    expect((await talker.ask("Analyze Bitcoin", hex(2), hex(1))).headers.get("answer-kept")).toBe("1");
  });

  it("F-228: have 20 MB of an account and no more, which nobody else feels", async () => {
    const [talker, other] = [await openTalker(), await openTalker()];
    await talker.ask("Analyze Bitcoin");
    await inObject(talker.id, (sql) => {
      for (let n = 1; n <= 20; n++)
        sql.exec(
          "INSERT INTO turns (talk, id, question, asked_at) VALUES ('x', ?, ?, 1)",
          n,
          "x".repeat(1_000_000),
        );
    });
    const refused = await talker.ask("Analyze Ethereum", hex(1), hex(2));
    expect([refused.status, refused.headers.has("answer-kept")]).toEqual([200, false]);
    expect((await talker.read()).map(({ question }) => question)).toEqual(["Analyze Bitcoin"]);
    expect((await other.ask("Analyze Bitcoin")).headers.get("answer-kept")).toBe("1");
  });

  it("do not keep an answer from its asker when their object fails to keep it", async () => {
    const talker = await openTalker();
    expectErrors();
    await inObject(talker.id, (sql) => void sql.exec("ALTER TABLE turns RENAME TO turns_gone"));
    const reply = await talker.ask("Analyze Bitcoin");
    await inObject(talker.id, (sql) => void sql.exec("ALTER TABLE turns_gone RENAME TO turns"));
    expect([reply.status, reply.headers.has("answer-kept")]).toEqual([200, false]);
  });

  it("are in the export, and are erased with the account", async () => {
    const talker = await openTalker();
    await talker.ask("Analyze Bitcoin");
    const all = await (await talker.browser.send("/api/account/export")).json<Record<string, unknown[]>>();
    expect(all).toMatchObject({ talks: [{ id: hex(1) }], turnsOfTalks: [{ question: "Analyze Bitcoin" }] });
    await talker.close();
    passTime(7 * DAY + 1);
    await SCHEDULE["*/15 * * * *"]?.erasure?.(deps());
    expect(await rowsOf(talker.id)).toBe(0);
  });
});

describe("holdings", () => {
  it("are kept by choice alone, of their owner, in the export, and go with the account", async () => {
    const [one, other] = [await openTalker({ isOn: false }), await openTalker({ isOn: false })];
    const holdings = async ({ browser }: typeof one) =>
      (await (await browser.send("/api/talks/holdings")).json<{ text: string | null }>()).text;
    expect(await holdings(one)).toBeNull();
    await one.browser.post("/api/talks/holdings", { text: "BTC, 2\nNVDA\t40" });
    expect([await holdings(one), await holdings(other)]).toEqual(["BTC, 2\nNVDA\t40", null]);
    const all = await (await one.browser.send("/api/account/export")).json<Record<string, unknown>>();
    expect(all.holdings).toMatchObject({ text: "BTC, 2\nNVDA\t40" });
    await one.close();
    passTime(8 * DAY);
    await SCHEDULE["*/15 * * * *"]?.erasure?.(deps());
    const kept = await runInDurableObject(env.TALKS.get(env.TALKS.idFromName(one.id)), (object) =>
      object.readHoldings(),
    );
    expect(kept).toBeNull();
  });

  it("that were deleted are noted, so that a restore deletes them again; talks are left alone", async () => {
    const one = await openTalker();
    await one.ask("Analyze Bitcoin");
    await one.browser.post("/api/talks/holdings", { text: "BTC, 2" });
    const gone = await one.browser.send("/api/talks/holdings", { method: "DELETE" });
    expect(await gone.json()).toEqual({ text: null, at: null });
    expect(await one.list()).toHaveLength(1);
    const noted = await db.select().from(endings).where(eq(endings.detail, one.id));
    expect(noted).toMatchObject([{ kind: "talk", subject: "holdings", state: "deleted" }]);
  });

  it("are nobody's without a session, at most 10,000 letters", async () => {
    expect((await openBrowser().send("/api/talks/holdings")).status).toBe(401);
    const { browser } = await openTalker({ isOn: false });
    const long = await browser.post("/api/talks/holdings", { text: "x".repeat(10_001) });
    expect(await codeOf(long)).toBe("400 invalid_request");
  });
});

describe("talks that the database kept before", () => {
  it("are taken over on the first touch, whole and once, and leave it a day later", async () => {
    const { id, browser } = await openPerson();
    const reply = await (await browser.post("/api/chat", { message: "Analyze Bitcoin" })).text();
    await db.update(users).set({ talksKeptSince: 5 }).where(eq(users.id, id));
    const [old, packedOne] = [
      { userId: id, talk: hex(1), id: hex(1) },
      { userId: id, talk: hex(1), id: hex(2) },
    ];
    await db
      .insert(talks)
      .values({ userId: id, id: hex(1), title: "Mine", createdAt: 1, updatedAt: Date.now() });
    await db.insert(talkTurns).values([
      { ...old, question: "Analyze Bitcoin", askedAt: 1, reply, seal: "s", answeredAt: 2 },
      { ...packedOne, question: "Analyze Bitcoin", askedAt: 3, packed: reply, seal: "s", answeredAt: 4 },
    ]);
    const list = async () => keptTalksSchema.parse(await (await browser.send("/api/talks")).json());
    expect(await list()).toMatchObject({
      since: new Date(5).toISOString(),
      talks: [{ title: "Mine", questions: 2 }],
    });
    const { turns } = keptTurnsSchema.parse(await (await browser.send(`/api/talks/${hex(1)}`)).json());
    expect(turns.map((turn) => turn.reply?.assets[0]?.symbol)).toEqual(["BTC", "BTC"]);
    const cleanUp = () => SCHEDULE["*/15 * * * *"]?.["talk clean-up"]?.(deps());
    await cleanUp();
    expect(await db.$count(talkTurns, eq(talkTurns.userId, id))).toBe(2);
    passTime(DAY + 1);
    await cleanUp();
    expect(await db.$count(talkTurns, eq(talkTurns.userId, id))).toBe(0);
    expect((await list()).talks).toHaveLength(1);
    await browser.send(`/api/talks/${hex(1)}`, { method: "DELETE" });
    // A first touch beside this one, that comes to its end later.
    await env.TALKS.getByName(id).takeOver([{ id: hex(1), title: "Mine", createdAt: 1, updatedAt: 1 }], []);
    expect((await list()).talks).toEqual([]);
  });
});

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { watchReplySchema } from "../../../../shared/watch.ts";
import { alertMails, countedMails, endings, jobs, mails, watchedAssets } from "../../../db/schema.ts";
import { openDeps } from "../../../deps.ts";
import { openBrowser } from "../../../test/auth/browser.ts";
import { openPerson } from "../../../test/auth/person.ts";
import { setClock } from "../../../test/clock.ts";
import { hashKeyed } from "../../auth/secrets.ts";
import { morningsJob } from "../jobs.ts";
import { endMails, switchMail, unsubscribe } from "../switch-mail.ts";
import { chooseMorning, nextMorning } from "./choose-morning.ts";
import { snapshotSchema } from "./compare-days.ts";
import { sendMornings } from "./send-mornings.ts";

const DAY = 86_400_000;
const START = Date.parse("2026-10-05T12:00:00Z");
const db = drizzle(env.DB);
const deps = () => openDeps(env, { waitUntil: () => {} });

beforeEach(async () => {
  setClock(START);
  for (const table of [alertMails, countedMails, jobs, mails, watchedAssets]) await db.delete(table);
});

async function openReader(of: "watchlist" | "portfolio", every: "day" | "week" | null = "day") {
  const person = await openPerson();
  const choose = async (often: typeof every) =>
    person.browser.post("/api/watch/morning", { every: often, of });
  await person.browser.post("/api/watch/assets", { asset: "BTC" });
  await person.browser.post("/api/watch/assets", { asset: "TSLA" });
  await choose(every);
  return { ...person, choose };
}
const waiting = async () => (await db.select().from(mails)).filter(({ kind }) => kind === "morning mail");
const bodyOf = ({ body }: { body: string }) =>
  JSON.parse(body) as { subject: string; text: string; headers: Record<string, string> };
const mornings = (days: number) => START + days * DAY - 5 * 3_600_000 + 60_000;

/** A market that moves through some mornings, each run twice; how many mails each brought. */
async function passMornings(days: number): Promise<number[]> {
  const brought: number[] = [];
  for (let day = 1; day <= days; day++) {
    setClock(mornings(day));
    const before = (await waiting()).length;
    await sendMornings(deps());
    await sendMornings(deps());
    brought.push((await waiting()).length - before);
  }
  return brought;
}

describe("a morning mail on a watchlist", () => {
  it("tells what left its range and which call changed and why, once; a morning without news brings none", async () => {
    await openReader("watchlist");
    const brought = await passMornings(40);
    expect(brought[0]).toBe(0);
    expect(new Set(brought)).toEqual(new Set([0, 1]));
    const sent = (await waiting()).map(bodyOf);
    for (const { subject, text } of sent) {
      expect(subject).toMatch(/^Your watchlist: (one change|\d+ changes)$/);
      expect(text).toMatch(/(Bitcoin|Tesla).*(is (above|below) its range: \$|instead of)/);
      expect(text).toContain("not prices of the real market");
    }
    const all = sent.map(({ text }) => text).join("\n");
    expect(all).toMatch(/its 80% range until [\d-]+ was \$[\d,.]+ to \$/);
    expect(all).toMatch(
      /(Buy|Hold|Sell) instead of (Buy|Hold|Sell)\. Its trend score is .+ most of all its /,
    );
  });

  it("comes daily or on Mondays, at 7:00 UTC", () => {
    const wednesday = Date.parse("2026-10-07T06:59:00Z");
    const tell = (at: number) => new Date(at).toISOString();
    expect(tell(nextMorning("day", wednesday))).toBe("2026-10-07T07:00:00.000Z");
    expect(tell(nextMorning("day", wednesday + 60_000))).toBe("2026-10-08T07:00:00.000Z");
    expect(tell(nextMorning("week", wednesday))).toBe("2026-10-12T07:00:00.000Z");
  });

  it("is of nobody who chose none, or ended it by one click", async () => {
    const [never, reader] = [await openReader("watchlist", null), await openReader("watchlist")];
    await passMornings(30);
    const own = (await waiting()).filter(({ recipient }) => recipient === reader.email);
    expect((await waiting()).filter(({ recipient }) => recipient === never.email)).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
    const { headers } = bodyOf(own[0] ?? { body: "{}" });
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["List-Unsubscribe"]).toContain("/api/watch/unsubscribe?token={token:unsubscribe}");
    const token = await hashKeyed(env.KEY_SECRET ?? "", `alert mails:${reader.id}`);
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    };
    expect((await openBrowser().send(`/api/watch/unsubscribe?token=${token}`, init)).status).toBe(200);
    await db.delete(mails);
    setClock(mornings(31));
    await passMornings(60);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [
      "one click",
      async (id: string) => unsubscribe(deps(), await hashKeyed(env.KEY_SECRET ?? "", `alert mails:${id}`)),
    ],
    ["the switch", async (id: string) => void (await switchMail(deps(), id, false))],
    [
      "choosing never",
      async (id: string) => void (await chooseMorning(deps(), id, { every: null, of: "watchlist" })),
    ],
  ])("that waits in the outbox is not sent once its owner ended it by %s; another's is", async (_, end) => {
    const [reader, other] = [await openReader("watchlist"), await openReader("watchlist")];
    await passMornings(30);
    expect(new Set((await waiting()).map(({ recipient }) => recipient))).toEqual(
      new Set([reader.email, other.email]),
    );
    await end(reader.id);
    expect(new Set((await waiting()).map(({ recipient }) => recipient))).toEqual(new Set([other.email]));
  });

  it("keeps its news for the next run where the day's mails are used up", async () => {
    const reader = await openReader("watchlist");
    const tight = () => {
      const all = deps();
      return { ...all, config: { ...all.config, mail: { ...all.config.mail, mailsADay: 0 } } };
    };
    let told: string | null = null;
    for (let day = 1; day <= 40; day++) {
      setClock(mornings(day));
      await sendMornings(tight());
      const [row] = await db.select().from(alertMails).where(eq(alertMails.userId, reader.id));
      const isHeld = row?.morningNext === mornings(day) + 3_600_000;
      if (isHeld) {
        expect(row?.morningTold).toBe(told);
        expect(await waiting()).toEqual([]);
        setClock(mornings(day) + 3_600_000);
        await sendMornings(deps());
        expect(await waiting()).toHaveLength(1);
        return;
      }
      told = row?.morningTold ?? null;
    }
    throw new Error("nothing happened in forty days");
  });
});

describe("a morning mail on a portfolio", () => {
  it("reads the holdings its owner keeps, and tells the portfolio's range beside what changed", async () => {
    const reader = await openReader("portfolio");
    await reader.browser.post("/api/talks/holdings", { text: "BTC, 2\nNVDA, 40\nUSD, 5000" });
    await passMornings(40);
    const sent = (await waiting()).map(bodyOf);
    expect(sent.length).toBeGreaterThan(0);
    for (const { subject, text } of sent) {
      expect(subject).toMatch(/^Your portfolio: /);
      expect(text).toMatch(
        /Your portfolio was worth \$[\d,.]+ at the close of .+ is \$[\d,.]+ to \$[\d,.]+\./,
      );
      expect(text).not.toContain("Tesla");
    }
  });

  it("of nothing that is kept tells nothing", async () => {
    const empty = await openReader("portfolio");
    setClock(mornings(1));
    await sendMornings(deps());
    const [row] = await db.select().from(alertMails).where(eq(alertMails.userId, empty.id));
    expect(row?.morningTold).toContain('"assets":{}');
  });

  it("of a line that names no asset of ours waits for the next morning, fails no run and stands before nobody", async () => {
    const wrong: string[] = [];
    for (let i = 0; i < 10; i++) {
      const owner = await openReader("portfolio");
      await owner.browser.post("/api/talks/holdings", { text: "NOSUCHTHING, 2" });
      wrong.push(owner.id);
    }
    const reader = await openReader("watchlist");
    setClock(mornings(1));
    expect(await morningsJob(deps())).toBe(true);
    await sendMornings(deps());
    const rows = new Map((await db.select().from(alertMails)).map((row) => [row.userId, row]));
    expect(rows.get(reader.id)?.morningTold).toContain("BTC");
    const next = nextMorning("day", mornings(1));
    for (const id of wrong) expect(rows.get(id)).toMatchObject({ morningTold: null, morningNext: next });
  });
});

describe("the choice", () => {
  it("made while mails are off is kept, and told as one that brings none until they are on again", async () => {
    const reader = await openReader("watchlist", null);
    const tell = async (reply: Promise<Response>) => watchReplySchema.parse(await (await reply).json());
    await reader.browser.post("/api/watch/mail", { isOn: false });
    expect(await tell(reader.choose("day"))).toMatchObject({
      ...{ morning: { every: "day" }, nextMorning: null, mail: { isOn: false } },
    });
    expect(await tell(reader.browser.post("/api/watch/mail", { isOn: true }))).toMatchObject({
      nextMorning: new Date(nextMorning("day", START)).toISOString(),
    });
  });

  it("is its owner's, in the export, and that it ended is noted for a restore", async () => {
    const reader = await openReader("watchlist", "week");
    const all = await (await reader.browser.send("/api/account/export")).json<Record<string, unknown>>();
    expect(all.alertMails).toMatchObject({ morningEvery: "week", morningOf: "watchlist" });
    expect((await openBrowser().post("/api/watch/morning", { every: "day", of: "watchlist" })).status).toBe(
      401,
    );
    expect((await reader.browser.post("/api/watch/morning", { every: "hour", of: "x" })).status).toBe(400);
    await reader.choose(null);
    const noted = await db.select().from(endings).where(eq(endings.subject, reader.id));
    expect(noted).toMatchObject([{ kind: "alertmail", state: "no morning" }]);
    await reader.choose("day");
    await endMails(db, { subject: reader.id, state: "no morning", at: START });
    const [row] = await db.select().from(alertMails).where(eq(alertMails.userId, reader.id));
    expect(row).toMatchObject({ every: null, morningNext: null, offAt: null });
  });
});

describe("a morning mail on assets off the list", () => {
  it("compares them as any; one whose prices cannot be had stays as it was told, and keeps no other waiting", async () => {
    const reader = await openReader("watchlist");
    for (const asset of ["LINK", "TLT"]) await reader.browser.post("/api/watch/assets", { asset });
    const toldOf = async () => {
      const [row] = await db.select().from(alertMails).where(eq(alertMails.userId, reader.id));
      return snapshotSchema.parse(JSON.parse(row?.morningTold ?? "null")).assets;
    };
    setClock(mornings(1));
    await sendMornings(deps());
    const before = await toldOf();
    expect(Object.keys(before).toSorted()).toEqual(["BTC", "LINK", "TLT", "TSLA"]);
    expect(before.LINK).toMatchObject({ call: { score: expect.any(Number) }, range: { date: "2026-10-05" } });
    const all = deps();
    const { candles } = all.markets.crypto;
    const without: typeof candles = {
      name: candles.name,
      candles: (asset, days) =>
        asset.symbol === "LINK" ? Promise.reject(new Error("down")) : candles.candles(asset, days),
    };
    const markets = { ...all.markets, crypto: { ...all.markets.crypto, candles: without } };
    setClock(mornings(20));
    await sendMornings({ ...all, markets });
    const after = await toldOf();
    expect(after.LINK).toEqual(before.LINK);
    expect(after.BTC).not.toEqual(before.BTC);
  });
});

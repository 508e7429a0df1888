import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { type WatchReply, watchReplySchema } from "../../../shared/watch.ts";
import { alertMails, jobs, mails, priceAlerts, watchedAssets } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import { readProblem } from "../../test/ask.ts";
import { openBrowser } from "../../test/auth/browser.ts";
import { openPerson } from "../../test/auth/person.ts";
import { passTime, setClock } from "../../test/clock.ts";
import { hashKeyed } from "../auth/secrets.ts";
import { ASSETS } from "../markets/assets.ts";
import { checkCallsJob, checkPricesJob } from "./jobs.ts";
import { lastClosedDay } from "./read-day.ts";

const DAY = 86_400_000;
const db = drizzle(env.DB);
const deps = () => openDeps(env, { waitUntil: () => {} });
const read = async (reply: Response): Promise<WatchReply> => watchReplySchema.parse(await reply.json());

async function openWatcher() {
  const person = await openPerson();
  const post = (path: string, body: unknown = {}) => person.browser.post(`/api/watch${path}`, body);
  const remove = (path: string) => person.browser.send(`/api/watch${path}`, { method: "DELETE" });
  const list = async () => read(await person.browser.send("/api/watch"));
  return { person, post, remove, list };
}

beforeEach(async () => {
  setClock("2026-11-20T18:00:00Z");
  for (const table of [alertMails, jobs, mails, priceAlerts, watchedAssets]) await db.delete(table);
});

describe("/api/watch", () => {
  it("is one's own alone, and is changed from our own site alone", async () => {
    const { post, list } = await openWatcher();
    await post("/assets", { asset: "BTC" });
    await post("/alerts", { asset: "BTC", kind: "level", side: "above", price: 1e6 });
    const other = await openWatcher();
    expect(await other.list()).toEqual({
      ...{ assets: [], alerts: [], mail: { isOn: true, leftToday: 10 } },
      morning: { every: null, of: "watchlist" },
      nextMorning: null,
    });
    const id = (await list()).alerts[0]?.id ?? "";
    await other.remove(`/alerts/${id}`);
    expect((await other.post(`/alerts/${id}/arm`)).status).toBe(404);
    expect((await list()).alerts).toHaveLength(1);
    expect((await openBrowser().send("/api/watch")).status).toBe(401);
    const foreign = await other.person.browser.post(
      "/api/watch/assets",
      { asset: "ETH" },
      { Origin: "https://evil.test" },
    );
    expect(foreign.status).toBe(403);
  });

  it("keeps a watchlist of assets we cover, each once, at most twenty", async () => {
    const { post, remove, list } = await openWatcher();
    for (const asset of ["TSLA", "LINK", "TSLA", "tlt"]) await post("/assets", { asset });
    expect((await list()).assets.toSorted()).toEqual(["LINK", "TLT", "TSLA"]);
    expect((await read(await remove("/assets/TSLA"))).assets.toSorted()).toEqual(["LINK", "TLT"]);
    const replies = await Promise.all(
      ASSETS.slice(0, 25).map(async ({ symbol }) => post("/assets", { asset: symbol })),
    );
    expect((await list()).assets).toHaveLength(20);
    const full = replies.find(({ status }) => status !== 200) ?? expect.fail();
    expect(await readProblem(full)).toMatchObject({ status: 409, code: "watchlist_full" });
    expect((await post("/assets", { asset: "LINK" })).status).toBe(200);
  });

  it("refuses a symbol that is no asset of ours", async () => {
    const { post, list } = await openWatcher();
    for (const reply of [
      await post("/assets", { asset: "NOSUCHTHING" }),
      await post("/alerts", { asset: "NOSUCHTHING", kind: "level", side: "above", price: 1 }),
    ])
      expect(await readProblem(reply)).toMatchObject({ status: 422, code: "asset_unknown" });
    expect(await list()).toMatchObject({ assets: [], alerts: [] });
  });

  it.each([
    [{ asset: "TLT", kind: "range", horizonDays: 30 }, /beyond 7 days are not yet measured for bond funds/],
    [{ asset: "USDT", kind: "range", horizonDays: 7 }, /stablecoin/],
    [{ asset: "USDT", kind: "call" }, /stablecoin/],
  ])("says in plain words why there is no alert of %j", async (body, words) => {
    const { post } = await openWatcher();
    const problem = await readProblem(await post("/alerts", body));
    expect(problem).toMatchObject({ status: 422, code: "forecast_unavailable" });
    expect(problem.error).toMatch(words);
  });

  it.each([
    { asset: "BTC", kind: "level", side: "above", price: 0 },
    { asset: "BTC", kind: "level", side: "above", price: -1 },
    { asset: "BTC", kind: "level", price: 5 },
    { asset: "BTC", kind: "range", horizonDays: 8 },
    { asset: "BTC", kind: "range", horizonDays: 7, low: 1 },
    { asset: "BTC", kind: "moon" },
    { asset: "", kind: "call" },
    {},
  ])("takes no alert like %j", async (body) => {
    const { post } = await openWatcher();
    expect((await post("/alerts", body)).status).toBe(400);
  });

  it("freezes the range and the call of the moment an alert is made", async () => {
    const { post, list } = await openWatcher();
    expect((await post("/alerts", { asset: "BTC", kind: "range", horizonDays: 30 })).status).toBe(200);
    const made = await read(await post("/alerts", { asset: "NVDA", kind: "call" }));
    const [call, range] = made.alerts.map(({ condition }) => condition);
    expect(call).toMatchObject({ kind: "call", from: lastClosedDay("stock", new Date()) });
    expect(range).toMatchObject({ horizonDays: 30, from: "2026-11-19", until: "2026-12-19" });
    expect(range?.kind === "range" && range.low < range.high).toBe(true);
    passTime(3 * DAY);
    expect((await list()).alerts.map(({ condition }) => condition)).toEqual([call, range]);
  });

  it("tells of a range whose days are over as ended; armed again it is the range of that day", async () => {
    const { person, post, list } = await openWatcher();
    await post("/alerts", { asset: "BTC", kind: "range", horizonDays: 7 });
    passTime(8 * DAY);
    await person.signIn();
    const [before] = (await list()).alerts;
    expect(before?.state).toBe("ended");
    const [after] = (await read(await post(`/alerts/${before?.id}/arm`))).alerts;
    expect(after?.condition).toMatchObject({ from: "2026-11-27", until: "2026-12-04" });
    expect(["armed", "waiting"]).toContain(after?.state);
  });
});

describe("alerts of the simulated market", () => {
  it("fire like any, and their mail says that nobody traded at that price", async () => {
    const { post, list } = await openWatcher();
    await post("/alerts", { asset: "ETH", kind: "level", side: "above", price: 1 });
    await db.update(priceAlerts).set({ isClear: true });
    await checkPricesJob(deps());
    const [mail] = await db.select().from(mails);
    expect(mail?.body).toContain("This is the simulated market");
    expect(mail?.body).toContain("(simulated)");
    expect((await list()).alerts[0]).toMatchObject({ state: "fired", market: "simulated" });
  });

  it("of a market that is not shown any more have ended", async () => {
    const { post, list } = await openWatcher();
    await post("/alerts", { asset: "ETH", kind: "level", side: "above", price: 1 });
    await db.update(priceAlerts).set({ market: "live", isClear: true });
    await checkPricesJob(deps());
    expect((await list()).alerts[0]).toMatchObject({ state: "ended", fired: null });
  });
});

describe("an alert of the call", () => {
  it("fires at the first close whose call is another, not before, and names both", async () => {
    const { post, list } = await openWatcher();
    await post("/alerts", { asset: "BTC", kind: "call" });
    const [made] = (await list()).alerts;
    const now = made?.condition.kind === "call" ? made.condition.action : "Hold";
    await checkCallsJob(deps());
    expect((await list()).alerts[0]?.state).toBe("armed");
    passTime(DAY);
    const other = now === "Buy" ? "Sell" : "Buy";
    await db.update(priceAlerts).set({ action: other });
    await checkCallsJob(deps());
    const [mail] = await db.select().from(mails);
    expect(mail?.body).toContain(`no longer ${other}`);
    const after = await db
      .select()
      .from(priceAlerts)
      .where(eq(priceAlerts.id, made?.id ?? ""));
    expect(after).toMatchObject([{ firedAt: Date.now(), isMailed: true }]);
  });

  it("moves on with the close while the call is the same", async () => {
    const { post, list } = await openWatcher();
    await post("/alerts", { asset: "MSFT", kind: "call" });
    const [made] = (await list()).alerts;
    // A day on which it is known to stay: the day before, whose call is taken as it is now.
    await db.update(priceAlerts).set({ ofDate: "2026-11-01" });
    await checkCallsJob(deps());
    expect((await list()).alerts).toMatchObject([{ condition: made?.condition, state: "armed" }]);
    expect(await db.select().from(priceAlerts)).toMatchObject([{ ofDate: "2026-11-01" }]);
  });
});

describe("the link that ends alert mails", () => {
  it("only leads to a page when it is opened, and takes a form without a session", async () => {
    const { post, list } = await openWatcher();
    await post("/alerts", { asset: "ETH", kind: "level", side: "above", price: 1 });
    await db.update(priceAlerts).set({ isClear: true });
    await checkPricesJob(deps());
    const opened = await openBrowser().send("/api/watch/unsubscribe?token=a%2Fb", { redirect: "manual" });
    expect([opened.status, opened.headers.get("Location")]).toEqual([303, "/account?unsubscribe=a%2Fb"]);
    expect((await list()).mail.isOn).toBe(true);
    const [row] = await db.select().from(alertMails);
    const token = await hashKeyed(env.KEY_SECRET ?? "", `alert mails:${row?.userId}`);
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", headers: form, body: "List-Unsubscribe=One-Click" };
    const ended = await openBrowser().send(`/api/watch/unsubscribe?token=${token}`, init);
    expect(await ended.json()).toEqual({ unsubscribed: true });
    expect((await list()).mail.isOn).toBe(false);
    expect((await read(await post("/mail", { isOn: true }))).mail.isOn).toBe(true);
    expect((await openBrowser().send("/api/watch/unsubscribe?token=x", init)).status).toBe(410);
  });
});

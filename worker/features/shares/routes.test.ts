import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { type NewShare, ownSharesSchema, reportedSharesSchema, shareSchema } from "../../../shared/shares.ts";
import { SCHEDULE } from "../../cron.ts";
import { auditLog, jobs, shares } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import { readProblem } from "../../test/ask.ts";
import { openBrowser } from "../../test/auth/browser.ts";
import { openPerson } from "../../test/auth/person.ts";
import { passTime } from "../../test/clock.ts";
import { someEmail } from "../../test/people.ts";

const DAY = 86_400_000;
const db = drizzle(env.DB);
type Browser = ReturnType<typeof openBrowser>;

// Each test's shares and runs are their own.
beforeEach(() => db.batch([db.delete(shares), db.delete(jobs)]));

let tokens = 0;
const newToken = () => (++tokens).toString(16).padStart(32, "0");
const codeOf = async (reply: Response) => `${reply.status} ${(await readProblem(reply)).code}`;
const cleanUp = () => SCHEDULE["*/15 * * * *"]?.["share clean-up"]?.(openDeps(env, { waitUntil: () => {} }));

/** An answer as the terminal gets it, ready to be shared. */
async function askSealed(browser: Browser, question = "Analyze Bitcoin"): Promise<NewShare> {
  const answer = await browser.post("/api/chat", { message: question });
  const seal = answer.headers.get("Answer-Seal") ?? "";
  return { token: newToken(), question, reply: chatReplySchema.parse(await answer.json()), seal };
}
const post = (browser: Browser, share: NewShare) => browser.post("/api/shares", share);
async function share(browser: Browser, question?: string) {
  const asked = await askSealed(browser, question);
  const made = shareSchema.parse(await (await post(browser, asked)).json());
  return { ...made, token: asked.token };
}
const read = (id: string) => openBrowser().send(`/api/shares/${id}`);
const end = (browser: Browser, id: string, token: string | null) =>
  browser.send(`/api/shares/${id}`, {
    method: "DELETE",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token }),
  });

describe("sharing an answer", () => {
  it("gives it an address of 131 random bits, where anybody reads it as it was given, and no search engine", async () => {
    const browser = openBrowser();
    const asked = await askSealed(browser);
    const askedAt = new Date().toISOString();
    passTime(DAY);
    const reply = await post(browser, asked);
    expect(reply.status).toBe(201);
    const { id } = shareSchema.parse(await reply.json());
    expect(id).toMatch(/^[A-Za-z0-9]{22}$/);
    const seen = await read(id);
    expect(seen.headers.get("x-robots-tag")).toBe("noindex");
    expect(shareSchema.parse(await seen.json())).toEqual({
      ...{ id, title: "Bitcoin: an overview", question: "Analyze Bitcoin", reply: asked.reply, askedAt },
      isReported: false,
      sharedAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 90 * DAY).toISOString(),
    });
  });

  it("works for the answer of a stream, by the seal that comes before its end", async () => {
    const browser = openBrowser();
    const stream = await browser.send("/api/chat", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify({ message: "Analyze Bitcoin" }),
    });
    const text = await stream.text();
    const data = (event: string) =>
      JSON.parse(new RegExp(`event: ${event}\\ndata: (.*)\\n`).exec(text)?.[1] ?? "{}");
    const { reply } = data("done");
    const reply201 = await post(browser, {
      seal: data("seal").seal,
      reply,
      question: "Analyze Bitcoin",
      token: newToken(),
    });
    expect(reply201.status).toBe(201);
  });

  it("takes nothing that we did not say: no word, figure, question or moment changed, and no seal of another answer", async () => {
    const browser = openBrowser();
    const asked = await askSealed(browser);
    const other = await askSealed(browser, "Analyze Ethereum");
    const [fact] = asked.reply.facts;
    for (const forged of [
      { ...asked, reply: { ...asked.reply, response: "To the moon!" } },
      {
        ...asked,
        reply: { ...asked.reply, facts: [{ ...fact, text: "$1" }, ...asked.reply.facts.slice(1)] },
      },
      { ...asked, question: "Is Enigma a scam?" },
      { ...asked, seal: asked.seal.replace(/^\d/, "9") },
      { ...asked, seal: other.seal },
      { ...asked, seal: "" },
    ])
      expect(await codeOf(await post(browser, forged as NewShare))).toBe("422 share_unsealed");
  });

  it("outlives a change of the server's secret", async () => {
    const asked = await askSealed(openBrowser());
    const vars = {
      KEY_SECRET: "another secret of the tests, long enough",
      KEY_SECRET_PREVIOUS: env.KEY_SECRET,
    };
    expect((await post(openBrowser({ vars }), asked)).status).toBe(201);
    const without = openBrowser({ vars: { ...vars, KEY_SECRET_PREVIOUS: "" } });
    expect(await codeOf(await post(without, { ...asked, token: newToken() }))).toBe("422 share_unsealed");
  });

  it("F-231: the headline is ours, and the visitor's words stand small without hosts and markup", async () => {
    const made = await share(openBrowser(), "Analyze Bitcoin https://evil.example <b>now</b>");
    expect(made.title).toBe("Bitcoin: an overview");
    expect(made.question).toBe("Analyze Bitcoin …");
    const html = await (await openBrowser().send(`/api/shares/${made.id}/words`)).text();
    expect(html).toContain("<h1>Bitcoin: an overview</h1><p>A visitor asked: “Analyze Bitcoin …”</p>");
  });

  it.each([
    ["What if Bitcoin drops 10%?", "Bitcoin: what if it drops 10%?"],
    ["Ethereum vs Solana", "Ethereum, Solana: how do they compare?"],
    ["Should I buy Tesla?", "Tesla: buy, hold or sell?"],
    ["Odds of BTC at 200k within 30 days?", /^Bitcoin: what are the odds of \$200,000/],
    ["What was Solana's price on 2 March 2026?", /^Solana: Close on 2 March 2026/],
  ])("F-231: %j is restated as we read it", async (question, title) => {
    expect((await share(openBrowser(), question)).title).toMatch(title);
  });

  it("F-231: reports take the visitor's words away and never the answer, until an admin has reviewed it", async () => {
    const made = await share(openBrowser());
    for (let i = 0; i < 5; i++)
      expect((await openBrowser().post(`/api/shares/${made.id}/report`, {})).status).toBe(200);
    expect(shareSchema.parse(await (await read(made.id)).json())).toMatchObject({
      ...{ title: made.title, question: null, isReported: true, reply: made.reply },
    });
    const html = await (await openBrowser().send(`/api/shares/${made.id}/words`)).text();
    expect(html).toContain("Reported, not reviewed.");
    expect(html).not.toContain("Analyze Bitcoin");

    const email = someEmail();
    const { browser: boss } = await openPerson(email, { ADMIN_EMAILS: email });
    const list = async () =>
      reportedSharesSchema
        .parse(await (await boss.send("/api/admin/shares")).json())
        .shares.map(({ id }) => id);
    expect(await list()).toContain(made.id);
    expect((await boss.post(`/api/admin/shares/${made.id}/review`, { reason: "harmless" })).status).toBe(200);
    expect(await list()).not.toContain(made.id);
    await openBrowser().post(`/api/shares/${made.id}/report`, {});
    expect(shareSchema.parse(await (await read(made.id)).json())).toMatchObject({
      ...{ question: "Analyze Bitcoin", isReported: false },
    });
    expect(await codeOf(await openBrowser().post(`/api/shares/${"0".repeat(22)}/report`, {}))).toBe(
      "404 share_unknown",
    );
  });

  it("asked for again under the same token, as after a lost reply, is the same share", async () => {
    const browser = openBrowser();
    const asked = await askSealed(browser);
    const replies = await Promise.all([1, 2, 3].map(() => post(browser, asked)));
    const ids = await Promise.all(replies.map(async (reply) => shareSchema.parse(await reply.json()).id));
    expect(new Set(ids).size).toBe(1);
  });

  it("is done at most twenty times a day by one network or account, however many ask at once", async () => {
    const browser = openBrowser();
    const asked = await askSealed(browser);
    const shareAnew = (by: Browser) => post(by, { ...asked, token: newToken() });
    const replies = await Promise.all(Array.from({ length: 25 }, () => shareAnew(browser)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = await shareAnew(browser);
    expect(refused.headers.get("retry-after")).toBe("3600");
    expect(await codeOf(refused)).toBe("429 share_limit");
    expect((await shareAnew(openBrowser())).status).toBe(201);
    passTime(DAY + 1);
    expect((await shareAnew(browser)).status).toBe(201);
  });

  it.each([
    ["visitors of a /48 a million bytes a day", "site", 1_000_000, DAY],
    ["visitors of a /32 five million bytes a day", "provider", 5_000_000, DAY],
    ["an account ten million bytes until they end", "user_id", 10_000_000, 90 * DAY],
    ["everybody fifty million bytes a day", "", 50_000_000, DAY],
  ])("F-228: %s", async (_, column, max, after) => {
    const browser = column === "user_id" ? (await openPerson()).browser : openBrowser();
    const made = await share(browser);
    const row = () => env.DB.prepare("SELECT * FROM shares WHERE id = ?").bind(made.id).first();
    const bytes = Number((await row())?.bytes);
    expect(bytes).toBeGreaterThan(1_000);
    if (column) expect((await row())?.[column]).toMatch(/^\w+$/);
    // What is shared next is as large; the narrower networks are other ones.
    const others = {
      visitor: "other",
      ...(column !== "site" && { site: "other" }),
      ...(column === "" && { provider: "other" }),
    };
    const fillTo = (total: number) =>
      db
        .update(shares)
        .set({ bytes: total, ...(column !== "user_id" && others) })
        .where(eq(shares.id, made.id));
    const asked = await askSealed(browser);
    await fillTo(max - bytes + 100);
    expect(await codeOf(await post(browser, asked))).toBe("429 share_limit");
    await fillTo(max - bytes - 100);
    expect((await post(browser, asked)).status).toBe(201);
    expect(await codeOf(await post(browser, { ...asked, token: newToken() }))).toBe("429 share_limit");
    passTime(after + 1);
    await cleanUp();
    const later = column === "user_id" ? (await openPerson()).browser : browser;
    expect((await post(later, await askSealed(later))).status).toBe(201);
  });

  it("is refused from another site", async () => {
    const asked = await askSealed(openBrowser());
    const foreign = await openBrowser().post("/api/shares", asked, { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });
});

describe("what is kept of who shared", () => {
  it("is a keyed hash of the network, for a day", async () => {
    const made = await share(openBrowser());
    const row = async () => (await db.select().from(shares).where(eq(shares.id, made.id)))[0];
    expect((await row())?.visitor).toMatch(/^[\da-f]{64}$/);
    passTime(DAY);
    await cleanUp();
    expect(await row()).toMatchObject({ visitor: null, endedAt: null });
  });

  it("of an address that never was is nothing: 404", async () => {
    expect(await codeOf(await read("nothing"))).toBe("404 share_unknown");
  });

  it("reads without scripts: its words with their facts, escaped, and what became of it with the status that says so", async () => {
    const browser = openBrowser();
    const made = await share(browser, "Analyze Bitcoin <script>alert(1)</script>");
    const words = async () => {
      const reply = await openBrowser().send(`/api/shares/${made.id}/words`);
      const type = reply.headers.get("Content-Type");
      return { status: reply.status, type, html: await reply.text() };
    };
    const { status, type, html } = await words();
    expect([status, type]).toEqual([200, "text/html; charset=UTF-8"]);
    expect(html).toContain("A visitor asked: “Analyze Bitcoin …”");
    expect(html).toContain(made.reply.facts[0]?.text);
    expect(html).not.toMatch(/\[f\d|<script|\*\*/);
    await end(browser, made.id, made.token);
    expect(await words()).toEqual({
      ...{ status: 410, type: "text/html; charset=UTF-8" },
      html: "<h1>Whoever shared this answer has deleted it.</h1>",
    });
    const missing = await openBrowser().send("/api/shares/nothing/words");
    expect([missing.status, missing.headers.get("Content-Type")]).toEqual([404, "text/html; charset=UTF-8"]);
  });
});

describe("the end of a share", () => {
  it("comes by the token its browser kept, at once; nobody else can end it", async () => {
    const browser = openBrowser();
    const made = await share(browser);
    expect(await codeOf(await end(openBrowser(), made.id, newToken()))).toBe("404 share_unknown");
    expect(await codeOf(await end(openBrowser(), made.id, null))).toBe("404 share_unknown");
    expect((await end(openBrowser(), made.id, made.token)).status).toBe(200);
    const gone = await read(made.id);
    expect(gone.status).toBe(410);
    expect((await readProblem(gone)).detail).toBe("Whoever shared this answer has deleted it.");
    const [row] = await db.select().from(shares).where(eq(shares.id, made.id));
    expect(row).toMatchObject({ question: null, reply: null, visitor: null });
  });

  it("comes by the session of its account, which lists what it shares", async () => {
    const person = await openPerson();
    const made = await share(person.browser);
    const list = async () =>
      ownSharesSchema.parse(await (await person.browser.send("/api/shares")).json()).shares;
    expect((await list()).map(({ id }) => id)).toEqual([made.id]);
    const stranger = await openPerson();
    expect(await codeOf(await end(stranger.browser, made.id, null))).toBe("404 share_unknown");
    expect((await end(person.browser, made.id, null)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await openBrowser().send("/api/shares")).status).toBe(401);
  });

  it("comes after 90 days, and after another year its address is forgotten", async () => {
    const made = await share(openBrowser());
    passTime(90 * DAY - 1);
    expect((await read(made.id)).status).toBe(200);
    passTime(1);
    expect((await readProblem(await read(made.id))).detail).toBe("This shared answer has expired.");
    await cleanUp();
    const [row] = await db.select().from(shares).where(eq(shares.id, made.id));
    expect(row).toMatchObject({ question: null, reply: null, endedBy: "expiry" });
    passTime(365 * DAY);
    await cleanUp();
    expect(await codeOf(await read(made.id))).toBe("404 share_unknown");
  });

  it("comes with the account's: its shares are closed with it, open again with it, and are erased with it", async () => {
    const person = await openPerson();
    const made = await share(person.browser);
    await person.close();
    expect((await read(made.id)).status).toBe(410);
    passTime(7 * DAY + 1);
    await SCHEDULE["*/15 * * * *"]?.erasure?.(openDeps(env, { waitUntil: () => {} }));
    expect((await read(made.id)).status).toBe(404);
  });

  it("comes by an admin, with a reason in the audit log, once", async () => {
    const email = someEmail();
    const admin = await openPerson(email, { ADMIN_EMAILS: email });
    const made = await share(openBrowser());
    const path = `/api/admin/shares/${made.id}`;
    const seen = await admin.browser.send(path);
    expect(seen.headers.get("cache-control")).toBe("no-store");
    expect(seen.headers.get("access-control-allow-origin")).toBeNull();
    expect(await (await admin.browser.send(path)).json()).toMatchObject({
      question: made.question,
      account: null,
    });
    const reason = { reason: "an attack on somebody" };
    for (let i = 0; i < 2; i++)
      expect(await (await admin.browser.post(`${path}/take-down`, reason)).json()).toMatchObject({
        endedBy: "admin",
        question: null,
      });
    expect((await readProblem(await read(made.id))).detail).toBe("This shared answer was taken down.");
    const deeds = await db.select().from(auditLog).where(eq(auditLog.subject, made.id));
    expect(deeds).toMatchObject([{ admin: email, action: "share taken down", detail: reason.reason }]);
    const person = await openPerson();
    expect((await person.browser.post(`${path}/take-down`, reason)).status).toBe(403);
    expect((await openBrowser().send(path)).status).toBe(401);
  });
});

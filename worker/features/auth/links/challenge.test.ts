import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readChallengeBits, requestLinkReplySchema } from "../../../../shared/auth.ts";
import { SCHEDULE } from "../../../cron.ts";
import { openDeps } from "../../../deps.ts";
import type { Env } from "../../../env.ts";
import { readProblem } from "../../../test/ask.ts";
import { openBrowser, openMailbox } from "../../../test/auth/browser.ts";
import { solveChallenge } from "../../../test/auth/solve-challenge.ts";
import { openTurnstile, TURNSTILE } from "../../../test/auth/turnstile.ts";
import { passTime } from "../../../test/clock.ts";
import { makeLink, someAddress, someEmail } from "../../../test/people.ts";
import { watchPlans } from "../../../test/watch-plans.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

beforeEach(async () => {
  await env.DB.batch(
    ["counted_mails", "queued_links", "jobs"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
});

const RESEND = { RESEND_API_KEY: "re_test", RESEND_BASE_URL: "https://resend.test" };

const codeOf = async (reply: Response) => (reply.status === 200 ? 200 : (await readProblem(reply)).code);
const runQueue = (vars: Partial<Env>) =>
  SCHEDULE["* * * * *"]?.["queued sign-ins"]?.(
    openDeps({ ...env, ...RESEND, ...vars }, { waitUntil: () => {} }),
  );

/** A service with so many mails a day, and how people ask it for links. */
function openService(mailsADay: number) {
  const mailbox = openMailbox();
  const vars = { MAILS_A_DAY: String(mailsADay) };
  const send = (email: string, address: string, challenge?: string) =>
    openBrowser({ vars, address }).post("/api/auth/request-link", { email, tier: "free", challenge });
  const demand = async (email: string, address: string) =>
    (await readProblem(await send(email, address))).fields?.challenge ?? "";
  /** A browser that does what is asked of it. */
  async function insist(email: string, address = someAddress()) {
    const first = await send(email, address);
    if (first.status === 200) return first;
    const { code, fields } = await readProblem(first);
    return code === "challenge_needed"
      ? send(email, address, solveChallenge(fields?.challenge ?? ""))
      : first;
  }
  return { mailbox, send, codeOf, demand, insist, runJob: () => runQueue(vars) };
}
/** The same where Turnstile vouches for people, who then calculate nothing. */
function openVouched(mailsADay: number) {
  const mailbox = openMailbox();
  const { give } = openTurnstile();
  const vars = { ...TURNSTILE, MAILS_A_DAY: String(mailsADay) };
  const insist = (email: string, address = someAddress()) =>
    openBrowser({ vars, address }).post("/api/auth/request-link", { email, tier: "free", challenge: give() });
  return { mailbox, insist, codeOf, runJob: () => runQueue(vars) };
}
const queued = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM queued_links").first<{ n: number }>())?.n;

/** Lets so many wait as if they had asked from elsewhere. */
const letWait = async (count: number, tries = 0) => {
  const insert = env.DB.prepare(
    "INSERT INTO queued_links (mailbox, email, offered_tier, nonce_hash, tries, at) VALUES (?, ?, 'free', '', ?, ?)",
  );
  await env.DB.batch(
    Array.from({ length: count }, () => insert.bind(crypto.randomUUID(), someEmail(), tries, Date.now())),
  );
};
const knownPerson = async () => {
  const known = someEmail();
  await openBrowser().verify(await makeLink(known), true);
  return known;
};

/** Notes mails as if they had been sent at this moment. */
const fill = async (count: number, isNewcomer: 0 | 1, site = "elsewhere", challenges = false) => {
  const insert = env.DB.prepare(
    "INSERT INTO counted_mails (id, kind, mailbox, site, is_newcomer, challenge, at) VALUES (?, 'sign-in', ?, ?, ?, ?, ?)",
  );
  await env.DB.batch(
    Array.from({ length: count }, () => {
      const id = crypto.randomUUID();
      return insert.bind(id, id, site, isNewcomer, challenges ? id : null, Date.now());
    }),
  );
};

describe("F-229: mails of one network and one day", () => {
  it.each([
    ["an IPv4 address, five", () => "192.0.2.1", 5],
    ["an IPv4 /24, ten", (i: number) => `198.51.100.${i % 250}`, 10],
    ["a /64, five", (i: number) => `2001:db8:1:1:${i.toString(16)}::1`, 5],
    ["a /56, eight", (i: number) => `2001:db8:2:12${(i % 200).toString(16).padStart(2, "0")}::1`, 8],
    ["a /48, ten", (i: number) => `2001:db8:3:${(i << 8).toString(16)}::1`, 10],
    ["a /32, fifty", (i: number) => `2001:db9:${i.toString(16)}:1::1`, 50],
  ])("of 2,000 a day %s without a challenge", async (_, addressOf, max) => {
    const { send, insist } = openService(2_000);
    let passed = 0;
    for (let i = 0; i < max + 10; i++)
      passed += Number((await send(someEmail(), addressOf(i))).status === 200);
    expect(passed).toBe(max);
    expect((await send(someEmail(), someAddress())).status).toBe(200);
    expect((await insist(someEmail(), addressOf(1))).status).toBe(200);
  });

  it("of 2,000 a day a /48 gets twenty, however many challenges it solves; then it has to wait", async () => {
    const { insist, codeOf } = openService(2_000);
    const said: (number | string)[] = [];
    for (let i = 0; i < 22; i++)
      said.push(await codeOf(await insist(someEmail(), `2001:db8:4:${(i << 8).toString(16)}::1`)));
    expect(said.filter((one) => one === 200)).toHaveLength(20);
    expect(said.slice(20)).toEqual(["rate_limited", "rate_limited"]);
  });

  it("a challenge that is solved is good once, for its mailbox and its network, for five minutes", async () => {
    const { send, codeOf, demand } = openService(2_000);
    await fill(500, 1);
    const [email, address] = [someEmail(), someAddress()];
    const challenge = await demand(email, address);
    const solution = solveChallenge(challenge);
    for (const [other, from, said] of [
      [someEmail(), address, solution],
      [email, someAddress(), solution],
      [email, address, `${challenge}.x`],
      [email, address, solution.replace(/^\d+/, (at) => String(Number(at) + 1))],
      [email, address, solution.replace(/\.\d+\./, ".1.")],
      [email, address, "."],
    ] as const)
      expect(await codeOf(await send(other, from, said))).toBe("challenge_needed");
    expect(await codeOf(await send(email, address, solution))).toBe(200);
    expect(await codeOf(await send(email, address, solution))).toBe("challenge_needed");
    const late = solveChallenge(await demand(email, address));
    passTime(5 * MINUTE);
    expect(await codeOf(await send(email, address, late))).toBe("challenge_needed");
  });

  it("is twice as hard with each ten solved in its /48, and as newcomers' mails run out", async () => {
    const { demand } = openService(2_000);
    const [email, address] = [someEmail(), "2001:db8:abcd:1::1"];
    await fill(500, 1);
    const easy = readChallengeBits(await demand(email, address));
    await fill(260, 1);
    expect(readChallengeBits(await demand(email, address))).toBe(easy + 1);
    await fill(240, 1);
    expect(readChallengeBits(await demand(email, address))).toBe(easy + 3);
    expect(readChallengeBits(await demand(email, address))).toBeLessThanOrEqual(22);
  });

  it("half of a day is kept for mailboxes that have signed in before; nobody learns which those are", async () => {
    const { mailbox, insist, codeOf } = openService(40);
    const known = someEmail();
    await openBrowser().verify(await makeLink(known), true);
    await fill(20, 1);
    const replies = await Promise.all([known, someEmail()].map((email) => insist(email)));
    expect(await Promise.all(replies.map(codeOf))).toEqual([200, 200]);
    const [one, other] = await Promise.all(
      replies.map(async (reply) => requestLinkReplySchema.parse(await reply.clone().json())),
    );
    expect(one).toEqual(other);
    expect(one?.by).toMatch(/:00:00.000Z$/);
    expect(mailbox.mails.map(({ to }) => to[0])).toEqual([known]);
    expect(await queued()).toBe(1);
  });

  it("who waits is mailed, in turn, as the day's mails come back, and the link works", async () => {
    const { mailbox, insist, runJob } = openService(40);
    await fill(20, 1);
    passTime(MINUTE);
    const people = [someEmail(), someEmail()];
    for (const email of people) expect((await insist(email)).status).toBe(200);
    expect(await queued()).toBe(2);
    await runJob();
    expect(mailbox.mails).toEqual([]);
    passTime(DAY);
    await runJob();
    expect(mailbox.mails.map(({ to }) => to[0])).toEqual(people);
    expect(await queued()).toBe(0);
    expect((await openBrowser().verify(mailbox.lastToken(), true)).status).toBe(200);
    await runJob();
    expect(mailbox.mails).toHaveLength(2);
  });

  it("a mailbox that is refused, or has had its mails, stops nobody behind it and is forgotten after two days", async () => {
    const { insist, runJob } = openVouched(40);
    await fill(20, 1);
    const [bad, full, honest] = [someEmail(), someEmail(), someEmail()];
    for (const email of [bad, full, honest]) expect((await insist(email)).status).toBe(200);
    passTime(DAY + MINUTE);
    const all = await env.DB.prepare("SELECT mailbox FROM queued_links WHERE email = ?")
      .bind(full)
      .first<{ mailbox: string }>();
    const insert = env.DB.prepare(
      "INSERT INTO counted_mails (id, kind, mailbox, is_newcomer, at) VALUES (?, 'alert', ?, 0, ?)",
    );
    await env.DB.batch(
      Array.from({ length: 30 }, (_, i) => insert.bind(`full${i}`, all?.mailbox, Date.now())),
    );
    vi.mocked(globalThis.fetch).mockRestore();
    const sent: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      const { to } = JSON.parse(init?.body as string) as { to: string[] };
      if (to[0] === bad) return new Response("{}", { status: 422 });
      sent.push(to[0] ?? "");
      return Response.json({ id: "x" });
    });
    await expect((async () => runJob())()).rejects.toThrow("mail_unavailable");
    expect(sent).toEqual([honest]);
    expect(await queued()).toBe(2);
    passTime(2 * DAY);
    await runJob();
    expect(await queued()).toBe(0);
  });

  it("a raised MAILS_A_DAY opens the door at once", async () => {
    await fill(20, 1);
    const closed = openService(40);
    const email = someEmail();
    expect((await closed.insist(email)).status).toBe(200);
    expect(closed.mailbox.mails).toEqual([]);
    passTime(MINUTE);
    const raised = openService(400);
    await raised.runJob();
    expect(raised.mailbox.mails.map(({ to }) => to[0])).toEqual([email]);
    expect((await raised.send(someEmail(), someAddress())).status).toBe(200);
  });
});

describe("F-229: the newcomers' queue", () => {
  it("one network gets as many places as it gets mails, and is counted on when they are mailed", async () => {
    const { insist, codeOf, runJob, mailbox } = openVouched(800);
    await fill(400, 1);
    const address = someAddress();
    const replies = [];
    for (let i = 0; i < 6; i++) replies.push(await codeOf(await insist(someEmail(), address)));
    expect(replies).toEqual([200, 200, 200, 200, "rate_limited", "rate_limited"]);
    expect(await queued()).toBe(4);
    expect((await insist(someEmail())).status).toBe(200);
    await env.DB.prepare("DELETE FROM counted_mails WHERE site = 'elsewhere'").run();
    await runJob();
    expect(mailbox.mails).toHaveLength(5);
    expect(await codeOf(await insist(someEmail(), address))).toBe("rate_limited");
  });

  it("a challenge is harder for the networks of those who wait, and the longer the queue", async () => {
    const { demand, insist } = openService(2_000);
    await letWait(1);
    const [email, address] = [someEmail(), someAddress()];
    const bits = async () => readChallengeBits(await demand(email, address));
    const before = await bits();
    await letWait(600);
    expect(await bits()).toBe(before + 1);
    await env.DB.prepare("DELETE FROM queued_links WHERE rowid > 1").run();
    expect((await insist(someEmail(), address)).status).toBe(200);
    const { results } = await env.DB.prepare(
      "SELECT site, challenge FROM counted_mails WHERE kind = 'queued'",
    ).all();
    expect(results).toEqual([{ site: expect.any(String), challenge: expect.any(String) }]);
  });

  it("when it is full who has signed in before gets a mail and others none, and both the same reply", async () => {
    const { mailbox, insist } = openVouched(40);
    const known = await knownPerson();
    await fill(20, 1);
    await letWait(20);
    const said = [];
    for (const email of [known, someEmail()]) {
      const replies = [];
      // The fourth within 15 minutes is one too many for either.
      for (let i = 0; i < 4; i++) {
        const reply = await insist(email);
        replies.push([reply.status, reply.status === 200 ? await reply.json() : null]);
      }
      said.push(replies);
    }
    expect(said[0]).toEqual(said[1]);
    expect(said[0]?.[0]).toEqual([200, { sent: true, again: expect.stringMatching(/:00:00.000Z$/) }]);
    expect(new Set(mailbox.mails.map(({ to }) => to[0]))).toEqual(new Set([known]));
    expect(await queued()).toBe(20);
  });

  it("F-010: what is done before the reply is the same for who has signed in before, is mailed, and for who waits", async () => {
    const known = await knownPerson();
    await fill(20, 1);
    const look = async (email: string) => {
      const { give } = openTurnstile();
      const turnstile = vi.mocked(globalThis.fetch).getMockImplementation();
      const { db, asked } = watchPlans(env.DB);
      let answer = () => {};
      const mailServer = new Promise<Response>((done) => {
        answer = () => done(Response.json({ id: "x" }));
      });
      const sent: unknown[] = [];
      vi.mocked(globalThis.fetch).mockImplementation((url, init) => {
        if (url !== "https://resend.test/emails")
          return turnstile?.(url, init) ?? Promise.reject(new Error());
        sent.push(init);
        return mailServer;
      });
      const behind: Promise<unknown>[] = [];
      let before: string[] | undefined;
      const waitUntil = (work: Promise<unknown>) => {
        before ??= [...asked];
        behind.push(work);
      };
      const vars = { ...TURNSTILE, MAILS_A_DAY: "40", DB: db };
      const challenge = give();
      // No mail server answers before the reply is there.
      const reply = await openBrowser({ vars, waitUntil }).post("/api/auth/request-link", {
        ...{ email, tier: "free", challenge },
      });
      answer();
      await Promise.all(behind);
      return { said: [reply.status, await reply.text()], before, mails: sent.length };
    };
    const [one, other] = [await look(known), await look(someEmail())];
    expect(one.before?.length).toBeGreaterThan(0);
    expect([one.said, one.before]).toEqual([other.said, other.before]);
    expect([one.mails, other.mails, await queued()]).toEqual([1, 0, 1]);
  });

  it("a mail that fails behind the reply is tried again by cron", async () => {
    const { insist, runJob } = openVouched(40);
    const known = await knownPerson();
    await fill(20, 1);
    const others = vi.mocked(globalThis.fetch).getMockImplementation();
    const isMail = (url: unknown) => url === "https://resend.test/emails";
    vi.mocked(globalThis.fetch).mockImplementation(async (url, init) =>
      isMail(url) ? new Response("", { status: 500 }) : (others?.(url, init) ?? Response.error()),
    );
    const lines = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await insist(known)).status).toBe(200);
    expect(lines.mock.calls.join()).not.toContain(known);
    expect(await queued()).toBe(1);
    const sent = vi.fn<() => Response>(() => Response.json({ id: "x" }));
    vi.mocked(globalThis.fetch).mockImplementation(async () => sent());
    await runJob();
    expect([sent.mock.calls.length, await queued()]).toEqual([1, 0]);
  });

  it("who waits and asks again gets the replies of who was mailed and asks again", async () => {
    const { insist } = openVouched(40);
    const known = await knownPerson();
    await fill(20, 1);
    const statuses = [];
    for (const email of [known, someEmail()]) {
      const replies = [];
      for (let i = 0; i < 4; i++) replies.push((await insist(email)).status);
      statuses.push(replies);
    }
    expect(statuses).toEqual([
      [200, 200, 200, 200],
      [200, 200, 200, 200],
    ]);
  });

  it("when the day's limit is used up and the queue is full, everybody is asked to come back later", async () => {
    const { insist } = openVouched(40);
    const known = await knownPerson();
    await fill(40, 1);
    await letWait(20);
    const replies = [await insist(known), await insist(someEmail())];
    expect(replies.map(({ status }) => status)).toEqual([429, 429]);
    const waits = replies.map((reply) => reply.headers.get("retry-after"));
    expect(waits[0]).toBe(waits[1]);
  });

  it("nobody is let in before those who wait, though there are mails again", async () => {
    const { mailbox, send, insist, runJob } = openService(40);
    const [first, second] = [someEmail(), someEmail()];
    await letWait(1);
    await env.DB.prepare("UPDATE queued_links SET email = ?").bind(first).run();
    passTime(MINUTE);
    expect(await codeOf(await send(second, someAddress()))).toBe("challenge_needed");
    expect(await (await insist(second)).json()).toEqual({ sent: true });
    expect(mailbox.mails).toEqual([]);
    await runJob();
    expect(mailbox.mails.map(({ to }) => to[0])).toEqual([first, second]);
    expect((await send(someEmail(), someAddress())).status).toBe(200);
  });

  it("twenty mailboxes that are refused hold up nobody", async () => {
    const { insist, runJob, send } = openService(2_000);
    await letWait(1);
    const honest = someEmail();
    await insist(honest);
    await env.DB.prepare("DELETE FROM queued_links WHERE email <> ?").bind(honest).run();
    await env.DB.prepare("UPDATE queued_links SET at = at + 1").run();
    await letWait(20);
    vi.mocked(globalThis.fetch).mockRestore();
    const sent: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      const { to } = JSON.parse(init?.body as string) as { to: string[] };
      if (to[0] !== honest) return new Response("{}", { status: 422 });
      sent.push(to[0]);
      return Response.json({ id: "x" });
    });
    await expect((async () => runJob())()).rejects.toThrow("mail_unavailable");
    passTime(MINUTE);
    await expect((async () => runJob())()).rejects.toThrow("mail_unavailable");
    expect(sent).toEqual([honest]);
    vi.mocked(globalThis.fetch).mockRestore();
    openMailbox();
    expect((await send(someEmail(), someAddress())).status).toBe(200);
  });
});

describe("F-230: all mails of one mailbox", () => {
  it("120 plus-tags over newsletter and sign-in bring it ten a day", async () => {
    const { mailbox, send } = openService(2_000);
    const name = `tags${crypto.randomUUID().slice(0, 8)}`;
    for (let i = 0; i < 120; i++) {
      const email = `${name.slice(0, 4)}.${name.slice(4)}+${i}@gmail.com`;
      if (i % 2) await send(email, someAddress());
      else await openBrowser().post("/api/newsletter/subscribe", { email });
      passTime(6 * MINUTE);
    }
    expect(mailbox.mails.length).toBeLessThanOrEqual(10);
    expect(mailbox.mails.length).toBeGreaterThan(5);
  });

  it("browsers that were signed in bring it thirty a day together, counted by network and in all", async () => {
    const { mailbox } = openService(2_000);
    const name = `own${crypto.randomUUID().slice(0, 8)}`;
    for (let i = 0; i < 13; i++) {
      const email = `${name}+${i}@gmail.com`;
      const browser = openBrowser();
      await browser.verify(await makeLink(email), true);
      for (let j = 0; j < 3; j++) await browser.ask(email);
    }
    expect(mailbox.mails).toHaveLength(30);
    const counted = await env.DB.prepare(
      "SELECT count(*) AS n FROM counted_mails WHERE kind = 'own' AND site IS NOT NULL",
    ).first();
    expect(counted).toEqual({ n: 30 });
  });

  it("what a browser that was signed in asks for is not refused for what strangers and alerts brought", async () => {
    const { send } = openService(2_000);
    const email = someEmail();
    const browser = openBrowser();
    await browser.verify(await makeLink(email), true);
    for (let i = 0; i < 4; i++) await send(email, someAddress());
    expect((await browser.ask(email)).status).toBe(200);
  });
});

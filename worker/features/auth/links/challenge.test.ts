import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readChallengeBits, requestLinkReplySchema } from "../../../../shared/auth.ts";
import { SCHEDULE } from "../../../cron.ts";
import { openDeps } from "../../../deps.ts";
import { readProblem } from "../../../test/ask.ts";
import { openBrowser, openMailbox } from "../../../test/auth/browser.ts";
import { solveChallenge } from "../../../test/auth/solve-challenge.ts";
import { passTime } from "../../../test/clock.ts";
import { makeLink, someAddress, someEmail } from "../../../test/people.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

beforeEach(async () => {
  await env.DB.batch(
    ["counted_mails", "queued_links", "jobs"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
});

const RESEND = { RESEND_API_KEY: "re_test", RESEND_BASE_URL: "https://resend.test" };

/** A service with so many mails a day, and how people ask it for links. */
function openService(mailsADay: number) {
  const mailbox = openMailbox();
  const vars = { MAILS_A_DAY: String(mailsADay) };
  const send = (email: string, address: string, challenge?: string) =>
    openBrowser({ vars, address }).post("/api/auth/request-link", { email, tier: "free", challenge });
  const codeOf = async (reply: Response) => (reply.status === 200 ? 200 : (await readProblem(reply)).code);
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
  const runJob = () =>
    SCHEDULE["* * * * *"]?.["queued sign-ins"]?.(
      openDeps({ ...env, ...RESEND, ...vars }, { waitUntil: () => {} }),
    );
  return { mailbox, send, codeOf, demand, insist, runJob };
}
const queued = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM queued_links").first<{ n: number }>())?.n;

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
    ["an IPv4 address, ten", () => "192.0.2.1", 10],
    ["an IPv4 /24, twenty", (i: number) => `198.51.100.${i % 250}`, 20],
    ["a /64, ten", (i: number) => `2001:db8:1:1:${i.toString(16)}::1`, 10],
    ["a /56, fifteen", (i: number) => `2001:db8:2:12${(i % 200).toString(16).padStart(2, "0")}::1`, 15],
    ["a /48, twenty", (i: number) => `2001:db8:3:${(i << 8).toString(16)}::1`, 20],
    ["a /32, a hundred", (i: number) => `2001:db9:${i.toString(16)}:1::1`, 100],
  ])("of 2,000 a day %s without a challenge", async (_, addressOf, max) => {
    const { send, insist } = openService(2_000);
    let passed = 0;
    for (let i = 0; i < max + 10; i++)
      passed += Number((await send(someEmail(), addressOf(i))).status === 200);
    expect(passed).toBe(max);
    expect((await send(someEmail(), someAddress())).status).toBe(200);
    expect((await insist(someEmail(), addressOf(1))).status).toBe(200);
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
    const { insist, runJob } = openService(40);
    await fill(20, 1);
    const [bad, full, honest] = [someEmail(), someEmail(), someEmail()];
    for (const email of [bad, full, honest]) expect((await insist(email)).status).toBe(200);
    passTime(DAY + MINUTE);
    const all = await env.DB.prepare("SELECT mailbox FROM queued_links WHERE email = ?")
      .bind(full)
      .first<{ mailbox: string }>();
    const insert = env.DB.prepare(
      "INSERT INTO counted_mails (id, kind, mailbox, is_newcomer, at) VALUES (?, 'sign-in', ?, 0, ?)",
    );
    await env.DB.batch([1, 2, 3].map((i) => insert.bind(`full${i}`, all?.mailbox, Date.now())));
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
});

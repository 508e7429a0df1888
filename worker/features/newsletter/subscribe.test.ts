import { env, exports } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { networksOf } from "../../networks.ts";
import { type Mail, MailError } from "../../providers/mail/mail.ts";
import { sendMails } from "../mail/outbox.ts";
import { confirmSubscription, listReaders, unsubscribe } from "./answer-link.ts";
import { forgetUnconfirmedJob } from "./jobs.ts";
import { subscribe } from "./subscribe.ts";

let at = Date.parse("2026-03-01T00:00:00Z");
const MINUTE = 60_000;

/** A desk that takes addresses, with its outbox; `mend(true)` makes mails fail. */
function openDesk() {
  const sent: Mail[] = [];
  let isBroken = false;
  const background: Promise<unknown>[] = [];
  const deps = {
    waitUntil: (work: Promise<unknown>) => background.push(work),
    db: drizzle(env.DB),
    now: () => new Date(at),
    config: {
      keySecrets: ["a secret of the tests, 32 characters at least"],
      publicOrigin: "https://site.test",
      mail: { mailsADay: 2_000 },
    },
    mailer: {
      from: "news@site.test",
      async send(mail: Mail) {
        if (isBroken) throw new MailError("resend: 500");
        sent.push(mail);
      },
    },
  } as unknown as Deps;
  const enter = async (email: string, visitor = "192.0.2.1") => {
    const reply = await subscribe(deps, { email, networks: networksOf(visitor) });
    await Promise.all(background.splice(0));
    return reply;
  };
  const readers = async () => (await listReaders(deps)).map(({ email }) => email);
  const mend = (broken: boolean) => {
    isBroken = broken;
  };
  return { deps, sent, enter, readers, mend };
}

const tokenOf = (text: string, name: string) => new RegExp(`${name}=([A-Za-z0-9]+)`).exec(text)?.[1] ?? "";
let visitors = 0;
const newVisitor = () => `198.51.${++visitors}.1`;

describe("the newsletter", () => {
  it("F-174: has a reader only after the link in the mail was answered", async () => {
    const { deps, sent, enter, readers } = openDesk();
    await enter("Ada@Example.com", newVisitor());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toBe("ada@example.com");
    expect(await readers()).not.toContain("ada@example.com");
    const token = tokenOf(sent[0]?.link ?? "", "confirm");
    await confirmSubscription(deps, token);
    await confirmSubscription(deps, token);
    expect(await readers()).toContain("ada@example.com");
  });

  it("can be left by one click from the mail program, as RFC 8058 has it, and again without harm", async () => {
    const { deps, sent, enter, readers } = openDesk();
    await enter("leave@example.com", newVisitor());
    await confirmSubscription(deps, tokenOf(sent[0]?.link ?? "", "confirm"));
    const headers = sent[0]?.headers ?? {};
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["List-Unsubscribe"]).toMatch(
      /^<https:\/\/site\.test\/api\/newsletter\/unsubscribe\?token=/,
    );
    const token = tokenOf(headers["List-Unsubscribe"] ?? "", "token");
    await unsubscribe(deps, token);
    await unsubscribe(deps, token);
    expect(await readers()).not.toContain("leave@example.com");
  });

  it("takes back nobody by an old confirming link after they left; entering the address again does", async () => {
    const { deps, sent, enter, readers } = openDesk();
    await enter("back@example.com", newVisitor());
    const first = tokenOf(sent[0]?.link ?? "", "confirm");
    await confirmSubscription(deps, first);
    await unsubscribe(deps, tokenOf(sent[0]?.headers?.["List-Unsubscribe"] ?? "", "token"));
    await expect(confirmSubscription(deps, first)).rejects.toMatchObject({ code: "newsletter_link_invalid" });
    at += 20 * MINUTE;
    await enter("back@example.com", newVisitor());
    await confirmSubscription(deps, tokenOf(sent[1]?.link ?? "", "confirm"));
    expect(await readers()).toContain("back@example.com");
  });

  it("F-174: answers a known address as it answers a new one, and mails it no more", async () => {
    const { deps, sent, enter } = openDesk();
    await enter("known@example.com", newVisitor());
    await confirmSubscription(deps, tokenOf(sent[0]?.link ?? "", "confirm"));
    at += 60 * MINUTE;
    expect(await enter("known@example.com", newVisitor())).toBe(await enter("new@example.com", newVisitor()));
    expect(sent.map(({ to }) => to)).toEqual(["known@example.com", "new@example.com"]);
  });

  it("F-011: twenty networks that enter one address get it one mail in a quarter of an hour, five in all", async () => {
    const { sent, enter } = openDesk();
    await Promise.all(Array.from({ length: 20 }, () => enter("flood@example.com", newVisitor())));
    expect(sent).toHaveLength(1);
    for (let hour = 0; hour < 8; hour++) {
      at += 60 * MINUTE;
      await enter("flood@example.com", newVisitor());
    }
    expect(sent).toHaveLength(5);
  });

  it("F-174: takes ten addresses a day from one household, however many come at once", async () => {
    const { sent, enter } = openDesk();
    const visitor = newVisitor();
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => enter(`many${index}@example.com`, visitor)),
    );
    expect(sent).toHaveLength(10);
    const refused = tries.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(20);
    expect(refused[0]?.reason).toMatchObject({ code: "rate_limited" });
  });

  it("F-014: a mail that failed is sent by the outbox, the same link, without the address being entered again", async () => {
    const { deps, sent, enter, mend, readers } = openDesk();
    mend(true);
    await enter("retry@example.com", newVisitor());
    expect(sent).toEqual([]);
    mend(false);
    at += 2 * MINUTE;
    await sendMails(deps);
    await sendMails(deps);
    expect(sent.map(({ to }) => to)).toEqual(["retry@example.com"]);
    await confirmSubscription(deps, tokenOf(sent[0]?.link ?? "", "confirm"));
    expect(await readers()).toContain("retry@example.com");
  });

  it("F-014: an address is noted and its mail in the outbox, both or neither", async () => {
    const { deps } = openDesk();
    const { db } = deps;
    const lost = new Error("D1_ERROR: storage reset");
    const dead = Object.assign(Object.create(db), { batch: () => Promise.reject(lost) });
    const entry = { email: "both@example.com", networks: networksOf(newVisitor()) };
    await expect(subscribe({ ...deps, db: dead }, entry)).rejects.toThrow("storage reset");
    expect(await isKept("both@example.com")).toBe(false);
    await subscribe({ ...deps, waitUntil: () => {} }, entry);
    const { results } = await env.DB.prepare("SELECT recipient FROM mails").all();
    expect(results).toEqual([{ recipient: "both@example.com" }]);
    await sendMails(deps);
  });

  it.each(["", "a b@example.com", "a@b", "a@example.com\r\nBcc: x@y.zz", "victim＠evil.com"])(
    "F-015: refuses %j, which is no address",
    async (email) => {
      await expect(openDesk().enter(email, newVisitor())).rejects.toMatchObject({ code: "email_invalid" });
    },
  );

  it("refuses links nobody was sent", async () => {
    const { deps } = openDesk();
    await expect(confirmSubscription(deps, "x".repeat(43))).rejects.toMatchObject({
      code: "newsletter_link_invalid",
    });
    await expect(unsubscribe(deps, "")).rejects.toMatchObject({ code: "newsletter_link_invalid" });
  });

  it("F-005: keeps no token as it is sent, neither beside the address nor in the outbox", async () => {
    const { deps, sent, enter, mend } = openDesk();
    mend(true);
    await enter("leak@example.com", newVisitor());
    const rows = ["SELECT * FROM subscribers", "SELECT * FROM mails"].map((query) => env.DB.prepare(query));
    const dump = JSON.stringify((await env.DB.batch(rows)).map(({ results }) => results));
    expect(dump).toContain("leak@example.com");
    mend(false);
    at += 2 * MINUTE;
    await sendMails(deps);
    for (const token of [
      tokenOf(sent[0]?.link ?? "", "confirm"),
      tokenOf(sent[0]?.headers?.["List-Unsubscribe"] ?? "", "token"),
    ]) {
      expect(token).toHaveLength(64);
      expect(dump).not.toContain(token);
    }
  });

  const isKept = async (email: string) =>
    (await env.DB.prepare("SELECT 1 FROM subscribers WHERE email = ?").bind(email).first()) !== null;
  const DAY = 24 * 60 * MINUTE;

  it("forgets an address a week after the last mail that nobody confirmed", async () => {
    const { deps, enter } = openDesk();
    await enter("forget@example.com", newVisitor());
    at += 6 * DAY;
    await enter("forget@example.com", newVisitor());
    at += 2 * DAY;
    await forgetUnconfirmedJob(deps);
    expect(await isKept("forget@example.com")).toBe(true);
    at += 6 * DAY;
    await forgetUnconfirmedJob(deps);
    expect(await isKept("forget@example.com")).toBe(false);
  });

  it("forgets the address of a reader who left a week ago, and keeps that of one who reads", async () => {
    const { deps, sent, enter } = openDesk();
    for (const email of ["left@example.com", "stays@example.com"]) await enter(email, newVisitor());
    for (const { link } of sent) await confirmSubscription(deps, tokenOf(link ?? "", "confirm"));
    await unsubscribe(deps, tokenOf(sent[0]?.headers?.["List-Unsubscribe"] ?? "", "token"));
    await forgetUnconfirmedJob(deps);
    expect(await isKept("left@example.com")).toBe(true);
    at += 8 * DAY;
    await forgetUnconfirmedJob(deps);
    expect([await isKept("left@example.com"), await isKept("stays@example.com")]).toEqual([false, true]);
  });

  it("shows a page to a mail program that opens the address of its one-click header", async () => {
    const reply = await exports.default.fetch("https://site.test/api/newsletter/unsubscribe?token=a%2Fb", {
      redirect: "manual",
    });
    expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/newsletter?unsubscribe=a%2Fb"]);
  });
});

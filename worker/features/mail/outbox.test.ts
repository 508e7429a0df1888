import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { mails } from "../../db/schema.ts";
import type { Config } from "../../env.ts";
import { type Mail, MailError } from "../../providers/mail/mail.ts";
import { passTime } from "../../test/clock.ts";
import { listMails, mailEntry, retryMail, sendMails } from "./outbox.ts";

const MINUTE = 60_000;
const db = drizzle(env.DB);
const words = {
  subject: "Hello",
  html: "<p>hi</p>",
  text: "hi",
  link: "https://x.test/",
  linkName: "greeting",
};
const mail = (id: string) => ({ id, to: "ada@example.com", kind: "greeting", ...words });

function setUp() {
  const sent: Mail[] = [];
  const mailer = {
    from: "us@example.com",
    fails: false,
    send: async (one: Mail) => {
      if (mailer.fails) throw new MailError("resend: 500");
      sent.push(one);
    },
  };
  const deps = { db, mailer, now: () => new Date(), config: { keySecrets: ["s"] } as Config };
  return { deps, mailer, sent, put: async (id: string) => void (await mailEntry(deps, mail(id))) };
}

beforeEach(async () => void (await db.delete(mails)));

describe("the outbox of mails", () => {
  it("sends a mail once, however many runs there are at once, and keeps nothing of it", async () => {
    const { deps, sent, put } = setUp();
    await put("one");
    await put("one");
    await Promise.all([sendMails(deps), sendMails(deps), sendMails(deps)]);
    expect(sent).toEqual([{ id: "one", to: "ada@example.com", ...words }]);
    expect(await db.select().from(mails)).toEqual([]);
  });

  it("tries ever later, for two days, then waits for an admin, who can have it tried again", async () => {
    const { deps, mailer, sent, put } = setUp();
    mailer.fails = true;
    await put("one");
    await sendMails(deps);
    expect(await listMails(deps)).toMatchObject([{ id: "one", tries: 1, error: "MailError: resend: 500" }]);
    const start = Date.now();
    for (let hour = 0; hour < 60; hour++) {
      await sendMails(deps);
      passTime(60 * MINUTE);
    }
    const [waiting] = await listMails(deps);
    expect(waiting).toMatchObject({ tries: 8, nextAt: null });
    expect(Date.now() - start).toBeLessThan(72 * 60 * MINUTE);
    mailer.fails = false;
    await sendMails(deps);
    expect(sent).toEqual([]);
    await retryMail(deps, "one");
    await sendMails(deps);
    expect(sent).toHaveLength(1);
    expect(await listMails(deps)).toEqual([]);
  });

  it("names the same id at each try, so that a service that took a mail before does not send it twice", async () => {
    const { deps, mailer, put } = setUp();
    const ids: (string | undefined)[] = [];
    mailer.send = async ({ id }) => {
      ids.push(id);
      throw new MailError("resend: timeout");
    };
    await put("one");
    await sendMails(deps);
    passTime(MINUTE);
    await sendMails(deps);
    expect(ids).toEqual(["one", "one"]);
  });

  it("forgets after 30 days what could not be sent", async () => {
    const { deps, mailer, put } = setUp();
    mailer.fails = true;
    await put("one");
    passTime(31 * 24 * 60 * MINUTE);
    await sendMails(deps);
    expect(await db.select().from(mails)).toEqual([]);
  });
});

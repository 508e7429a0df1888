import { describe, expect, it, vi } from "vitest";
import { openMailbox } from "../../test/auth/browser.ts";
import { runWaiting } from "../../test/clock.ts";
import { openMailer } from "./index.ts";
import { type Mail, MailError } from "./mail.ts";

const LOCAL = "http://127.0.0.1:8787";
const SITE = "https://enigma.test";
const RESEND = { apiKey: "re_test", baseUrl: "https://resend.test/" };
const mail: Mail = {
  to: "person@example.com",
  subject: "Subject",
  html: "<p>Words</p>",
  text: "Words",
  link: `${LOCAL}/auth/verify?token=T`,
};

/** Cloudflare's binding; keeps what it is given. */
function openBinding(send?: () => Promise<never>) {
  const sent: unknown[] = [];
  const accept = async (message: unknown) => {
    sent.push(message);
    return { messageId: "1" };
  };
  return { binding: { send: send ?? accept } as unknown as SendEmail, sent };
}

describe("which mailer is open", () => {
  it("Cloudflare's Email Service when it is bound, also beside a Resend key", async () => {
    const mailbox = openMailbox();
    const { binding, sent } = openBinding();
    await openMailer({ from: "Enigma <login@enigma.test>", resend: RESEND }, SITE, binding).send(mail);
    const { to, subject, html, text } = mail;
    const from = { name: "Enigma", email: "login@enigma.test" };
    expect(sent).toEqual([{ from, to, subject, html, text }]);
    expect(mailbox.tries()).toBe(0);
  });

  it("Resend when its key is set, also on this machine: one JSON request with key and idempotency key", async () => {
    const mailbox = openMailbox();
    const printed = vi.spyOn(console, "log");
    const mailer = openMailer({ resend: RESEND }, LOCAL, undefined);
    await mailer.send(mail);
    await mailer.send(mail);
    const { to, subject, html, text } = mail;
    expect(mailbox.mails[0]).toEqual({ from: "login@127.0.0.1", to: [to], subject, html, text });
    const [first, second] = mailbox.headers;
    expect(first?.get("authorization")).toBe("Bearer re_test");
    expect(first?.get("content-type")).toBe("application/json");
    expect(first?.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    expect(first?.get("idempotency-key")).not.toBe(second?.get("idempotency-key"));
    expect(printed).not.toHaveBeenCalled();
  });

  it.each([LOCAL, "http://localhost:8787"])("the terminal on %s, in these words exactly", async (origin) => {
    const printed = vi.spyOn(console, "log").mockImplementation(() => {});
    await openMailer({}, origin, undefined).send(mail);
    expect(printed.mock.calls).toEqual([[`sign-in link for person@example.com: ${mail.link}`]]);
  });

  it.each([
    SITE,
    "https://127.0.0.1:8787",
    "http://enigma.test",
    "http://127.0.0.1.evil.example",
    "http://10.0.0.1",
  ])("none on %s: every mail is an error and nothing is printed", async (origin) => {
    const printed = vi.spyOn(console, "log");
    await expect(openMailer({}, origin, undefined).send(mail)).rejects.toBeInstanceOf(MailError);
    expect(printed).not.toHaveBeenCalled();
  });

  it("the sender is MAIL_FROM, else login@ the site's host", () => {
    expect(openMailer({}, SITE, undefined).from).toBe("login@enigma.test");
    expect(openMailer({ from: "hi@x.com" }, SITE, undefined).from).toBe("hi@x.com");
  });
});

describe("F-013: a mailer in trouble is a MailError that tells no secret", () => {
  it.each([
    [
      "refuses",
      () => Promise.reject(Object.assign(new Error("bad person@example.com"), { code: "E_SENDER" })),
    ],
    ["hangs", () => new Promise<never>(() => {})],
  ])("the Email Service %s", async (_, send) => {
    const mailer = openMailer({}, SITE, openBinding(send).binding);
    const before = Date.now();
    const error = await runWaiting(() => mailer.send(mail).catch((e: unknown) => e));
    expect(error).toBeInstanceOf(MailError);
    expect(String(error)).not.toContain("person@example.com");
    expect(Date.now() - before).toBeLessThan(3_000);
  });

  it.each([
    ["500", new Response("key re_test", { status: 500 }), "resend: status 500"],
    ["429", new Response("", { status: 429, headers: { "Retry-After": "1" } }), "resend: rate_limited 429"],
    [
      "a redirect",
      new Response("", { status: 307, headers: { Location: "https://evil.example" } }),
      "resend: status 307",
    ],
  ])("Resend answers %s", async (_, reply, message) => {
    const mailbox = openMailbox(() => reply);
    const error = await openMailer({ resend: RESEND }, SITE, undefined)
      .send(mail)
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(MailError);
    expect((error as MailError).message).toBe(message);
    expect(mailbox.tries()).toBe(1);
  });

  it("Resend accepting with a body we do not know is no error: the mail has left", async () => {
    openMailbox(() => new Response("ok"));
    await openMailer({ resend: RESEND }, SITE, undefined).send(mail);
  });
});

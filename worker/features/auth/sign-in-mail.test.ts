import { describe, expect, it } from "vitest";
import { emailPreviewSchema } from "../../../shared/auth.ts";
import { openBrowser, openMailbox } from "../../test/auth/browser.ts";
import { someEmail } from "../../test/people.ts";

const WORDS = [
  "API Access Login",
  "Sign in to your API account",
  "Access My API Dashboard",
  "15 minutes",
  "works once",
  "ignore this email",
];
const readPreview = async () => {
  const reply = await openBrowser({ vars: { MAIL_FROM: "Enigma <hi@x.com>" } }).send(
    "/api/auth/email-preview",
  );
  return emailPreviewSchema.parse(await reply.json());
};
const visible = (html: string) => html.replace(/<!--.*?-->/g, "");

describe("the sign-in mail", () => {
  it("says the same as HTML and as text, with the link on the button and to copy", async () => {
    const mailbox = openMailbox();
    await openBrowser().ask(someEmail());
    const [mail] = mailbox.mails;
    const link = `http://127.0.0.1:8787/auth/verify?token=${mailbox.lastToken()}`;
    expect(mail?.subject).toBe("Your API Login Link");
    for (const words of WORDS) {
      expect(visible(mail?.html ?? "")).toContain(words);
      expect(mail?.text).toContain(words);
    }
    expect(mail?.html.split(`href="${link}"`)).toHaveLength(3);
    expect(mail?.html).toContain(`>${link}</a>`);
    expect(mail?.text.split(link).length).toBeGreaterThan(1);
    expect(mail?.html).not.toMatch(/<(script|img|iframe|form|link)\b/);
  });

  it("is the very one the preview shows, with an example link to /api-docs that signs nobody in", async () => {
    const mailbox = openMailbox();
    await openBrowser().ask(someEmail());
    const preview = await readPreview();
    const sent = mailbox.mails[0];
    const link = `http://127.0.0.1:8787/auth/verify?token=${mailbox.lastToken()}`;
    expect(preview.html.replaceAll(preview.link, link)).toBe(sent?.html);
    expect(preview.text.replaceAll(preview.link, link)).toBe(sent?.text);
    expect(preview).toMatchObject({ from: "Enigma <hi@x.com>", subject: sent?.subject });
    expect(preview.link).toMatch(/^http:\/\/127\.0\.0\.1:8787\/api-docs\?token=\w{64}$/);
    const token = preview.link.split("=")[1] ?? "";
    expect((await openBrowser().verify(token, true)).status).toBe(410);
  });
});

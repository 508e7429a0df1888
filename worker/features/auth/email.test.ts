import { describe, expect, it } from "vitest";
import { readProblem } from "../../test/ask.ts";
import { openBrowser, openMailbox } from "../../test/auth/browser.ts";
import { canonicalEmail } from "./email.ts";

describe("F-017: the one form of an address", () => {
  it.each([
    ["user@x.com", "user@x.com"],
    ["USER@X.com", "user@x.com"],
    ["  user@x.com ", "user@x.com"],
    ["user@例え-mail.jp", "user@xn---mail-653dw88r.jp"],
    ["user+tag@x.com", "user+tag@x.com"],
    ["first.last@mail.x.co.uk", "first.last@mail.x.co.uk"],
    ["o'brien_{x}@x.com", "o'brien_{x}@x.com"],
    ["user@BÜCHER.example", "user@xn--bcher-kva.example"],
    ["user@bücher.example", "user@xn--bcher-kva.example"],
    ["user@xn--bcher-kva.example", "user@xn--bcher-kva.example"],
    ["user@пример.рф", "user@xn--e1afmkfd.xn--p1ai"],
    ["user@ｅxample.com", "user@example.com"],
    ["user@x。com", "user@x.com"],
    [`${"a".repeat(64)}@x.com`, `${"a".repeat(64)}@x.com`],
  ])("%s is %s", (text, email) => {
    expect(canonicalEmail(text)).toBe(email);
    expect(canonicalEmail(email)).toBe(email);
  });
});

const NOT_ADDRESSES = [
  ["F-015: a line break after it", "user@x.com\r\n"],
  ["F-015: a header after it", "user@x.com\r\nBcc: victim@y.com"],
  ["F-015: LF in the name", "us\ner@x.com"],
  ["F-015: NUL", "user@x.com\0"],
  ["F-015: NUL in the name", "us\0er@x.com"],
  ["F-015: U+2028", "user@x.com\u2028"],
  ["F-015: U+2029 in the name", "us\u2029er@x.com"],
  ["F-015: U+0085", "user@x\u0085.com"],
  ["F-015: a tab", "user@x.com\t"],
  ["F-015: an encoded line break", "user@x.com%0d%0aBcc:victim@y.com"],
  ["F-016: U+FF20 for @", "victim＠evil.com"],
  ["F-016: U+FE6B for @", "victim﹫evil.com"],
  ["F-016: U+FF20 in the domain", "user@victim＠evil.com"],
  ["F-016: U+FF0C for a comma", "user@x.com，victim@y.com"],
  ["F-016: U+FF0C in the domain", "user@x，com"],
  ["F-016: a Kelvin sign for k", "\u212Aate@x.com"],
  ["F-016: a long s", "u\u017Fer@x.com"],
  ["F-016: a full-width slash in the domain", "user@x.com／y"],
  ["F-016: a-over-c in the domain", "user@x.c℀m"],
  ["F-016: a zero-width joiner", "user@x\u200D.com"],
  ["F-016: a soft hyphen", "user@x\u00AD.com"],
  ["F-016: right-to-left override", "user@\u202Emoc.x"],
  ["two recipients", "user@x.com,victim@y.com"],
  ["two recipients by semicolon", "user@x.com;victim@y.com"],
  ["two @", "user@victim@x.com"],
  ["a name around it", "User <user@x.com>"],
  ["a quoted name", '"user name"@x.com'],
  ["a comment", "user(x)@x.com"],
  ["no @", "user.x.com"],
  ["no name", "@x.com"],
  ["no domain", "user@"],
  ["a domain without a dot", "user@localhost"],
  ["an IPv4 address", "user@127.0.0.1"],
  ["an IPv4 address in hex", "user@0x7f.1"],
  ["an IPv6 address", "user@[::1]"],
  ["a port", "user@x.com:25"],
  ["a path", "user@x.com/y"],
  ["an escape", "user@x%2ecom"],
  ["two dots in the name", "us..er@x.com"],
  ["a dot first", ".user@x.com"],
  ["a dot last", "user.@x.com"],
  ["two dots in the domain", "user@x..com"],
  ["a dot at the end", "user@x.com."],
  ["a Cyrillic letter among Latin ones", "user@exаmple.com"],
  ["a Greek letter among Latin ones", "user@gοogle.com"],
  ["a Latin letter among Cyrillic ones", "user@примep.рф"],
  ["a blank within", "user @x.com"],
  ["two dots at the end", "user@x.com.."],
  ["a hyphen first", "user@-x.com"],
  ["a hyphen last", "user@x-.com"],
  ["an underscore in the domain", "user@x_y.com"],
  ["a top-level domain of one letter", "user@x.c"],
  ["a lone surrogate", "user@x\uD800.com"],
  ["65 characters before the @", `${"a".repeat(65)}@x.com`],
  ["a label of 64", `user@${"a".repeat(64)}.com`],
  ["257 characters as IDNA", `${"a".repeat(64)}@${`${"ü".repeat(56)}.`.repeat(3)}com`],
  ["nothing", ""],
  ["blanks", "   "],
] as const;

describe("what is no address", () => {
  it.each(NOT_ADDRESSES)("%s", (_, text) => {
    expect(canonicalEmail(text)).toBeNull();
  });

  it("is refused by the route with one message, and nothing is sent", async () => {
    const mailbox = openMailbox();
    for (const [name, text] of NOT_ADDRESSES) {
      const reply = await openBrowser().ask(text);
      expect(reply.status, name).toBe(400);
      expect((await readProblem(reply)).code, name).toBe("email_invalid");
    }
    expect(mailbox.tries()).toBe(0);
  });

  it("F-170: 50,000 hostile characters are no address", () => {
    for (const part of ["a", "a.", ".", "a@", "-", "é", "\u0301"]) {
      const text = part.repeat(50_000);
      for (const email of [text, `${text}@x.com`, `user@${text}`, `user@${text}!`])
        expect(canonicalEmail(email), part).toBeNull();
    }
  });
});

import { describe, expect, it } from "vitest";
import { HONEST_QUESTIONS } from "../../test/strangers/honest-questions.ts";
import { HOSTILE_FORMS } from "../../test/strangers/hostile-forms.ts";
import { quoteWords } from "./quote-words.ts";

describe("F-231: a visitor's words beside a shared answer", () => {
  it.each(HONEST_QUESTIONS)("%j stays as it is", (text) =>
    expect(quoteWords(text)).toBe(text.normalize("NFKC")),
  );

  it.each(HOSTILE_FORMS)("%j: nobody is led anywhere by it", (text) => {
    const words = quoteWords(`Send to ${text} now`) ?? "";
    expect(words).toMatch(/^Send to (?:\p{L}+ |… )*… now$/u);
    expect(words).not.toMatch(/ (?:com|ru|me|gg|de|xyz|ly|ру|рф) /);
  });

  it.each([
    "https://evil.example/a?b=c",
    "HTTP://EVIL.EXAMPLE",
    "javascript:alert(1)",
    "www.evil.example",
    "evil.com",
    "evil。com",
    "evil．com",
    "evil｡com",
    "evil[.]com",
    "evil(.)com",
    "evil dot com",
    "evil (dot) com",
    "1.2.3.4/x",
    "1.2.3.4",
    "[::1]:80",
    "xn--80ak6aa92e.com",
    "аррӏе.com",
    "t.me/win",
    "ada@example.com",
    "@evil_support",
    "+1 (800) 555-1234",
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU",
    "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
    "[click](ftp://evil.example)",
    "<b>now</b>",
  ])("%j is not drawn", (text) => {
    expect(quoteWords(`Send to ${text} now`)).toBe("Send to … now");
  });

  it("is one line of at most 200 characters, without what turns its direction", () => {
    const said = quoteWords(`${"word ".repeat(80)}`) ?? "";
    expect(said.length).toBeLessThanOrEqual(202);
    expect(quoteWords("Buy\u202egnp.exe \u2066now\u2069\u0000\nplease")).toBe("Buy … now please");
    expect(quoteWords("https://a.example https://b.example")).toBeNull();
    expect(quoteWords("\u200b\u200d")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { findHidden, wordsSchema } from "../../shared/words.ts";
import { call, postChat, readProblem } from "../test/ask.ts";
import { asUser, openAccount, payFor } from "../test/keys/account.ts";
import { ORIGIN, signIn, someAddress, someEmail } from "../test/people.ts";

describe("F-227: texts that come in", () => {
  it.each([
    ["a NUL", "a\0b"],
    ["an escape sequence", "a\u001b[31m"],
    ["a C1 control", "a\u0085b"],
    ["half a letter", "a\ud83d"],
    ["a direction override", "a\u202eb"],
    ["an isolate", "a\u2066b"],
    ["a line separator", "a\u2028b"],
  ])("with %s is found wherever it stands", (_, text) => {
    expect(findHidden({ a: [{ b: text }] })).toBe("a.0.b");
    expect(findHidden({ a: { [text]: 1 } })).toBe("a");
  });

  it.each(["a\n\tb", "Schlüssel 😀 👨‍👩‍👧", "مرحبا", "a\u200db", ""])("%j is none of it", (text) =>
    expect(findHidden([text])).toBeNull(),
  );

  it("free text is cleaned of what people paste without seeing it", () =>
    expect(wordsSchema.parse("a\r\nb\u2028c\u202ed\u2067e\ud83d")).toBe("a\nb\ncde\ufffd"));
});

const UNSEEN = ["\u200b\u200d\u2060", "\u3164", "a\0b"];

describe("F-166: a message that nobody can see, or with a NUL", () => {
  it.each(UNSEEN)("%j is 400 in the terminal", async (message) => {
    expect((await postChat(JSON.stringify({ message }))).status).toBe(400);
    const turns = [{ role: "user", content: "a\0b" }];
    expect((await postChat(JSON.stringify({ message: "Analyze Bitcoin", turns }))).status).toBe(400);
  });

  it.each(UNSEEN)("%j is 400 at every paid address", async (message) => {
    const { first } = await openAccount();
    for (const endpoint of ["analyze", "recommendation", "technical", "sentiment", "fundamental"])
      expect((await payFor(first.key, message, { endpoint })).status, endpoint).toBe(400);
  });
});

describe("F-227: what is stored", () => {
  const post = async (path: string, body: object) => {
    const headers = {
      "Content-Type": "application/json",
      Origin: ORIGIN,
      "CF-Connecting-IP": someAddress(),
    };
    return call(path, { method: "POST", headers, body: JSON.stringify(body) });
  };

  it("an e-mail and a token take no NUL, and get the answer of any wrong one", async () => {
    for (const [path, body, code] of [
      ["/api/newsletter/subscribe", { email: "a\0b@example.com" }, "email_invalid"],
      ["/api/auth/request-link", { email: "a\0b@example.com", tier: "free" }, "email_invalid"],
      ["/api/auth/verify-token", { token: "a\0b" }, "link_invalid"],
    ] as const)
      expect((await readProblem(await post(path, body))).code, path).toBe(code);
  });

  it("neither does whom a receipt names", async () => {
    const cookie = await signIn(someEmail());
    const reply = await asUser(cookie, "/api/orders/buyer", "POST", {
      name: "a\u001bb",
      address: "",
      taxId: "",
    });
    expect(reply.status).toBe(400);
  });
});

import { describe, expect, it, vi } from "vitest";
import { makeRandomText } from "../auth/secrets.ts";
import { KEY_LENGTH, makeKey, maskKey, openKey } from "./key-format.ts";

const SECRETS = ["the secret of today, long enough to sign", "the secret of yesterday, long enough to sign"];
const [today = "", yesterday = ""] = SECRETS;
const account = () => makeRandomText(22);

describe("the form of an API key", () => {
  it("a key names its account, has a fixed length and only letters and digits after the prefix", async () => {
    const id = account();
    const key = makeKey(id, SECRETS, "live");
    expect(key).toMatch(/^ngma_live_[A-Za-z0-9]{69}$/);
    expect(key).toHaveLength(KEY_LENGTH);
    expect(openKey(key, SECRETS)).toEqual({ accountId: id, mode: "live" });
  });

  it("ends in 96 bits of the HMAC-SHA-256 that Web Crypto makes over the rest, for both secrets in turn", async () => {
    const encode = (text: string) => new TextEncoder().encode(text);
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    for (const secret of [today, yesterday, today]) {
      const key = makeKey(account(), [secret], "test");
      const imported = await crypto.subtle.importKey("raw", encode(secret), algorithm, false, ["sign"]);
      const signed = encode(`enigma api key\n${key.slice(0, -24)}`);
      const mac = new Uint8Array(await crypto.subtle.sign("HMAC", imported, signed));
      const hex = [...mac].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      expect(key.slice(-24)).toBe(hex.slice(0, 24));
    }
  });

  it("two keys of one account differ in more than 100 bits", () => {
    const id = account();
    const keys = Array.from({ length: 200 }, () => makeKey(id, SECRETS, "live"));
    const secrets = keys.map((key) => key.slice(33, 55));
    expect(new Set(secrets).size).toBe(200);
    expect(Math.log2(62 ** 22)).toBeGreaterThan(128);
  });

  it("F-041: a key with any one character changed is refused", async () => {
    const key = makeKey(account(), SECRETS, "live");
    for (let i = 0; i < key.length; i++) {
      const flipped = `${key.slice(0, i)}${key[i] === "a" ? "b" : "a"}${key.slice(i + 1)}`;
      expect(openKey(flipped, SECRETS)).toBeNull();
    }
  });

  it("a key sealed under the previous secret still opens, one under no secret of ours does not", async () => {
    const id = account();
    const old = makeKey(id, [yesterday], "live");
    expect(openKey(old, SECRETS)).toEqual({ accountId: id, mode: "live" });
    expect(openKey(old, [today])).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["the prefix alone", "ngma_live_"],
    ["too short", `ngma_live_1${"a".repeat(67)}`],
    ["too long", `ngma_live_1${"a".repeat(69)}`],
    ["another version", `ngma_live_2${"a".repeat(68)}`],
    ["another prefix", `ngma_test_1${"a".repeat(68)}`],
    ["letters of another script", `ngma_live_1${"а".repeat(68)}`],
    ["a guess", `ngma_live_1${"a".repeat(68)}`],
    ["100 kB", "a".repeat(100_000)],
  ])("%s is no key", (_, text) => {
    expect(openKey(text, SECRETS)).toBeNull();
  });

  it("F-035: what may be shown is the prefix and the last 4 characters", async () => {
    const key = makeKey(account(), SECRETS, "live");
    expect(maskKey(key)).toBe(`ngma_live_...${key.slice(-4)}`);
  });

  it("F-036: a guess is compared to its last character, however early it differs", async () => {
    const key = makeKey(account(), SECRETS, "live");
    const near = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
    const far = `${key.slice(0, -24)}${"0".repeat(24)}`;
    const read = vi.spyOn(String.prototype, "charCodeAt");
    const count = async (guess: string) => {
      read.mockClear();
      expect(openKey(guess, SECRETS)).toBeNull();
      return read.mock.calls.length;
    };
    expect(await count(near)).toBeGreaterThan(0);
    expect(await count(near)).toBe(await count(far));
  });
});

import { createPublicKey, verify } from "node:crypto";
import { httpbis } from "http-message-signatures";
import { describe, expect, it } from "vitest";
import type { Config } from "../../env.ts";
import { digestBody } from "./digest.ts";
import { signAnswer } from "./sign-answer.ts";
import { listSigningKeys } from "./signing-keys.ts";

const signing = { live: [{ from: 0, seed: new Uint8Array(32).fill(7) }], retired: [] };
const url = "https://enigma.example/api/v1/analyze?trace=1";
const requestId = "8c0e0a0e-0000-4000-8000-000000000000";
const encode = (text: string) => new TextEncoder().encode(text);

describe("a signature of ours", () => {
  it("is a signature to an implementation of RFC 9421 that we did not write", async () => {
    const requestDigest = await digestBody(encode('{"message":"Analyze Bitcoin"}'));
    const now = new Date();
    const headers = await signAnswer(
      { config: { signing } as unknown as Config, now: () => now },
      { requestId, mode: "live", method: "POST", url, requestDigest, body: encode('{"a":1}') },
    );
    const [key] = (await listSigningKeys(signing)).keys;
    const publicKey = createPublicKey({ key: { ...key }, format: "jwk" });
    const judge = (path = url) =>
      httpbis.verifyMessage(
        {
          all: true,
          keyLookup: async () => ({
            id: key?.kid,
            algs: ["ed25519"],
            verify: async (data, signature) => verify(null, data, publicKey, signature),
          }),
        },
        { status: 200, headers: { ...headers } },
        { method: "POST", url: path, headers: { "content-digest": requestDigest } },
      );
    expect(await judge()).toBe(true);
    expect(await judge("https://enigma.example/api/v1/technical?trace=1")).toBe(false);
  });
});

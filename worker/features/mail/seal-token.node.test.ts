import { describe, expect, it } from "vitest";
import { hashSecret } from "../auth/secrets.ts";
import { fillTokens, markOf, sealToken } from "./seal-token.ts";

const SECRETS = ["a secret of the tests", "the one before it"];
const mail = {
  text: `https://x.test/?confirm=${markOf("confirm")} or ${markOf("leave")}`,
  headers: { "List-Unsubscribe": `<https://x.test/?token=${markOf("leave")}>` },
};

describe("tokens of mails that wait", () => {
  it("are in no row: a seal tells only what they are of, and their hash", async () => {
    const seals = [
      await sealToken(SECRETS, "confirm", "confirm:ada"),
      await sealToken(SECRETS, "leave", "l"),
    ];
    const sent = await fillTokens(SECRETS, seals, mail);
    const token = /confirm=([0-9a-f]{64}) /.exec(sent.text)?.[1] ?? "";
    expect(await hashSecret(token)).toBe(seals[0]?.hash);
    expect(JSON.stringify(seals)).not.toContain(token);
    expect(JSON.stringify(sent)).not.toContain("{token:");
    expect(sent.headers["List-Unsubscribe"]).toMatch(/^<https:\/\/x\.test\/\?token=[0-9a-f]{64}>$/);
  });

  it("are the same when the secret was changed meanwhile, and none once it is gone", async () => {
    const seal = await sealToken(["the one before it"], "confirm", "confirm:ada");
    const before = await fillTokens(["the one before it"], [seal], mail);
    expect(await fillTokens(SECRETS, [seal], mail)).toEqual(before);
    await expect(fillTokens(["another"], [seal], mail)).rejects.toThrow("is gone");
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { WEBHOOK_EVENTS } from "../../../shared/webhook-events.ts";
import { makeSecret, openSecret, sealSecret, signHeaders } from "./seal-secret.ts";

const GUIDE = readFileSync("pages/reference/content/guides/webhooks.md", "utf8");
/** What the guide names once, of the first event. */
const SEEN = ["alertId", "asset", "market", "price", "source", "pricedAt"];
const AT = new Date("2022-10-19T16:20:36Z");

type Verify = (secret: string, headers: Headers, body: string, now: number) => boolean;

/** The guide's own code. */
async function readVerify(): Promise<Verify> {
  const folder = mkdtempSync(join(tmpdir(), "enigma-webhooks-"));
  try {
    const file = join(folder, "verify.ts");
    writeFileSync(file, /```TypeScript\n([\s\S]*?)```/.exec(GUIDE)?.[1] ?? "");
    return ((await import(/* @vite-ignore */ file)) as { verify: Verify }).verify;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("a signature", () => {
  it("is the one that the libraries of Standard Webhooks have for the same secret, id, moment and body", async () => {
    const secret = "whsec_plJ3nmyCDGBKInavdOK15jsl";
    const body = '{"event_type":"ping","data":{"success":true}}';
    const at = new Date(1_731_705_121_000);
    expect(await signHeaders([secret], { id: "msg_loFOjxBNrRLzqYUf", at, body })).toEqual({
      "webhook-id": "msg_loFOjxBNrRLzqYUf",
      "webhook-timestamp": "1731705121",
      "webhook-signature": "v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=",
    });
  });

  it("is accepted by the guide's code, which accepts nothing else", async () => {
    const verify = await readVerify();
    const [ours, other] = [makeSecret(), makeSecret()];
    const now = AT.getTime();
    const one = new Headers(await signHeaders([ours], { id: "msg_1", at: AT, body: "{}" }));
    const both = new Headers(await signHeaders([other, ours], { id: "msg_1", at: AT, body: "{}" }));
    expect([verify(ours, both, "{}", now), verify(other, both, "{}", now)]).toEqual([true, true]);
    expect([verify(ours, one, "{}", now), verify(other, one, "{}", now)]).toEqual([true, false]);
    expect(verify(ours, one, "{ }", now)).toBe(false);
    expect(verify(ours, one, "{}", now + 301_000)).toBe(false);
    expect(verify(ours, new Headers(), "{}", now)).toBe(false);
  });
});

describe("the guide", () => {
  it.each(Object.entries(WEBHOOK_EVENTS))("names %s and each field of its data", (name, { data }) => {
    const line = GUIDE.split("\n").find((one) => one.startsWith(`| \`${name}\` |`)) ?? "";
    const named = line.includes("the same up to") ? SEEN : [];
    const fields = Object.keys(data.shape).filter((field) => !named.includes(field));
    expect(fields.filter((field) => !line.includes(`\`${field}\``))).toEqual([]);
  });
});

describe("a secret", () => {
  it("is sealed for its endpoint alone, each time otherwise, and opened by the secret that sealed it", async () => {
    const secret = makeSecret();
    const [one, two] = await Promise.all([1, 2].map(() => sealSecret(["ours", "old"], "we_1", secret)));
    expect(one?.sealed).not.toBe(two?.sealed);
    expect(one?.by).toBe(two?.by);
    const sealed = one?.sealed ?? "";
    expect(await openSecret(["new", "ours"], "we_1", sealed)).toBe(secret);
    expect(await openSecret(["ours"], "we_2", sealed)).toBeNull();
    expect(await openSecret(["old"], "we_1", sealed)).toBeNull();
  });
});

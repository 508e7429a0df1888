import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { type KeptAnswer, type SigningKeys, signingKeysSchema } from "../../../shared/answer-signature.ts";
import { paidReplySchema } from "../../../shared/keys.ts";
import { parseStreamEvent } from "../../../shared/stream.ts";
import { readSigning } from "../../signing-variables.ts";
import { call, readProblem } from "../../test/ask.ts";
import { openAccount, payFor, readState } from "../../test/keys/account.ts";
import { varsSchema } from "../../variables.ts";
import { listSigningKeys } from "./signing-keys.ts";
import { verifyAnswer } from "./verify-answer.ts";

const QUESTION = "Analyze Bitcoin";
const PATH = "/api/v1/technical";
const SEED_A = "A".repeat(43);
const SEED_B = `${"B".repeat(42)}A`;

let keys: SigningKeys;
beforeEach(async () => {
  keys = signingKeysSchema.parse(await (await call("/api/signing-keys")).json());
});

/** A call's question and answer, as its caller keeps them. */
async function keep(reply: Response, message = QUESTION): Promise<KeptAnswer> {
  return {
    request: { method: "POST", path: PATH, body: JSON.stringify({ message }) },
    response: { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() },
  } as KeptAnswer;
}

const changed = (kept: KeptAnswer, change: (copy: KeptAnswer) => void) => {
  const copy = structuredClone(kept);
  change(copy);
  return verifyAnswer(copy, keys);
};

describe("a paid answer's signature", () => {
  it("proves the answer with its question, and forbids proxies to change either", async () => {
    const { first } = await openAccount();
    const reply = await payFor(first.key, QUESTION);
    expect(reply.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(await verifyAnswer(await keep(reply), keys)).toMatchObject({ ok: true, mode: "live" });
  });

  it("fails with a flipped byte, another question, another address, another status or another moment", async () => {
    const { first } = await openAccount();
    const kept = await keep(await payFor(first.key, QUESTION));
    const verdicts = await Promise.all([
      changed(kept, ({ response }) => {
        response.body = response.body.replace("Bitcoin", "Bitcoim");
      }),
      changed(kept, ({ request }) => {
        request.body = JSON.stringify({ message: "Analyze Tesla" });
      }),
      changed(kept, ({ request }) => {
        request.path = "/api/v1/recommendation";
      }),
      changed(kept, ({ request }) => {
        request.path += "?a=1";
      }),
      changed(kept, ({ request }) => {
        request.method = "PUT";
      }),
      changed(kept, ({ response }) => {
        response.status = 201;
      }),
      changed(kept, ({ response: { headers } }) => {
        headers["signature-input"] = headers["signature-input"]?.replace(/created=\d/, "created=9") ?? "";
      }),
      changed(kept, ({ response: { headers } }) => {
        headers["x-request-id"] = crypto.randomUUID();
      }),
      changed(kept, ({ response: { headers } }) => {
        headers["signature-input"] = headers["signature-input"]?.replace('"content-digest" ', "") ?? "";
      }),
    ]);
    expect(verdicts.map(({ ok }) => ok)).toEqual(verdicts.map(() => false));
  });

  it("fails under another key, and under one that did not sign on that day", async () => {
    const { first } = await openAccount();
    const kept = await keep(await payFor(first.key, QUESTION));
    const others = await listSigningKeys(
      readSigning(varsSchema.parse({ ...env, SIGNING_KEYS: `2000-01-01:${SEED_B}` })),
    );
    expect(await verifyAnswer(kept, others)).toMatchObject({ reason: "no key of that name is published" });
    const ended = { keys: keys.keys.map((key) => ({ ...key, exp: key.nbf + 1 })) };
    expect(await verifyAnswer(kept, ended)).toMatchObject({ reason: "that key did not sign on that day" });
  });

  it("is made anew for an answer repeated under its Idempotency-Key", async () => {
    const { first } = await openAccount();
    const again = { headers: { "Idempotency-Key": "one" } };
    const one = await payFor(first.key, QUESTION, again);
    const two = await payFor(first.key, QUESTION, again);
    expect(two.headers.get("idempotency-replayed")).toBe("true");
    expect(two.headers.get("signature")).not.toBe(one.headers.get("signature"));
    expect(await verifyAnswer(await keep(two), keys)).toMatchObject({ ok: true });
  });

  it("stands beside the reply in a stream's `done`, over the reply's own bytes", async () => {
    const { first } = await openAccount();
    const reply = await payFor(first.key, QUESTION, { headers: { Accept: "text/event-stream" } });
    const data = /event: done\ndata: (.*)\n/.exec(await reply.text())?.[1] ?? "";
    const event = parseStreamEvent("done", data);
    if (event?.event !== "done" || !event.data.signed) throw new Error("no signed end");
    const body = data.slice('{"reply":'.length, data.lastIndexOf(',"signed":'));
    expect(JSON.stringify(paidReplySchema.parse(JSON.parse(body)))).toBe(JSON.stringify(event.data.reply));
    const request = { method: "POST", path: PATH, body: JSON.stringify({ message: QUESTION }) };
    const kept = { request, response: { status: 200, headers: event.data.signed, body } };
    expect(await verifyAnswer(kept, keys)).toMatchObject({ ok: true });
  });

  it("of a test key is by a key that signs test answers alone", async () => {
    const { first } = await openAccount(1, { mode: "test" });
    const kept = await keep(await payFor(first.key, QUESTION));
    expect(await verifyAnswer(kept, keys)).toMatchObject({ ok: true, mode: "test" });
    const live = { keys: keys.keys.filter(({ mode }) => mode === "live") };
    expect(await verifyAnswer(kept, live)).toMatchObject({ ok: false });
  });

  it("is not given to a refusal", async () => {
    const reply = await payFor("ngma_live_forged", QUESTION);
    expect(reply.headers.has("signature")).toBe(false);
  });

  it("covers the caller's own Content-Digest, and one that is wrong is refused before anything is charged", async () => {
    const { first, account } = await openAccount();
    const wrong = { headers: { "Content-Digest": "sha-256=:AAAA:" } };
    const reply = await payFor(first.key, QUESTION, wrong);
    expect(reply.status).toBe(400);
    expect((await readProblem(reply)).fields).toHaveProperty("Content-Digest");
    expect((await readState(account)).used).toBe(0);
  });

  it("never stands under words of the caller: what we do not hold is named in ours", async () => {
    const { first } = await openAccount();
    const reply = await payFor(first.key, "Compare Bitcoin with Zorbacoin", { endpoint: "analyze" });
    expect(reply.status).toBe(200);
    expect(await reply.text()).not.toMatch(/zorbacoin/i);
  });
});

describe("signing keys", () => {
  const list = (vars: Record<string, string>) =>
    listSigningKeys(readSigning(varsSchema.parse({ ...env, ...vars })));

  it("are published with their days: the one that signs, the next, the retired and the test key", async () => {
    const [retired] = (await list({ SIGNING_KEYS: `2020-01-01:${SEED_B}` })).keys;
    const { keys: all } = await list({
      SIGNING_KEYS: `2025-01-01:${SEED_A} 2030-01-01:${SEED_B}`,
      SIGNING_KEYS_RETIRED: `2020-01-01:2025-01-01:${retired?.x}`,
      TEST_SIGNING_KEY: SEED_A,
    });
    const days = all.map(({ mode, nbf, exp }) => [mode, toDay(nbf), exp && toDay(exp)]);
    expect(days).toEqual([
      ["live", "2025-01-01", "2030-01-01"],
      ["live", "2030-01-01", undefined],
      ["test", "1970-01-01", undefined],
      ["live", "2020-01-01", "2025-01-01"],
    ]);
    expect(JSON.stringify(all)).not.toContain(SEED_A);
    expect(all[3]?.kid).toBe(retired?.kid);
  });

  it.each(["no key", "2025-01-01", `2025-01-01:${"A".repeat(42)}`, `2025-13-01:${SEED_A}`])(
    "%j is refused as a variable",
    (SIGNING_KEYS) => {
      expect(varsSchema.safeParse({ ...env, SIGNING_KEYS }).success).toBe(false);
    },
  );

  const toDay = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
});

import { describe, expect, it } from "vitest";
import { readProblem } from "../ask.ts";
import { openAccount, payFor, readState } from "../keys/account.ts";

const pay = (key: string, idempotencyKey: string, message = "Analyze Bitcoin", endpoint = "technical") =>
  payFor(key, message, { endpoint, headers: { "Idempotency-Key": idempotencyKey } });

describe("a call repeated with its Idempotency-Key", () => {
  it("F-046: gives the same bytes again and is charged once", async () => {
    const { account, keys } = await openAccount(2);
    const first = await pay(keys[0]?.key ?? "", "order-1");
    const bytes = await first.text();
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    for (const key of [keys[0], keys[1], keys[0]]) {
      const again = await pay(key?.key ?? "", "order-1");
      expect(again.status).toBe(200);
      expect(again.headers.get("content-type")).toBe("application/json");
      expect(again.headers.get("idempotency-replayed")).toBe("true");
      expect(await again.text()).toBe(bytes);
    }
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1 });
  });

  it("F-046: of 20 at once one runs and the others are told so or get its answer", async () => {
    const { account, first } = await openAccount();
    const replies = await Promise.all(Array.from({ length: 20 }, () => pay(first.key, "order-2")));
    const bodies = new Set<string>();
    for (const reply of replies) {
      if (reply.status === 200) bodies.add(await reply.text());
      else
        expect(await readProblem(reply)).toMatchObject({
          code: "call_in_progress",
          status: 409,
          retryable: true,
        });
    }
    expect(bodies.size).toBe(1);
    expect((await readState(account)).used).toBe(1);
  });

  it("F-047: with another message or at another address is 422 and changes nothing", async () => {
    const { account, first } = await openAccount();
    await pay(first.key, "order-3");
    for (const reply of [
      await pay(first.key, "order-3", "Analyze Ethereum"),
      await pay(first.key, "order-3", "Analyze Bitcoin", "sentiment"),
    ])
      expect(await readProblem(reply)).toMatchObject({
        status: 422,
        code: "idempotency_mismatch",
        charged: 0,
      });
    expect((await readState(account)).used).toBe(1);
  });

  it("F-048: in another account is another call", async () => {
    const [a, b] = [await openAccount(), await openAccount()];
    expect((await pay(a.first.key, "order-4")).status).toBe(200);
    const reply = await pay(b.first.key, "order-4", "Analyze Ethereum");
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain("Ethereum");
  });

  it("F-033: with a key that was revoked since gets nothing", async () => {
    const { account, first } = await openAccount();
    await pay(first.key, "order-5");
    await account.revokeKey(first.id);
    expect((await pay(first.key, "order-5")).status).toBe(401);
  });
});

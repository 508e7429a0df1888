import { describe, expect, it } from "vitest";
import { ERRORS } from "../shared/errors.ts";
import { call, readProblem } from "./test/ask.ts";
import { asUser, openAccount } from "./test/keys/account.ts";
import { signIn, someEmail } from "./test/people.ts";

describe("a known address asked by another method", () => {
  it.each([
    ["GET", "/api/chat", "POST"],
    ["DELETE", "/api/crypto/prices", "GET, HEAD"],
    ["POST", "/api/markets/BTC/candles", "GET, HEAD"],
    ["PUT", "/api/status", "GET, HEAD"],
  ])("%s %s is 405 and told which ones it takes: %s", async (method, path, allow) => {
    const reply = await call(path, { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.get("allow")).toBe(allow);
    expect(await readProblem(reply)).toMatchObject({
      code: "method_not_allowed",
      status: 405,
      title: ERRORS.method_not_allowed.message,
      charged: 0,
    });
  });

  it("behind a key says so to who has one, and names the key first to who has none", async () => {
    const { first } = await openAccount();
    const reply = await call("/api/v1/technical", { headers: { "X-API-Key": first.key } });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await call("/api/v1/technical")).status).toBe(401);
  });

  it("behind a session lists every method of the address", async () => {
    const cookie = await signIn(someEmail());
    const reply = await asUser(cookie, "/api/keys", "PUT", {});
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  it("is no 405 where there is nothing, for HEAD where GET is, and for the question OPTIONS", async () => {
    expect((await call("/api/nothing", { method: "POST" })).status).toBe(404);
    expect((await call("/api/crypto/prices", { method: "HEAD" })).status).toBe(200);
    expect((await call("/api/chat", { method: "OPTIONS" })).status).toBe(404);
    expect((await call("/api/v1/technical", { method: "OPTIONS" })).status).toBe(204);
  });
});

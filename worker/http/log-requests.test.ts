import { beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "../../shared/time.ts";
import { call, postChat } from "../test/ask.ts";
import { openPerson } from "../test/auth/person.ts";
import { passTime, setClock } from "../test/clock.ts";

let logged: string[];
/** Each test has a minute of its own, since the lines of strangers are counted by the minute. */
let minute = Date.parse("2036-01-01T00:00:00Z");
beforeEach(() => {
  minute += MINUTE_MS;
  setClock(minute);
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
});
const KEY = "ngma_live_notakeyatall";

describe("the log", () => {
  it("names the account by its id, never by its e-mail, of a session as of a key", async () => {
    const person = await openPerson();
    const { key } = await person.makeKey();
    await person.spend(key);
    const lines = logged.map((text) => JSON.parse(text)).filter(({ event }) => event === "request");
    const byPath = new Map(lines.map(({ path, account }) => [path, account]));
    expect([byPath.get("/api/keys"), byPath.get("/api/v1/technical")]).toEqual([person.id, person.id]);
    expect(byPath.get("/api/auth/verify-token")).toBeUndefined();
    expect(logged.join()).not.toContain(person.email);
  });

  it.each<[string, () => Promise<Response>, object]>([
    ["a list of prices", () => call("/api/crypto/prices"), { path: "/api/crypto/prices", status: 200 }],
    [
      "a question",
      () => postChat('{"message":"Analyze Bitcoin for Bartholomew"}'),
      { path: "/api/chat", method: "POST", status: 200 },
    ],
    [
      "a message that is none",
      () => postChat('{"message":"Bartholomew"'),
      { path: "/api/chat", status: 400 },
    ],
    [
      "a symbol",
      () => call("/api/markets/Bartholomew/candles?days=30"),
      { path: "/api/markets/:symbol/candles", status: 422 },
    ],
    [
      "a wrong key",
      () => call("/api/v1/analyze", { method: "POST", headers: { "X-API-Key": KEY } }),
      { path: "/api/v1/analyze", status: 401 },
    ],
    ["a key in an address", () => call(`/api/v1/analyze/${KEY}?key=${KEY}`), { status: 401 }],
    ["no such path", () => call("/api/Bartholomew?token=s3cret"), { status: 404 }],
    [
      "a stranger's cookie",
      () => call("/api/keys", { headers: { Cookie: "session=s3cret" } }),
      { path: "/api/keys", status: 401 },
    ],
  ])("has one line for %s, with the request's id and nothing anybody wrote", async (_case, ask, line) => {
    const reply = await ask();
    await reply.text();
    const lines = logged.map((text) => JSON.parse(text)).filter(({ event }) => event === "request");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ ...line, requestId: reply.headers.get("X-Request-Id") });
    expect(lines[0].requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines[0].release).toMatch(/./);
    expect(lines[0].ms).toBeGreaterThanOrEqual(0);
    expect(logged.join("\n")).not.toMatch(/Bartholomew|s3cret|ngma_live|token=/i);
  });

  it("has ten lines a minute for callers without a key of ours; the next one says how many had none", async () => {
    const refuse = () => call("/api/v1/analyze", { method: "POST", headers: { "X-API-Key": KEY } });
    const lines = () => logged.map((text) => JSON.parse(text)).filter(({ event }) => event === "request");
    for (let i = 0; i < 30; i++) await refuse();
    expect(lines()).toHaveLength(10);
    passTime(MINUTE_MS);
    await refuse();
    expect(lines()).toHaveLength(11);
    expect(lines().at(-1)).toMatchObject({ status: 401, untold: 20 });
    expect(lines().filter(({ untold }) => untold !== undefined)).toHaveLength(1);
  });
});

import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ErrorCode } from "../../../../shared/errors.ts";
import { passTime } from "../../../test/clock.ts";
import { addKey, DONE, FAILED, hold, newCall, openAccount, readState } from "../../../test/keys/account.ts";

const DAY_MS = 86_400_000;
const refusal = (code: ErrorCode = "invalid_request") => ({
  id: crypto.randomUUID(),
  endpoint: "technical" as const,
  method: "POST",
  code,
  ms: 3,
});

describe("refused calls in the log", () => {
  it("are at most 1,000 of a day; beyond that they are counted, and answers go on being listed", async () => {
    const { account, first } = await openAccount();
    await runInDurableObject(account, (object) => {
      for (let i = 0; i < 1_300; i++) object.noteRefusal({ keyHash: first.hash }, refusal());
      const reserved = object.reserve(newCall(first.hash));
      if (reserved.ok && "hold" in reserved) object.release(reserved.hold, FAILED);
    });
    await account.commit(await hold(account, newCall(first.hash)), DONE, "{}");
    const { calls } = await readState(account);
    expect(calls).toHaveLength(1_001);
    expect(calls[0]).toMatchObject({ status: 200, credits: 1 });
    const { days } = await account.readUsage({ limit: 1 });
    expect(days.at(-1)).toMatchObject({ calls: 1_302, credits: 1, errors: 1_301 });
    passTime(DAY_MS);
    await account.noteRefusal({ keyHash: first.hash }, refusal());
    expect((await readState(account)).calls).toHaveLength(1_002);
  });

  it("are listed once, however often one is recorded", async () => {
    const { account, first } = await openAccount();
    const call = refusal();
    await account.noteRefusal({ keyHash: first.hash }, call);
    await account.noteRefusal({ keyHash: first.hash }, call);
    expect((await readState(account)).calls).toHaveLength(1);
  });

  it("have no owner with a key that has ended or never existed", async () => {
    const { account, first } = await openAccount();
    await account.revokeKey(first.id);
    await account.noteRefusal({ keyHash: first.hash }, refusal());
    await account.noteRefusal({ keyHash: "unknown" }, refusal());
    expect((await readState(account)).calls).toEqual([]);
  });

  it("can be listed alone, by key and endpoint, and the days follow the filter", async () => {
    const { account, accountId, first } = await openAccount();
    const other = await addKey(account, accountId);
    await account.commit(await hold(account, newCall(first.hash)), DONE, "{}");
    await account.noteRefusal({ keyHash: first.hash }, refusal("message_empty"));
    await account.noteRefusal({ keyHash: other.hash }, { ...refusal(), endpoint: "forecast" });
    await account.commit(await hold(account, newCall(other.hash, { endpoint: "forecast" })), DONE, "{}");
    const read = async (filter: object) => {
      const { log, days } = await account.readUsage({ limit: 10, ...filter });
      const { calls, credits, errors } = days.at(-1) ?? {};
      return [log.calls.map(({ keyId, code }) => [keyId === first.id, code]), calls, credits, errors];
    };
    expect(await read({ errorsOnly: true })).toEqual([
      [
        [false, "invalid_request"],
        [true, "message_empty"],
      ],
      2,
      0,
      2,
    ]);
    expect(await read({ errorsOnly: true, keyId: first.id })).toEqual([[[true, "message_empty"]], 1, 0, 1]);
    expect(await read({ errorsOnly: true, endpoint: "forecast" })).toEqual([
      [[false, "invalid_request"]],
      1,
      0,
      1,
    ]);
    expect(await read({ keyId: other.id })).toEqual([
      [
        [false, null],
        [false, "invalid_request"],
      ],
      2,
      1,
      1,
    ]);
    expect(await read({ keyId: other.id, endpoint: "technical" })).toEqual([[], 0, 0, 0]);
  });
});

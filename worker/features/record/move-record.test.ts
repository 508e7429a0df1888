import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Chain } from "../../../shared/record-head.ts";
import { recordAnchors, recordDue, recordMoves, recordRows } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { openBackups } from "../../test/backups/folder.ts";
import { passTime, setClock } from "../../test/clock.ts";
import { emptyDatabase } from "../../test/empty-database.ts";
import { finishRestore } from "../backups/restore/finish-restore.ts";
import { appendRows } from "./append-rows.ts";
import { verifyChain } from "./chain/verify-chain.ts";
import { recordJob } from "./jobs.ts";
import type { Draft } from "./make-rows.ts";
import { moveRecord, openChain } from "./move-record.ts";
import { readRecord } from "./read-record.ts";

const DAY_MS = 86_400_000;
beforeEach(() => Promise.all([emptyDatabase(env.DB), emptyDatabase(env.RECORD)]));

/** Rows as a worker of the version before writes them: it knows the old place alone. */
async function writeAsBefore(deps: Deps, days: number, chain: Chain = "simulated", from = 0): Promise<void> {
  for (let day = from; day < from + days; day++) {
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    const call = {
      ...{ kind: "call", asset: "BTC", type: "crypto", horizonDays: 30, date, until: date },
      ...{ close: 100, sources: [{ source: "simulated", close: 100 }], action: "Hold", score: 0 },
    };
    const [due] = await deps.db.select().from(recordDue);
    const ended = due && {
      ...{ kind: "call-outcome", asset: "BTC", type: "crypto", horizonDays: 30, date: due.until },
      ...{ until: due.until, of: due.seq, result: "none", reason: "no bar" },
    };
    const drafts = [...(ended ? [ended] : []), call] as unknown as Draft<never>[];
    const isWritten = await appendRows({ ...deps, record: deps.db }, chain, drafts);
    if (!isWritten) throw new Error("somebody else wrote");
  }
}
const chainOf = async (db: Deps["db"]) => {
  const rows = await db.select().from(recordRows).orderBy(recordRows.seq);
  return rows.map(({ previous, hash, body }) => ({ previous, hash, row: JSON.parse(body) }));
};
const place = async (deps: Deps, chain: Chain = "simulated") =>
  (await openChain(deps, chain)).record === deps.record ? "own" : "old";

describe("the record moves into a database of its own", () => {
  it("a day after its copy is whole, in slices and whatever dies, every row and what is due as it was", async () => {
    const deps = openBackups();
    await writeAsBefore(deps, 130);
    const before = await chainOf(deps.db);
    const record = { __proto__: deps.record, batch: () => Promise.reject(new Error("dead")) } as never;
    await expect(moveRecord({ ...deps, record })).rejects.toThrow("dead");
    await moveRecord(deps);
    expect(await deps.record.$count(recordRows)).toBe(100);
    passTime(DAY_MS);
    await moveRecord(deps);
    expect(await place(deps)).toBe("old");
    for (let run = 0; run < 3; run++) await moveRecord(deps);
    expect(await place(deps)).toBe("own");
    expect(await chainOf(deps.record)).toEqual(before);
    expect(await verifyChain(await chainOf(deps.record))).toMatchObject({ ok: true, rows: 259 });
    expect(await deps.record.select().from(recordDue)).toEqual(await deps.db.select().from(recordDue));
  });

  it("until then the worker before reads and writes beside it; what it wrote last is copied before the move", async () => {
    const deps = openBackups();
    await writeAsBefore(deps, 1);
    await moveRecord(deps);
    await moveRecord(deps);
    expect(await place(deps)).toBe("old");
    await writeAsBefore(deps, 1, "simulated", 1);
    passTime(DAY_MS);
    await moveRecord(deps);
    const $count = async () => {
      await writeAsBefore(deps, 1, "simulated", 2);
      return 0;
    };
    await moveRecord({ ...deps, record: { __proto__: deps.record, $count } as never });
    expect(await place(deps)).toBe("old");
    await moveRecord(deps);
    await moveRecord(deps);
    expect(await place(deps)).toBe("own");
    expect(await chainOf(deps.record)).toEqual(await chainOf(deps.db));
  });

  it("afterwards the old place refuses that chain's rows and anchors, so that it never forks", async () => {
    const deps = openBackups();
    await moveRecord(deps);
    await expect(writeAsBefore(deps, 1)).rejects.toThrow();
    const anchor = { signature: "s", wire: "", head: "", rows: 1, sentAt: 1 };
    await expect(deps.db.insert(recordAnchors).values(anchor)).rejects.toThrow();
    expect(await deps.db.$count(recordRows)).toBe(0);
  });

  it("an installation without rows begins there at once, and serves its rows from there", async () => {
    setClock("2026-10-14T00:30:00Z");
    const deps = openBackups();
    await recordJob(deps);
    expect(await deps.db.$count(recordRows)).toBe(0);
    expect((await readRecord(deps, { limit: 1 })).head).toMatchObject({ chain: "simulated", rows: 96 });
  });

  it("anchors go with the live chain, final or not as they are last", async () => {
    const deps = openBackups();
    await writeAsBefore(deps, 1, "live");
    const anchor = { signature: "s", wire: "w", head: "h", rows: 1, sentAt: 1 };
    await deps.db.insert(recordAnchors).values(anchor);
    await moveRecord(deps);
    await deps.db.update(recordAnchors).set({ finalAt: 2 });
    passTime(DAY_MS);
    await moveRecord(deps);
    expect(await place(deps, "live")).toBe("own");
    expect(await deps.record.select().from(recordAnchors)).toEqual([{ ...anchor, finalAt: 2 }]);
  });

  it("a chain that had moved on before a restore is moved at once; one that does not go on from its copy is left and told", async () => {
    const deps = openBackups();
    await writeAsBefore(deps, 2);
    await moveRecord(deps);
    passTime(DAY_MS);
    await moveRecord(deps);
    await moveRecord(deps);
    const call = JSON.parse((await deps.db.select().from(recordRows))[0]?.body ?? "");
    await appendRows(deps, "simulated", [{ ...call, date: "2025-01-01" }]);
    await deps.db.delete(recordMoves);
    expect(await place(deps)).toBe("old");
    // Before the first request, so that no shorter record is shown.
    expect((await finishRestore(deps, [])).differences).toEqual([]);
    expect(await place(deps)).toBe("own");
    await deps.db.delete(recordMoves);
    await writeAsBefore(deps, 2, "simulated", 7);
    await expect(moveRecord(deps)).rejects.toThrow("does not go on");
    expect((await finishRestore(deps, [])).differences.join()).toContain("does not go on");
    expect(await place(deps)).toBe("old");
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { entryOf } from "../../../../shared/record-log/hash-row.ts";
import {
  findRoot,
  type Hash,
  hashLeaf,
  isConsistent,
  isIncluded,
  openLeaves,
} from "../../../../shared/record-log/merkle.ts";
import {
  fromBase64,
  isSignedBy,
  readCosignature,
  readCheckpoint as readNote,
  toBase64,
} from "../../../../shared/record-log/signed-note.ts";
import { recordProofSchema } from "../../../../shared/record-proof.ts";
import type { Witness } from "../../../record-variables.ts";
import { cosign, makeKey } from "../../../test/record/make-log.ts";
import { day, makeFolder, openRecord } from "../../../test/record/replay-record.node.ts";
import { openSigners } from "../../signing/signing-keys.ts";
import { verifyLog } from "../chain/verify-log.ts";
import { recordJob } from "../jobs.ts";
import { readCheckpoint } from "./publish-checkpoint.ts";
import { readProof } from "./read-proof.ts";
import { readTile, readTilePlace } from "./tiles.ts";

describe("the log of a replayed market", () => {
  const FOLDER = makeFolder();
  let record: Awaited<ReturnType<typeof openRecord>>;
  beforeAll(async () => {
    record = await openRecord();
  });
  beforeEach(() => record.clear());
  afterAll(() => record.close());

  async function runNight(days: number, witnesses: Witness[] = []) {
    const deps = record.openAt(FOLDER, day(days), `${day(days + 1)}T01:00:00Z`);
    const all = { ...deps, config: { ...deps.config, witnesses } };
    await recordJob(all);
    return all;
  }
  const keysOf = async ({ config }: Awaited<ReturnType<typeof runNight>>) => {
    const signers = await openSigners(config.signing);
    return signers.map(({ published }) => ({
      name: "example.org/record/replay",
      key: fromBase64(published.x),
    }));
  };

  it("signs a checkpoint a night; each row is proven in it under 3 KB, and each checkpoint begins with the one before", async () => {
    const sizes: { size: number; root: Hash }[] = [];
    for (let night = 0; night < 10; night++) {
      const deps = await runNight(night);
      const note = readNote((await readCheckpoint(deps, "replay"))?.note ?? "");
      if (!note) throw new Error("no checkpoint");
      for (const key of await keysOf(deps)) expect(await isSignedBy(note, key)).toBe(true);
      const rows = await record.readRows();
      expect(note).toMatchObject({ origin: "example.org/record/replay", size: rows.length });
      const before = sizes.at(-1);
      sizes.push(note);
      for (const seq of [1, Math.ceil(rows.length / 2), rows.length]) {
        const proof = await readProof(deps, { chain: "replay", row: seq, since: before?.size ?? 0 });
        expect(JSON.stringify(recordProofSchema.parse(proof)).length).toBeLessThan(3_000);
        const leaf = await hashLeaf(entryOf(proof.item.hash));
        const path = proof.inclusion.map(fromBase64);
        expect(await isIncluded(leaf, { index: seq - 1, size: note.size }, path, note.root)).toBe(true);
        const steps = proof.consistency?.path.map(fromBase64) ?? [];
        if (before) expect(await isConsistent(before, note, steps)).toBe(true);
      }
    }
    expect(sizes.at(-1)?.size).toBeGreaterThan(256);
    const deps = await runNight(10);
    const last = await readCheckpoint(deps, "replay");
    expect(
      await verifyLog({
        served: await record.readRows(),
        note: last?.note ?? null,
        keys: await keysOf(deps),
      }),
    ).toMatchObject({ ok: true });
  });

  it("serves its tree as tiles: whole and part, hashes and entries", async () => {
    for (let night = 0; night < 8; night++) await runNight(night);
    const deps = await runNight(8);
    const rows = await record.readRows();
    const leaves = await Promise.all(rows.map(({ hash }) => hashLeaf(entryOf(hash))));
    const tile = async (path: string) => readTile(deps, "replay", readTilePlace(path) ?? (path as never));
    expect(await tile("0/000")).toEqual(new Uint8Array(leaves.slice(0, 256).flatMap((leaf) => [...leaf])));
    const width = rows.length - 256;
    expect((await tile(`0/001.p/${width}`)).length).toBe(32 * width);
    expect(toBase64(await tile("1/000.p/1"))).toBe(toBase64(await findRoot(openLeaves(leaves), 0, 256)));
    expect((await tile("entries/000")).slice(0, 34)).toEqual(
      new Uint8Array([0, 32, ...entryOf(rows[0]?.hash ?? "")]),
    );
    await expect(tile(`0/001.p/${width + 1}`)).rejects.toThrow();
    for (const path of ["3/000", "0/1", "0/000.p/256", "0/000.p/0", "0/../000", "x/000"])
      expect(readTilePlace(path)).toBeNull();
    expect(readTilePlace("0/x001/x234/067.p/9")).toEqual({ level: 0, n: 1_234_067, width: 9 });
  });

  it("is signed no further where rows are no longer those of the checkpoint before", async () => {
    await runNight(0);
    await record.own.prepare("DROP TRIGGER record_rows_stay").run();
    await record.own.prepare(`UPDATE record_rows SET hash = '${"ab".repeat(32)}' WHERE seq = 3`).run();
    await expect(runNight(1)).rejects.toThrow("are not those of its checkpoint at 34");
  });

  it("lets nobody write over what is written", async () => {
    await runNight(0);
    await record.own.prepare("INSERT INTO record_nodes VALUES ('live', 0, 'x')").run();
    for (const statement of [
      "INSERT OR REPLACE INTO record_rows SELECT chain, seq, kind, asset, horizon_days, date, previous, hash, '{}' FROM record_rows WHERE seq = 4",
      "REPLACE INTO record_rows SELECT chain, 999, kind, asset, horizon_days, date, previous, hash, '{}' FROM record_rows WHERE seq = 4",
      "INSERT INTO record_rows SELECT chain, seq, kind, asset, horizon_days, date, previous, hash, '{}' " +
        "FROM record_rows WHERE seq = 4 ON CONFLICT DO UPDATE SET body = '{}'",
      "UPDATE record_checkpoints SET root = 'x'",
      "DELETE FROM record_checkpoints",
      "DELETE FROM record_nodes",
    ])
      await expect(record.own.prepare(statement).run(), statement).rejects.toThrow("stays as it is");
  });

  it.each([
    ["record_nodes", "VALUES ('live', 0, 'y')", "VALUES ('live', 0, 'z')"],
    [
      "record_checkpoints",
      "VALUES ('live', 9, 'y', 'note', 1)",
      "SELECT chain, size, 'z', note, made_at FROM record_checkpoints WHERE chain = 'live'",
    ],
    [
      "record_stamps",
      "VALUES ('live', 9, 'clock', 'y', 1, 1, NULL, NULL)",
      "SELECT chain, size, clock, 'z', sent_at, asked_at, height, final_at FROM record_stamps WHERE chain = 'live'",
    ],
  ])("keeps what is there of %s, whoever would replace it", async (table, first, other) => {
    const run = (statement: string) => record.own.prepare(statement).run();
    const read = async () =>
      JSON.stringify((await record.own.prepare(`SELECT * FROM ${table}`).all()).results);
    await run(`INSERT INTO ${table} ${first}`);
    const before = await read();
    expect(before).toContain('"y"');
    for (const how of ["INSERT OR REPLACE", "REPLACE", "INSERT OR IGNORE"])
      await run(`${how} INTO ${table} ${other}`);
    expect(await read()).toBe(before);
  });

  it("is cosigned by the witnesses that are asked; one that is down is asked again, and none that is not ours counts", async () => {
    const [one, two, stranger] = await Promise.all([makeKey("one"), makeKey("two"), makeKey("one")]);
    const seen: string[] = [];
    let isDown = true;
    const answer = async (url: string, body: string) => {
      seen.push(`${new URL(url).hostname} ${body.split("\n")[0]}`);
      const note = body.slice(body.indexOf("\n\n") + 2);
      if (url.includes("two") && isDown) return new Response("", { status: 503 });
      if (url.includes("three")) return new Response(await cosign(stranger, note, new Date(0)));
      return new Response(
        await cosign(url.includes("one") ? one : two, note, new Date("2024-03-05T02:00:00Z")),
      );
    };
    const witnesses = [
      { ...one.key, url: "http://one.test" },
      { ...two.key, url: "http://two.test" },
      { ...two.key, name: "three", url: "http://three.test" },
    ];
    const night = async () => {
      const deps = record.openAt(FOLDER, day(0), `${day(1)}T01:${isDown ? "00" : "30"}:00Z`);
      const market = vi.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
      vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
        typeof input === "string" && input.includes(".test/")
          ? answer(input, init?.body as string)
          : market(input, init),
      );
      await recordJob({ ...deps, config: { ...deps.config, witnesses } });
      const kept = readNote((await readCheckpoint(deps, "replay"))?.note ?? "");
      if (!kept) throw new Error("no checkpoint");
      return Promise.all(witnesses.map((witness) => readCosignature(kept, witness)));
    };
    const at = Date.parse("2024-03-05T02:00:00Z") / 1_000;
    expect(await night()).toEqual([at, null, null]);
    isDown = false;
    expect(await night()).toEqual([at, at, null]);
    expect(new Set(seen.map((line) => line.split(" ")[1]))).toEqual(new Set(["old"]));
  });
});

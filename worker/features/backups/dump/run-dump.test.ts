import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeSizes } from "../../../db/schema.ts";
import { openPerson } from "../../../test/auth/person.ts";
import { emptyBucket, openBackups, readFolder, takeDump } from "../../../test/backups/folder.ts";
import { HOSTILE, NUMBERS, writeHostileRows } from "../../../test/backups/hostile.ts";
import { linesOf } from "../../../test/backups/restore.ts";
import { passTime } from "../../../test/clock.ts";
import { findAlarms } from "../../alarms/find-alarms.ts";
import { dumpJob } from "../jobs.ts";
import { runDump } from "./run-dump.ts";

const DAY_MS = 86_400_000;
beforeEach(() => emptyBucket());
const hash = async (text: string) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("hex");

describe("F-227: a dump", () => {
  it("has every row of every table as it is, whatever is in it, and each file's hash", async () => {
    await writeHostileRows();
    const { files, manifest } = await takeDump();
    for (const { name, sha256, bytes } of manifest.files) {
      expect(await hash(files.get(name) ?? "")).toBe(sha256);
      expect(new TextEncoder().encode(files.get(name)).length).toBe(bytes);
    }
    const lines = linesOf(files);
    const titles = lines.flatMap(([, table, row]) =>
      table === "talks" && row?.[0] === "hostile" ? [row[2]] : [],
    );
    expect(new Set(titles)).toEqual(new Set(HOSTILE.map(([, text]) => text)));
    expect(titles).toHaveLength(HOSTILE.length);
    const cursors = Object.fromEntries(
      lines.flatMap(([, table, row]) => (table === "chain_cursors" ? [[row?.[0], row?.[1]]] : [])),
    );
    expect(cursors).toEqual({
      most: { int: "9223372036854775807" },
      least: { int: "-9223372036854775808" },
      "past 2^53": { int: "9007199254740993" },
      "2^53 - 1": 9007199254740991,
      real: 0.1,
      tiny: 5e-324,
      huge: 1.7976931348623157e308,
      infinite: { real: "Inf" },
      "minus infinite": { real: "-Inf" },
      "a blob": { blob: "00FF10" },
      "no number": "NaN",
    });
    expect(Object.keys(cursors)).toHaveLength(NUMBERS.length);
    const { results } = await env.DB.prepare("SELECT count(*) AS n FROM talk_turns").all<{ n: number }>();
    expect(manifest.counts.DB?.talk_turns).toBe(results[0]?.n);
  });

  it("has each account's object, its end told, and neither sessions nor the clocks of jobs", async () => {
    const { id, makeKey } = await openPerson();
    await makeKey();
    const { files, manifest } = await takeDump();
    const lines = linesOf(files).filter(([place]) => place === `CREDITS/${id}`);
    expect(lines.map(([, table]) => table)).toEqual(["account", "keys", undefined]);
    expect(manifest.objects.CREDITS).toBe(manifest.counts.DB?.users);
    for (const table of ["sessions", "magic_links", "jobs"])
      expect(manifest.counts.DB).not.toHaveProperty(table);
  });

  it("measures by the way what all objects and the dumps take, and an operator is told at 60% of either", async () => {
    const { makeKey, browser } = await openPerson();
    await makeKey();
    await browser.send("/api/talks");
    const { manifest } = await takeDump();
    const sizes = await drizzle(env.DB).select().from(storeSizes);
    const found = Object.fromEntries(sizes.map(({ store, bytes }) => [store, bytes]));
    expect(Object.keys(manifest.sizes).sort()).toEqual(["CREDITS", "SHARES", "TALKS"]);
    expect(manifest.sizes.CREDITS).toBeGreaterThan(4_096 * (manifest.objects.CREDITS ?? 0));
    expect(found.objects).toBe(Object.values(manifest.sizes).reduce((sum, bytes) => sum + bytes));
    expect(found.backups).toBe(36 * manifest.files.reduce((sum, { bytes }) => sum + bytes, 0));
    for (const [name, store, kind] of [
      ["objectBytes", "objects", "object space"],
      ["backupBytes", "backups", "backup space"],
    ] as const)
      for (const [share, is] of [
        [0.59, false],
        [0.61, true],
      ] as const) {
        const deps = openBackups();
        const config = { ...deps.config, [name]: (found[store] ?? 0) / share };
        const kinds = (await findAlarms({ ...deps, config })).alarms.map((alarm) => alarm.kind);
        expect(kinds.includes(kind), `${kind} at ${share}`).toBe(is);
      }
  });

  it("goes on where a run ended, and where one died", async () => {
    for (let i = 0; i < 80; i++) await openPerson();
    const deps = openBackups();
    const put = deps.backups.put.bind(deps.backups);
    const dying = vi.spyOn(deps.backups, "put").mockImplementation((async (name: string, text: string) => {
      if (name.endsWith("progress.json")) throw new Error("the worker dies");
      return put(name, text);
    }) as typeof put);
    passTime(DAY_MS);
    await expect(runDump(deps)).rejects.toThrow("the worker dies");
    dying.mockRestore();
    passTime(-DAY_MS);
    const { files, manifest, runs } = await takeDump(deps);
    expect(runs).toBeGreaterThan(3);
    const lines = linesOf(files);
    expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(lines.length);
    expect(lines.filter(([, table]) => table === "users")).toHaveLength(manifest.counts.DB?.users ?? -1);
    expect(lines.filter(({ length }) => length === 1)).toHaveLength(
      Object.values(manifest.objects).reduce((sum, n) => sum + n, 0),
    );
  });

  it("that stands in a store of another version is begun anew, with no row twice", async () => {
    for (let i = 0; i < 80; i++) await openPerson();
    const deps = openBackups();
    passTime(DAY_MS);
    expect(await runDump(deps)).toBe(true);
    const progress = (await (await deps.backups.get("dumps/progress.json"))?.json()) as object;
    const place = { store: "A LATER ONE", name: "", cursor: null };
    await deps.backups.put("dumps/progress.json", JSON.stringify({ ...progress, place }));
    passTime(-DAY_MS);
    const { files, manifest } = await takeDump(deps);
    const lines = linesOf(files);
    expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(lines.length);
    expect(lines.filter(([, table]) => table === "users")).toHaveLength(manifest.counts.DB?.users ?? -1);
  });

  it("is made once a day, and ends after 35 days", async () => {
    const deps = openBackups();
    const first = (await takeDump(deps)).manifest.id;
    await runDump(deps);
    expect(await deps.backups.head("dumps/progress.json")).toBeNull();
    passTime(34 * DAY_MS);
    await takeDump(deps);
    expect((await readFolder(deps, `dumps/${first}/`)).size).toBeGreaterThan(1);
    await takeDump(deps);
    expect((await readFolder(deps, `dumps/${first}/`)).size).toBe(0);
  });

  it("is none without a bucket", async () => {
    await expect(dumpJob({ ...openBackups(), backups: null })).resolves.toBeUndefined();
  });
});

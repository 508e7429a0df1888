import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { endings } from "../../db/schema.ts";
import { emptyBucket, openBackups, readFolder } from "../../test/backups/folder.ts";
import { logEndings } from "./log-endings.ts";

const db = drizzle(env.DB);
beforeEach(async () => {
  await emptyBucket();
  await db.delete(endings);
});

describe("F-228: the log of what was ended", () => {
  it("has keys, accounts and money first, however many talks were deleted before them, and each row once", async () => {
    const rows = [
      ...Array.from({ length: 1_200 }, (_, i) => ({ kind: "talk" as const, subject: `talk${i}` })),
      { kind: "key" as const, subject: "key" },
      { kind: "account" as const, subject: "account" },
      { kind: "refund" as const, subject: "refund" },
    ];
    const json = JSON.stringify(rows);
    await env.DB.prepare(
      `INSERT INTO endings (kind, subject, state, at)
       SELECT value ->> 'kind', value ->> 'subject', 'ended', 1 FROM json_each(?)`,
    )
      .bind(json)
      .run();
    const deps = openBackups();
    await logEndings(deps);
    const [first = ""] = (await readFolder(deps, "endings/")).values();
    const subjects = (text: string) =>
      text
        .split("\n")
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { subject: string }).subject);
    expect(subjects(first).slice(0, 4)).toEqual(["key", "account", "refund", "talk0"]);
    await logEndings(deps);
    await logEndings(deps);
    const all = [...(await readFolder(deps, "endings/")).values()].flatMap(subjects);
    expect(all).toHaveLength(rows.length);
    expect(new Set(all).size).toBe(rows.length);
    expect(await db.$count(endings)).toBe(0);
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { chatReplySchema } from "../../shared/analysis.ts";
import { findAlarms } from "../features/alarms/find-alarms.ts";
import { readProblem } from "../test/ask.ts";
import { openBrowser } from "../test/auth/browser.ts";
import { openPerson } from "../test/auth/person.ts";
import { openBackups } from "../test/backups/folder.ts";
import { expectErrors } from "../test/console-lines.ts";
import { emptyDatabase } from "../test/empty-database.ts";
import { readFilled } from "./space.ts";

const hex = (n: number) => n.toString(16).padStart(32, "0");
beforeEach(() => emptyDatabase(env.DB));

/** A worker whose database is that full. */
async function openFilled(share: number) {
  const bytes = (await readFilled(openBackups())) * 10_000_000_000;
  const DATABASE_MB = String(Math.ceil(bytes / share / 1_000_000));
  return { DATABASE_MB };
}
/** Rows enough that a megabyte more or less says nothing. */
async function putMegabytes(): Promise<void> {
  const query = "INSERT INTO ai_spending (day, micro_usd) VALUES (?, 0)";
  for (let i = 0; i < 20; i++)
    await env.DB.prepare(query)
      .bind(`${i}${"x".repeat(1_000_000)}`)
      .run();
}

describe("F-228: a database that fills", () => {
  it("wakes somebody at 60%, and not before", async () => {
    await putMegabytes();
    for (const [share, kinds] of [
      [0.5, []],
      [0.62, ["database space"]],
    ] as const) {
      const deps = openBackups(await openFilled(share));
      expect((await findAlarms(deps)).alarms.map(({ kind }) => kind)).toEqual(kinds);
    }
  });

  it("wakes somebody at 60% of the record's own, and its filling ends nothing else", async () => {
    const query = "INSERT INTO record_anchors VALUES (?, ?, '', 1, 1, 1)";
    for (let i = 0; i < 20; i++) await env.RECORD.prepare(query).bind(`${i}`, "x".repeat(1_000_000)).run();
    const deps = openBackups();
    const bytes = (await readFilled({ ...deps, db: deps.record })) * deps.config.databaseBytes;
    for (const [share, kinds] of [
      [0.5, []],
      [0.62, ["record space"]],
      [0.99, ["record space"]],
    ] as const) {
      const config = { ...deps.config, databaseBytes: bytes / share };
      expect((await findAlarms({ ...deps, config })).alarms.map(({ kind }) => kind)).toEqual(kinds);
    }
  });

  it("shares no more answers at 80%, says so, and goes on with all else", async () => {
    expectErrors();
    await putMegabytes();
    const full = await openFilled(0.85);
    const { browser, makeKey, spend } = await openPerson(undefined, full);
    await browser.post("/api/talks/keeping", { isOn: true, forget: false });
    const keep = { talk: hex(1), turn: hex(1) };
    const asked = await browser.post("/api/chat", { message: "Analyze Bitcoin", keep });
    expect([asked.status, asked.headers.get("answer-kept")]).toEqual([200, "1"]);
    const reply = chatReplySchema.parse(await asked.json());
    const share = {
      token: hex(5),
      question: "Analyze Bitcoin",
      reply,
      seal: asked.headers.get("Answer-Seal"),
    };
    const refused = await browser.post("/api/shares", share);
    expect([refused.status, (await readProblem(refused)).code]).toEqual([503, "store_full"]);
    expect((await spend((await makeKey()).key)).status).toBe(200);
    const roomy = openBrowser();
    expect((await roomy.post("/api/shares", share)).status).toBe(201);
  });
});

describe("F-228: one network that shares", () => {
  it("is refused from the hundredth answer of a day on, however many addresses it has, and others are not", async () => {
    const first = openBrowser({ address: "2001:db8:aaaa:0::1" });
    const asked = await first.post("/api/chat", { message: "Analyze Bitcoin" });
    const reply = chatReplySchema.parse(await asked.json());
    const body = { question: "Analyze Bitcoin", reply, seal: asked.headers.get("Answer-Seal") };
    const replies: number[] = [];
    for (let i = 0; i < 105; i++) {
      const browser = openBrowser({ address: `2001:db8:aaaa:${i.toString(16)}::1` });
      replies.push((await browser.post("/api/shares", { ...body, token: hex(1_000 + i) })).status);
    }
    expect(replies.filter((status) => status === 201)).toHaveLength(100);
    expect(new Set(replies.slice(100))).toEqual(new Set([429]));
    const other = openBrowser({ address: "2001:db8:bbbb:0::1" });
    expect((await other.post("/api/shares", { ...body, token: hex(9_999) })).status).toBe(201);
  });
});

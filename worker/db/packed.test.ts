import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { chatReplySchema } from "../../shared/analysis.ts";
import { shareSchema } from "../../shared/shares.ts";
import { keptTurnsSchema } from "../../shared/talks.ts";
import { openPerson } from "../test/auth/person.ts";
import { openAccount, payFor } from "../test/keys/account.ts";
import { pack, unpack } from "./packed.ts";

const LONGEST = 64_000;
const TEN = "Analyze BTC, ETH, SOL, XRP, ADA, AAPL, MSFT, TSLA, NVDA, AMZN";
const hex = (n: number) => n.toString(16).padStart(32, "0");

/** The bytes of the longest row of a table. */
function longest(rows: Record<string, unknown>[]): number {
  const bytes = (row: Record<string, unknown>) =>
    Object.values(row).reduce(
      (sum: number, one) => sum + new TextEncoder().encode(typeof one === "string" ? one : "").length,
      0,
    );
  return Math.max(0, ...rows.map(bytes));
}
const rowsOf = async (table: string, id: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(id).all()).results;

describe("F-227: an answer on ten assets", () => {
  it("is over 200 kB, and no row that keeps it is over 64 kB: a talk, a share, and for the Idempotency-Key", async () => {
    const { id, browser } = await openPerson();
    await browser.post("/api/talks/keeping", { isOn: true, forget: false });
    const asked = await browser.post("/api/chat", { message: TEN, keep: { talk: hex(1), turn: hex(1) } });
    const reply = chatReplySchema.parse(await asked.json());
    expect(JSON.stringify(reply).length).toBeGreaterThan(200_000);
    const seal = asked.headers.get("Answer-Seal") ?? "";
    const made = await browser.post("/api/shares", { token: hex(7), question: TEN, reply, seal });
    const { id: share } = shareSchema.parse(await made.json());

    const turnsKept = await runInDurableObject(env.TALKS.getByName(id), (_, { storage }) =>
      storage.sql.exec("SELECT * FROM turns").toArray(),
    );
    expect(turnsKept).toHaveLength(1);
    expect(longest(turnsKept)).toBeLessThan(LONGEST);
    expect(longest(await rowsOf("shares", id))).toBeLessThan(LONGEST);
    const { turns } = keptTurnsSchema.parse(await (await browser.send(`/api/talks/${hex(1)}`)).json());
    expect(turns[0]?.reply).toEqual(reply);
    expect(shareSchema.parse(await (await browser.send(`/api/shares/${share}`)).json()).reply).toEqual(reply);
    const all = await (await browser.send("/api/account/export")).text();
    expect(chatReplySchema.parse(JSON.parse(JSON.parse(all).turnsOfTalks[0].reply))).toEqual(reply);

    const { account, first } = await openAccount();
    const headers = { "Idempotency-Key": "ten" };
    const paid = await (await payFor(first.key, TEN, { endpoint: "analyze", headers })).text();
    const again = await payFor(first.key, TEN, { endpoint: "analyze", headers });
    expect(await again.text()).toBe(paid);
    const kept = await runInDurableObject(account, (_, { storage }) =>
      storage.sql.exec("SELECT * FROM idempotency").toArray(),
    );
    expect(longest(kept)).toBeLessThan(LONGEST);
    expect(kept).toHaveLength(1);
  });

  it("one that was shared as plain text before is still read", async () => {
    const { id, browser } = await openPerson();
    const asked = await browser.post("/api/chat", { message: "Analyze Bitcoin" });
    const reply = chatReplySchema.parse(await asked.json());
    const body = {
      token: hex(8),
      question: "Analyze Bitcoin",
      reply,
      seal: asked.headers.get("Answer-Seal"),
    };
    const { id: share } = shareSchema.parse(await (await browser.post("/api/shares", body)).json());
    const [row] = await rowsOf("shares", id);
    const plain = unpack(String(row?.packed));
    await env.DB.prepare("UPDATE shares SET reply = ?, packed = NULL WHERE id = ?").bind(plain, share).run();
    expect(shareSchema.parse(await (await browser.send(`/api/shares/${share}`)).json()).reply).toEqual(reply);
  });

  it.each(["", "a", "😀\n\0".repeat(1_000)])("%j comes out as it went in", (text) =>
    expect(unpack(pack(text))).toBe(text),
  );
});

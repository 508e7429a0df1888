import { expect, it } from "vitest";
import { accountSchema } from "../../../shared/accounts.ts";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { ownSharesSchema } from "../../../shared/shares.ts";
import { call } from "../../test/ask.ts";
import { openPerson } from "../../test/auth/person.ts";

const hex = (n: number) => n.toString(16).padStart(32, "0");

it("GET /api/account says to its owner alone what talks, replies and shares take of the room for each", async () => {
  expect((await call("/api/account")).status).toBe(401);
  const { browser } = await openPerson();
  const read = async () => accountSchema.parse(await (await browser.send("/api/account")).json()).storage;
  const before = await read();
  expect(before.replies).toEqual({ used: 0, limit: 20_000_000 });
  expect(before.shares).toEqual({ used: 0, limit: 10_000_000 });
  await browser.post("/api/talks/keeping", { isOn: true, forget: false });
  const asked = await browser.post("/api/chat", {
    message: "Compare Bitcoin, Ethereum and Solana",
    keep: { talk: hex(1), turn: hex(1) },
  });
  const body = {
    question: "Compare Bitcoin, Ethereum and Solana",
    reply: chatReplySchema.parse(await asked.json()),
    seal: asked.headers.get("Answer-Seal"),
  };
  const share = await browser.post("/api/shares", { token: hex(2), ...body });
  const { id } = (await share.json()) as { id: string };
  const after = await read();
  expect(after.talks.used).toBeGreaterThan(before.talks.used);
  expect(after.talks.limit).toBe(20_000_000);
  expect(after.shares.used).toBeGreaterThan(1_000);
  const listed = ownSharesSchema.parse(await (await browser.send("/api/shares")).json());
  expect(listed.storage).toEqual(after.shares);
  await browser.send(`/api/shares/${id}`, {
    method: "DELETE",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token: null }),
  });
  expect((await read()).shares.used).toBe(0);
});

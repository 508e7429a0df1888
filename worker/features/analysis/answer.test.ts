import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { chatReplySchema } from "../../../shared/analysis.ts";
import type { Deps } from "../../deps.ts";
import { readConfig } from "../../env.ts";
import { newCall, openAccount, readState } from "../../test/keys/account.ts";
import { openTestDeps } from "../../test/markets/market-deps.ts";
import { beginCall } from "../keys/charge-call.ts";
import { type AnswerEvent, answer, goTo, replyOf } from "./answer.ts";
import { readQuestion } from "./question/read-question.ts";

const EVENTS = ["read", "gathered", "drafted", "text", "done"] as const;
const QUESTION = "Analyze Bitcoin";

/** An answer and the account that pays for it; what is left running is in `late`. */
async function openPaid() {
  const { account, accountId, first } = await openAccount();
  const late: Promise<unknown>[] = [];
  const { deps } = openTestDeps({ config: {} });
  const tools = {
    ...deps,
    ...{ ai: [], db: drizzle(env.DB), config: readConfig(env), accounts: env.CREDITS },
    waitUntil: (work: Promise<unknown>) => void late.push(work),
  } as unknown as Deps;
  const asking = {
    requestId: "r",
    startedAt: 0,
    signal: new AbortController().signal,
    share: () => "free" as const,
  };
  const answering = answer(tools, readQuestion(QUESTION, [], tools.markets.now()), asking);
  const paid = { ...newCall(first.hash), accountId, mode: "live" as const, reply: chatReplySchema };
  const pay = async (hear: (event: AnswerEvent) => void) => {
    await goTo(answering, "read");
    const begun = await beginCall(tools, paid, () => goTo(answering, "gathered"));
    if (!("finish" in begun)) throw new Error(JSON.stringify(begun));
    await begun.finish(() => replyOf(answering, hear));
  };
  return { account, answering, pay, late };
}

describe("an answer", () => {
  it("is read, gathered, drafted, worded and done, in that order, whoever hears it", async () => {
    const { answering } = await openPaid();
    const seen: string[] = [];
    let words = "";
    for await (const event of answering) {
      if (event.event !== seen.at(-1)) seen.push(event.event);
      if (event.event === "text") words += event.piece.text;
      if (event.event === "done") expect(event.reply.response).toBe(words);
    }
    expect(seen).toEqual(EVENTS);
  });

  it.each(EVENTS.slice(2))("that is broken off once it is %s is not charged", async (name) => {
    const { account, pay, late } = await openPaid();
    const broken = new Error("the reader's end broke");
    const paying = pay(({ event }) => {
      if (event === name) throw broken;
    });
    await expect(paying).rejects.toBe(broken);
    await Promise.all(late);
    expect(await readState(account)).toMatchObject({ used: 0, calls: [{ credits: 0 }] });
  });

  it.each(EVENTS.slice(0, 2))("that nobody asks on for once it is %s runs no further", async (name) => {
    const { answering } = await openPaid();
    await goTo(answering, name);
    await answering.return();
    expect(await answering.next()).toEqual({ done: true, value: undefined });
  });

  it("that comes to its end is charged once", async () => {
    const { account, pay } = await openPaid();
    await pay(() => {});
    expect((await readState(account)).used).toBe(1);
  });
});

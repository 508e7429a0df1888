import { describe, expect, it } from "vitest";
import { readSaid, type Said } from "../../../../test/ai/read-said.ts";
import { HONEST, LIES } from "../../../../test/ai/sentences.ts";
import { TUNING_HONEST, TUNING_LIES } from "../../../../test/ai/tuning-sentences.ts";
import { UNSEEN_HONEST } from "../../../../test/ai/unseen-honest.ts";
import { UNSEEN_LIES } from "../../../../test/ai/unseen-lies.ts";
import { judgeSimulated } from "../../../../test/analysis/simulated-evidence.ts";
import { findAsset } from "../../../markets/assets.ts";
import { orderFacts } from "../../slots/order-facts.ts";
import { renderCall } from "../../stance/render-call.ts";
import { type Checked, openCheck } from "./check-sentence.ts";

/** Opens the checks of an answer about these assets; a sentence names its facts by asset and kind. */
async function openAbout(about: string[]): Promise<(said: string) => Checked> {
  const assets = about.flatMap((symbol) => findAsset(symbol) ?? []);
  const { facts, calls } = await judgeSimulated(assets);
  const ordered = orderFacts(facts, "");
  const rest = { facts, assets, calls: calls.map((call) => renderCall(call, ordered)) };
  const check = openCheck({ rest, question: { assets } } as unknown as Parameters<typeof openCheck>[0]);
  return (said) => {
    const [text = "", heading = null] = said.split(" :: ").toReversed();
    const slots = text.replace(/\{(\S+) (\w+)(:\w+)?\}/g, (mark, asset, kind, form = "") => {
      const fact = facts.find((one) => one.asset === asset && one.kind === kind);
      if (!fact) throw new Error(`not held: ${mark}`);
      return `{${fact.id}${form}}`;
    });
    return check({ heading, text: slots });
  };
}

describe("sentences of models, with true figures", () => {
  it("that are honest are shown, but for one in twenty at most", async () => {
    const judged: string[] = [];
    let count = 0;
    for (const { about, said } of HONEST) {
      const check = await openAbout(about);
      for (const one of said) {
        count++;
        const { text, why } = check(one);
        if (text === null) judged.push(`${why}: ${one}`);
      }
    }
    expect(count).toBeGreaterThan(200);
    expect(judged.length, judged.join("\n")).toBeLessThanOrEqual(count / 20);
  });

  it("that lie, advise or foretell are not, but for one in ten at most", async () => {
    const check = await openAbout(["BTC", "ETH", "TSLA", "SOL"]);
    const all = Object.values(LIES).flat();
    const shown = all.filter((one) => check(one).text !== null);
    expect(all.length).toBeGreaterThan(120);
    expect(shown.length, shown.join("\n")).toBeLessThanOrEqual(all.length / 10);
  });
});

/** Those sentences that are shown, and those that are not. */
async function judge(all: readonly Said[]): Promise<{ shown: string[]; dropped: string[] }> {
  const shown: string[] = [];
  const dropped: string[] = [];
  for (const { about, said } of all) {
    const { text, why } = (await openAbout(about))(said);
    (text === null ? dropped : shown).push(`${why}: ${said}`);
  }
  return { shown, dropped };
}

const ofHalf = (half: Said["half"], table: string, oneIn: number) =>
  readSaid(table, oneIn).filter((one) => one.half === half);

describe("sentences that rules were set on, batch by batch", () => {
  it("are shown where they are honest, but for one in twenty at most", async () => {
    const { shown, dropped } = await judge([
      ...readSaid(TUNING_HONEST, 1),
      ...ofHalf("tuning", UNSEEN_HONEST, 3),
    ]);
    expect(shown.length).toBeGreaterThan(200);
    expect(dropped.length, dropped.join("\n")).toBeLessThanOrEqual((shown.length + dropped.length) / 20);
  });

  it("are not where they lie, promise or order, but for one in twenty at most", async () => {
    const { shown, dropped } = await judge([
      ...readSaid(TUNING_LIES, 1),
      ...ofHalf("tuning", UNSEEN_LIES, 2),
    ]);
    expect(dropped.length).toBeGreaterThan(200);
    expect(shown.length, shown.join("\n")).toBeLessThanOrEqual((shown.length + dropped.length) / 20);
  });
});

describe("sentences that no rule was set on, the judging part of unseen-honest.ts and unseen-lies.ts", () => {
  it("are shown where they are honest: 98 of 115", async () => {
    const { shown, dropped } = await judge(ofHalf("judging", UNSEEN_HONEST, 3));
    expect(shown.length + dropped.length).toBe(115);
    expect(shown.length).toBeGreaterThanOrEqual(98);
  });

  it("are shown where they lie, promise or order: 8 of 72", async () => {
    const { shown, dropped } = await judge(ofHalf("judging", UNSEEN_LIES, 2));
    expect(shown.length + dropped.length).toBe(72);
    expect(shown.length).toBeLessThanOrEqual(8);
  });
});

import { describe, expect, it } from "vitest";
import { askSimulated, QUESTIONS } from "../../../../test/ai/said/ask-simulated.ts";
import { FREE_LIES_BATCHES } from "../../../../test/ai/said/free-lies-batches.ts";
import { FREE_LIES_FIRST } from "../../../../test/ai/said/free-lies-first.ts";
import { FREE_LIES_LAST } from "../../../../test/ai/said/free-lies-last.ts";
import { HONEST_FIRST } from "../../../../test/ai/said/honest-first.ts";
import { HONEST_JUDGING } from "../../../../test/ai/said/honest-judging.ts";
import { HONEST_SECOND } from "../../../../test/ai/said/honest-second.ts";
import { LIES_FIRST } from "../../../../test/ai/said/lies-first.ts";
import { LIES_JUDGING } from "../../../../test/ai/said/lies-judging.ts";
import { LIES_SECOND } from "../../../../test/ai/said/lies-second.ts";
import { fillSlots, readSaid, type Said } from "../../../../test/ai/said/read-said.ts";
import { judgeSimulated } from "../../../../test/analysis/simulated-evidence.ts";
import { findAsset } from "../../../markets/assets.ts";
import { orderFacts } from "../../slots/order-facts.ts";
import { renderCall } from "../../stance/render-call.ts";
import { type Checked, openCheck } from "./check-sentence.ts";

type Draft = Parameters<typeof openCheck>[0];
const drafts = new Map<string, Promise<Draft>>();
const checks = new Map<Draft, ReturnType<typeof openCheck>>();

/** What an answer holds about a question of the table, or about assets alone. */
function draftOf(about: string): Promise<Draft> {
  const asked = /^\d+$/.test(about) ? QUESTIONS[Number(about) - 1] : undefined;
  const draft = drafts.get(about) ?? (asked ? askSimulated(asked.message, asked.turns) : draftAbout(about));
  drafts.set(about, draft);
  return draft;
}

async function draftAbout(symbols: string): Promise<Draft> {
  const assets = symbols.split(",").flatMap((symbol) => findAsset(symbol) ?? []);
  const { facts, calls } = await judgeSimulated(assets);
  const ordered = orderFacts(facts, "");
  const rest = { facts, assets, calls: calls.map((call) => renderCall(call, ordered)) };
  return { rest, question: { assets } } as unknown as Draft;
}

async function check({ about, heading, text }: Said): Promise<Checked> {
  const draft = await draftOf(about);
  const judge = checks.get(draft) ?? openCheck(draft);
  checks.set(draft, judge);
  return judge({ heading, text: fillSlots(text, draft.rest.facts) });
}

/** Those sentences that are shown, and those that are not, with why. */
async function judge(...tables: string[]): Promise<{ shown: Said[]; dropped: string[]; all: number }> {
  const shown: Said[] = [];
  const dropped: string[] = [];
  for (const said of tables.flatMap(readSaid)) {
    const { text, why } = await check(said);
    if (text === null) dropped.push(`${why}: ${said.about} | ${said.text}`);
    else shown.push(said);
  }
  return { shown, dropped, all: shown.length + dropped.length };
}

const lines = (said: Said[]) => said.map(({ about, text }) => `${about} | ${text}`).join("\n");
const NEVER = /order|address/;

describe("sentences in the contract's English that the rules were set on", () => {
  it("are shown where they are honest, but for one in fifty at most", async () => {
    const { dropped, all } = await judge(HONEST_FIRST, HONEST_SECOND);
    expect(all).toBe(252);
    expect(dropped.length, dropped.join("\n")).toBeLessThanOrEqual(all / 50);
  });

  it("are not where they lie, promise or advise, but for one in fifty at most", async () => {
    const { shown, all } = await judge(LIES_FIRST, LIES_SECOND);
    expect(all).toBe(180);
    expect(shown.length, lines(shown)).toBeLessThanOrEqual(all / 50);
    expect(lines(shown.filter(({ kind }) => NEVER.test(kind)))).toBe("");
  });
});

describe("sentences in the contract's English by a later writer", () => {
  it("are shown where they are honest, with no rule set on them: 124 of 130", async () => {
    const { shown, all } = await judge(HONEST_JUDGING);
    expect(all).toBe(130);
    expect(shown.length).toBeGreaterThanOrEqual(124);
  });

  it("are not where they lie, promise or advise, but for one of 90 at most; the one order they had shown set a rule", async () => {
    const { shown, all } = await judge(LIES_JUDGING);
    expect(all).toBe(90);
    expect(shown.length).toBeLessThanOrEqual(1);
    expect(shown.filter(({ kind }) => NEVER.test(kind)).length).toBe(0);
  });
});

/** A sentence with one of its slots after the other given to each figure of the same unit of its asset, and of the others. */
async function swapSlots({ about, heading, text }: Said): Promise<Said[]> {
  const { facts } = (await draftOf(about)).rest;
  return [...text.matchAll(/\{(\S+) (\w+)(:\w+)?\}/g)].flatMap(
    ({ 0: mark, 1: asset, 2: kind, 3: form = "", index }) => {
      const own = facts.find((fact) => fact.asset === asset && fact.kind === kind);
      const others = facts.filter((fact) =>
        fact.asset === asset
          ? fact.unit === own?.unit && fact.value !== own.value
          : fact.kind === kind && !fact.asset.includes("/") && fact.value !== own?.value,
      );
      return others.map((fact) => ({
        kind: "swapped",
        about,
        heading,
        text: `${text.slice(0, index)}{${fact.asset} ${fact.kind}${form}}${text.slice(index + mark.length)}`,
      }));
    },
  );
}

describe("honest sentences with another figure, or another asset's, in the place of one", () => {
  it("are not shown, but for one in forty at most", async () => {
    const swapped = await Promise.all([HONEST_FIRST, HONEST_SECOND].flatMap(readSaid).map(swapSlots));
    let shown = 0;
    for (const said of swapped.flat()) if ((await check(said)).text !== null) shown++;
    expect(swapped.flat().length).toBeGreaterThan(10_000);
    expect(shown).toBeLessThanOrEqual(swapped.flat().length / 40);
  });
});

describe("lies over true figures by writers who knew no contract", () => {
  it("are not shown, but for one in fifty at most", async () => {
    const { shown, all } = await judge(FREE_LIES_FIRST, FREE_LIES_BATCHES, FREE_LIES_LAST);
    expect(all).toBe(460);
    expect(shown.length, lines(shown)).toBeLessThanOrEqual(all / 50);
  });
});

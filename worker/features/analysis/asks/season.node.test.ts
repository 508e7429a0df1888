import { describe, expect, it } from "vitest";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { findAsset } from "../../markets/assets.ts";
import type { Question } from "../question/question.ts";
import { renderSlots } from "../slots/render-slots.ts";
import { answerAsks } from "./answer-asks.ts";
import { barsOf, openSubjects } from "./desk/desk.ts";
import { openDesk } from "./desk/open-desk.ts";
import type { SeasonAsk } from "./season.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

async function answer(of: Pick<SeasonAsk, "by" | "which" | "span">) {
  const assets = [findAsset("BTC") ?? []].flat();
  const ask: SeasonAsk = { kind: "season", assets, ...of };
  const question: Question = {
    ...{ message: "", turns: [], asks: [ask], assets, language: "en" },
    ...{ unknown: [], suggestions: [], left: [], unused: [], agreed: true, alternatives: [], standIns: [] },
  };
  const desk = openDesk(question, await Promise.all(assets.map(simulatedEvidence)), NOW, "live");
  const bars = openSubjects(desk, assets).flatMap(barsOf);
  const [said] = answerAsks(desk, [ask]);
  const facts = new Map(desk.facts.map((fact) => [fact.id, fact]));
  const table = said?.rest.find((one) => typeof one !== "string" && "rows" in one);
  const list = said?.rest.find((one) => typeof one !== "string" && "list" in one);
  return {
    bars,
    facts: desk.facts,
    lead: renderSlots(said?.lead ?? "", facts),
    rows: table && typeof table !== "string" && "rows" in table ? table.rows : [],
    list: list && typeof list !== "string" && "list" in list ? list.list : [],
  };
}

type Bars = Awaited<ReturnType<typeof answer>>["bars"];

/** The last close before a day. */
const closeBefore = (bars: Bars, day: string) => bars.findLast(({ date }) => date < day)?.close ?? Number.NaN;

describe("what a month of the year brought", () => {
  it("is measured from the close before it to its last, over the whole months that bars hold", async () => {
    const { bars, facts, lead } = await answer({ by: "month", which: 3, span: null });
    const years = [...new Set(bars.map(({ date }) => date.slice(0, 4)))].filter(
      (year) => bars.some(({ date }) => date < `${year}-03-01`) && `${year}-04-01` <= "2026-11-20",
    );
    const changes = years.map(
      (year) => 100 * (closeBefore(bars, `${year}-04-01`) / closeBefore(bars, `${year}-03-01`) - 1),
    );
    const told = (kind: string) => Number(facts.find((fact) => fact.kind === kind)?.value);
    expect(years.length).toBeGreaterThan(0);
    expect(told("days_of")).toBe(years.length);
    expect(told("days_counted")).toBe(changes.filter((change) => change > 0).length);
    expect(told("span_change")).toBeCloseTo(changes.reduce((sum, one) => sum + one, 0) / years.length);
    expect(lead).toMatch(/Bitcoin rose in March in \d+/);
  });

  it("of the running month nothing counts: it is not over", async () => {
    const { facts } = await answer({ by: "month", which: 11, span: null });
    const { bars } = await answer({ by: "month", which: 3, span: null });
    const ended = ["2023", "2024", "2025"].filter((year) => bars.some(({ date }) => date < `${year}-11-01`));
    expect(facts.find(({ kind }) => kind === "days_of")?.value).toBe(ended.length);
  });

  it("beside the others is a row each, and the best and worst are named first", async () => {
    const { rows, lead } = await answer({ by: "month", which: null, span: null });
    expect(rows.map(([month]) => month)).toHaveLength(12);
    expect(lead).toMatch(/^By mean change, Bitcoin did best in \w+ \([-+−]/);
    expect(lead).toMatch(/ and worst in \w+ \([-+−][\d.]+% \[f\d+\]\)\.$/);
  });

  it("one by one is each whole month of the time asked about", async () => {
    const span = { from: "2026-01-01", to: "2026-11-20", unit: "period", said: "this year" } as const;
    const { list } = await answer({ by: "month", which: null, span });
    expect(list.map((line) => line.split(" ")[0])).toEqual([
      ...["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"],
    ]);
  });
});

describe("what a day of the week brought", () => {
  it("is a row each, from Monday to Sunday", async () => {
    const { rows, lead } = await answer({ by: "weekday", which: null, span: null });
    expect(rows.map(([day]) => day)).toEqual([
      ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    ]);
    expect(lead).toMatch(/did best on \w+days /);
  });
});

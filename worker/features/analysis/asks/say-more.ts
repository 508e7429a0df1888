import type { AssetType } from "../../../../shared/markets.ts";
import type { Question } from "../question/question.ts";
import { slotsIn } from "../slots/render-slots.ts";
import { namesOf, type StatementOf } from "../words/words.ts";
import { type Desk, openSubjects } from "./desk/desk.ts";
import { say } from "./desk/say.ts";
import { ASKS } from "./registry.ts";

/** What is said of one type of asset alone. */
const OF_TYPE: Partial<Record<StatementOf<"more">, AssetType>> = {
  "more.mood": "crypto",
  "more.pe": "stock",
  "more.revenue": "stock",
  "more.margin": "stock",
};
const MORE = namesOf("more").map((name) => `more.${name}` as StatementOf<"more">);

/** Sentences about the one asset asked about whose figures are held and not yet in a text, where a model may choose among them; else none. */
export function sayMore(desk: Desk, { asks, assets }: Question, text: string): string[] {
  const [ask] = asks;
  if (asks.length !== 1 || assets.length !== 1 || !ask || !ASKS[ask.kind].worded) return [];
  const said = new Set(slotsIn(text));
  return openSubjects(desk, assets).flatMap((subject) =>
    MORE.filter((id) => (OF_TYPE[id] ?? subject.type) === subject.type).flatMap((id) => {
      const sentence = say(subject, id);
      return sentence && !slotsIn(sentence).some((id) => said.has(id)) ? [sentence] : [];
    }),
  );
}

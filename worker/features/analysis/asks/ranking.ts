import * as z from "zod";
import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import { nameKind } from "../slots/render-slots.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addValues,
  type Desk,
  fromQuestion,
  join,
  joinWords,
  openSubjects,
  phrase,
} from "./desk/desk.ts";
import { assetSchema, type End, endSchema, spanSchema } from "./desk/fields.ts";
import { listed } from "./desk/peers.ts";
import { saySpan } from "./desk/say-time.ts";
import { type Measured, measureAll, sayValue, settleDay, type Yardstick } from "./figures/yardstick.ts";

const fields = z.object({
  by: factKindSchema.nullable(),
  span: spanSchema.nullable(),
  want: endSchema,
  /** 2 is the one after the first, from the end that was asked for */
  place: z.number(),
  /** without assets: over all listed of it */
  group: z.enum(["crypto", "stock"]).nullable(),
  /** "besides Bitcoin" */
  without: z.array(assetSchema).exactOptional(),
  /** the whole order was asked for */
  whole: z.boolean().exactOptional(),
  /** only those whose measure lies there, in its own unit: "RSI below 30" */
  where: z.object({ side: z.enum(["above", "below"]), than: z.number() }).exactOptional(),
});
export type RankingAsk = AskOf<"ranking", typeof fields>;

/** Told with their figure in the first sentence; the others follow. */
const FIRST = 3;
/** So many are one sentence where the whole order was asked for. */
const WHOLE = 6;

/** The order, by the measure asked for. */
function answerRanking(desk: Desk, ask: RankingAsk): Answer {
  const assets = ask.assets.length > 0 ? ask.assets : listed(ask.group);
  const without = (ask.without ?? []).filter((asset) => assets.includes(asset));
  const subjects = openSubjects(
    desk,
    assets.filter((asset) => !without.includes(asset)),
  );
  const { asked: by, note } = settleDay<Yardstick>(subjects, { by: ask.by, span: ask.span });
  const ranked = measureAll(subjects, by, ask.want);
  const what = nameYardstick(desk, by);
  const among = ask.assets.length > 0 ? "of these" : `of the ${GROUPS[ask.group ?? "all"]} we list`;
  const names = without.map(({ name }) => name);
  const whose = names.length > 0 ? `${among} without ${joinWords(names)}` : among;
  if (ask.where) return tellFiltered(ask.where, ranked, whose, what, note);
  if (ask.place > 1 && ranked[ask.place - 1])
    return { lead: join(sayPlace(ranked, ask, `${whose} by ${what}`), note), rest: [] };
  const [first, ...others] = ranked;
  if (!first) return { lead: `We hold no ${what} ${whose} right now.`, rest: [] };
  const told = ask.whole && ranked.length <= WHOLE ? WHOLE : FIRST;
  const short = others.slice(0, told - 1).map((one) => `${one.subject.name} (${sayValue(one)})`);
  const judged =
    ask.by === "score"
      ? "That is the order of our rules, not advice: no edge over the base rate is proven for most calls."
      : null;
  return {
    lead: join(
      `${first.subject.name} is ${RANK[ask.want]} ${whose} by ${what}: ${sayValue(first)}${short.length > 0 ? `, ${ask.want === "least" ? "and before it" : "then"} ${joinWords(short)}` : ""}.`,
      judged,
      note,
    ),
    rest:
      others.length >= told
        ? [{ list: others.slice(told - 1).map((one) => `${one.subject.name}: ${sayValue(one)}`) }]
        : [],
  };
}

/** Those on the side that was asked for, and how many they are; where there is none, the nearest to it. */
function tellFiltered(
  { side, than }: NonNullable<RankingAsk["where"]>,
  ranked: Measured[],
  whose: string,
  what: string,
  note: string | null,
): Answer {
  const [any] = ranked;
  if (!any) return { lead: `We hold no ${what} ${whose} right now.`, rest: [] };
  const isIn = ({ value }: Measured) => (side === "above" ? value > than : value < than);
  const [inside, outside] = [ranked.filter(isIn), ranked.filter((one) => !isIn(one))];
  const asked = ASKED_IN[any.fact.unit] ?? "figure_asked";
  const border = `{${addValues(any.subject, { [asked]: than }, fromQuestion(any.subject)).get(asked)?.id}}`;
  const near = outside.sort((a, b) => Math.abs(a.value - than) - Math.abs(b.value - than))[0];
  const list = inside.map((one) => `${one.subject.name}: ${sayValue(one)}`);
  return {
    lead: join(
      inside.length > 0
        ? `By ${what} ${inside.length} ${whose} ${inside.length === 1 ? "is" : "are"} ${side} ${border}.`
        : `By ${what} none ${whose} is ${side} ${border}.`,
      inside.length === 0 && near ? `${near.subject.name} is nearest, at ${sayValue(near)}.` : null,
      note,
    ),
    rest: list.length > 0 ? [{ list }] : [],
  };
}

/** What a line that was asked about is kept as, by the unit of what it is for. */
const ASKED_IN: Partial<Record<Fact["unit"], FactKind>> = { usd: "level_asked", percent: "scenario_move" };

const GROUPS = { crypto: "coins", stock: "stocks", all: "coins and stocks" };

const RANK: Record<End, string> = {
  most: "first",
  least: "last",
  nearest: "closest",
  furthest: "furthest",
};

/** The one at a place, and those before it. */
function sayPlace(ranked: Measured[], { place, want }: RankingAsk, of: string): string {
  const before = ranked.slice(0, place - 1).map((one) => `${one.subject.name} (${sayValue(one)})`);
  const at = ranked
    .slice(place - 1, place)
    .map(
      (one) =>
        `${one.subject.name} is ${PLACES[place - 1]}${want === "least" ? " from the end" : ""} ${of}: ${sayValue(one)}`,
    );
  return `${at.join("")}, after ${joinWords(before)}.`;
}

const PLACES = ["first", "second", "third"];

/** What a ranking goes by, in words. */
export function nameYardstick(desk: Desk, { by, span }: Yardstick): string {
  if (span) return phrase(desk, "ranking.change_in", { when: saySpan(desk, span) });
  const kind: FactKind = by ?? "change_24h";
  return nameKind(kind, desk.language);
}

export const rankingAsk = defineAsk("ranking", {
  fields,
  named: null,
  answer: answerRanking,
  restated: "a ranking",
  besides: ({ assets, group }) => (assets.length > 0 ? [] : listed(group)),
  restsOnCall: ({ by }) => by === "score",
});

import * as z from "zod";
import type { BoardRow } from "../../../../shared/board.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import { SECTOR_IDS, type SectorId } from "../../../../shared/sectors.ts";
import { dateOf } from "../../../../shared/time.ts";
import type { Asset } from "../../markets/assets.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type BoardAsk, GROUPS, isOfClass, isOnBoard, nameMove, openClass, sayJudged } from "./desk/board.ts";
import { type Desk, openSubjects } from "./desk/desk.ts";
import { assetSchema, type Day, endSchema, spanSchema } from "./desk/fields.ts";
import { listed } from "./desk/peers.ts";
import { type Answer, join, listWords, phrase, tell } from "./desk/say.ts";
import { conditionSchema, listOf, nameSome, tellFiltered } from "./figures/filter.ts";
import { tellSectors } from "./figures/tell-sectors.ts";
import {
  type Measured,
  measureAll,
  nameYardstick,
  sayValue,
  settleSpan,
  type Yardstick,
} from "./figures/yardstick.ts";

const fields = z.object({
  by: factKindSchema.nullable(),
  span: spanSchema.nullable(),
  want: endSchema,
  place: z.int().min(1).describe("2 is the one after the first, from the end that was asked for"),
  group: z.enum(GROUPS).nullable().describe("without assets: over all listed of it"),
  sectors: z
    .array(z.enum(SECTOR_IDS))
    .min(1)
    .exactOptional()
    .describe('"banks": of any of these alone; "no banks": of none of these'),
  outside: z.array(z.enum(SECTOR_IDS)).min(1).exactOptional(),
  of: z
    .literal("sector")
    .exactOptional()
    .describe('"which sector did best?": the sectors themselves are put in order'),
  without: z.array(assetSchema).exactOptional().describe('"besides Bitcoin"'),
  count: z
    .int()
    .min(1)
    .exactOptional()
    .describe('"five stocks": so many are told; else ten of a class, or all that are listed'),
  whole: z.boolean().exactOptional().describe("the whole order was asked for"),
  where: z
    .array(conditionSchema)
    .min(1)
    .exactOptional()
    .describe(
      'only those whose figures all lie there, each in its own unit: "RSI below 30"; null: the move over the span',
    ),
});
export type RankingAsk = AskOf<"ranking", typeof fields>;

/** Told with their figure in the first sentence; the others follow. */
const FIRST = 3;
/** This many of a whole class are named. */
const OF_CLASS = 10;
/** This many are one sentence where the whole order was asked for. */
const WHOLE = 6;

/** The order, by the measure asked for. */
function answerRanking(desk: Desk, ask: RankingAsk): Answer {
  const board = fromBoard(ask, dateOf(desk.now));
  if (ask.of) return tellSectors(desk, ask, board);
  if (board && desk.board) return answerOfClass(desk, ask, board, desk.board);
  const assets = ask.assets.length > 0 ? ask.assets : listedOf(ask);
  const without = (ask.without ?? []).filter((asset) => assets.includes(asset));
  const subjects = openSubjects(
    desk,
    assets.filter((asset) => !without.includes(asset)),
  );
  const { asked: by, note } = settleSpan<Yardstick>(subjects, { by: ask.by, span: ask.span });
  const ranked = measureAll(subjects, by, ask.want);
  const what = nameYardstick(desk, by);
  const words = { whose: sayGroup(desk, ask, without), what };
  if (ask.where) return tellFiltered(desk, { ...ask, where: ask.where }, { subjects, by, words, note });
  if (ask.place > 1 && ranked[ask.place - 1]) return tell(join(sayPlace(desk, ranked, ask, words), note));
  return tellOrder(desk, ask, { ranked, most: ask.count, words, note });
}

const listedOf = (ask: RankingAsk): Asset[] =>
  ask.of ? [] : listed(null).filter((asset) => isOfClass(asset, ask));

/** What the whole class is ranked by; null where it takes more than the day's board holds. */
function fromBoard(ask: RankingAsk, today: Day): BoardAsk | null {
  const { assets, by, span, group, sectors, outside, where = [] } = ask;
  const move = nameMove(span, today);
  const wanted = [by ?? move, ...where.map((one) => one.by ?? move)];
  const kinds = wanted.filter((kind) => kind !== null);
  const isHeld = kinds.length === wanted.length && isOnBoard(kinds);
  return assets.length === 0 && isHeld
    ? { group, kinds: [...new Set(kinds)], ...(sectors && { sectors }), ...(outside && { outside }) }
    : null;
}

/** The order of all coins or stocks that we cover, as of their last closes. */
function answerOfClass(desk: Desk, ask: RankingAsk, board: BoardAsk, rows: readonly BoardRow[]): Answer {
  const subjects = openClass(desk, rows, board, ask.without ?? []);
  const move = nameMove(ask.span, dateOf(desk.now));
  const by = { by: ask.by ?? move, span: null };
  const where = ask.where?.map((one) => ({ ...one, by: one.by ?? move }));
  const whose = sayWithout(desk, sayAmong(desk, ask, "covered"), ask, ask.without ?? []);
  const words = { whose, what: nameYardstick(desk, by) };
  const asked = where?.flatMap((one) => one.by ?? []) ?? board.kinds;
  const note = sayJudged(desk, subjects, { ...board, kinds: asked });
  const most = ask.count ?? OF_CLASS;
  if (where) return tellFiltered(desk, { ...ask, where }, { subjects, by, words, note, most });
  const ranked = measureAll(subjects, by, ask.want);
  if (ask.place > 1 && ranked[ask.place - 1])
    return { lead: join(sayPlace(desk, ranked, ask, words), note), rest: [] };
  return tellOrder(desk, ask, { ranked, most, words, note });
}

/** "of the coins we list without Bitcoin" */
function sayGroup(desk: Desk, ask: RankingAsk, without: Asset[]): string {
  const among = ask.assets.length > 0 ? phrase(desk, "ranking.of_these") : sayAmong(desk, ask, "of");
  return sayWithout(desk, among, ask, without);
}

/** "of the banks we cover", "of the coins we list" */
function sayAmong(desk: Desk, { group, sectors }: RankingAsk, those: "of" | "covered"): string {
  if (!sectors) return phrase(desk, `ranking.${those}_${group ?? "all"}`);
  const names = nameSectors(desk, sectors);
  return phrase(desk, those === "of" ? "ranking.listed_in" : "ranking.covered_in", {
    names: listWords(desk, names),
  });
}

const nameSectors = (desk: Desk, sectors: readonly SectorId[]): string[] =>
  sectors.map((id) => phrase(desk, `sectors.${id}`));

function sayWithout(desk: Desk, among: string, { outside = [] }: RankingAsk, without: Asset[]): string {
  const names = [...nameSectors(desk, outside), ...without.map(({ name }) => name)];
  return names.length > 0 ? phrase(desk, "ranking.without", { among, names: listWords(desk, names) }) : among;
}

interface Order {
  ranked: Measured[];
  most: number | undefined;
  words: { whose: string; what: string };
  note: string | null;
}

/** The first with its figure, the next beside it, the others in a list; those that are level are told as level. */
function tellOrder(desk: Desk, ask: RankingAsk, { ranked, most, words, note }: Order): Answer {
  const [first, ...others] = ranked.slice(0, most);
  if (!first) return tell(phrase(desk, "ranking.none", words));
  const advice = ask.by === "score" ? phrase(desk, "ranking.no_advice") : null;
  const level = ranked.filter(({ fact }) => fact.text === first.fact.text);
  if (level.length > 1 && others.length > 0 && (ask.want === "most" || ask.want === "least"))
    return tell(
      join(
        phrase(desk, `ranking.${ask.want}_level`, {
          ...words,
          names: nameSome(
            desk,
            level.map(({ subject }) => subject),
            level.length > FIRST ? FIRST - 1 : FIRST,
          ),
          value: sayValue(first),
        }),
        advice,
        note,
      ),
      listOf(desk, others),
    );
  const told = ask.whole && others.length < WHOLE ? WHOLE : FIRST;
  const short = others.slice(0, told - 1).map((one) => sayOne(desk, one));
  const behind = ask.want === "least" ? "ranking.before_it" : "ranking.then";
  return tell(
    join(
      phrase(desk, `ranking.${ask.want}`, {
        ...words,
        name: first.subject.name,
        value: sayValue(first),
        next: short.length > 0 ? phrase(desk, behind, { others: listWords(desk, short) }) : "",
      }),
      advice,
      note,
    ),
    ...(others.length >= told ? [listOf(desk, others.slice(told - 1))] : []),
  );
}

const sayOne = (desk: Desk, one: Measured): string =>
  phrase(desk, "ranking.one", { name: one.subject.name, value: sayValue(one) });

/** The one at a place, and those before it. */
function sayPlace(
  desk: Desk,
  ranked: Measured[],
  { place, want }: RankingAsk,
  words: { whose: string; what: string },
): string {
  const before = ranked.slice(0, place - 1).map((one) => sayOne(desk, one));
  const at = ranked[place - 1];
  if (!at) return "";
  return phrase(desk, `ranking.place_${place === 2 ? 2 : 3}${want === "least" ? "_from_end" : ""}`, {
    ...words,
    name: at.subject.name,
    value: sayValue(at),
    before: listWords(desk, before),
  });
}

export const rankingAsk = defineAsk("ranking", {
  fields,
  named: null,
  answer: answerRanking,
  restated: "a ranking",
  fromBoard,
  besides: (ask) => (ask.assets.length > 0 ? [] : listedOf(ask)),
  restsOnCall: ({ by }) => by === "score",
});

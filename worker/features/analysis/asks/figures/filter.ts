import * as z from "zod";
import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../../shared/fact-kinds.ts";
import { nameKind } from "../../slots/render-slots.ts";
import { addValues, fromQuestion } from "../desk/add-facts.ts";
import type { Desk, Figured } from "../desk/desk.ts";
import type { End } from "../desk/fields.ts";
import { type Answer, join, listWords, type Passage, phrase, tell } from "../desk/say.ts";
import { type Measured, measureAll, nameYardstick, sayValue, type Yardstick } from "./yardstick.ts";

/** A figure on one side of a number, in the figure's own unit; null: the move over the span that is asked about. */
export const conditionSchema = z.object({
  by: factKindSchema.nullable(),
  side: z.enum(["above", "below"]),
  than: z.number(),
});
type Condition = z.infer<typeof conditionSchema>;

interface Judged {
  subjects: Figured[];
  by: Yardstick;
  words: { whose: string; what: string };
  note: string | null;
  /** of a whole class only this many are named, and the rest counted */
  most?: number;
}
interface Asked {
  where: Condition[];
  want: End;
}

/** Those of which every figure lies where it is asked to, and how many they are. */
export function tellFiltered(desk: Desk, { where, want }: Asked, judged: Judged): Answer {
  const lines = where.map((condition) => measureLine(desk, condition, want, judged));
  const [line, ...more] = lines;
  if (!line) return tell("");
  const { by } = judged;
  const isOrdered = by.by !== null && by.by !== "score" && !where.some((one) => one.by === by.by);
  const order = isOrdered ? measureAll(judged.subjects, by, want) : null;
  return more.length === 0 && !order ? tellOne(desk, line, judged) : tellAll(desk, lines, judged, order);
}

interface Line {
  side: Condition["side"];
  what: string;
  said: () => string;
  /** as a fact of what was asked */
  border: Fact | undefined;
  inside: Measured[];
  outside: Measured[];
}

/** All that hold a condition's figure, on either side of its number. */
function measureLine(
  desk: Desk,
  { by, side, than }: Condition,
  want: End,
  { subjects, by: asked }: Judged,
): Line {
  const yardstick = by === null ? asked : { by, span: null };
  const ranked = measureAll(subjects, yardstick, want);
  const isIn = ({ value }: Measured) => (side === "above" ? value > than : value < than);
  const [any] = ranked;
  const kind = (any && ASKED_IN[any.fact.unit]) ?? "figure_asked";
  const border = any && addValues(any.subject, { [kind]: than }, fromQuestion(any.subject)).get(kind);
  const what = nameYardstick(desk, yardstick);
  const average = than === 0 ? AVERAGE_OF[by ?? "price"] : undefined;
  return {
    side,
    what,
    said: () =>
      average
        ? phrase(desk, `ranking.condition_price_${side}`, { line: nameKind(average, desk.language) })
        : phrase(desk, `ranking.condition_${side}`, { what, border }),
    border,
    inside: ranked.filter(isIn),
    outside: ranked
      .filter((one) => !isIn(one))
      .sort((a, b) => Math.abs(a.value - than) - Math.abs(b.value - than)),
  };
}

/** The average whose distance to the price a figure is: on either side of zero, the price is above or below it. */
const AVERAGE_OF: Partial<Record<FactKind, FactKind>> = {
  price_vs_sma_20: "sma_20",
  price_vs_sma_50: "sma_50",
  price_vs_sma_200: "sma_200",
};

/** What a number that was asked about is kept as, by the unit of what it is for. */
const ASKED_IN: Partial<Record<Fact["unit"], FactKind>> = { usd: "level_asked", percent: "scenario_move" };

const countOf = (all: readonly unknown[]): "none" | "one" | "many" =>
  all.length === 0 ? "none" : all.length === 1 ? "one" : "many";

/** Where there is none, the nearest to it. */
function tellOne(
  desk: Desk,
  { side, what, border, inside, outside }: Line,
  { words, note, most }: Judged,
): Answer {
  const named = { ...words, what };
  if (!border) return tell(phrase(desk, "ranking.none", named));
  const [near] = outside;
  return tell(
    join(
      phrase(desk, `ranking.${countOf(inside)}_${side}`, { ...named, count: String(inside.length), border }),
      inside.length === 0 && near
        ? phrase(desk, "ranking.nearest_to_it", { name: near.subject.name, value: sayValue(near) })
        : null,
      note,
    ),
    ...(inside.length > 0 ? [listOf(desk, inside.slice(0, most))] : []),
  );
}

/** Those inside every line, each with all its figures, and those of which one is missing; in an order where one is asked for. */
function tellAll(
  desk: Desk,
  lines: Line[],
  { subjects, words, note, by, most }: Judged,
  ordered: Measured[] | null,
): Answer {
  // What none has orders nothing, and leaves nothing out.
  const order = ordered && ordered.length > 0 ? ordered : null;
  const blank = lines.find(({ border }) => !border);
  if (blank) return tell(phrase(desk, "ranking.none", { ...words, what: blank.what }));
  const columns = [
    ...lines.map(({ what, inside }) => ({ what, inside })),
    ...(order ? [{ what: nameYardstick(desk, by), inside: order }] : []),
  ];
  const figureOf = (subject: Figured, all: Measured[]) => all.find((one) => one.subject === subject);
  const fits = (order?.map(({ subject }) => subject) ?? subjects).filter((subject) =>
    lines.every(({ inside }) => figureOf(subject, inside)),
  );
  const unjudged = subjects.filter(
    (subject) =>
      lines.some(({ inside, outside }) => !figureOf(subject, [...inside, ...outside])) ||
      (order && !figureOf(subject, order)),
  );
  const tellEach = (subject: Figured): string => {
    const figures = columns.flatMap(({ what, inside }) => {
      const own = figureOf(subject, inside);
      return own ? [phrase(desk, "ranking.figure", { what, value: sayValue(own) })] : [];
    });
    return phrase(desk, "ranking.line", { name: subject.name, value: listWords(desk, figures) });
  };
  return tell(
    join(
      phrase(desk, `ranking.fits_${countOf(fits)}`, {
        ...words,
        count: String(fits.length),
        names: nameSome(desk, fits, most),
        conditions: listWords(
          desk,
          lines.map(({ said }) => said()),
        ),
      }),
      unjudged.length > 0
        ? phrase(desk, "ranking.unjudged", { names: nameSome(desk, unjudged, most) })
        : null,
      note,
    ),
    ...(fits.length > 0 ? [{ list: fits.slice(0, most).map(tellEach) }] : []),
  );
}

/** Their names; of many the first, and how many others there are. */
export function nameSome(desk: Desk, subjects: Figured[], most = subjects.length): string {
  const names = subjects.map(({ name }) => name);
  const others = names.length - most;
  return listWords(
    desk,
    others > 0 ? [...names.slice(0, most), phrase(desk, "ranking.others", { count: String(others) })] : names,
  );
}

/** Each with its figure. */
export const listOf = (desk: Desk, ranked: Measured[]): Passage => ({
  list: ranked.map((one) => phrase(desk, "ranking.line", { name: one.subject.name, value: sayValue(one) })),
});

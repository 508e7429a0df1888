import type { FactBook } from "../../slots/fill-pattern.ts";
import type { StatementOf } from "../../words/words.ts";
import { addValues, fromPrice, fromQuestion } from "../desk/add-facts.ts";
import type { Desk, Subject } from "../desk/desk.ts";
import { type Passage, phrase, say } from "../desk/say.ts";

/** One holding, priced. Worth and change of the day in USD. */
export interface Priced {
  subject: Subject;
  own: FactBook;
  units: number;
  worth: number;
  change: number;
  /** what was paid */
  paid: number | null;
  /** percent asked for */
  target: number | null;
}

type Column =
  StatementOf<"holdings"> extends infer Id
    ? Id extends `holdings.head_${infer Name}`
      ? Name
      : never
    : never;
type Cell =
  StatementOf<"holdings"> extends infer Id
    ? Id extends `holdings.cell_${infer Name}`
      ? Name
      : never
    : never;

const cell = ({ subject, own }: Priced, which: Cell, more?: FactBook): string =>
  say(subject, `holdings.cell_${which}`, new Map([...own, ...(more ?? [])])) ?? "";

const headOf = (desk: Desk, columns: Column[]): string[] =>
  columns.map((column) => phrase(desk, `holdings.head_${column}`));

/** What is held, a row an asset. */
export function tabulate(desk: Desk, priced: Priced[], shares: FactBook[]): Passage {
  const isBought = priced.some(({ paid }) => paid !== null);
  return {
    head: headOf(desk, [
      ...(["asset", "held", "price", "worth", "share", "day"] as const),
      ...(isBought ? (["bought"] as const) : []),
    ]),
    rows: priced.map((one, i) => [
      one.subject.name,
      cell(one, "held"),
      cell(one, "price"),
      cell(one, "worth"),
      cell(one, "share", shares[i]),
      cell(one, "day"),
      ...(isBought ? [cell(one, "bought")] : []),
    ]),
  };
}

/** What to buy and sell for the split asked for. */
export function tabulateSplit(desk: Desk, priced: Priced[], shares: FactBook[], total: number): Passage {
  return {
    head: headOf(desk, ["asset", "worth", "share", "asked", "to_do", "units"]),
    rows: priced.map((one, i) => {
      const more = ((one.target ?? 0) / 100) * total - one.worth;
      const way = more > 0 ? "buy" : "sell";
      const asked = addValues(one.subject, { holding_share: one.target }, fromQuestion(one.subject), {
        holding_share: "Share asked for",
      });
      const moved = addValues(
        one.subject,
        { worth_usd: Math.abs(more), worth_units: Math.abs(more / one.worth) * one.units },
        fromPrice(one.subject),
        { worth_usd: `To ${way} for that split`, worth_units: `Units to ${way} for that split` },
      );
      return [
        one.subject.name,
        cell(one, "worth"),
        cell(one, "share", shares[i]),
        cell(one, "asked", asked),
        cell(one, way, moved),
        cell(one, "units", moved),
      ];
    }),
  };
}

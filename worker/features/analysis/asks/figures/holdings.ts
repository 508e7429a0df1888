import type { FactBook } from "../../slots/fill-pattern.ts";
import { addValues, fromPrice, fromQuestion, type Passage, type Subject, sayEnglish } from "../desk/desk.ts";

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

const cell = ({ subject, own }: Priced, pattern: string, more?: FactBook): string =>
  sayEnglish(subject, pattern, new Map([...own, ...(more ?? [])])) ?? "";

/** What is held, a row an asset. */
export function tabulate(priced: Priced[], shares: FactBook[]): Passage {
  const isBought = priced.some(({ paid }) => paid !== null);
  return {
    head: ["Asset", "Held", "Price", "Worth", "Share", "Day", ...(isBought ? ["Since bought"] : [])],
    rows: priced.map((one, i) => [
      one.subject.name,
      cell(one, "{asked_units}") || cell(one, "{asked_usd}"),
      cell(one, "{price}"),
      cell(one, "{worth_usd}"),
      cell(one, "{holding_share}", shares[i]),
      cell(one, "{change_24h:move}"),
      ...(isBought ? [cell(one, "{gain_percent:move}") || "not told"] : []),
    ]),
  };
}

/** What to buy and sell for the split asked for. */
export function tabulateSplit(priced: Priced[], shares: FactBook[], total: number): Passage {
  return {
    head: ["Asset", "Worth", "Share", "Asked for", "To do", "Units"],
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
        cell(one, "{worth_usd}"),
        cell(one, "{holding_share}", shares[i]),
        cell(one, "{holding_share:whole}", asked),
        `${way} ${cell(one, "{worth_usd}", moved)}`,
        cell(one, "{worth_units}", moved),
      ];
    }),
  };
}

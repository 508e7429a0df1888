import { findFactNumber } from "../../slots/fill-pattern.ts";
import { addValues, fromPrice, fromQuestion } from "../desk/add-facts.ts";
import { type Desk, openSubjects, type Subject } from "../desk/desk.ts";
import type { Cap } from "../desk/fields.ts";
import { phrase, say } from "../desk/say.ts";

/** What one would trade at with a market capitalisation: that of another asset now, or an amount in USD. Its price x that / its own. */
export function sayCapPrice(desk: Desk, subject: Subject, cap: Cap, units: number | null): string {
  const { name, book } = subject;
  const [other] = cap.of ? openSubjects(desk, [cap.of]) : [];
  const [own, price] = [findFactNumber(book, "market_cap"), findFactNumber(book, "price")];
  const wanted = cap.usd ?? (other && findFactNumber(other.book, "market_cap"));
  if (!own || !price) return phrase(desk, "scenario.no_cap", { name });
  if (!wanted) return phrase(desk, "scenario.no_cap", { name: cap.of?.name ?? name });
  const level = (price * wanted) / own;
  const asked = addValues(subject, { cap_asked: cap.usd, asked_units: units }, fromQuestion(subject));
  const computed = addValues(
    subject,
    {
      scenario_price: level,
      level_distance: 100 * (level / price - 1),
      scenario_value: units === null ? null : units * level,
    },
    fromPrice(subject),
    { scenario_price: "Its price at that market capitalisation" },
  );
  const words = { other: cap.of?.name ?? "", cap: other?.book.get("market_cap") };
  return (
    say(
      subject,
      cap.of ? "scenario.cap_of" : "scenario.cap_asked",
      new Map([...asked, ...computed]),
      words,
    ) ?? ""
  );
}

import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import type { Rate } from "../../../../providers/prices/rates/rates.ts";
import { draftFacts } from "../../facts/number-facts.ts";
import { slotsIn } from "../../slots/render-slots.ts";
import { addFacts } from "./add-facts.ts";
import type { Desk } from "./desk.ts";
import { join, phrase } from "./say.ts";
import { dayOf } from "./say-time.ts";

/** What is given in the other currency too: the first of these in the first sentence. */
const FIRST: FactKind[] = ["worth_usd", "scenario_value", "past_close", "span_end", "price"];

/** The first paragraph with its main figure in the money of the question beside it, and the rates that were taken. */
export function sayMoney(desk: Desk, lead: string): string {
  const { rates } = desk;
  if (!rates) return lead;
  const { now, past } = rates;
  const slots = slotsIn(lead);
  const told = desk.facts.filter(({ id, unit }) => slots.includes(id) && unit === "usd");
  const fact = FIRST.flatMap((kind) => told.find((one) => one.kind === kind) ?? [])[0];
  return join(
    fact && typeof fact.value === "number" ? putBeside(desk, lead, fact, now) : lead,
    sayRate(desk, now),
    past && past.date !== now.date ? sayRate(desk, past) : null,
  );
}

const originOf = ({ date, source }: Rate) => ({ source, asOf: new Date(`${date}T15:00:00Z`) });

/** "$503.21 (449.79 EUR)", where the figure stands first. */
function putBeside(desk: Desk, lead: string, { id, value }: Fact, rate: Rate): string {
  const drafts = draftFacts({ in_currency: Number(value) / rate.usd }, originOf(rate), {
    in_currency: `The same in ${rate.currency}`,
  });
  const own = addFacts({ desk, type: "stock" }, rate.currency, drafts);
  const slot = new RegExp(`\\{${id}(?::\\w+)?\\}`);
  return lead.replace(slot, (usd) =>
    phrase(desk, "notes.in_currency", { usd, value: own.get("in_currency"), currency: rate.currency }),
  );
}

function sayRate(desk: Desk, rate: Rate): string {
  const drafts = draftFacts({ exchange_rate: rate.usd }, originOf(rate), {
    exchange_rate: `US dollars for one ${rate.currency}`,
  });
  const own = addFacts({ desk, type: "stock" }, `${rate.currency}/USD`, drafts);
  return phrase(desk, "notes.exchange_rate", {
    currency: rate.currency,
    rate: own.get("exchange_rate"),
    day: dayOf(desk, rate.date),
  });
}

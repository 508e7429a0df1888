import { draftFacts } from "../../facts/number-facts.ts";
import { addFacts, addValues, fromPrice, fromQuestion } from "../desk/add-facts.ts";
import { join, listWords, say } from "../desk/say.ts";
import type { Priced } from "./tabulate.ts";

/** What is asked of holdings beside their worth. */
interface Asked {
  /** USD beside them */
  cash: number | null;
  /** USD that was assumed in all, as no sum was given */
  assumed: number | null;
  /** percent of a holding, by its symbol, or of all where it is null */
  shock?: { move: number; of: string | null };
}

export const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);

/** Facts of all together, under all their symbols. */
function addTotals(
  priced: Priced[],
  values: Parameters<typeof draftFacts>[0],
  labels: Parameters<typeof draftFacts>[2],
) {
  const { subject } = priced[0] as Priced;
  const symbols = priced.map((one) => one.subject.symbol).join("/");
  return addFacts(subject, symbols, draftFacts(values, fromPrice(subject), labels));
}

const namesOf = (priced: Priced[]): string =>
  listWords(
    (priced[0] as Priced).subject.desk,
    priced.map(({ subject }) => subject.name),
  );

export function sayTotal(priced: Priced[], total: number): string | null {
  const change = sum(priced.map((one) => one.change));
  const own = addTotals(
    priced,
    { worth_usd: total, gain_percent: 100 * (total / (total - change) - 1), gain_usd: change },
    {
      worth_usd: "Worth of all together",
      gain_percent: "Change of all together over the day",
      gain_usd: "Change of all together over the day in dollars",
    },
  );
  const { subject } = priced[0] as Priced;
  return priced.length === 1
    ? say(subject, "portfolio.total_of_one", own)
    : say(subject, "portfolio.total", own, { names: namesOf(priced) });
}

/** What is beside the holdings, or how much all of it was taken for. */
export function sayCash(priced: Priced[], total: number, { cash, assumed }: Asked): string | null {
  const { subject } = priced[0] as Priced;
  const taken =
    assumed === null ? null : addValues(subject, { asked_usd: assumed }, fromQuestion(subject), ASSUMED);
  const own =
    cash === null
      ? null
      : new Map([
          ...addValues(subject, { asked_usd: cash }, fromQuestion(subject), { asked_usd: "Cash" }),
          ...addTotals(priced, { worth_usd: total + cash }, { worth_usd: "Worth of all together with cash" }),
        ]);
  return join(own && say(subject, "portfolio.cash", own), taken && say(subject, "portfolio.assumed", taken));
}
const ASSUMED = { asked_usd: "Sum taken, as none was named" };

/** What a move of one holding, or of all, would make of the whole, the others where they are. */
export function sayShock(priced: Priced[], total: number, { shock, cash }: Asked): string | null {
  if (!shock) return null;
  const moved = priced.filter(({ subject }) => shock.of === null || subject.symbol === shock.of);
  const [one] = moved;
  if (!one) return null;
  const all = total + (cash ?? 0);
  const change = (sum(moved.map(({ worth }) => worth)) * shock.move) / 100;
  const own = new Map([
    ...addValues(one.subject, { scenario_move: shock.move }, fromQuestion(one.subject)),
    ...addTotals(
      priced,
      { scenario_value: all + change, gain_usd: change, gain_percent: (100 * change) / all },
      {
        scenario_value: "Worth of all together after such a move",
        gain_usd: "What such a move would make of all together, in dollars",
        gain_percent: "What such a move would make of all together",
      },
    ),
  ]);
  const which = shock.of === null ? "portfolio.shock_all" : "portfolio.shock_one";
  return say(one.subject, which, own);
}

/** What all of those gained whose entry is known. */
export function sayGain(priced: Priced[]): string | null {
  const known = priced.filter(({ paid }) => paid !== null);
  const paid = sum(known.map((one) => one.paid ?? 0));
  const worth = sum(known.map((one) => one.worth));
  if (known.length === 0 || paid <= 0) return null;
  const own = addTotals(
    known,
    { gain_percent: 100 * (worth / paid - 1), gain_usd: worth - paid },
    { gain_percent: "Change since they were bought", gain_usd: "Change since they were bought in dollars" },
  );
  const statement = known.length === priced.length ? "portfolio.all_bought" : "portfolio.some_bought";
  return say((known[0] as Priced).subject, statement, own, { names: namesOf(known) });
}

import { roundTogether } from "../../../../ui/words/round-percents.ts";
import { useSay } from "../../../../ui/words/say.ts";
import { Opens } from "../../facts/citation.tsx";
import { citedIds } from "../../facts/facts.ts";
import { Bar } from "../bar.tsx";
import type { Sheet } from "../sheet.ts";

/** What was asked to be ordered: the figure cited first, of each asset in the order of the answer. */
function findRanked({ response, facts }: Sheet) {
  const cited = citedIds(response).flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
  return cited.filter(({ kind }) => kind === cited[0]?.kind);
}

/** A ranking as a table: place, asset, figure and its bar. Those that are level share a place; bars that are all alike say nothing. */
export function RankingTable({ sheet, onAsk }: { sheet: Sheet; onAsk: (question: string) => void }) {
  const ranked = findRanked(sheet);
  const say = useSay();
  const texts = roundTogether(ranked.map(({ text }) => text));
  const values = ranked.map(({ value }) => Number(value) || 0);
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const place = (value: number) => (100 * (value - low)) / span;
  const placeOf = (text: string) => ranked.findIndex((one) => one.text === text) + 1;
  const areAlike = ranked.every(({ text }) => text === ranked[0]?.text);
  const names = new Map(sheet.assets.map(({ symbol, name }) => [symbol, name]));
  return (
    <table className="w-full text-sm">
      <caption className="label px-4 pt-4 pb-2 text-left md:px-6">
        {say.server(ranked[0]?.label ?? "")}
      </caption>
      <tbody className="divide-y divide-line border-line border-y">
        {ranked.map((fact, i) => {
          const isLoss = Number(fact.value) < 0;
          // A sector has its name alone, and no analysis of its own.
          const name = names.get(fact.asset);
          return (
            <tr key={fact.id}>
              <td className="w-14 py-2 pl-4 font-mono text-fg-3 md:pl-6">{placeOf(fact.text)}</td>
              <th scope="row" className="w-40 py-2 text-left font-normal">
                {name === undefined ? (
                  <span className="font-semibold">{fact.asset}</span>
                ) : (
                  <button
                    type="button"
                    className="opens text-left"
                    onClick={() => onAsk(say("Analyze {name}", { name }))}
                  >
                    <span className="font-semibold">{fact.asset}</span>{" "}
                    <span className="text-fg-3">{name}</span>
                  </button>
                )}
              </th>
              <td className="py-2 max-sm:hidden" aria-hidden>
                {!areAlike && (
                  <Bar
                    from={place(0)}
                    to={place(values[i] ?? 0)}
                    zero={place(0)}
                    fill={isLoss ? "fill-down" : "fill-up"}
                  />
                )}
              </td>
              <td className="w-32 py-2 pr-4 pl-3 text-right font-mono md:pr-6">
                <Opens
                  facts={[fact]}
                  className={fact.unit === "percent" ? (isLoss ? "text-down" : "text-up") : ""}
                >
                  {texts[i]}
                </Opens>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import type { ReactNode } from "react";
import { roundTogether } from "../../../../ui/words/round-percents.ts";
import { useSay } from "../../../../ui/words/say.ts";
import { Opens } from "../../facts/citation.tsx";
import { useFindFact } from "../../facts/facts.ts";
import type { Sheet } from "../sheet.ts";
import { CallMark } from "../strip/call-mark.tsx";
import { type CompareRow, compareFacts, sayLead } from "./rows.ts";

const FIRST = "sticky left-0 z-1 bg-bg py-1.5 pr-3 pl-4 text-left font-normal text-fg-2 md:pl-6";
const CELL = "px-3 py-1.5 text-right font-mono last:pr-4 md:last:pr-6";

/** Several assets, each with its verdict and what it leads on, one chart of all, one table with the best value marked. */
export function Comparison({ sheet, chart }: { sheet: Sheet; chart: ReactNode }) {
  const symbols = sheet.calls.map(({ asset }) => asset);
  const nameOf = (symbol: string) => sheet.assets.find((asset) => asset.symbol === symbol)?.name ?? symbol;
  const rows = compareFacts(symbols, sheet.facts);
  const texts = roundTogether(rows.flatMap(({ facts }) => facts.map((fact) => fact?.text ?? "–")));
  const say = useSay();
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <ul aria-label={say("Calls")} className="divide-y divide-line border-line border-t">
          {sheet.calls.map((call) => {
            const name = nameOf(call.asset);
            return (
              <li key={call.asset} className="flex items-center justify-between gap-4 px-4 py-2 md:px-6">
                <p className="text-pretty">{sayLead(rows, call.asset, name, say)}</p>
                {/* A region of its own, as in the answer about one asset. */}
                <section aria-label={say("Call on {name}", { name })} className="shrink-0">
                  <CallMark call={call} />
                </section>
              </li>
            );
          })}
        </ul>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
        <section className="overflow-x-auto border-line border-t" tabIndex={0} aria-label={say("Comparison")}>
          <table className="w-full text-sm">
            <thead className="border-line-strong border-b">
              <tr>
                <th scope="col" className={`${FIRST} label`}>
                  {say("Figure")}
                </th>
                {symbols.map((symbol) => (
                  <th key={symbol} scope="col" className={`${CELL} font-semibold`}>
                    {symbol}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              <RangeRow symbols={symbols} />
              {rows.map((row, at) => (
                <FigureRow
                  key={row.kind}
                  row={row}
                  texts={texts.slice(at * symbols.length, (at + 1) * symbols.length)}
                  symbols={symbols}
                />
              ))}
            </tbody>
          </table>
        </section>
        <p className="px-4 py-2 text-fg-3 text-xs md:px-6">
          <span className="text-fg">●</span> {say("best value")}
        </p>
      </div>
      <div className="min-w-0 border-line max-lg:border-t lg:border-l">{chart}</div>
    </div>
  );
}

function RangeRow({ symbols }: { symbols: string[] }) {
  return (
    <tr>
      <th scope="row" className={FIRST}>
        {useSay()("80% range, 30 days")}
      </th>
      {symbols.map((symbol) => (
        <RangeCell key={symbol} symbol={symbol} />
      ))}
    </tr>
  );
}

function RangeCell({ symbol }: { symbol: string }) {
  const find = useFindFact(symbol);
  const [low, high] = [find("forecast_30d_low"), find("forecast_30d_high")];
  return (
    <td className={CELL}>
      {low && high ? (
        <Opens facts={[low, high, find("forecast_30d_held")]}>
          <span className="block">
            {low.text}
            <span className="sr-only"> –</span>
          </span>
          <span className="block">{high.text}</span>
        </Opens>
      ) : (
        "–"
      )}
    </td>
  );
}

function FigureRow({ row, texts, symbols }: { row: CompareRow; texts: string[]; symbols: string[] }) {
  const say = useSay();
  return (
    <tr>
      <th scope="row" className={FIRST}>
        {say(row.label)}
      </th>
      {row.facts.map((fact, i) => {
        const isBest = row.leaders.includes(symbols[i] ?? "");
        return (
          <td
            key={symbols[i]}
            className={`${CELL} whitespace-nowrap ${isBest ? "font-medium text-fg" : "text-fg-2"}`}
          >
            {isBest && (
              <>
                <span aria-hidden>●</span>
                <span className="sr-only">{say("best:")} </span>{" "}
              </>
            )}
            {fact ? <Opens facts={[fact]}>{texts[i]}</Opens> : "–"}
          </td>
        );
      })}
    </tr>
  );
}

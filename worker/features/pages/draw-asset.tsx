/** @jsxImportSource hono/jsx */
import type { Statement } from "../../../shared/analysis.ts";
import type { AssetReply } from "../../../shared/board.ts";
import type { AssetForecast } from "../../../shared/forecast.ts";
import { Chart, type ChartBars } from "./draw-chart.tsx";
import { Group } from "./draw-group.tsx";
import { EarlierCalls } from "./draw-record.tsx";
import { Verdict } from "./draw-verdict.tsx";
import { Change, sayRange } from "./parts.tsx";
import type { AssetRecord } from "./read-asset-record.ts";
import { dropCitations, factOf, formatMinute, MARKS } from "./words.ts";

const COUNT = new Intl.NumberFormat("en-US");
const percent = (share: number) => `${Math.round(share * 100)}%`;

interface AssetMainProps {
  reply: AssetReply;
  /** of a year; null where none can be had */
  bars: ChartBars | null;
  record: AssetRecord | null;
}

/**
 * The page of an asset as it stands before its scripts come, or where none do. Each of its parts is a `div`, in whose place
 * the browser draws its own: pages/features/chat/asset.
 */
export const AssetMain = ({ reply, bars, record }: AssetMainProps) => {
  const { asset, forecast, facts, groups, disclaimer } = reply;
  return (
    <div>
      <div>
        <Head reply={reply} />
      </div>
      <div>
        <div class="border-line border-b lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
          <Verdict reply={reply} />
          <div class="min-h-[400px] min-w-0 border-line max-lg:border-y lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l">
            <Chart {...{ reply, bars }} />
          </div>
          <Reasons reply={reply} />
        </div>
      </div>
      <div>
        <p class="border-line border-b p-4 sm:px-6">
          <a class="button" href={`/app?${new URLSearchParams({ analyze: asset.name })}`}>
            Analyze {asset.name}
          </a>
        </p>
      </div>
      <div>
        <section aria-labelledby="forecast">
          <div class="panel-head">
            <h2 id="forecast" class="label">
              Forecast
            </h2>
            <span class="text-fg-3 text-xs">{forecast.date && `from the close of ${forecast.date}`}</span>
          </div>
          <Forecast forecast={forecast} />
        </section>
      </div>
      <div>{record && <EarlierCalls name={asset.name} record={record} />}</div>
      <div>
        <section aria-labelledby="figures">
          <div class="panel-head">
            <h2 id="figures" class="label">
              Figures
            </h2>
            <span class="text-fg-3 text-xs">as of {formatMinute(asset.asOf)}</span>
          </div>
          <div class="columns-1 gap-0 md:columns-2 xl:columns-3">
            {groups.map(({ title, facts: ids }) => (
              <Group key={title} title={title} facts={facts.filter(({ id }) => ids.includes(id))} />
            ))}
          </div>
        </section>
      </div>
      <p class="max-w-[72ch] px-4 py-4 text-fg-3 text-sm sm:px-6">{disclaimer}</p>
    </div>
  );
};

const Head = ({ reply }: { reply: AssetReply }) => {
  const { asset } = reply;
  const [price, change] = [factOf(reply, "price"), factOf(reply, "change_24h")];
  return (
    <>
      <div class="dashboard-head">
        <div>
          <nav aria-label="Path" class="label">
            <a href="/markets" class="underline hover:text-fg">
              Markets
            </a>{" "}
            <span aria-hidden="true">/</span> {asset.symbol}
          </nav>
          <h1 class="heading">{asset.name}</h1>
        </div>
        <div
          class={`min-h-13.5 text-right font-mono max-sm:w-full max-sm:text-left ${asset.type === "crypto" ? "" : "max-sm:min-h-17.5"}`}
        >
          <p class="flex flex-wrap items-baseline gap-x-3 sm:justify-end">
            <span class="figure">{price?.text}</span>
            {typeof change?.value === "number" && <Change percent={change.value} />}
            <span class="text-fg-3 text-sm">{asset.type === "crypto" ? "24 h" : "day"}</span>
          </p>
          <p class="flex flex-wrap items-center gap-x-3 text-fg-3 text-xs sm:justify-end">
            <span>
              <span class={`mark mark-${asset.market}`}>{MARKS[asset.market]}</span>
            </span>
            {price?.source !== "simulated market" && price?.source}{" "}
            <time datetime={asset.asOf}>{formatMinute(asset.asOf)}</time>
          </p>
        </div>
      </div>
      {/* Needs scripts; nothing moves when it comes. */}
      <div class="panel-head noscript:hidden">
        <span class="label">Watch</span>
        <span class="action invisible" aria-hidden="true">
          Watch
        </span>
      </div>
    </>
  );
};

const Reasons = ({ reply: { call } }: { reply: AssetReply }) => (
  <div class="px-4 py-4 md:px-6">
    <p class="text-pretty">{dropCitations(call.reason)}</p>
    {call.action && (
      <div class="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Side title="For" of={call.bull} />
        <Side title="Against" of={call.bear} />
      </div>
    )}
    {call.invalidation && <p class="mt-4 text-fg-2 text-sm">{dropCitations(call.invalidation.text)}</p>}
  </div>
);

const Side = ({ title, of }: { title: string; of: Statement[] }) => (
  <section>
    <h3 class="label">{title}</h3>
    {of.length === 0 && <p class="mt-1 text-fg-3 text-sm">Nothing clear.</p>}
    <ul>
      {of.map(({ text }) => (
        <li key={text} class="mt-1.5 text-fg-2 text-sm">
          {dropCitations(text)}
        </li>
      ))}
    </ul>
  </section>
);

const Forecast = ({ forecast: { horizons, refusal } }: { forecast: AssetForecast }) =>
  refusal ? (
    <p class="px-4 py-3 text-fg-2 sm:px-6">No forecast: {refusal}</p>
  ) : (
    <section
      class="overflow-x-auto focus-visible:-outline-offset-2"
      tabindex={0}
      aria-label="Forecast by horizon"
    >
      <table class="w-full font-mono text-sm">
        <thead>
          <tr>
            {["Horizon", "8 of 10 closes within", "5 of 10 closes within", "Such 80% ranges held in"].map(
              (words, at) => (
                <th
                  key={words}
                  scope="col"
                  class={`label border-line-strong border-b px-3 py-1.5 text-left ${at === 0 ? "pl-4 sm:pl-6" : ""}`}
                >
                  {words}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody class="divide-y divide-line">
          {horizons.map(({ horizonDays, until, quantiles: q, reliability: r }) => (
            <tr key={horizonDays}>
              <th
                scope="row"
                class="whitespace-nowrap py-1.5 pl-4 text-left font-normal font-sans text-fg-2 sm:pl-6"
              >
                {horizonDays} days, until {until}
              </th>
              <td class="px-3 py-1.5 whitespace-nowrap">{sayRange(q.p10, q.p90)}</td>
              <td class="px-3 py-1.5 whitespace-nowrap">{sayRange(q.p25, q.p75)}</td>
              <td class="px-3 py-1.5 whitespace-nowrap">
                {percent(r.held80)} of {COUNT.format(r.cases)} cases, {r.from.slice(0, 4)} to{" "}
                {r.to.slice(0, 4)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

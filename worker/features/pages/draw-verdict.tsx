/** @jsxImportSource hono/jsx */
import type { Call } from "../../../shared/analysis.ts";
import type { AssetReply } from "../../../shared/board.ts";
import type { AssetForecast } from "../../../shared/forecast.ts";
import { sayBorder, sayOdds } from "../../../shared/say-call.ts";
import { sayRange } from "./parts.tsx";
import { COLOR, factOf, formatScore } from "./words.ts";

/** The call at a glance, as high as the one the browser draws in its place. */
export const Verdict = ({ reply }: { reply: AssetReply }) => {
  const { asset, call, forecast } = reply;
  const price = factOf(reply, "price")?.value;
  const odds = sayOdds(call);
  const month = forecast.horizons.find(({ horizonDays }) => horizonDays === 30);
  return (
    <section class="px-4 py-4 md:px-6" aria-label={`Call on ${asset.name}`}>
      <h2 class="label">
        {asset.symbol} {asset.name} · {call.horizonDays} days ahead
      </h2>
      <p class="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span
          class={`font-semibold text-[40px] leading-[44px] tracking-[-0.015em] [font-stretch:85%] ${call.action ? COLOR[call.action] : "text-fg-2"}`}
        >
          {call.action ?? "No call"}
        </span>
        {call.action && call.border && (
          <span class="font-mono text-fg-2 text-sm">{sayBorder(call.border)}</span>
        )}
      </p>
      {call.action && <Gauge action={call.action} score={call.score} />}
      {odds && <p class="mt-3 text-fg-2 text-sm">{odds}</p>}
      {month && <Range month={month} price={typeof price === "number" ? price : null} />}
    </section>
  );
};

/** Where each zone of the score lies on the line from −100 to +100, in percent of it. */
const ZONES = [
  { action: "Sell", from: 0, width: 40, words: "w-2/5 text-left", on: "var(--color-down)" },
  { action: "Hold", from: 40, width: 20, words: "w-1/5 text-center", on: "var(--color-fg-2)" },
  { action: "Buy", from: 60, width: 40, words: "w-2/5 text-right", on: "var(--color-up)" },
] as const;

const Gauge = ({ action, score }: { action: NonNullable<Call["action"]>; score: number | null }) => {
  const place = Math.min(100, Math.max(0, ((score ?? 0) + 100) / 2));
  return (
    <div class="mt-4">
      <span class="sr-only">Score {formatScore(score)} of −100 to +100</span>
      <svg width="100%" height="28" overflow="visible" class="block w-full" aria-hidden="true">
        <text
          x={`${Math.min(96, Math.max(4, place))}%`}
          y={12}
          text-anchor="middle"
          fill="currentColor"
          class="font-medium font-mono text-sm"
        >
          {formatScore(score)}
        </text>
        {ZONES.map((zone) => (
          <rect
            key={zone.action}
            x={`${zone.from}%`}
            width={`${zone.width - 0.4}%`}
            y={20}
            height={8}
            fill={zone.action === action ? zone.on : "var(--color-surface-3)"}
          />
        ))}
        <Needle place={place} y={16} height={16} />
      </svg>
      <p class="label mt-1 flex">
        {ZONES.map((zone) => (
          <span key={zone.action} class={`${zone.words} ${zone.action === action ? COLOR[action] : ""}`}>
            {zone.action}
          </span>
        ))}
      </p>
    </div>
  );
};

/** A place on a line, in percent of it. */
const Needle = ({ place, y, height }: { place: number; y: number; height: number }) => (
  <rect
    x={`${place}%`}
    width={3}
    {...{ y, height }}
    transform="translate(-1.5)"
    fill="var(--color-fg)"
    stroke="var(--color-bg)"
  />
);

interface RangeProps {
  month: AssetForecast["horizons"][number];
  price: number | null;
}

const Range = ({ month: { quantiles, reliability }, price }: RangeProps) => {
  const { p10, p25, p75, p90 } = quantiles;
  const from = Math.min(p10, price ?? p10);
  const to = Math.max(p90, price ?? p90);
  const place = (value: number) => Number((((value - from) / (to - from || 1)) * 100).toFixed(2));
  const bar = (low: number, high: number) => ({
    x: `${place(low)}%`,
    width: `${place(high) - place(low)}%`,
    ...{ height: 16, fill: "var(--color-info)" },
  });
  return (
    // One block of text: the largest of the screen when it is first painted, and still when it is drawn anew.
    <p class="mt-4 text-xs">
      <span class="label">80% range, 30 days</span>{" "}
      <span class="text-fg-3 text-xs">held in {Math.round(reliability.held80 * 100)} of 100</span>
      <svg
        width="100%"
        height="16"
        overflow="visible"
        class="mt-1.5 mb-1 block w-full border-line border-b"
        aria-hidden="true"
      >
        <rect {...bar(p10, p90)} fill-opacity={0.25} />
        <rect {...bar(p25, p75)} fill-opacity={0.4} />
        {price !== null && <Needle place={place(price)} y={-2} height={20} />}
      </svg>
      <span class="font-mono text-sm">{sayRange(p10, p90)}</span>
    </p>
  );
};

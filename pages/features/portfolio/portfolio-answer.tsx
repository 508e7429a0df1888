import { formatCount, formatPercent, formatUsd } from "../../../shared/format.ts";
import type { PortfolioReply } from "../../../shared/portfolio.ts";
import { DISCLAIMER } from "../../../shared/product.ts";
import { MarketMark } from "../../ui/market-mark.tsx";
import { roundPercents } from "../../ui/words/round-percents.ts";
import { HeldTable } from "./held-table.tsx";

/** A share in percent: whole, but with a decimal where it or one of those in its column is below a hundredth. */
const percentOf = (share: number, column = [share]) =>
  `${(100 * share).toFixed(column.some((one) => one < 0.01) ? 1 : 0)}%`;
/** In whole dollars from a thousand on. */
const usd = (value: number) => {
  const size =
    Math.abs(value) < 1_000 ? formatUsd(Math.abs(value)) : `$${formatCount(Math.round(Math.abs(value)))}`;
  return value < 0 ? `−${size}` : size;
};

/** The range of all together, the odds of losses, what drives it and what one change would do. */
export function PortfolioAnswer({ reply }: { reply: PortfolioReply }) {
  const { range, reliability, horizonDays, positions, date } = reply;
  const { p10, p90 } = range.quantiles;
  const [first] = positions;
  return (
    <section aria-labelledby="portfolio-range" className="px-4 py-6 sm:px-6">
      <p className="label flex flex-wrap items-center gap-x-4">
        In {horizonDays} days
        {first && first.asset.market !== "live" && (
          <MarketMark market={first.asset.market} asOf={`${date}T00:00:00Z`} />
        )}
      </p>
      <h2 id="portfolio-range" className="heading mt-1">
        {usd(p10)} to {usd(p90)}
      </h2>
      <p className="mt-2 max-w-[60ch] text-fg-2">
        {range.changes &&
          `That is ${sayEnds(range)} against the ${usd(reply.worth)} it is worth at the last closes. `}
        It is an 80% range; past ranges for random portfolios like it were right in{" "}
        {percentOf(reliability.held80)} of {reliability.cases.toLocaleString("en-US")} cases.
        {reliability.littleTested &&
          ` Over ${horizonDays} days, history is too short to test the range well, so no odds are published.`}
      </p>
      <Losses reply={reply} />
      {sayWhole(reply).map((sentence) => (
        <p key={sentence} className="mt-2 max-w-[60ch] text-fg-2">
          {sentence}
        </p>
      ))}
      <HeldTable reply={reply} />
      <p className="mt-4 max-w-[60ch] text-fg-3 text-sm">
        As of {date}, the last day on which every position has a close. Coins close at 00:00 UTC, stocks at
        their exchange’s close. {DISCLAIMER}
      </p>
    </section>
  );
}

function Losses({ reply: { losses, horizonDays } }: { reply: PortfolioReply }) {
  if (!losses) return null;
  return (
    <table className="ledger mt-4" aria-label="Odds of a loss">
      <thead>
        <tr>
          <th>A loss of</th>
          <th className="num">After {horizonDays} days</th>
          <th className="num">At any close until then</th>
        </tr>
      </thead>
      <tbody>
        {losses.map(({ percent, usd: size, ended, touched }) => (
          <tr key={percent}>
            <th scope="row">
              {percent}% or more, {usd(size)}
            </th>
            <td className="num">
              {percentOf(
                ended,
                losses.map((one) => one.ended),
              )}
            </td>
            <td className="num">
              {percentOf(
                touched,
                losses.map((one) => one.touched),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nameIn = ({ positions }: PortfolioReply, symbol: string): string =>
  positions.find(({ asset }) => asset.symbol === symbol)?.asset.name ?? symbol;

/** What drives it, what halving that would change, how diversified it is, its worst stretch and its history. */
const sayWhole = (reply: PortfolioReply): string[] =>
  [...(reply.positions.length > 1 ? sayTogether(reply) : []), ...sayPast(reply)].filter(
    (sentence) => sentence !== null,
  );

function sayTogether(reply: PortfolioReply): (string | null)[] {
  const { positions, halved, diversification } = reply;
  const driver = halved && positions.find(({ asset }) => asset.symbol === halved.asset);
  return [
    driver?.drives
      ? `${driver.asset.name} drives it most, with ${Math.round(driver.drives)}% of last year’s swings.`
      : null,
    halved && `With half of ${nameIn(reply, halved.asset)} in cash, the range would be ${sayEnds(halved)}.`,
    diversification !== null && diversification >= 1
      ? `Holding them together made the swings ${Math.round(diversification)}% smaller.`
      : null,
  ];
}

/** The ends of an 80% range, in percent where they say something. */
const sayEnds = ({ changes, quantiles }: PortfolioReply["range"]): string =>
  changes
    ? roundPercents(`${formatPercent(changes.p10)} to ${formatPercent(changes.p90)}`)
    : `${usd(quantiles.p10)} to ${usd(quantiles.p90)}`;

function sayPast(reply: PortfolioReply): (string | null)[] {
  const { worst, history, horizonDays } = reply;
  const percent =
    worst && worst.percent !== null
      ? ` (${roundPercents(formatPercent(-worst.percent)).replace("+", "")})`
      : "";
  const named = history.stoodIn.map((one) => ({ ...one, name: nameIn(reply, one.asset) }));
  const young = named.flatMap(({ name, by }) => (by ? [] : [name])).join(", ");
  return [
    worst && worst.usd < 0
      ? `With today’s weights, the worst ${horizonDays} days were ${worst.from} to ${worst.to}: ` +
        `a loss of ${usd(-worst.usd)}${percent}. That is hindsight.`
      : null,
    ...named.map(({ name, since, by }) =>
      by ? `The history of ${name} begins on ${since}: before that, ${by} stands in.` : null,
    ),
    young && `The history of ${young} begins later: before that, others of their type stand in.`,
    history.days < SHORT_DAYS
      ? `Their shared history begins on ${history.from}, with ${nameIn(reply, history.shortenedBy)}.`
      : null,
  ].map((sentence) => sentence || null);
}
const SHORT_DAYS = 750;

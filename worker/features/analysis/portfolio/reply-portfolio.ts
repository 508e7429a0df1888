import { LOSSES, type PortfolioReply, type PortfolioRequest } from "../../../../shared/portfolio.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import { AppError } from "../../../errors.ts";
import { shiftDay } from "../facts/bars.ts";
import type { PortfolioForecast } from "../forecast/portfolio/forecast-portfolio.ts";
import { classOf } from "../forecast/portfolio/portfolio-class.ts";
import type { Gathered } from "../gather.ts";
import { describeReliability } from "../outlook/describe-forecast.ts";
import { sayNoPortfolio } from "../outlook/say-refusal.ts";
import { type JudgedPortfolio, judgePortfolio } from "./judge-portfolio.ts";
import type { ReadPortfolio } from "./read-positions.ts";

/** Where nothing is said. */
const USUAL_DAYS = 30;

/**
 * The range of a portfolio and what makes it. All of it or nothing: throws `data_missing` where bars of one position cannot
 * be had, `forecast_unavailable` where they bear no range together.
 */
export function replyPortfolio(
  { evidence, missing }: Gathered,
  read: ReadPortfolio,
  { horizonDays = USUAL_DAYS, ...asked }: PortfolioRequest,
): PortfolioReply {
  if (missing.length > 0) {
    const waits = missing.flatMap(({ retryAfter }) => retryAfter ?? []);
    throw new AppError("data_missing", {
      fields: { positions: missing.map(({ asset, code }) => `${asset.symbol}: ${code}`).join(", ") },
      ...(waits.length > 0 && { retryAfterS: Math.max(...waits) }),
    });
  }
  const judged = judgePortfolio({ evidence, ...read, horizonDays });
  if ("refusal" in judged)
    throw new AppError("forecast_unavailable", { fields: { positions: sayNoPortfolio(judged) } });
  return describePortfolio(judged, asked);
}

type AskedLosses = Pick<PortfolioRequest, "loss" | "lossUsd">;

/** What was judged, as it is sent. */
function describePortfolio(judged: JudgedPortfolio, asked: AskedLosses): PortfolioReply {
  const { forecast, joined, worst, net, gross, hasShares, drivers } = judged;
  const percentOf = (usd: number) => (hasShares ? (100 * usd) / net : null);
  const { horizonDays, date } = forecast;
  return {
    ...{ date, horizonDays, until: shiftDay(date, horizonDays) },
    ...{ worth: net, exposure: judged.held.reduce((sum, { usd }) => sum + Math.abs(usd), 0) },
    cash: judged.cash,
    class: classOf(joined.parts.map(({ type }) => type)),
    positions: judged.held.map(({ evidence: { asset, market, candleSource }, ...one }, i) => ({
      asset: { symbol: asset.symbol, name: asset.name, type: asset.type, market },
      ...{ units: one.units, date: one.date, close: one.close, source: candleSource, usd: one.usd },
      percent: percentOf(one.usd),
      drives: drivers ? 100 * (drivers.shares[i] ?? 0) : null,
    })),
    range: describeRange(judged, gross, forecast),
    losses: describeLosses(judged, asked),
    reliability: describeReliability(forecast),
    worst: worst && {
      ...{ from: worst.from, to: worst.to, usd: (gross * worst.percent) / 100 },
      percent: percentOf((gross * worst.percent) / 100),
    },
    diversification: drivers && 100 * drivers.diversification,
    halved: judged.halved && {
      asset: judged.halved.symbol,
      ...describeRange(judged, judged.halved.gross, judged.halved.forecast),
    },
    history: {
      days: joined.dates.length,
      from: joined.dates[0] ?? date,
      shortenedBy: joined.shortenedBy?.symbol ?? "",
      stoodIn: joined.stoodIn.map(({ symbol, since, by = null }) => ({ asset: symbol, since, by })),
    },
    disclaimer: DISCLAIMER,
  };
}

function describeRange({ net, hasShares }: JudgedPortfolio, gross: number, { changes }: PortfolioForecast) {
  const each = (convert: (change: number) => number) => {
    const { 5: p5, 10: p10, 25: p25, 50: p50, 75: p75, 90: p90, 95: p95 } = changes;
    return {
      ...{ p5: convert(p5), p10: convert(p10), p25: convert(p25), p50: convert(p50) },
      ...{ p75: convert(p75), p90: convert(p90), p95: convert(p95) },
    };
  };
  return {
    quantiles: each((change) => net + gross * change),
    changes: hasShares ? each((change) => (100 * gross * change) / net) : null,
  };
}

function describeLosses(
  { forecast, hasShares, net, gross }: JudgedPortfolio,
  { loss, lossUsd }: AskedLosses,
): PortfolioReply["losses"] {
  if (!hasShares || forecast.littleTested) return null;
  const percents = new Set<number>([...LOSSES, ...(loss === undefined ? [] : [loss])]);
  const losses = [...percents].map((percent) => ({ percent, usd: (net * percent) / 100 }));
  if (lossUsd !== undefined) losses.push({ percent: (100 * lossUsd) / net, usd: lossUsd });
  return losses.sort((a, b) => a.usd - b.usd).map((one) => ({ ...one, ...forecast.losing(one.usd / gross) }));
}

import type { FundamentalAsk, SentimentAsk, TechnicalAsk } from "../question/question.ts";
import { findFactNumber } from "../slots/fill-pattern.ts";
import {
  type Answer,
  answerEach,
  type Desk,
  join,
  joinWords,
  openSubjects,
  type Passage,
  type Subject,
  say,
} from "./desk/desk.ts";
import { besides } from "./desk/peers.ts";
import { isPlainTitle } from "./desk/plain-name.ts";
import { answerFigure, sayFigures } from "./figure.ts";
import { sayCall } from "./overview.ts";

/** Which way the price stands to its averages; a hair above or below one is neither. */
function sayTrend(subject: Subject): string | null {
  const sides = (["price_vs_sma_200", "price_vs_sma_50"] as const).map((kind) => {
    const percent = findFactNumber(subject.book, kind) ?? 0;
    return Math.abs(percent) < HAIR_PERCENT ? 0 : Math.sign(percent);
  });
  const [long, short] = sides;
  const way = long !== short || !long ? "mixed" : long > 0 ? "up" : "down";
  return say(subject, [
    `{name}’s trend is ${way}: at {price} it trades {price_vs_sma_200:side} its 200-day average and {price_vs_sma_50:side} its 50-day one.`,
    "{name} trades at {price}.",
  ]);
}
const HAIR_PERCENT = 1;

/** The chart: trend, momentum and levels; or the figures of it that were asked for. */
export function answerTechnical(desk: Desk, ask: TechnicalAsk): Answer {
  if (ask.figures.length > 0 || ask.claim) return answerFigure(desk, ask);
  return answerEach(openSubjects(desk, ask.assets), (subject) => ({
    lead: join(
      sayTrend(subject),
      say(subject, [
        "Its RSI over 14 days is {rsi_14} ({rsi_14:zone}), its MACD histogram {macd_histogram}, so momentum is {macd_histogram:zone}.",
        "Its RSI over 14 days is {rsi_14} ({rsi_14:zone}).",
      ]) ?? `We hold too few daily bars of ${subject.name} for indicators.`,
      say(subject, [
        "The nearest support lies at {support}, the nearest resistance at {resistance}.",
        "The nearest support lies at {support}.",
        "The nearest resistance lies at {resistance}.",
      ]),
    ),
    rest: [
      join(
        say(subject, "ADX is {adx_14}: {adx_14:zone}."),
        say(subject, "It trades {bollinger_position:zone} (Bollinger, 20 days)."),
        say(subject, "An average day covers {atr_percent} of the price."),
        say(subject, "On-balance volume has been {obv_trend} over 20 days."),
      ),
      sayCall(subject),
    ].filter(Boolean),
  }));
}

/** Filed figures of a company, or supply and market value of a coin. */
export function answerFundamental(desk: Desk, ask: FundamentalAsk): Answer {
  if (ask.figures.length > 0 || ask.claim) return answerFigure(desk, ask);
  return answerEach(openSubjects(desk, ask.assets), (subject) =>
    subject.type === "crypto" ? tellCoin(subject) : tellCompany(subject),
  );
}

function tellCompany(subject: Subject): Answer {
  const lead = join(
    say(subject, [
      "{name}’s revenue in {fiscal_period} was {revenue}, {revenue_growth:move} on the year before, with a net income of {net_income}, {net_margin} of it.",
      "{name}’s revenue in {fiscal_period} was {revenue}, with a net income of {net_income}.",
    ]) ?? `We hold no filing of ${subject.name} right now.`,
    say(subject, ["Its P/E is {pe_ratio}.", "Its P/E over the last twelve months is {pe_trailing}."]),
  );
  return {
    lead,
    rest: [
      join(
        say(subject, "Return on equity is {return_on_equity}, debt to equity {debt_to_equity}."),
        say(subject, "Its market value of {market_cap} is {price_to_sales} times its revenue.") ??
          say(subject, "Its market value is {market_cap}."),
        say(subject, "The figures are of the annual filing of {filing_date}."),
      ),
    ].filter(Boolean),
  };
}

function tellCoin(subject: Subject): Answer {
  return {
    lead: join(
      `${subject.name} is a coin, not a company: it has no earnings and no P/E.`,
      say(subject, [
        "Its market value is {market_cap}, with {supply_circulating} coins in circulation, {supply_issued} of the maximum of {supply_max}.",
        "Its market value is {market_cap}, with {supply_circulating} coins in circulation.",
        "It trades at {price}.",
      ]),
    ),
    rest: [say(subject, "The turnover of 24 hours is {volume_24h}.")].filter((one) => one !== null),
  };
}

/** The mood and the headlines: the index of the crypto market, and what the price says of the crowd. */
export function answerSentiment(desk: Desk, ask: SentimentAsk): Answer {
  const subjects = openSubjects(desk, ask.assets);
  if (subjects.length === 0) return tellMarket(desk, ask);
  return answerEach(subjects, (subject) => (ask.about === "news" ? tellNews(subject) : tellMood(subject)));
}

const MOST_HEADLINES = 3;

function listHeadlines({ desk, symbol }: Subject): Passage[] {
  const titles = desk.facts
    .filter(({ kind, asset, text }) => kind === "headline" && asset === symbol && isPlainTitle(text))
    .slice(0, MOST_HEADLINES);
  return titles.length > 0 ? [{ list: titles.map(({ id }) => `“{${id}}” ({${id}:day})`) }] : [];
}

function tellNews(subject: Subject): Answer {
  const [list] = listHeadlines(subject);
  const moved = say(subject, "{name} is {change_24h:move} {sinceQuote}, at {price}.");
  return list
    ? {
        lead: join(
          `The latest headlines on ${subject.name} we hold; none is proven to move the price.`,
          moved,
        ),
        rest: [list],
      }
    : { lead: join(`We hold no headlines on ${subject.name} right now.`, moved), rest: [] };
}

function tellMood(subject: Subject): Answer {
  const moves =
    say(
      subject,
      "{name} is {return_7d:move} over 7 days and {return_30d:move} over 30, with {volume_vs_average} times its usual volume on the last full day.",
    ) ?? say(subject, "{name} is {change_24h:move} {sinceQuote}.");
  const index = say(
    subject,
    "The Fear & Greed index stands at {fear_greed} ({fear_greed_class}); it measures the mood of the whole crypto market, not of {name} alone.",
  );
  const none =
    subject.type === "stock"
      ? `We hold no index of the mood around ${subject.name}: the Fear & Greed index covers the crypto market, and posts are not read.`
      : "We hold no reading of the mood right now.";
  return { lead: join(index ?? none, moves), rest: listHeadlines(subject) };
}

/** Of the crypto market as a whole. */
function tellMarket(desk: Desk, ask: SentimentAsk): Answer {
  const leaders = openSubjects(desk, besides(ask));
  const [first] = leaders;
  if (!first) return { lead: "We hold no reading of the mood right now.", rest: [] };
  const moves = leaders.flatMap((one) => say(one, "{name} {return_30d:move}") ?? []);
  const ways = leaders.map(({ book }) => Math.sign(findFactNumber(book, "return_30d") ?? 0));
  const mood = findFactNumber(first.book, "fear_greed") ?? 50;
  const isUp = ways.every((way) => way > 0) && mood >= 55;
  const isDown = ways.every((way) => way < 0) && mood < 46;
  const verdict = ask.claim ? (isUp ? "Rather bullish: " : isDown ? "Rather bearish: " : "Mixed: ") : "";
  const index = sayFigures(first, ["fear_greed"], null);
  const begun = verdict ? `${verdict}${index.charAt(0).toLowerCase()}${index.slice(1)}` : index;
  return { lead: join(begun, moves.length > 0 ? `Over 30 days: ${joinWords(moves)}.` : null), rest: [] };
}

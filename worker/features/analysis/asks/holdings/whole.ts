import { draftFacts, type Values } from "../../facts/number-facts.ts";
import { LONGEST_WITH_COINS, type RefusedPortfolio } from "../../forecast/portfolio/forecast-portfolio.ts";
import { classOf } from "../../forecast/portfolio/portfolio-class.ts";
import { type JudgedPortfolio, judgePortfolio } from "../../portfolio/judge-portfolio.ts";
import { sayDay } from "../../slots/say-day.ts";
import { addFacts, addValues, fromBars, fromQuestion } from "../desk/add-facts.ts";
import type { Desk, Subject } from "../desk/desk.ts";
import { join, listWords, phrase, say } from "../desk/say.ts";
import type { Priced } from "./tabulate.ts";

/** A series shorter than this many days says why. */
const SHORT_DAYS = 750;

interface Whole {
  desk: Desk;
  priced: Priced[];
  /** USD */
  cash: number;
  days: number;
  /** whose odds are asked for; neither for the usual ones */
  loss: Loss;
}
interface Loss {
  percent: number | undefined;
  usd: number | undefined;
}

/** How far holdings may go together, what drives them and what halving that would change: in sentences, most wanted first. */
export function sayWhole({
  desk,
  priced,
  cash,
  days,
  loss,
}: Whole): Record<"range" | "driver" | "more", string> {
  const evidence = priced.map(({ subject }) => subject.evidence);
  const amounts = new Map(priced.map(({ subject, units }) => [subject.evidence.asset, { units, usd: 0 }]));
  const judged = judgePortfolio({ evidence, amounts, cash, worth: null, horizonDays: days });
  if ("refusal" in judged) {
    const reason = phrase(desk, `refusals.${judged.refusal}`);
    if (judged.refusal !== "unmeasured_portfolios")
      return {
        range: join(phrase(desk, "portfolio.no_range", { reason }), sayShort(priced, judged)),
        ...{ driver: "", more: "" },
      };
    const nearer = sayWhole({ desk, priced, cash, days: LONGEST_WITH_COINS, loss });
    return { ...nearer, range: join(reason, nearer.range) };
  }
  const told = { priced, judged, days };
  const isAsked = (loss.percent ?? loss.usd) !== undefined;
  const lead = isAsked ? [sayLoss(told, loss), sayRange(told)] : [sayRange(told), sayLosses(told)];
  return {
    range: join(...lead),
    driver: sayDriver(told) ?? "",
    more: join(sayTogether(told), sayWorst(told), sayHistory(told)),
  };
}

interface Told {
  priced: Priced[];
  judged: JudgedPortfolio;
  days: number;
}

const subjectOf = ({ priced }: Told): Subject => (priced[0] as Priced).subject;

/** Facts of all together, as of the last day that all have closed. */
function addWhole(
  told: Told,
  values: Values,
  labels: Parameters<typeof draftFacts>[2],
  symbols = told.priced.map(({ subject }) => subject.symbol).join("/"),
) {
  const subject = subjectOf(told);
  return addFacts(subject, symbols, draftFacts(values, fromBars(subject, told.judged.forecast.date), labels));
}

/** A share of the exposure in percent of the net worth; null where percent say nothing. */
const percentOf = ({ hasShares, gross, net }: JudgedPortfolio, share: number): number | null =>
  hasShares ? (100 * gross * share) / net : null;

function sayRange(told: Told): string | null {
  const { judged, days } = told;
  const { changes, measured } = judged.forecast;
  const [low, high] = [changes[10], changes[90]];
  const own = addWhole(
    told,
    {
      forecast_low: judged.net + judged.gross * low,
      forecast_high: judged.net + judged.gross * high,
      whole_low: percentOf(judged, low),
      whole_high: percentOf(judged, high),
      forecast_held: 100 * measured.covers80[0],
    },
    {
      forecast_low: `Lower end of the 80% range for the whole in ${days} days`,
      forecast_high: `Upper end of the 80% range for the whole in ${days} days`,
      forecast_held:
        "Share of past cases in which such ranges for random portfolios were right, 2019 to 2024",
    },
  );
  return say(subjectOf(told), "portfolio.range", own, { days: String(days) });
}

function sayLosses(told: Told): string | null {
  const { judged, days } = told;
  const { forecast, hasShares, gross, net } = judged;
  const words = { days: String(days) };
  if (forecast.littleTested) return phrase(subjectOf(told).desk, "portfolio.no_odds", words);
  if (!hasShares) return null;
  const odds = (percent: number) => 100 * forecast.losing(((percent / 100) * net) / gross).ended;
  const own = addWhole(told, { loss_odds_5: odds(5), loss_odds_10: odds(10), loss_odds_20: odds(20) }, {});
  return say(subjectOf(told), "portfolio.losses", own, words);
}

/** The odds of one loss that was asked for, before the range; or why there are none. */
function sayLoss(told: Told, { percent = 0, usd }: Loss): string | null {
  const { judged, days } = told;
  const { forecast, hasShares, gross, net } = judged;
  const subject = subjectOf(told);
  const words = { days: String(days) };
  if (forecast.littleTested) return phrase(subject.desk, "portfolio.no_odds", words);
  if (!hasShares && usd === undefined) return phrase(subject.desk, "portfolio.no_percent");
  const { ended, touched } = forecast.losing((usd ?? (percent / 100) * net) / gross);
  const asked = usd === undefined ? { scenario_move: -percent } : { asked_usd: usd };
  const own = new Map([
    ...addValues(subject, asked, fromQuestion(subject)),
    ...addWhole(
      told,
      { scenario_odds: 100 * ended, level_touch: 100 * touched },
      {
        scenario_odds: `Odds that all together has lost as much after ${days} days`,
        level_touch: `Odds that all together has lost as much at some daily close within ${days} days`,
      },
    ),
  ]);
  return say(subject, usd === undefined ? "portfolio.loss" : "portfolio.loss_usd", own, words);
}

function sayDriver(told: Told): string | null {
  const { judged, priced } = told;
  const { halved, drivers } = judged;
  const driver = halved && priced.find(({ subject }) => subject.symbol === halved.symbol);
  if (!driver || !halved || !drivers || priced.length < 2) return null;
  const share = drivers.shares[judged.held.findIndex(({ evidence }) => evidence === driver.subject.evidence)];
  const changes = halved.forecast.changes;
  const own = new Map([
    ...addWhole(told, { drive_share: 100 * (share ?? 0) }, {}, driver.subject.symbol),
    ...addWhole(
      told,
      {
        halved_low: percentOf({ ...judged, gross: halved.gross }, changes[10]),
        halved_high: percentOf({ ...judged, gross: halved.gross }, changes[90]),
      },
      {},
    ),
  ]);
  return join(say(driver.subject, "portfolio.driver", own), say(driver.subject, "portfolio.halved", own));
}

function sayTogether(told: Told): string | null {
  const { judged } = told;
  if (!judged.drivers || judged.joined.parts.length < 2) return null;
  const own = addWhole(told, { diversification: 100 * judged.drivers.diversification }, {});
  return say(
    subjectOf(told),
    judged.drivers.diversification < IN_STEP ? "portfolio.in_step" : "portfolio.diversified",
    own,
  );
}
/** Less diversified than this, holdings go up and down as one. */
const IN_STEP = 0.1;

function sayWorst(told: Told): string | null {
  const { judged, days } = told;
  const { worst } = judged;
  if (!worst || worst.percent >= 0) return null;
  const subject = subjectOf(told);
  const own = addWhole(told, { worst_stretch: percentOf(judged, worst.percent / 100) }, {});
  const { language } = subject.desk;
  const [from, to] = [worst.from, worst.to].map((date) => sayDay(date, language)) as [string, string];
  return say(subject, "portfolio.worst", own, { days: String(days), from, to });
}

const nameOf = (priced: Priced[], symbol: string) =>
  priced.find(({ subject }) => subject.symbol === symbol)?.subject.name ?? symbol;

/** The holding that the shared history begins with, where it is known. */
function sayShort(priced: Priced[], { shortenedBy }: Pick<RefusedPortfolio, "shortenedBy">): string | null {
  const { desk } = (priced[0] as Priced).subject;
  return shortenedBy
    ? phrase(desk, "portfolio.short", {
        day: sayDay(shortenedBy.since, desk.language),
        name: nameOf(priced, shortenedBy.symbol),
      })
    : null;
}

function sayHistory({ judged: { joined }, priced }: Told): string | null {
  const { desk } = (priced[0] as Priced).subject;
  const named = joined.stoodIn.map((one) => ({ ...one, name: nameOf(priced, one.symbol) }));
  const young = named.flatMap(({ name, by }) => (by ? [] : [name]));
  const alone = named.flatMap(({ name, since, by }) =>
    by ? [phrase(desk, "portfolio.stood_in_by", { name, day: sayDay(since, desk.language), other: by })] : [],
  );
  return join(
    joined.dates.length < SHORT_DAYS ? sayShort(priced, joined) : null,
    ...alone,
    young.length > 0 ? phrase(desk, "portfolio.stood_in", { names: listWords(desk, young) }) : null,
    classOf(joined.parts.map(({ type }) => type)) === "mixed" ? phrase(desk, "portfolio.calendar") : null,
  );
}

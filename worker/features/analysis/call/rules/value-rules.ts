import { daysBetween } from "../../facts/bars.ts";
import { type FactBook, type Finding, find, findNumber, quote, scale } from "../fact-book.ts";

/** A year and a half after its end, a fiscal year says nothing of the company of today. */
const STALE_DAYS = 548;

/** What the last filing says; a filing too old is named and gets no points. `today` is YYYY-MM-DD. */
export function judgeFiling(book: FactBook, today: string): (Finding | null)[] {
  const end = book.get("fiscal_period_end")?.value;
  if (typeof end !== "string") return [];
  if (daysBetween(end, today) > STALE_DAYS) {
    const sentence = `The last filing covers a period that ended on ${quote(book, "fiscal_period_end")}, too long ago to count.`;
    return [find("fundamentals", "Filing too old: no points", 0, sentence)];
  }
  return [judgeGrowth(book), judgeMargin(book), judgeEarningsPrice(book)];
}

/** Full points at 20% a year. */
function judgeGrowth(book: FactBook): Finding | null {
  const growth = findNumber(book, "revenue_growth");
  if (growth === undefined || !book.has("fiscal_period")) return null;
  const verb = growth >= 0 ? "grew" : "shrank";
  const sentence = `Revenue ${verb} by ${quote(book, "revenue_growth")} in ${quote(book, "fiscal_period")}.`;
  return find(
    "fundamentals",
    `Revenue ${growth >= 0 ? "growth" : "decline"}`,
    scale(growth, 20, 6),
    sentence,
  );
}

function judgeMargin(book: FactBook): Finding | null {
  const margin = findNumber(book, "net_margin");
  if (margin === undefined) return null;
  if (margin < 0)
    return find(
      "fundamentals",
      "Loss-making",
      -3,
      `The company lost ${quote(book, "net_margin")} of its revenue.`,
    );
  const reading = `A net margin of ${quote(book, "net_margin")}`;
  return margin >= 20
    ? find("fundamentals", "High net margin", 3, `${reading} is high.`)
    : find("fundamentals", "Ordinary net margin", 0, `${reading} is ordinary.`);
}

/** Cheap at 20 times earnings, dear at 60, neutral at 40; without earnings there is no price for them. */
function judgeEarningsPrice(book: FactBook): Finding | null {
  const ratio = findNumber(book, "pe_ratio");
  if (ratio !== undefined) {
    const points = scale(40 - ratio, 20, 4);
    const verdict = points > 0 ? "cheap" : points < 0 ? "dear" : "middling";
    const side = points === 0 ? "in the middle" : `on the ${verdict} side`;
    const sentence = `At ${quote(book, "pe_ratio")} times earnings the share is ${side} of our scale.`;
    return find("fundamentals", `Price to earnings: ${verdict} on our scale`, points, sentence);
  }
  const eps = findNumber(book, "eps_diluted");
  if (eps === undefined || eps > 0) return null;
  return find(
    "fundamentals",
    "No earnings",
    -4,
    `Diluted earnings of ${quote(book, "eps_diluted", "signed")} a share give the price no support.`,
  );
}

/** Coins still to be issued dilute those who hold. */
export function judgeSupply(book: FactBook): Finding | null {
  const issued = findNumber(book, "supply_issued");
  if (issued === undefined) return null;
  const reading = `${quote(book, "supply_issued")} of the maximum supply is issued`;
  if (issued >= 90)
    return find("fundamentals", "Little dilution ahead", 3, `${reading}, so little dilution is ahead.`);
  if (issued <= 60)
    return find("fundamentals", "Dilution ahead", -3, `Only ${reading}; the rest will dilute holders.`);
  return find("fundamentals", "Some dilution ahead", 0, `${reading}.`);
}

/** Crowds are most wrong at extremes: 3 points at 25 and 75, 6 at 0 and 100, against the crowd. */
export function judgeMood(book: FactBook): Finding | null {
  const mood = findNumber(book, "fear_greed");
  if (mood === undefined) return null;
  const reading = `The Fear & Greed index at ${quote(book, "fear_greed")}`;
  if (mood <= 25)
    return find(
      "mood",
      "Fear, read against the crowd",
      3 + scale(25 - mood, 25, 3),
      `${reading} shows fear, in which sellers tire.`,
    );
  if (mood >= 75)
    return find(
      "mood",
      "Greed, read against the crowd",
      -3 - scale(mood - 75, 25, 3),
      `${reading} shows greed, in which buyers tire.`,
    );
  return find("mood", "Mood without an extreme", 0, `${reading} shows no extreme.`);
}

/** The kinds whose past is not in the bars, so that a score with them cannot be measured on bars alone. */
export const UNMEASURED_GROUPS: ReadonlySet<Finding["group"]> = new Set(["fundamentals", "mood"]);

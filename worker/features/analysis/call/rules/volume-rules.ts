import { type FactBook, type Finding, find, findNumber, quote } from "../fact-book.ts";

/** On-balance volume: whether trading has sided with rising or with falling closes. */
export function judgeObv(book: FactBook): Finding | null {
  const trend = book.get("obv_trend")?.value;
  if (trend === undefined) return null;
  const reading = `On-balance volume is ${quote(book, "obv_trend")}`;
  if (trend === "rising")
    return find("volume", "On-balance volume rising", 8, `${reading}: more is traded on rising days.`);
  if (trend === "falling")
    return find("volume", "On-balance volume falling", -8, `${reading}: more is traded on falling days.`);
  return find("volume", "On-balance volume flat", 0, `${reading}: neither side trades more.`);
}

/**
 * A day with half as much volume again as usual confirms its direction. Volume is of the last complete day: while the
 * next one runs, the one-day return is of another day, and nothing is judged.
 */
export function judgeVolume(book: FactBook): Finding | null {
  const [ratio, day] = [findNumber(book, "volume_vs_average"), findNumber(book, "return_1d")];
  if (ratio === undefined || day === undefined) return null;
  if (book.get("volume_vs_average")?.asOf !== book.get("return_1d")?.asOf) return null;
  const reading = `at ${quote(book, "volume_vs_average")} times its 20-day average`;
  if (ratio < 1.5) return find("volume", "Volume without weight", 0, `Volume ${reading} confirms nothing.`);
  const move = quote(book, "return_1d");
  return day >= 0
    ? find("volume", "Heavy volume on a rise", 4, `It gained ${move} over 1 day, on volume ${reading}.`)
    : find("volume", "Heavy volume on a fall", -4, `It lost ${move} over 1 day, on volume ${reading}.`);
}

import type { Action } from "../../../../shared/action.ts";
import type { Call } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { HOLD_PERCENT } from "../daily-call/measured.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { closeMoment } from "../facts/bars.ts";
import type { FactDraft } from "../facts/number-facts.ts";
import type { Forecast } from "../forecast/forecast-asset.ts";
import { draftChance, reliabilityOf } from "../outlook/draft-chance.ts";
import type { Outlook } from "../outlook/read-outlook.ts";
import type { FactBook } from "./fact-book.ts";

/**
 * What the forecast of the call's horizon says of this asset today. A Hold is cancelled by a close outside its band on the
 * last day, a Buy or Sell by any daily close beyond `line` (USD; null where none is drawn).
 */
export function readOdds(
  type: AssetType,
  { action, line }: { action: Action; line: number | null },
  month: Outlook["month"],
): Call["odds"] {
  if ("refusal" in month) return null;
  const percent = HOLD_PERCENT[type];
  const within = month.closeWithin(percent);
  const cancel = action === "Hold" ? 1 - within : oddsBeyond(month, action, line);
  const [higher, low, high] = month.higher;
  const withReliability = (name: "higher" | "within" | "cancel", share: number) => ({
    share,
    reliability: reliabilityOf(type, name, share),
  });
  return {
    higher: { ...withReliability("higher", higher), interval: [low, high] },
    within: { ...withReliability("within", within), percent },
    cancel: cancel === null ? null : withReliability("cancel", cancel),
  };
}

function oddsBeyond({ close, anyCloseBeyond }: Forecast, action: Action, line: number | null): number | null {
  if (line === null || (action === "Buy" ? line >= close : line <= close)) return null;
  return anyCloseBeyond(line);
}

/** The odds as facts, without those that the forecast beside the call has already. */
export function draftOdds(
  odds: NonNullable<Call["odds"]>,
  date: string,
  { asset: { type }, candleSource, market, now }: JudgedEvidence,
  book: FactBook,
): FactDraft[] {
  const { higher, within, cancel } = odds;
  const drafted = { type, market, candleSource, asOf: closeMoment({ date }, type, now), now };
  const band = `Chance that the close in 30 days lies within ${within.percent}% of the last one`;
  return [
    ...(book.has("odds_higher") ? [] : draftChance("higher", higher, drafted)),
    ...draftChance("within", within, drafted, band),
    ...(cancel ? draftChance("cancel", cancel, drafted) : []),
  ];
}

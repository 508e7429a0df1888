import type { Call } from "../../../../shared/analysis.ts";
import { openDraft, paragraph, paragraphs, sayRisk, sayStatement } from "./arguments.ts";
import { say } from "./aspects/aspect.ts";
import { BANDS, MACD, OBV, RANGE, RSI, VOLATILITY, VOLUME } from "./aspects/momentum.ts";
import {
  DRAWDOWN,
  LONG_AVERAGE,
  MIDDLE_AVERAGE,
  RESISTANCE,
  STRENGTH,
  SUPPORT,
  sayReturns,
  YEAR_RANGE,
} from "./aspects/trend.ts";
import { EARNINGS_PRICE, GROWTH, ISSUED, MARGIN, MOOD } from "./aspects/value.ts";
import { type Figures, pick } from "./figures.ts";
import { sayInvalidation, sayPrice, sayVerdict } from "./verdict.ts";

const lead = (f: Figures, topic: string, options: [string, ...string[]]) => pick(f, `lead ${topic}`, options);

/** The whole picture of one asset: call, trend, momentum, value and mood where held, both cases, risk, invalidation. */
export function writeAnalysis(f: Figures, call: Call | undefined): string {
  const fresh = openDraft();
  const opening = fresh([sayVerdict(f, call), sayPrice(f)]);
  const bull = fresh(
    (call?.bull ?? []).map((one) => sayStatement(f, one)),
    2,
  );
  const bear = fresh(
    (call?.bear ?? []).map((one) => sayStatement(f, one)),
    2,
  );
  const returns = sayReturns(
    f,
    ["return_30d", "return_90d", "return_365d"],
    pick(f, "returns", [0, 1, 2, 3]),
  );
  const trend = fresh([returns, say(LONG_AVERAGE, f), say(MIDDLE_AVERAGE, f), say(STRENGTH, f)], 2);
  const pace = [say(RSI, f), say(MACD, f), say(BANDS, f)];
  const volume = [say(OBV, f), say(VOLUME, f), say(VOLATILITY, f)];
  const momentum = [...fresh(pace, 1), ...fresh(volume, 1)];
  const business = fresh([say(GROWTH, f), say(EARNINGS_PRICE, f), say(MARGIN, f), say(ISSUED, f)], 1);
  const mood = fresh([say(MOOD, f)]);
  const risk = fresh([sayRisk(f, call?.risk), sayInvalidation(f, call)]);
  const levels = fresh([say(SUPPORT, f), say(RESISTANCE, f)]);
  const subject = f.type === "crypto" ? "Supply" : "Business";
  const both = business.length > 0 && mood.length > 0;
  return paragraphs([
    opening.join(" "),
    paragraph(lead(f, "trend", ["Trend", "Direction", "Where it has been"]), trend),
    paragraph(lead(f, "momentum", ["Momentum", "Pace and volume", "Under the surface"]), momentum),
    paragraph(both ? `${subject} and mood` : business.length > 0 ? subject : "Mood", [...business, ...mood]),
    paragraph(lead(f, "bull", ["For it", "The bull case", "What speaks for it"]), bull),
    paragraph(lead(f, "bear", ["Against it", "The bear case", "What speaks against it"]), bear),
    paragraph(lead(f, "risk", ["Risk", "What could go wrong", "Limits of this view"]), [...risk, ...levels]),
  ]);
}

/** "Should I?": the call, its strongest reasons, the strongest objection, and what would prove it wrong. */
export function writeRecommendation(f: Figures, call: Call | undefined): string {
  const fresh = openDraft();
  const opening = fresh([sayVerdict(f, call), sayPrice(f)]);
  const [pro, contra] =
    call?.action === "Sell" ? [call.bear, call.bull] : [call?.bull ?? [], call?.bear ?? []];
  const reasons = fresh(
    pro.map((one) => sayStatement(f, one)),
    2,
  );
  const objection = fresh(
    contra.map((one) => sayStatement(f, one)),
    1,
  );
  const end = fresh([sayInvalidation(f, call)]);
  const why: [string, ...string[]] =
    call?.action === "Hold"
      ? ["What is good", "In its favour", "The upside"]
      : ["Why", "Reasons", "What carries it"];
  const but: [string, ...string[]] =
    call?.action === "Hold"
      ? ["What holds it back", "What is not", "The downside"]
      : ["But", "The objection", "Against that"];
  const seen =
    reasons.length + objection.length === 0
      ? fresh([say(RANGE, f), say(DRAWDOWN, f), say(YEAR_RANGE, f)], 2)
      : [];
  return paragraphs([
    opening.join(" "),
    paragraph(lead(f, "why", why), reasons),
    paragraph(lead(f, "but", but), objection),
    paragraph("What is held", seen),
    paragraph(lead(f, "wrong", ["Wrong if", "Invalidation", "The line to watch"]), end),
  ]);
}

import type { FactKind } from "../../../../../shared/analysis.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import type { Claim, Say } from "./claim.ts";
import { joinTokens } from "./tokens.ts";

const PACE: FactKind[] = ["rsi_14", "stochastic_k", "stochastic_d", "mfi_14", "call_rsi"];
const MOOD: FactKind[] = ["fear_greed", "fear_greed_class"];
const BANDS: FactKind[] = ["bollinger_position"];
const YEAR: FactKind[] = ["range_position_52w"];

/** Where figures lie on their own scales: those of the cards, and other words for them. */
export function sayZones(say: Say, all: ReadonlyMap<string, Claim>): void {
  const zoneOf = (kinds: readonly FactKind[], zones: string[], phrases: string) =>
    say({ as: "zone", kinds, zones }, phrases);
  for (const [kind, { zones = [] }] of Object.entries(FACT_CARDS) as [
    FactKind,
    { zones?: readonly { word: string }[] },
  ][])
    for (const { word } of zones) {
      const known = all.get(joinTokens(word));
      if (known?.as === "zone") zoneOf([...known.kinds, kind], [word], word);
      else if (!known) zoneOf([kind], [word], word);
    }
  zoneOf(PACE, ["overbought"], "overbought,overbought zone,overbought territory,overbought area");
  zoneOf(PACE, ["oversold"], "oversold,oversold zone,oversold territory,oversold area");
  zoneOf(
    [...PACE, ...MOOD],
    ["neutral"],
    "neutral,neutral zone,neutral territory,neutral area,middle zone,mid range,midrange,in the middle,middle of its range,middle of its scale,middle of the scale,middle of its zone,in the middle zone,the middle zone",
  );
  zoneOf(
    [...PACE, ...MOOD],
    ["overbought", "oversold", "extreme fear", "extreme greed"],
    "an extreme,extreme,extremes,at an extreme,either extreme,near an extreme,close to an extreme,stretched",
  );
  zoneOf(MOOD, ["greed", "extreme greed"], "greed,greedy");
  zoneOf(MOOD, ["extreme greed"], "extreme greed");
  zoneOf(MOOD, ["fear", "extreme fear"], "fear,fearful");
  zoneOf(
    ["adx_14"],
    ["hardly a trend"],
    "hardly a trend,hardly any trend,hardly is a trend,hardly trends,no clear trend,no trend,barely a trend,little trend,no real trend,not a clear trend,no strong trend,hardly a trend at all,too low to speak of a trend,too low for a clear trend,too low to be a trend,without a clear trend,no trend to speak of,trendless,too low for a trend,hardly trending,lacks a trend,hardly a clear trend",
  );
  zoneOf(["adx_14"], ["hardly a trend", "a weak trend"], "weak trend,trend is weak,trend weak,weak");
  zoneOf(
    ["adx_14"],
    ["a clear trend", "a strong trend"],
    "clear trend,trend is clear,trend clear,an established trend,clear",
  );
  zoneOf(["adx_14"], ["a strong trend"], "strong trend,trend is strong,trend strong,strong");
  zoneOf(
    ["forecast_rank"],
    ["calm for it"],
    "calm for it,calm,quiet for it,calm by its own measure,calm by its own history",
  );
  zoneOf(["forecast_rank"], ["usual for it"], "usual for it,usual,normal for it");
  zoneOf(["forecast_rank"], ["wild for it"], "wild for it,wild");
  zoneOf(
    YEAR,
    ["near its low of the year"],
    "near its low,near its low of the year,near its yearly low,near the low of the year,near the low,near its 52 week low,near the 52 week low,close to its low,close to its low of the year,close to its yearly low,near the bottom of its range,low in its range,low in its yearly range,near the bottom,near the bottom of its yearly range,near the low end of its range,near the low end of its yearly range,at the low end of its range,near the year's low,at the low end of its yearly range,in the lower part of its range,near the lower end of its range",
  );
  zoneOf(
    YEAR,
    ["near its high of the year"],
    "near its high,near its high of the year,near its yearly high,near the high of the year,near the high,near its 52 week high,near the 52 week high,close to its high,close to its high of the year,close to its yearly high,near the top of its range,high in its range,near the top,near the top of its yearly range,near the high end of its range,at the high end of its range,near the year's high,near the upper end of its range",
  );
  zoneOf(
    YEAR,
    ["inside its range of the year"],
    "inside its range of the year,inside its range,inside its yearly range,inside the range of the year,inside its 52 week range,within its range of the year,within its yearly range,in its range of the year,inside the 52 week range,within its 52 week range",
  );
  zoneOf(
    BANDS,
    ["between the bands"],
    "between the bands,between the bollinger bands,inside the bands,inside its bands,between its bands,within the bands,between its bollinger bands,inside the bollinger bands,inside its bollinger bands,within the bollinger bands,within its bollinger bands,between the two bands",
  );
  zoneOf(
    BANDS,
    ["near the upper band", "over the upper band"],
    "near the upper band,near the upper bollinger band,near its upper band,close to the upper band,near its upper bollinger band,close to its upper band",
  );
  zoneOf(
    BANDS,
    ["near the lower band", "under the lower band"],
    "near the lower band,near the lower bollinger band,near its lower band,close to the lower band,near its lower bollinger band",
  );
  zoneOf(
    ["correlation"],
    ["they move closely together"],
    "move closely together,closely together,move together closely",
  );
  zoneOf(
    ["correlation"],
    ["they move partly together"],
    "move partly together,partly together,only partly together,move partly the same way",
  );
  zoneOf(
    ["correlation"],
    ["they move partly together", "they move closely together"],
    "move together,together",
  );
  zoneOf(["correlation"], ["they move mostly apart"], "move mostly apart,mostly apart,move apart");
  zoneOf(
    ["net_margin", "net_income"],
    ["a profit"],
    "a profit,as profit,profitable,in profit,a net profit,makes money,earns money,kept as profit",
  );
  zoneOf(["net_margin", "net_income"], ["a loss"], "a net loss,loss making,unprofitable");
}

import type { Call, Fact } from "../../../shared/analysis.ts";
import type { AssetForecast } from "../../../shared/forecast.ts";
import { compareAssets } from "./compare.ts";
import type { JudgedEvidence } from "./evidence.ts";
import { buildFacts } from "./facts/build-facts.ts";
import { numberFacts } from "./facts/number-facts.ts";
import { describeForecast, type LevelAsk } from "./outlook/describe-forecast.ts";
import { draftForecast } from "./outlook/draft-forecast.ts";
import { draftNextReport } from "./outlook/draft-next-report.ts";
import { forecastAhead, type Outlook, readOutlook } from "./outlook/read-outlook.ts";
import { callAsset } from "./stance/call-asset.ts";
import type { Written } from "./words/words.ts";

/** From this many assets on, ranges and odds stand in `forecast` alone: as facts they would be more than anybody reads. */
const MANY = 4;

/** What evidence comes to; the calls' sentences hold slots. */
export interface Judged {
  facts: Fact[];
  calls: Call[];
  forecast: AssetForecast[];
  outlooks: Outlook[];
}

/** What one asset's evidence came to, by the language its call is told in: the same evidence is judged once. */
const judged: Record<Written, WeakMap<JudgedEvidence, Judged>> = { en: new WeakMap(), de: new WeakMap() };

interface Wanted {
  level?: LevelAsk | null;
  /** another horizon than those of every day */
  days?: number | null;
  withCalls?: boolean;
  /** of the calls' sentences */
  language?: Written;
}

/**
 * All facts of an answer, each asset's call (unless none is wanted) and forecast: both from its closed bars alone, the same
 * all day. A level asked about gets its odds. Nothing else a user wrote comes in here.
 */
export function judgeEvidence(
  evidence: JudgedEvidence[],
  { level = null, days = null, withCalls = true, language = "en" }: Wanted = {},
): Judged {
  const [only] = evidence;
  const wanted = { level, days, withCalls, language };
  if (!only || evidence.length > 1 || level || days !== null || !withCalls) return judge(evidence, wanted);
  const known = judged[language].get(only) ?? judge(evidence, wanted);
  judged[language].set(only, known);
  return { ...known, facts: [...known.facts] };
}

function judge(evidence: JudgedEvidence[], { level, days, withCalls, language }: Required<Wanted>): Judged {
  const facts: Fact[] = buildFacts(evidence);
  const outlooks = evidence.map(readOutlook);
  const forecast = evidence.map((one, i) =>
    describeForecast(
      one.asset.symbol,
      outlooks[i] as Outlook,
      level,
      days === null ? null : forecastAhead(one, days),
    ),
  );
  evidence.forEach((one, i) => {
    const drafts = evidence.length < MANY ? draftForecast(forecast[i] as AssetForecast, one) : [];
    facts.push(...numberFacts(one.asset, [...draftNextReport(one), ...drafts], facts.length + 1));
  });
  const calls = (withCalls ? evidence : []).map((one, i) => {
    const judged = callAsset(one, outlooks[i] as Outlook, facts, language);
    facts.push(...judged.facts);
    return judged.call;
  });
  if (evidence.length > 1) facts.push(...compareAssets(evidence, facts.length + 1));
  return { facts, calls, forecast, outlooks };
}

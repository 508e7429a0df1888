import type * as z from "zod";
import type { AskKind, NamedAsk } from "../../../../shared/asks.ts";
import type { Missing } from "../../../../shared/missing.ts";
import type { Asset } from "../../markets/assets.ts";
import { aboutAsk } from "./about.ts";
import { adviceLimitsAsk } from "./advice-limits.ts";
import { changeAsk } from "./change.ts";
import { changeBetweenAsk } from "./change-between.ts";
import { chitchatAsk } from "./chitchat.ts";
import { compareAsk } from "./compare.ts";
import { convertAsk } from "./convert.ts";
import { dcaAsk } from "./dca.ts";
import { definitionAsk } from "./definition.ts";
import type { AskDefinition, AskOf, Particulars } from "./desk/ask.ts";
import type { BoardAsk } from "./desk/board.ts";
import { distressAsk } from "./distress.ts";
import { figureAsk } from "./figure.ts";
import { forecastAsk } from "./forecast.ts";
import { fundamentalAsk } from "./fundamental.ts";
import { linkedAsk } from "./linked.ts";
import { marketAsk } from "./market.ts";
import { notHeldAsk } from "./not-held.ts";
import { opinionAsk } from "./opinion.ts";
import { overviewAsk } from "./overview.ts";
import { pastDaysAsk } from "./past-days.ts";
import { planAsk } from "./plan.ts";
import { portfolioAsk } from "./portfolio.ts";
import { positionAsk } from "./position.ts";
import { priceAtAsk } from "./price-at.ts";
import { rankingAsk } from "./ranking.ts";
import { riskAsk } from "./risk.ts";
import { scenarioAsk } from "./scenario.ts";
import { seasonAsk } from "./season.ts";
import { sentimentAsk } from "./sentiment.ts";
import { technicalAsk } from "./technical.ts";
import { unreadAsk } from "./unread.ts";
import { whyMovedAsk } from "./why-moved.ts";

/** Every kind of ask, each from its file. */
const DEFINITIONS = {
  overview: overviewAsk,
  opinion: opinionAsk,
  technical: technicalAsk,
  sentiment: sentimentAsk,
  fundamental: fundamentalAsk,
  compare: compareAsk,
  figure: figureAsk,
  price_at: priceAtAsk,
  change_between: changeBetweenAsk,
  past_days: pastDaysAsk,
  season: seasonAsk,
  convert: convertAsk,
  position: positionAsk,
  plan: planAsk,
  dca: dcaAsk,
  portfolio: portfolioAsk,
  scenario: scenarioAsk,
  linked: linkedAsk,
  forecast: forecastAsk,
  risk: riskAsk,
  why_moved: whyMovedAsk,
  change: changeAsk,
  market: marketAsk,
  ranking: rankingAsk,
  definition: definitionAsk,
  about: aboutAsk,
  not_held: notHeldAsk,
  advice_limits: adviceLimitsAsk,
  chitchat: chitchatAsk,
  distress: distressAsk,
  unread: unreadAsk,
} satisfies { [Kind in AskKind]: { kind: Kind } };

type Definitions = typeof DEFINITIONS;
export type Ask = { [Kind in AskKind]: AskOf<Kind, Definitions[Kind]["fields"]> }[AskKind];

/** By kind; what a definition takes is an ask of its kind. */
export const ASKS = DEFINITIONS as unknown as Record<AskKind, AskDefinition<AskKind, z.ZodObject, Ask>>;

/** An ask that a request names, with what it says of it. */
export const nameAsk = <Kind extends NamedAsk>(kind: Kind, assets: Asset[], more: Particulars = {}): Ask =>
  ({ kind, assets, ...DEFINITIONS[kind].named(more) }) as Ask;

/** Assets whose data an ask needs beside those it names. */
export const besidesOf = (ask: Ask): Asset[] => ASKS[ask.kind].besides?.(ask) ?? [];

/** What of the day's board answers an ask by itself. */
export const boardAskOf = (ask: Ask, today: string): BoardAsk | null =>
  ASKS[ask.kind].fromBoard?.(ask, today) ?? null;

/** What an ask is about and we do not hold. */
export const unheldOf = (ask: Ask): Pick<Missing, "asset" | "code">[] => ASKS[ask.kind].unheld?.(ask) ?? [];

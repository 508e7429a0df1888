import type { Ask } from "../question/question.ts";
import { answerAbout } from "./about.ts";
import { answerAdvice } from "./advice.ts";
import { answerConvert } from "./amounts.ts";
import { answerChange } from "./change.ts";
import { answerChitchat, answerUnread } from "./chitchat.ts";
import { answerCompare } from "./compare.ts";
import { answerDefinition } from "./definition.ts";
import { type Answer, answerEach, type Desk, openSubjects } from "./desk/desk.ts";
import { answerFigure } from "./figure.ts";
import { answerPegged, isPegged } from "./figures/stablecoin.ts";
import { answerForecast } from "./forecast.ts";
import { answerNotHeld } from "./not-held.ts";
import { answerOpinion } from "./opinion.ts";
import { answerOverview } from "./overview.ts";
import { answerPastDays } from "./past/past-days.ts";
import { answerChangeBetween, answerPriceAt } from "./past/past-prices.ts";
import { answerWhyMoved } from "./past/why-moved.ts";
import { answerPosition } from "./position.ts";
import { answerRanking } from "./ranking.ts";
import { answerRisk } from "./risk.ts";
import { answerScenario } from "./scenario.ts";
import { answerFundamental, answerSentiment, answerTechnical } from "./sides.ts";

type Answering = { [Kind in Ask["kind"]]: (desk: Desk, ask: Extract<Ask, { kind: Kind }>) => Answer };

const ANSWERING: Answering = {
  overview: answerOverview,
  opinion: answerOpinion,
  technical: answerTechnical,
  sentiment: answerSentiment,
  fundamental: answerFundamental,
  compare: answerCompare,
  figure: answerFigure,
  price_at: answerPriceAt,
  change_between: answerChangeBetween,
  past_days: answerPastDays,
  convert: answerConvert,
  position: answerPosition,
  scenario: answerScenario,
  forecast: answerForecast,
  risk: answerRisk,
  why_moved: answerWhyMoved,
  change: answerChange,
  ranking: answerRanking,
  definition: answerDefinition,
  about: answerAbout,
  not_held: answerNotHeld,
  advice_limits: answerAdvice,
  chitchat: answerChitchat,
  unread: answerUnread,
};

/** Asks that take a stand; of a stablecoin they are answered by its peg. */
const STANDS: ReadonlySet<Ask["kind"]> = new Set([
  "overview",
  "opinion",
  "technical",
  "forecast",
  "risk",
  "change",
  "advice_limits",
]);

/** Each ask's answer, in their order. */
export function answerAsks(desk: Desk): Answer[] {
  return desk.question.asks.map((ask) => {
    const subjects = STANDS.has(ask.kind) ? openSubjects(desk, ask.assets) : [];
    if (subjects.length > 0 && subjects.every(isPegged)) return answerEach(subjects, answerPegged);
    const answer = ANSWERING[ask.kind] as (desk: Desk, ask: Ask) => Answer;
    return answer(desk, ask);
  });
}

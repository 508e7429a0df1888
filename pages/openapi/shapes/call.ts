import { callSchema } from "../../../shared/call.ts";
import { objectShape } from "../shape.ts";

const call = callSchema.shape;
const odds = call.odds.unwrap().unwrap();
const ODDS = {
  share: "The odds.",
  reliability: "How such odds did in the past; null where too few were published.",
};

export const CALL_SHAPES = [
  objectShape(
    "Call",
    callSchema,
    "The decision on one asset, made once a day on its last closed bar by fixed rules.",
    {
      asset: "The symbol.",
      action: "Buy, Hold or Sell; null is no call, and `reason` says why.",
      date: "The closed bar's day; null without a call.",
      reason: "Why, in a sentence.",
      score: "-100 to 100: the sum of the contributions' points.",
      border: "The nearest border between two actions.",
      odds: "What the forecast says about this asset at the call's horizon; null without a forecast; absent from older answers.",
      probability: "Always null: shares of many past cases are on /record; `odds` are for this asset today.",
      interval: "Always null.",
      baseRate: "Always null.",
      n: "Always null.",
      edge: "True only where such calls beat the base rate by more than chance.",
      horizonDays: "Calendar days after which a call is scored.",
      contributions: "What the score is made of; their points add up to it.",
      bull: "What points up.",
      bear: "What points down.",
      context: "What has no measured history and does not count in the score.",
      risk: "What could go wrong.",
      invalidation: "What would cancel the call.",
      language: "The language of its sentences, that of the question; absent: English.",
    },
  ),
  objectShape("Border", call.border.unwrap(), "How near a call is to another action.", {
    points: "Points of the score between here and there.",
    beyond: "The action beyond the border.",
  }),
  objectShape("CallOddsSet", odds, "Odds at the call's horizon.", {
    higher: "That the close is above the last one.",
    within: "That it is within the Hold band.",
    cancel:
      "That the call is cancelled by then: a Hold by a close outside its band, a Buy or Sell by a daily close beyond its line; null where no line is drawn.",
  }),
  objectShape("HigherCallOdds", odds.shape.higher, "Odds of a higher close, 0 to 1.", {
    ...ODDS,
    interval: "The ends of their 95% interval, which comes from the drift of all assets of its type.",
  }),
  objectShape("WithinCallOdds", odds.shape.within, "Odds of a close within a band, 0 to 1.", {
    ...ODDS,
    percent: "Half the band's width, in percent of the last close.",
  }),
  objectShape("CallOdds", odds.shape.cancel.unwrap(), "Odds, 0 to 1.", ODDS),
  objectShape(
    "OddsReliability",
    odds.shape.higher.shape.reliability.unwrap(),
    "How such odds did. Shares are 0 to 1.",
    {
      tenth: "Which tenth the odds are in: 5 is 50% to 60%.",
      cases: "Past days on which odds of this tenth were predicted.",
      told: "The mean of the odds predicted then.",
      came: "How often it happened.",
      interval: "The ends of the 95% interval of `came`, by quarterly blocks.",
      from: "The first of those days.",
      to: "The last of them.",
    },
  ),
  objectShape("Contribution", call.contributions.element, "One bar of the waterfall that makes the score.", {
    rule: "The rule that gave the points.",
    group: "What kind of evidence it is.",
    label: "What it found, in words.",
    points: "Signed points.",
    facts: "Ids of the facts it read.",
  }),
  objectShape("Statement", call.bull.element, "One sentence whose figures are cited facts.", {
    text: "The sentence, with citations `[f3]`.",
    facts: "Ids of the facts it cites.",
  }),
  objectShape("Context", call.context.element, "One sentence beside the score.", {
    text: "The sentence, with citations `[f3]`.",
    facts: "Ids of the facts it cites.",
    side: "Which way it points: `supports` is up, `against` down.",
  }),
];

import { assetReplySchema } from "../../../shared/board.ts";
import { objectShape } from "../shape.ts";

export const ASSET_REPLY = objectShape("AssetReply", assetReplySchema, "Everything known about an asset.", {
  asset: "Which asset, and the moment of its price.",
  call: "The decision on the last closed bar.",
  before: "The decision on the bar before; null without one at either.",
  forecast: "Where its price may be.",
  facts: "Everything known about it.",
  noRange: "Why there is no range over 30 days; null where there is one.",
  groups: "The facts that its page shows, by their ids, those together that are read together.",
  sparks: "How some of those moved over the last 90 days.",
  disclaimer: "Show it wherever you show the call.",
});

export const ASSET_SHAPES = [
  ASSET_REPLY,
  objectShape("BoardAsset", assetReplySchema.shape.asset, "Which asset.", {
    exchange: "Where it is listed; null of a coin.",
    since: "The day of its first bar that we hold.",
    symbol: "Its ticker.",
    name: "Its usual name.",
    type: "Coin or stock.",
    market: "Where its prices come from.",
    asOf: "The moment of its price.",
  }),
  objectShape(
    "EarlierCall",
    assetReplySchema.shape.before.unwrap(),
    "The decision on the bar before the last.",
    {
      date: "That bar's day.",
      action: "What it said to do.",
      score: "-100 to 100.",
      closeChange: "The change of the close from that bar to the last, in percent.",
    },
  ),
  objectShape("FactGroup", assetReplySchema.shape.groups.element, "Facts that are read together.", {
    title: "What they are about.",
    facts: "Their ids.",
  }),
  objectShape("Spark", assetReplySchema.shape.sparks.element, "How a figure moved over the last 90 days.", {
    fact: "The figure's id.",
    low: "The lowest, in its unit.",
    high: "The highest.",
    steps:
      "At daily closes, oldest first, in hundredths of the way from the lowest to the highest; at most 46.",
  }),
];

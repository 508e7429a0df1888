import * as z from "zod";
import { paidScreenSchema } from "../../../shared/keys.ts";
import { screenReplySchema } from "../../../shared/screen-reply.ts";
import { objectShape, plainShape } from "../shape.ts";

const SCREENED = {
  conditions: "The conditions as they were read.",
  listed: "How many assets there were.",
  judged: "How many of them have every figure asked about.",
  total: "How many meet every condition.",
  assets: "A page of them.",
  leftOut: "Those left out.",
  disclaimer: "Show it wherever you show a call.",
};
export const SCREEN_PAGE = objectShape(
  "ScreenPage",
  screenReplySchema,
  "Assets as of their last closes.",
  SCREENED,
);
export const SCREEN_REPLY = objectShape(
  "ScreenReply",
  paidScreenSchema,
  "The assets that meet conditions, as of their last closes.",
  {
    ...SCREENED,
    keyMode: "`live`, or `test`: then the market is simulated, the moment fixed and nothing is charged.",
    usage: "What the call cost.",
  },
);

export const SCREEN_TABLE = plainShape(
  "ScreenTable",
  z.string(),
  "CSV: a line of names, a line an asset with every figure it may be screened by; unknown ones are empty.",
);

export const SCREEN_SHAPES = [
  SCREEN_REPLY,
  SCREEN_TABLE,
  SCREEN_PAGE,
  objectShape("LeftOut", screenReplySchema.shape.leftOut.element, "An asset that was left out.", {
    asset: "Its ticker.",
    lacks: "Which figures it lacks.",
  }),
];

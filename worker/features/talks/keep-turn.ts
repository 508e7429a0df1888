import type { ChatReply, Place } from "../../../shared/analysis.ts";
import { describeFailure } from "../../db/failures.ts";
import { pack } from "../../db/packed.ts";
import { askTalks, type TalkTools } from "./ask-talks.ts";

/** A question that an account is to keep. */
export interface KeptQuestion extends Place {
  userId: string;
  question: string;
  /** when it was asked, epoch ms */
  at: number;
}

/** An answer is worth more than its place in a list: a failure is logged, and the asker sees that it is not kept. */
const orNot = (work: Promise<boolean>): Promise<boolean> =>
  work.catch((error) => {
    console.warn(JSON.stringify({ level: "warn", job: "keep turn", error: describeFailure(error) }));
    return false;
  });

/**
 * Writes a question down before it is answered, in place of the one that its turn had, if the account keeps talks and has
 * room for it. Tells whether it is kept; never throws.
 */
export const beginTurn = (
  deps: TalkTools,
  { userId, talk, turn: id, question, at }: KeptQuestion,
): Promise<boolean> =>
  orNot(askTalks(deps, userId, async (object) => object.begin({ talk, id, question, askedAt: at })));

/**
 * Writes the answer to a question that `beginTurn` wrote down; nothing where it was deleted or asked anew meanwhile. Tells
 * whether it is kept; never throws.
 */
export const endTurn = (
  deps: TalkTools,
  { userId, talk, turn: id, at: askedAt }: KeptQuestion,
  { reply, seal, at }: { reply: ChatReply; seal: string; at: number },
): Promise<boolean> => {
  const answer = { packed: pack(JSON.stringify(reply)), seal, answeredAt: at };
  return orNot(askTalks(deps, userId, async (object) => object.end({ talk, id, askedAt, ...answer })));
};

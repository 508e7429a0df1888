import type { ChatReply } from "../../../../shared/analysis.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import type { AnswerPart } from "../talk/messages.ts";

/** What an answer sheet shows: a reply, or as much of one as has come. */
export interface Sheet
  extends Pick<ChatReply, "response" | "calls" | "facts" | "suggestions" | "disclaimer"> {
  assets: (Pick<ChatReply["assets"][number], "symbol" | "name"> & Partial<ChatReply["assets"][number]>)[];
  /** the three that are told last: null until then */
  intent: ChatReply["intent"] | null;
  engine: string | null;
  /** absent in answers kept from before there was one, and until it is told */
  forecast?: ChatReply["forecast"];
  data: ChatReply["data"] | null;
}

/** The sheet of an answer that is not whole. */
export function draftSheet({ calls, facts, text, engine }: AnswerPart): Sheet {
  return {
    response: text,
    calls,
    facts,
    suggestions: [],
    disclaimer: DISCLAIMER,
    assets: calls.map(({ asset }) => ({ symbol: asset, name: asset })),
    intent: null,
    engine,
    data: null,
  };
}

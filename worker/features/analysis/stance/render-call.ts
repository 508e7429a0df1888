import type { Call, Statement } from "../../../../shared/analysis.ts";
import type { Ordered } from "../slots/order-facts.ts";
import { renderSlots } from "../slots/render-slots.ts";
import type { Written } from "../words/words.ts";

/** A call as it is sent: its sentences with their figures and citations. */
export function renderCall(call: Call, { facts, rename, idOf }: Ordered, language: Written = "en"): Call {
  const show = (text: string) => renderSlots(rename(text), facts, language);
  const tell = <One extends Statement>(one: One): One => ({
    ...one,
    text: show(one.text),
    facts: one.facts.map(idOf),
  });
  return {
    ...call,
    contributions: call.contributions.map((one) => ({ ...one, facts: one.facts.map(idOf) })),
    reason: show(call.reason),
    bull: call.bull.map(tell),
    bear: call.bear.map(tell),
    context: call.context.map(tell),
    risk: call.risk && tell(call.risk),
    invalidation: call.invalidation && tell(call.invalidation),
  };
}

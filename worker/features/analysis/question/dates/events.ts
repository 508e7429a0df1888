import events from "./events.json" with { type: "json" };
import { type Rule, words } from "./rule.ts";

/** Falls of whole markets that people name instead of their days: of US stocks from the S&P 500's peak close to its lowest. */
export const EVENTS: Rule[] = events.map(({ names, from, to, said }) => [
  words(`(?:the )?(?:${names.join("|")})`),
  () => ({ past: { from, to, unit: "period", said }, ahead: null, bad: null, tense: "past" }),
]);

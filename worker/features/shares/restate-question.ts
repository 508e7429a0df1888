import type { ChatReply, Fact } from "../../../shared/analysis.ts";
import type { AskKind } from "../../../shared/asks.ts";

type Asked = Pick<ChatReply, "response" | "facts">;

const MAX_NAMES = 4;

/** The fact that an answer cites first, which is what it answers with. */
const findFirst = ({ response, facts }: Asked): Fact | undefined => {
  const id = /\[(f\d+)\]/.exec(response)?.[1];
  return facts.find((fact) => fact.id === id);
};
const nameFirst = (asked: Asked, otherwise: string): string => findFirst(asked)?.label ?? otherwise;

function sayScenario({ facts }: Asked): string {
  const level = facts.find(({ kind }) => kind === "level_asked");
  if (level) return `what if it goes to ${level.text}?`;
  const move = facts.find(({ kind }) => kind === "scenario_move");
  if (typeof move?.value !== "number") return "what if its price moves?";
  return `what if it ${move.value < 0 ? "drops" : "rises"} ${move.text.replace(/^[+−-]|\.00(?=%)/g, "")}?`;
}

function sayForecast({ facts }: Asked): string {
  const level = facts.find(({ kind }) => kind === "level_asked");
  return level ? `what are the odds of ${level.text}?` : "how far may it move?";
}

const PHRASES: Record<AskKind, string | ((asked: Asked) => string)> = {
  overview: "an overview",
  opinion: "buy, hold or sell?",
  technical: "what does the chart say?",
  sentiment: "what is the mood?",
  fundamental: "what do the fundamentals say?",
  compare: "how do they compare?",
  figure: (asked) => nameFirst(asked, "one figure"),
  price_at: (asked) => nameFirst(asked, "a past price"),
  change_between: (asked) => nameFirst(asked, "a past change"),
  past_days: (asked) => nameFirst(asked, "days of the past"),
  convert: "what is an amount worth?",
  position: "how does a position stand?",
  scenario: sayScenario,
  forecast: sayForecast,
  risk: "how risky is it?",
  why_moved: "why did the price move?",
  change: "what has changed?",
  ranking: "a ranking",
  definition: "what does a term mean?",
  about: "a question about us",
  not_held: "a question we do not cover",
  advice_limits: "a question of personal advice",
  chitchat: "a few words",
  unread: "a question we did not understand",
};

/** What was asked, in our own words, made from how the question was read: "Bitcoin: what if it drops 10%?". */
export function restateQuestion(reply: ChatReply): string {
  const [main] = reply.asks;
  const told = PHRASES[main?.kind ?? "unread"];
  const phrase = typeof told === "string" ? told : told(reply);
  const names = (main?.assets ?? []).map(
    (symbol) => reply.assets.find((asset) => asset.symbol === symbol)?.name ?? symbol,
  );
  if (names.length === 0) return phrase.charAt(0).toUpperCase() + phrase.slice(1);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : "";
  return `${names.slice(0, MAX_NAMES).join(", ")}${more}: ${phrase}`;
}

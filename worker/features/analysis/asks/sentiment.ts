import * as z from "zod";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { claimSchema } from "./desk/fields.ts";
import { listed } from "./desk/peers.ts";
import { isPlainTitle } from "./desk/plain-name.ts";
import { type Answer, answerEach, join, listWords, type Passage, phrase, say, tell } from "./desk/say.ts";
import { sayFigures } from "./figure.ts";

const fields = z.object({
  about: z.enum(["mood", "news"]),
  claim: claimSchema.nullable(),
});
type SentimentAsk = AskOf<"sentiment", typeof fields>;

/** The mood and the headlines: the index of the crypto market, and what the price says of the crowd. */
function answerSentiment(desk: Desk, ask: SentimentAsk): Answer {
  const subjects = openSubjects(desk, ask.assets);
  if (subjects.length === 0) return tellMarket(desk, ask);
  return answerEach(subjects, (subject) => (ask.about === "news" ? tellNews(subject) : tellMood(subject)));
}

const MOST_HEADLINES = 3;

function listHeadlines({ desk, symbol }: Subject): Passage[] {
  const titles = desk.facts
    .filter(({ kind, asset, text }) => kind === "headline" && asset === symbol && isPlainTitle(text))
    .slice(0, MOST_HEADLINES);
  return titles.length > 0 ? [{ list: titles.map(({ id }) => `“{${id}}” ({${id}:day})`) }] : [];
}

function tellNews(subject: Subject): Answer {
  const [list] = listHeadlines(subject);
  const { desk, name } = subject;
  const told = phrase(desk, list ? "sentiment.headlines" : "sentiment.no_headlines", { name });
  return tell(join(told, say(subject, "figures.change_24h")), ...(list ? [list] : []));
}

function tellMood(subject: Subject): Answer {
  const { desk, name, type } = subject;
  const index =
    type === "stock"
      ? phrase(desk, "sentiment.none_of_stock", { name })
      : (say(subject, "sentiment.index") ?? phrase(desk, "sentiment.none"));
  return tell(join(index, say(subject, "sentiment.moves")), ...listHeadlines(subject));
}

/** What the crypto market as a whole is read from. */
const leadersOf = () => listed("crypto").slice(0, 2);

/** Of the crypto market as a whole. */
function tellMarket(desk: Desk, ask: SentimentAsk): Answer {
  const leaders = openSubjects(desk, leadersOf());
  const [first] = leaders;
  if (!first) return tell(phrase(desk, "sentiment.none"));
  const moves = leaders.flatMap((one) => say(one, "sentiment.move_of") ?? []);
  const ways = leaders.map(({ book }) => Math.sign(findFactNumber(book, "return_30d") ?? 0));
  const mood = findFactNumber(first.book, "fear_greed") ?? 50;
  const isUp = ways.every((way) => way > 0) && mood >= 55;
  const isDown = ways.every((way) => way < 0) && mood < 46;
  const verdict = isUp ? "bullish" : isDown ? "bearish" : "mixed";
  return tell(
    join(
      ask.claim ? phrase(desk, `sentiment.${verdict}`) : null,
      sayFigures(first, ["fear_greed"], { claim: null }),
      moves.length > 0 ? phrase(desk, "sentiment.over_30_days", { moves: listWords(desk, moves) }) : null,
    ),
  );
}

export const sentimentAsk = defineAsk("sentiment", {
  fields,
  named: () => ({ about: "mood" as const, claim: null }),
  answer: answerSentiment,
  restated: "what is the mood?",
  restsOnCall: () => true,
  worded: true,
  besides: ({ assets }) => (assets.length > 0 ? [] : leadersOf()),
});

import * as z from "zod";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  answerEach,
  type Desk,
  join,
  joinWords,
  openSubjects,
  type Passage,
  type Subject,
  say,
} from "./desk/desk.ts";
import { claimSchema } from "./desk/fields.ts";
import { listed } from "./desk/peers.ts";
import { isPlainTitle } from "./desk/plain-name.ts";
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
  const moved = say(subject, "{name} is {change_24h:move} {sinceQuote}, at {price}.");
  return list
    ? {
        lead: join(
          `The latest headlines on ${subject.name} we hold; none is proven to move the price.`,
          moved,
        ),
        rest: [list],
      }
    : { lead: join(`We hold no headlines on ${subject.name} right now.`, moved), rest: [] };
}

function tellMood(subject: Subject): Answer {
  const moves =
    say(
      subject,
      "{name} is {return_7d:move} over 7 days and {return_30d:move} over 30, with {volume_vs_average} times its usual volume on the last full day.",
    ) ?? say(subject, "{name} is {change_24h:move} {sinceQuote}.");
  const index = say(
    subject,
    "The Fear & Greed index stands at {fear_greed} ({fear_greed_class}); it measures the mood of the whole crypto market, not of {name} alone.",
  );
  const none =
    subject.type === "stock"
      ? `We hold no index of the mood around ${subject.name}: the Fear & Greed index covers the crypto market, and posts are not read.`
      : "We hold no reading of the mood right now.";
  return { lead: join(index ?? none, moves), rest: listHeadlines(subject) };
}

/** What the crypto market as a whole is read from. */
const leadersOf = () => listed("crypto").slice(0, 2);

/** Of the crypto market as a whole. */
function tellMarket(desk: Desk, ask: SentimentAsk): Answer {
  const leaders = openSubjects(desk, leadersOf());
  const [first] = leaders;
  if (!first) return { lead: "We hold no reading of the mood right now.", rest: [] };
  const moves = leaders.flatMap((one) => say(one, "{name} {return_30d:move}") ?? []);
  const ways = leaders.map(({ book }) => Math.sign(findFactNumber(book, "return_30d") ?? 0));
  const mood = findFactNumber(first.book, "fear_greed") ?? 50;
  const isUp = ways.every((way) => way > 0) && mood >= 55;
  const isDown = ways.every((way) => way < 0) && mood < 46;
  const verdict = ask.claim ? (isUp ? "Rather bullish: " : isDown ? "Rather bearish: " : "Mixed: ") : "";
  const index = sayFigures(first, ["fear_greed"], { claim: null });
  const begun = verdict ? `${verdict}${index.charAt(0).toLowerCase()}${index.slice(1)}` : index;
  return { lead: join(begun, moves.length > 0 ? `Over 30 days: ${joinWords(moves)}.` : null), rest: [] };
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

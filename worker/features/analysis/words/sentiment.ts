import type { Call } from "../../../../shared/analysis.ts";
import { findNumbers } from "../grounding/numbers.ts";
import { openDraft, paragraph, paragraphs } from "./arguments.ts";
import { say } from "./aspects/aspect.ts";
import { BANDS, OBV, RSI, STOCHASTIC, VOLUME } from "./aspects/momentum.ts";
import { sayReturns } from "./aspects/trend.ts";
import { MOOD } from "./aspects/value.ts";
import { type Figures, findNumber, joinWords, pick } from "./figures.ts";
import { sayPrice, sayVerdict } from "./verdict.ts";

/** What the crowd does, as far as mood index, volume and extremes show it, and plainly what is not held. */
export function writeSentiment(
  f: Figures,
  call: Call | undefined,
  lead: (topic: string) => string,
  headlines: string[],
): string {
  const fresh = openDraft();
  const opening = fresh([sayVerdict(f, call), sayPrice(f)]);
  const mood = fresh([say(MOOD, f), readMood(f)]);
  const crowd = fresh([
    say(VOLUME, f),
    say(OBV, f),
    sayReturns(f, ["return_7d", "return_30d"], pick(f, "returns", [0, 1, 2, 3])),
  ]);
  const extremes = fresh([say(RSI, f), say(STOCHASTIC, f), say(BANDS, f)], 2);
  return paragraphs([
    opening.join(" "),
    paragraph(lead(pick(f, "lead mood", ["Mood", "Market mood", "Mood index"])), mood),
    paragraph(lead(pick(f, "lead crowd", ["Crowd", "Trading", "Behaviour"])), crowd),
    paragraph(lead(pick(f, "lead extremes", ["Extremes", "Stretched or not", "Temperature"])), extremes),
    headlines.length > 0 ? `**${lead("Headlines")}.**\n\n${headlines.join("\n")}` : null,
    paragraph(lead("Not held"), [sayMissing(f, headlines)]),
  ]);
}

function readMood(f: Figures): string | null {
  const mood = findNumber(f, "fear_greed");
  if (mood === undefined) return null;
  if (mood <= 25) return "Readings this low often come late in a fall.";
  if (mood >= 75) return "Readings this high often come late in a rise.";
  return pick(f, "mood reading", [
    "That is no extreme to lean against.",
    "Nothing in it to bet against.",
    "It argues for neither side.",
  ]);
}

function sayMissing(f: Figures, headlines: string[]): string {
  const missing = [
    f.book.has("fear_greed") ? null : "a mood index",
    headlines.length > 0 ? null : "headlines",
    "social posts",
    f.type === "crypto" ? "futures positioning" : "options positioning",
    "fund flows",
  ].filter((one) => one !== null);
  return `We have no data on ${joinWords(missing).replace(/ and (?=[^,]*$)/, " or ")} for ${f.name}, so this reads the crowd from prices and volume${f.book.has("fear_greed") ? " and the index alone" : " alone"}.`;
}

/** Headlines as a list, each word for word with its citation; one that Markdown or hidden characters could bend is left out. */
export function listHeadlines(
  symbol: string,
  facts: { asset: string; kind: string; text: string; id: string }[],
): string[] {
  return facts
    .filter(({ asset, kind, text }) => kind === "headline" && asset === symbol && isPlain(text))
    .slice(0, 3)
    .map(({ text, id }) => `- “${text}” [${id}]`);
}

const isPlain = (title: string) =>
  title.length >= 12 &&
  title.length <= 160 &&
  !/[[\]()<>|*_`~#\\&\n]|:\/\/|www\.|[.!?] /.test(title) &&
  findNumbers(title).hidden.length === 0;

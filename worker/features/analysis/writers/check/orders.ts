import { factOf, slotsOf } from "../words/bind.ts";
import type { Held, Reading } from "../words/read-sentence.ts";

/** Verbs that begin an order. */
const ORDER =
  /^(?:begin|start|get|rank|settle|note|notice|know|repeat|combine|ask|weigh|list|draw|wait|pull|push|press|pick|let|need|act|lean|point|touch|focus|reach|bring|put|post|open|divide|remark|answer|include|present|record|work|test|step|sort|rate|trade|check|quit|exit|enter|lie|sit|stand|remain|continue|keep|take|put|set|add|leave|give|hold|look|see|use|compare|go|stay|call|count|read|mark|judge|quote|buy|sell|run|move|turn|find|tie|part|make|show|tell|match)$/;

/** What follows a verb to the reader that is the name of a figure too: "move now", and not "move of the week". */
const TO_THE_READER =
  /^(?:now|today|early|away|out|here|there|it|them|this|that|these|those|the|a|an|all|both|only)$/;

/** "The support holds", "only Apple": what no figure of ours tells. */
export const isUnheld = (reading: Reading, held: Held, words = reading.words): boolean =>
  words.some(
    (_, place) =>
      (/^(?:holds?|held)$/.test(words[place]?.said ?? "") &&
        words[place]?.sort === "free" &&
        !isFollowed(words, place) &&
        /^(?:slot|name)$/.test(words[place - 1]?.sort ?? "")) ||
      (words[place]?.said === "only" && words[place + 1]?.sort === "asset" && !isOnly(reading, place, held)),
  );

/** "Only XRP gained": every other asset of the answer went the other way by the figure shown. */
function isOnly(reading: Reading, place: number, held: Held): boolean {
  const next = reading.words[place + 1];
  const asset = next?.sort === "asset" ? next.asset : undefined;
  const shown = slotsOf(reading, (fact) => fact.asset === asset).find((slot) => slot.place > place);
  const isUp = (symbol: string | undefined) =>
    Number(shown && factOf(held, symbol, shown.fact.kind)?.value) > 0;
  return (
    shown !== undefined &&
    /^(?:return_|change_|compare_return|price_vs_)/.test(shown.fact.kind) &&
    held.assets.length > 1 &&
    held.assets.every(({ symbol }) => symbol === asset || isUp(symbol) !== isUp(asset))
  );
}

const isFollowed = (words: Reading["words"], i: number): boolean => {
  const next = words[i + 1];
  if (
    words[i]?.sort === "claim" &&
    next?.said === "for" &&
    /^(?:all|both|each)/.test(words[i + 2]?.said ?? "")
  )
    return false;
  if (
    words[i]?.sort === "claim" &&
    ((next?.said === "for" && words[i + 2]?.sort === "asset") || next?.said === "or" || next?.sort === "name")
  )
    return false;
  return next !== undefined && next.said !== "," && !(next.sort === "claim" && next.claim.as === "join");
};

/** Whether a sentence, or a clause of it, begins with a verb to the reader. */
export const isOrder = ({ words }: Reading): boolean =>
  words.some((word, i) => {
    const before = words[i - 1];
    const begins =
      !before ||
      (before.sort === "claim" && before.claim.as === "join" && before.claim.hard) ||
      before.said === ",";
    return (
      begins &&
      (word.sort === "free" ||
        (word.sort === "claim" && word.claim.as === "action") ||
        TO_THE_READER.test(words[i + 1]?.said ?? "")) &&
      ORDER.test(word.said) &&
      !/slot/.test(words[i + 1]?.sort ?? "") &&
      isFollowed(words, i)
    );
  });

import type { Action } from "../../../../../shared/action.ts";
import type { FactKind } from "../../../../../shared/analysis.ts";
import { leanOf } from "../prompt/lean.ts";
import { assetAt, bind, denies, factOf, slotsOf } from "../words/bind.ts";
import type { Claim } from "../words/claim.ts";
import type { Held, Reading } from "../words/read-sentence.ts";
import { isAsked } from "./idioms.ts";

/** Whether the figures named without a slot before a word of leaning lean so; "the long picture" is none. */
function isOfNamed({ words, clause }: Reading, place: number, need: number, held: Held): boolean {
  const { assets } = held;
  const call = held.calls.length === 1 ? held.calls[0] : undefined;
  return words.every((word, i) => {
    if (word.sort !== "name" || i >= place || clause[i] !== clause[place] || /^price$/.test(word.said))
      return true;
    const group = /momentum/.test(word.said) ? "momentum" : /trend|averages/.test(word.said) ? "trend" : null;
    if (group && call)
      return (
        Math.sign(
          (call.contributions ?? [])
            .filter((one) => one.group === group)
            .reduce((sum, one) => sum + one.points, 0),
        ) === need
      );
    const fact = factOf(
      held,
      assetAt({ words, clause, segment: clause, heading: 0 }, i, { assets }),
      word.kinds[0] as FactKind,
    );
    return fact !== undefined && leanOf(fact, held.facts) === need;
  });
}

/** Whether figures speak for or against the price, or the call, as a sentence says. */
export function leansSo(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "lean" }>,
  held: Held,
): boolean {
  const objects: Action[] = isAskedOfIt(reading, place)
    ? held.calls.flatMap(({ action }) => action ?? [])
    : [];
  return (
    leansOn(reading, place, claim, held) ||
    objects.some((action) => leansOn(reading, place, claim, held, action))
  );
}

/** "What speaks against it?": the call, where the sentence names neither a call nor the price; "what speaks for it is ..." has one meaning. */
const isAskedOfIt = (reading: Reading, place: number): boolean =>
  isAsked(reading, place) &&
  reading.words[place - 1]?.said === "what" &&
  reading.words.slice(place, place + 2).some(({ said }) => /\bit$/.test(said)) &&
  !reading.words.some((word) => word.sort === "claim" && /^(?:call|action)$/.test(word.claim.as));

function leansOn(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "lean" }>,
  held: Held,
  of?: Action,
): boolean {
  const { words, clause } = reading;
  const isCall = (i: number) => {
    const word = words[i];
    return word?.sort === "claim" && (word.claim.as === "call" || word.claim.as === "action");
  };
  const places = words.map((_, i) => i);
  const object = places.find(
    (i) =>
      i > place &&
      i <= place + 5 &&
      clause[i] === clause[place] &&
      (isCall(i) ||
        words[i]?.sort === "asset" ||
        /^(?:it|price|the price|rise|fall)$/.test(words[i]?.said ?? "")),
  );
  const ofCall =
    object === undefined || words[object]?.said === "it"
      ? places.some((i) => isCall(i) && (object === undefined ? clause[i] === clause[place] : i < object))
      : isCall(object);
  const call =
    held.calls.find(({ asset }) => asset === assetAt(reading, place, held)) ??
    (held.calls.length === 1 ? held.calls[0] : undefined);
  const own = /\b(?:buy|sell|hold|call)$/.exec(words[place]?.said ?? "")?.[0];
  const named = object === undefined ? undefined : words[object];
  const meant =
    own && own !== "call"
      ? ({ buy: "Buy", sell: "Sell", hold: "Hold" } as const)[own as "buy"]
      : named?.sort === "claim" && named.claim.as === "action"
        ? named.claim.action
        : call?.action;
  const decided = of ?? meant;
  const action = of || ofCall || own ? (decided === "Buy" ? 1 : decided === "Sell" ? -1 : 0) : 1;
  const object2 = object === undefined ? "" : (words[object]?.said ?? "");
  const need = claim.lean * action * (object2 === "fall" ? -1 : 1);
  if (need === 0) return false;
  const denied = denies(reading, place) !== null;
  const isTurned = words.some(
    (word, i) => i > place && clause[i] === clause[place] && word.sort === "claim" && word.claim.as === "not",
  );
  if (isTurned && words[place - 1]?.said === "what") return false;
  const leaning = slotsOf(reading, (fact) => leanOf(fact, held.facts) !== 0);
  const bound = bind(reading, place, (fact) => leanOf(fact, held.facts) !== 0);
  const subject = slotsOf(reading).filter(
    (slot) => slot.place < place && clause[slot.place] === clause[place],
  );
  if (subject.length > 0 && !denied && subject.every(({ fact }) => leanOf(fact, held.facts) === 0))
    return false;
  const isNamed = words.some(
    (word, i) => i < place && clause[i] === clause[place] && word.sort === "name" && word.said !== "price",
  );
  const isShown = bound.some((slot) => clause[slot.place] === clause[place]);
  if (bound.length > 0 && (isShown || !isNamed))
    return bound.every(({ fact }) => (leanOf(fact, held.facts) === need) !== denied);
  if (isNamed && !isShown && denied) return !isOfNamed(reading, place, need, held);
  const isPlain = !denied && slotsOf(reading).every((slot) => clause[slot.place] !== clause[place]);
  if (isPlain && words.some((word, i) => i < place && clause[i] === clause[place] && word.sort === "name"))
    return isOfNamed(reading, place, need, held);
  const groups = words.flatMap((word, i) =>
    word.sort === "name" && clause[i] === clause[place] && /^(?:trend|momentum)$|averages$/.test(word.said)
      ? [/averages/.test(word.said) ? "trend" : word.said]
      : [],
  );
  const points = (group: string) =>
    (call?.contributions ?? [])
      .filter((one) => one.group === group)
      .reduce((sum, one) => sum + one.points, 0);
  const hasSlot = slotsOf(reading).some((slot) => clause[slot.place] === clause[place]);
  if (
    denied &&
    slotsOf(reading, ({ kind }) => kind !== "price").length > 0 &&
    leaning.every(({ fact }) => leanOf(fact, held.facts) !== need)
  )
    return true;
  if (!hasSlot && groups.length === 0) return isOfNamed(reading, place, need, held);
  return (
    leaning.length === 0 &&
    groups.length > 0 &&
    groups.every((group) => (Math.sign(points(group)) === need) !== denied)
  );
}

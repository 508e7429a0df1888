import { assetAt, factOf } from "../words/bind.ts";
import type { Claim } from "../words/claim.ts";
import type { Held, Reading } from "../words/read-sentence.ts";
import { areMixed, hasEdge, isAmount, isDecided, isShare, spansIt, wentLater } from "./calls.ts";
import {
  deniesFigure,
  deniesNothing,
  isAsked,
  isBurden,
  isLookingBack,
  isOfBeta,
  isOfCases,
  isOfFigure,
  isOneLevel,
  isThan,
  leadsToward,
} from "./idioms.ts";
import { leansSo } from "./leans.ts";
import { beyondZone, gapOf, isMiddle, isNearSo, isOutside, liesBetween } from "./near.ts";
import { areEqual, followsSo, isOrdered, ranksSo } from "./ranks.ts";
import { standsSo } from "./sides.ts";
import { goesSo, isForce, isUsual, liesSo } from "./ways.ts";
import { keepsLines, provesWrong } from "./wrong.ts";

/** The first word whose claim does not hold; null where all do. */
export function findFalse(reading: Reading, held: Held): string | null {
  for (const [place, word] of reading.words.entries()) {
    if (word.sort !== "claim") continue;
    const before = reading.words[place - 1];
    if (word.claim.as === "zone" && before?.sort === "claim" && before.claim.as === "near") continue;
    if (isAsked(reading, place) && !/^(?:lean|edge)$/.test(word.claim.as)) continue;
    if (!holds(reading, place, word.claim, held)) return `${word.claim.as}: ${word.said}`;
  }
  if (reading.words.some((_, place) => deniesFigure(reading, place))) return "denies a figure";
  if (reading.words.some((_, place) => deniesNothing(reading, place))) return "denies nothing";
  return reading.words.some((_, place) => isAtEnd(reading, place, held)) ? "at an end" : null;
}

const AT_PERCENT = 1;

/** "At its low of the year", said of a price that is not. */
function isAtEnd(reading: Reading, place: number, held: Held): boolean {
  const { words } = reading;
  const word = words[place];
  const kind =
    word?.sort === "name" ? word.kinds.find((one) => /^(?:drawdown|high_52w|low_52w)$/.test(one)) : null;
  const isAt =
    words[place - 1]?.said === "at" ||
    (words[place - 2]?.said === "at" && /^(?:its|the|a)$/.test(words[place - 1]?.said ?? ""));
  const end = isAt && kind ? factOf(held, assetAt(reading, place, held), kind) : undefined;
  return end !== undefined && gapOf(end, held) > AT_PERCENT;
}

const COMPANY = /net_|debt|eps|revenue|supply|market_cap/;

function holds(reading: Reading, place: number, claim: Claim, held: Held): boolean {
  const has = (as: Claim["as"]) =>
    reading.words.some((word) => word.sort === "claim" && word.claim.as === as);
  const slots = reading.words.flatMap((word) => (word.sort === "slot" ? [word.fact] : []));
  switch (claim.as) {
    case "way":
      if (
        /^(?:higher|lower)$/.test(reading.words[place]?.said ?? "") &&
        held.assets.length > 1 &&
        (isOneLevel(slots) || isThan(reading, place))
      )
        return ranksSo(
          reading,
          place,
          { as: "rank", kinds: null, way: claim.way as 1 | -1, top: false },
          held,
        );
      return (
        (has("wrong") && !slots.some(({ kind }) => /^(?:return|change|span)/.test(kind))) ||
        goesSo(reading, place, claim, held)
      );
    case "side":
      if (
        /^(?:more|less|larger|smaller) than$/.test(reading.words[place]?.said ?? "") &&
        isOfBeta(reading, place)
      )
        return slots.some(
          ({ kind, value }) => kind === "beta" && Math.sign(Number(value) - 1) === claim.side,
        );
      if (
        reading.words[place]?.said.endsWith(" than") &&
        reading.words[place + 1]?.sort === "asset" &&
        slots.every(({ unit }, _, all) => unit === all[0]?.unit)
      )
        return (
          ranksSo(reading, place, { as: "rank", kinds: null, way: claim.side, top: false }, held) ||
          standsSo(reading, place, claim, held)
        );
      return has("wrong") ? keepsLines(reading, held) : standsSo(reading, place, claim, held);
    case "between":
      return liesBetween(reading, place, held);
    case "near":
      return isNearSo(reading, place, claim, held);
    case "zone": {
      const beyond = beyondZone(reading, place);
      if (
        reading.words[place]?.said === "a loss" &&
        slots.some(({ kind }) => /^(?:return|change|span|compare)/.test(kind))
      )
        return goesSo(reading, place, { as: "way", way: -1 }, held);
      if (beyond) return isOutside(reading, place, claim, beyond);
      if (
        /middle/.test(reading.words[place]?.said ?? "") &&
        !slots.some(({ kind }) => claim.kinds.includes(kind)) &&
        held.assets.length > 2
      )
        return isMiddle(reading, place, held);
      return liesSo(reading, place, claim, held);
    }
    case "lean":
      if (reading.words[place]?.said.startsWith("carr") && isBurden(reading, place)) return true;
      if (/^stands? against$/.test(reading.words[place]?.said ?? "") && isOfFigure(reading, place))
        return true;
      if (/^(?:dis)?agree/.test(reading.words[place]?.said ?? "") && isOfFigure(reading, place))
        return areMixed(reading, { mixed: reading.words[place]?.said.startsWith("dis") ?? false }, held);
      return leansSo(reading, place, claim, held);
    case "rank":
      return ranksSo(reading, place, claim, held);
    case "share":
      return isShare(reading, place, claim);
    case "number":
      return (
        !/^(?:coins?|stocks?|assets?|companies|calls|buys?|sells?|holds?)$/.test(
          reading.words[place + 1]?.said ?? "",
        ) ||
        claim.of === held.assets.length ||
        (claim.of === 3 && /averages/.test(reading.words[place + 1]?.said ?? ""))
      );
    case "action":
      return isDecided(reading, place, claim, held);
    case "edge":
      return hasEdge(reading, place, claim, held);
    case "wrong":
      return provesWrong(reading, place, held);
    case "of":
      if (claim.how === "only") return reading.words[place + 1]?.sort === "claim";
      return (
        claim.how !== "all" ||
        /^(?:coin|stock|company|asset|one)$/.test(reading.words[place + 1]?.said ?? "") ||
        !isOfCases(reading, place)
      );
    case "force":
      return isForce(reading, place, claim, held);
    case "gains":
      return slots.some(
        ({ kind, value }) =>
          /^(?:rsi_14|call_rsi)$/.test(kind) && Math.sign(Number(value) - 50) === claim.way,
      );
    case "usual":
      return isUsual(reading, place, claim, held);
    case "follow":
      return followsSo(reading, place);
    case "order":
      return isOrdered(reading, place, claim);
    case "amount":
      return isAmount(reading, place, claim, held);
    case "spans":
      return spansIt(reading, place, claim, held);
    case "untrue":
      return false;
    case "would":
      return has("wrong");
    case "later":
      return (
        wentLater(reading, place, claim) ||
        (!slots.some(({ label }) => /price was/.test(label)) &&
          goesSo(
            reading,
            place,
            { as: "way", way: claim.higher === isLookingBack(reading, place) ? -1 : 1 },
            held,
          ))
      );
    case "equal":
      return areEqual(reading, place);
    case "mixed":
      return areMixed(reading, claim, held);
    case "toward":
      return leadsToward(reading, place, claim);
    case "unit": {
      const before = reading.words[place - 1];
      return before?.sort !== "slot" || before.fact.unit === claim.unit;
    }
    case "kinds":
      if (/^(?:explain|account|owe|earn|worth|is worth)/.test(reading.words[place]?.said ?? "")) {
        const object = reading.words[place + 1];
        if (object?.sort === "slot") return claim.kinds.test(object.fact.kind);
      }
      return (COMPANY.test(claim.kinds.source) ? held.facts : slots).some(({ kind }) =>
        claim.kinds.test(kind),
      );
    default:
      return true;
  }
}

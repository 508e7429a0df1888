import type { BadDate, Span } from "../../asks/desk/fields.ts";
import type { WhyMovedAsk } from "../../asks/why-moved.ts";
import { type Clause, has, placeOf } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { cue } from "../words/cue.ts";
import { FALL, HIGHEST, LOWEST, MOVED_DAYS, RISE, WHY } from "../words/moving.ts";
import { VERDICT } from "../words/trading.ts";
import { isLoneWhy } from "./opinion.ts";

const HAPPENED = cue(
  `whats behind|what is behind|what lies behind|whats driving|what is driving|was steckt hinter|que hay detras|qu est ce qui explique|o que esta por tras|что стоит за|arkasinda ne|what happened|what happend|what moved|what triggered|was ist passiert|was ist _ passiert|passiert|was ist los|was war los|que paso|que ha pasado|que le pasa|que s est il passe|o que aconteceu|o que houve|что случилось|что произошло|что с|ne oldu|发生了什么|怎么回事|怎么了|何があった|どうした|무슨 일|어떻게 된
  what _ happened|what _ happen|what _ sank|what hit|what hurt|what boosted|what lifted|what knocked|what tanked|what crashed|what spooked|what pumped|what propelled|what wrecked|what crushed|what fuelled|what fueled|what set off|what rattled|what shook|what sparked|what was behind|what stood behind|who is to blame|whos to blame|to blame|what blew up|what went wrong with|what went down with|was war mit|was hat _ bewegt|was steckte hinter|quien tiene la culpa|que movio|que hundio|que hubo con|qu est il arrive|qui est responsable|o que derrubou|o que mexeu|что уронило|что толкнуло|что двигало|кто виноват|ne dusurdu|ne yukseltti|kim suclu|谁干的|什么导致|什么推动|何が起き|何が動か|뭐 때문에|무엇 때문에
  what was that about|whats that about|weird day|what was going on|what was up with|drove|caused|triggered|responsible for|led to|brought about|reason behind|behind the|was da los|que fue eso|c etait quoi|o que foi isso|что это было|neydi o
  what lit|lit a fire|got into|what fired|what fuels|what is pushing|whats pushing|what pushed|what dragged|what pulled|what took|what killed|what saved|what weighed|whats weighing|is weighing on|what brought|what gave|what made`,
);
const MOVING = cue(
  `move|moved|moves|moving|swing|swings|jump in volume|so much|this much|so hard|so strong|so weak|volatile|bewegt|mueve|bouge|mexe|движется|hareket|波动|動い|움직`,
);

/** Why a price went the way it went, and which days made it. */
export function readWhyMoved(clause: Clause, talk: Talk): WhyMovedAsk | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0) return null;
  const span = findSpan(clause);
  if (has(clause, MOVED_DAYS) && !has(clause, HIGHEST, LOWEST))
    return { kind: "why_moved", assets, span, direction: findDirection(clause), days: true };
  if ((talk.hasMoved || talk.ask?.kind === "change_between") && isLoneWhy(clause))
    return { kind: "why_moved", assets, span: span ?? talk.span, direction: null, days: false };
  const isExplained =
    / (?:explain|explanation for|erklar\S*|explica\S*|explique\S*|объясни\S*) /.test(clause.text) &&
    has(clause, RISE, FALL);
  const isWhy = (has(clause, WHY) && !has(clause, VERDICT)) || isExplained;
  const isMoved = has(clause, RISE, FALL, MOVING) || has(clause, HAPPENED);
  if (!isWhy && !has(clause, HAPPENED)) return null;
  if (!isMoved && !(isWhy && clause.dates.length > 0)) return null;
  if (/ (?:buy|sell(?! off)|hold|call|score|rating) /.test(clause.text)) return null;
  return { kind: "why_moved", assets, span, direction: findDirection(clause), days: false };
}

/** The past the clause tells; none for today's move. */
export function findSpan({ dates }: Clause): Span | BadDate | null {
  const mention = dates.find(({ past, bad }) => past ?? bad);
  return mention?.bad ?? mention?.past ?? null;
}

function findDirection(clause: Clause): "up" | "down" | null {
  const [fall, rise] = [placeOf(clause, FALL), placeOf(clause, RISE)];
  if (fall < 0 && rise < 0) return null;
  if (fall < 0) return "up";
  if (rise < 0) return "down";
  return rise < fall ? "up" : "down";
}

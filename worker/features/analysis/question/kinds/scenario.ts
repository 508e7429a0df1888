import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Ask } from "../../asks/registry.ts";
import type { ScenarioAsk } from "../../asks/scenario.ts";
import { has, placeOf } from "../lexicon/lexicon.ts";
import { WORTH_EACH } from "../money/position.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { IF_I_HAVE } from "../words/trading.ts";
import { findThan } from "./figures.ts";

const UNITS =
  /^#n (?:@|shares|coins|tokens|units|aktien|acciones|actions|acoes|акци\S*|монет\S*|hisse|adet|tane|of @|of them|of those|股|枚|个|個|株|주|개)/;
/** "My 2", "how much do I lose with 0.5". */
const MY_UNITS =
  / (?:my|mein\S*|mis?|mes|meus?|(?:lose|losing|make|gain|verliere|pierdo|gano|perds|perco) (?:with|on|mit|con|avec|com)) $/;
/** Told as if it were so: "Oracle drops 12%, what then?" */
const MOVES =
  / (?:drops|falls|loses|sinks|crashes|plunges|rises|gains|climbs|jumps|pumps|dumps|dips|goes up|goes down) (?:by |another |a further )?#pct | (?:minus|plus|less) #pct | @ #pct (?:would be |is )?(?:what )?$|(?:再|又|もう|あと|더) ?(?:涨|跌|上が|下が|오르|떨어)/;
/** "Nvidia takes another 20% haircut", told as if it were so. */
const TAKES_A_MOVE =
  / (?:takes|suffers|sees|gets|has|makes|does|posts|stages|faces|catches|with|erleidet|macht|sufre|tiene|hace|subit|prend|fait|sofre|leva|faz) (?:(?:a|an|another|one more|yet another|a further|further|einen|eine|einen weiteren|weitere|un|una|une|otra|otro|um|uma|outra|outro|autre|nouvelle?) ){0,2}#pct (?:\S+ )?(?:haircut|drop|fall|dip|crash|correction|pullback|hit|loss|decline|slide|cut|plunge|tumble|knock|beating|setback|rally|pop|jump|gain|rise|bounce|rip|pump|surge|run|climb|leap|ruckgang|absturz|verlust|anstieg|sprung|caida|subida|chute|baisse|hausse|queda|alta) /;
/** "Google falls back to 150", told as if it were so. */
const GOES_TO =
  / (?:@|it|they|price|kurs|precio|prix|preco) (?:then |now |just |suddenly )?(?:drops|falls|sinks|crashes|plunges|slides|slips|dips|tanks|dumps|rises|climbs|jumps|pumps|rallies|runs|gets|goes|moves|hits|reaches|touches|recovers|fallt|steigt|sinkt|cae|sube|baja|llega|tombe|monte|chute|cai|sobe) (?:(?:back|down|up|all|the|way|again|to|at|below|above|auf|a|hasta|para|zuruck|wieder) ){0,4}#(?:usd|n) /;
/** "What would 15 ETH be worth at 4000?" */
const WORTH_AT =
  / #n (?:@|shares?|coins?) (?:\S+ ){0,4}(?:worth|be|get|fetch|make|bring) (?:\S+ ){0,3}at (?:a price of )?#(?:usd|n) /;
/** "15% below its price", "add 8% to it", "ETH down 40% is what price" */
const PART_LESS =
  / #pct (?:below|under|off|lower|less|cheaper|beneath|unter|weniger|menos|moins|ниже|меньше) | (?:minus|take|subtract|knock|shave|cut|lop|deduct|less) (?:off )?(?:another )?#pct /;
const PART_MORE =
  / #pct (?:above|over|higher|more|on top|dearer|pricier|uber|mehr|mas|plus|mais|выше|больше) | (?:plus|add|tack on) (?:another )?#pct /;
const PART_ASKED =
  / (?:what|whats|which|price|where|how much|gives?|add|take|knock|shave|subtract|cut|equals?|was|wie viel|cuanto|combien|quanto|сколько) /;
const IS_WHAT = / (?:up|down) #pct (?:is|equals?|would be|makes|means) (?:what|how much|which) /;
const isPartOf = ({ text }: Clause): boolean =>
  IS_WHAT.test(text) || ((PART_LESS.test(text) || PART_MORE.test(text)) && PART_ASKED.test(text));
/** "BTC at 80k would be what percent above today?" */
const HOW_MUCH_ABOVE =
  / (?:what|how many|how much|how big a?) (?:percent |percentage |of a )?(?:above|below|up|higher|lower|more|rise|gain|jump|drop|fall|move|increase|decrease)(?= ).*#(?:usd|n) | #(?:usd|n) .*(?:what|how many|how much|how big a?) (?:percent |percentage |of a )?(?:above|below|up|higher|lower|more|rise|gain|jump|drop|fall|move|increase|decrease)(?= )/;

/** Prices of ours that a price may go to. */
const LEVELS: FactKind[] = ["high_52w", "low_52w", "sma_20", "sma_50", "sma_200", "support", "resistance"];
/** "BTC to 80k", after what is held was told. */
const TO_LEVEL = / (?:@|it|they|price) to #(?:usd|n) /;
/** "Is Tesla above 400?" */
const STANDS = /^ (?:is|are) (?:@|it) (?:\S+ ){0,3}(?:above|below|over|under) #(?:usd|n) $/;
/** "What would 20% down mean for it?" */
const MEANS =
  / what (?:would|does|do|will) (?:a |another )?(?:\S+ )?#pct (?:\S+ ){0,3}(?:mean|do|cost|make) /;
/** "What would 3x leverage do to it?" */
const LEVER_DOES = / (?:would|does|do|will|could|can) (?:\S+ )?#x (?:\S+ ){0,2}(?:do|mean|change|cost) /;

/** "What if it drops 10%?", "how far is SOL from $250?", "what if I use 5x leverage?" */
export function readScenario(clause: Clause, talk: Talk): Ask | null {
  if (findThan(clause) !== null) return null;
  const assets = subjectOf(clause, talk);
  if (assets.length === 0 || has(clause, "odds") || IF_I_HAVE.test(clause.text)) return null;
  if (clause.figures.includes("market_cap")) return null;
  const worth = readWorth(clause, assets);
  if (worth) return worth;
  const to =
    clause.amounts.length === 0 && has(clause, "if")
      ? LEVELS.find((kind) => clause.figures.includes(kind))
      : undefined;
  const isPart =
    isPartOf(clause) &&
    clause.dates.length + clause.figures.length === 0 &&
    !has(clause, "why", "should", "verdict", "highest", "lowest");
  const isIf =
    has(clause, "if", "how_far") ||
    isPart ||
    WORTH_EACH.test(clause.text) ||
    HOW_MUCH_ABOVE.test(clause.text) ||
    WORTH_AT.test(clause.text) ||
    STANDS.test(clause.text) ||
    LEVER_DOES.test(clause.text) ||
    MEANS.test(clause.text) ||
    (has(clause, "liquidation") && clause.text.includes("#x")) ||
    (has(clause, "after_move") && clause.text.includes("#pct"));
  // "And if it rises to 100k?", of a position told before.
  const isOfPosition = talk.ask?.kind === "position" && clause.assets.length === 0;
  const isHeld = talk.units !== null && talk.ask?.kind === "convert" && talk.ask.units === talk.units;
  const isSupposed =
    (MOVES.test(clause.text) ||
      TAKES_A_MOVE.test(clause.text) ||
      GOES_TO.test(clause.text) ||
      (isHeld && TO_LEVEL.test(clause.text))) &&
    clause.dates.length === 0 &&
    !/ (?:do you think|you think|when|will|tell me when|odds|chance|how likely|expect) /.test(clause.text) &&
    !has(clause, "why");
  if (!isIf && !isSupposed) return null;
  const { text } = clause;
  const [percent] = amountsOf(clause, "percent");
  const [lever] = amountsOf(clause, "leverage");
  const money = amountsOf(clause, "usd", "number");
  const units = money.find(
    ({ at, kind }) => kind === "number" && (UNITS.test(text.slice(at)) || MY_UNITS.test(text.slice(0, at))),
  );
  const others = money.filter((one) => one !== units);
  const level = findLevel(clause, others);
  const usd =
    percent && !level
      ? (others.find(({ kind }) => kind === "usd")?.value ?? (units ? null : talk.usd))
      : null;
  const sign = percent ? signOf(clause, percent.value) : null;
  const move = percent
    ? percent.value * (sign ?? 1)
    : has(clause, "halves")
      ? -50
      : has(clause, "doubles") && !lever
        ? 100
        : has(clause, "triples") && !lever
          ? 200
          : null;
  if (to === undefined && move === null && level === null && !(lever && has(clause, "leverage"))) return null;
  const ask: ScenarioAsk = {
    kind: "scenario",
    assets: assets.slice(0, 1),
    move: level === null || percent ? move : null,
    level: percent ? null : level,
    units:
      units?.value ??
      (isHeld || has(clause, "mine") || WORTH_ASKED.test(text) || isOfPosition
        ? (talk.units ?? talk.position?.units ?? null)
        : null),
    usd,
    leverage: lever?.value ?? null,
    side:
      has(clause, "shorted") || (clause.assets.length === 0 && talk.position?.side === "short")
        ? "short"
        : "long",
    ...(to && { to }),
    ...(percent && sign === null && !lever && level === null && { either: true }),
  };
  return { ...ask, assets };
}

/** "What price does ADA need for my 3000 coins to be worth 10k?" */
function readWorth(clause: Clause, assets: ScenarioAsk["assets"]): ScenarioAsk | null {
  if (!has(clause, "at_which_price") || !has(clause, "worth_in_all") || clause.dates.length > 0) return null;
  const money = amountsOf(clause, "usd", "number");
  const units = money.find(({ at, kind }) => kind === "number" && UNITS.test(clause.text.slice(at)));
  const [worth, ...others] = money.filter((one) => one !== units);
  if (!units || !worth || others.length > 0) return null;
  const nothing = { move: null, level: null, usd: null, leverage: null, side: "long" } as const;
  return { kind: "scenario", assets: assets.slice(0, 1), ...nothing, units: units.value, worth: worth.value };
}

const WORTH_ASKED = / (?:those|them|worth) /;

function findLevel(clause: Clause, money: { value: number; kind: string; at: number }[]): number | null {
  if (
    !STANDS.test(clause.text) &&
    !has(clause, "how_far", "reach", "worth_now") &&
    !/(?:\bat|\bto|bei|auf|a|à|de|до|到|まで|까지|에) #/.test(clause.text)
  )
    return null;
  // "1000 in ETH" is what is put in.
  const levels = money.filter(({ at }) => !PUT_IN.test(clause.text.slice(at)));
  return levels.at(-1)?.value ?? null;
}

const PUT_IN = /^#(?:usd|n) (?:worth )?(?:in|into|of|en|em|dans|на|в) @ /;

/** A fall is below zero; where both ways are told, the word nearest before the size decides; null where neither is. */
function signOf(clause: Clause, value: number): 1 | -1 | null {
  if (value < 0) return 1;
  if (PART_LESS.test(clause.text)) return -1;
  if (PART_MORE.test(clause.text)) return 1;
  const [fall, rise] = [placeOf(clause, "fall"), placeOf(clause, "rise")];
  if (fall < 0 && rise < 0) return null;
  if (fall < 0) return 1;
  if (rise < 0) return -1;
  const at = clause.text.indexOf("#pct");
  return Math.abs(at - fall) <= Math.abs(at - rise) ? -1 : 1;
}

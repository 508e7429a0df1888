/** "What if it drops 10%?": a move somebody asks about, in percent with its sign. */
export interface Scenario {
  percent: number;
}

const CONDITION = /\b(?:what (?:if|happens|about)|if|when|suppose|assum(?:e|es|ing)|in case|after|should)\b/i;
const FALL =
  "drops?|falls?|fell|loses?|dips?|declines?|crash(?:es)?|tanks?|slides?|sinks?|plunges?|corrects?|(?:go(?:es)?|is|were|was) down|down";
const RISE =
  "rises?|rose|gains?|jumps?|rall(?:y|ies)|climbs?|pumps?|surges?|adds?|(?:go(?:es)?|is|were|was) up|up";
const SIZE = "(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:%|percent\\b|per cent\\b|pct\\b)";
const VERB_FIRST = new RegExp(
  `\\b(?:(${FALL})|(${RISE}))(?: (?:by|another|about|around|some|a|further|to|the))* ${SIZE}`,
  "i",
);
const SIZE_FIRST = new RegExp(`${SIZE}[ -](?:price )?(?:(${FALL}|correction|loss)|(${RISE}|gain))\\b`, "i");
const HALVES = /\b(?:halves|is halved|is cut in half|drops by half|loses half)\b/i;
const DOUBLES = /\bdoubles\b/i;
const MOST = { fall: 95, rise: 500 };

/** The move a message asks about, if it asks about one that a price can make. */
export function findScenario(message: string): Scenario | null {
  if (!CONDITION.test(message)) return null;
  if (HALVES.test(message)) return { percent: -50 };
  if (DOUBLES.test(message)) return { percent: 100 };
  const [, falls, rises, size] = VERB_FIRST.exec(message) ?? [];
  if (size) return checkSize(Number(size), falls !== undefined && rises === undefined);
  const [, first, fall] = SIZE_FIRST.exec(message) ?? [];
  return first ? checkSize(Number(first), fall !== undefined) : null;
}

const checkSize = (size: number, isFall: boolean): Scenario | null =>
  size > 0 && size <= (isFall ? MOST.fall : MOST.rise) ? { percent: isFall ? -size : size } : null;

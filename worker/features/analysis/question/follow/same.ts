import type { Ahead } from "../../asks/desk/fields.ts";
import type { Ask } from "../../asks/registry.ts";
import type { Extreme } from "../../asks/risk.ts";
import { readFigures } from "../kinds/figures.ts";
import { has, type Meaning, replaceWords, wordsOf } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";

/** Words with which a message goes on and that ask nothing by themselves. */
const CARRIED = new Set(wordsOf("carry"));
const CARRIED_PIECES =
  /^(?:那么|那|么|呢|的|话|换成|如果|是|和|加上|では|じゃあ|は|も|の|と|を|に|が|だと|なら|どう|ですか|です|かな|그럼|그러면|은요|는요|은|는|도|이|가|을|를|로|으로|라면|이라면|요|에|에는)+$/;
/** "And in favour?" */
const FOR = / (?:for|in favou?r|pro|dafur|a favor|en faveur|за) (?=(?:it |them |@ )?$)/;

/** Nothing is said but marks and small words: what is left is that of the talk. */
export function isCarried(text: string, ...besides: (RegExp | Meaning)[]): boolean {
  const rest = besides.reduce<string>(
    (left, words) =>
      typeof words === "string" ? replaceWords(left, [words]) : left.replace(new RegExp(words, "gu"), ""),
    text,
  );
  const words = rest
    .replace(/[@~^¬]|#(?:usd|pct|x|n|cur)/g, " ")
    .trim()
    .split(/\s+/);
  return words.every((word) => word === "" || CARRIED.has(word) || CARRIED_PIECES.test(word));
}

/** "And Ethereum?", "and in percent?", "make it 20%", "by Christmas?": the same ask of another asset, unit, size or time. */
export function readSame(clause: Clause, talk: Talk): Ask | null {
  const { ask } = talk;
  const { text, figures, dates, amounts } = clause;
  if (OF_LAST.test(text) && talk.figures.length > 0 && figures.length + dates.length + amounts.length === 0)
    return readFigures({ ...clause, figures: talk.figures }, talk);
  // "What is a P/E?", "and what is Apple's?"
  if (!ask && talk.figures.length > 0 && clause.assets.length > 0 && isCarried(text, "is"))
    return readFigures({ ...clause, figures: talk.figures }, talk);
  if (!ask || figures.length > 0) return null;
  if (ask.kind === "change_between" && UNIT_ONLY.test(text))
    return { ...ask, in: /usd|dollar|доллар/.test(text) ? "usd" : "percent" };
  const named = unique(clause.assets);
  const marks = Number(named.length > 0) + Number(dates.length > 0) + Number(amounts.length > 0);
  if (marks === 0 && ask.kind === "opinion" && isCarried(text, "against", FOR)) {
    const side = has(clause, "against") ? "against" : FOR.test(text) ? "for" : null;
    if (side) return { ...ask, about: "reasons", side, action: null };
  }
  if (marks === 0) {
    if (has(clause, "turns") && isCarried(text, "turns")) return turn(ask, clause);
    return has(clause, "times") && isCarried(text, "times") ? multiply(ask, clause) : null;
  }
  if (named.length > 0 && dates.length === 1 && amounts.length === 0 && isCarried(text))
    return ask.kind === "overview" ? null : move({ ...ask, assets: named } as Ask, clause);
  const besides = [...(amounts.length > 0 ? [UNITS] : []), ...(ask.kind === "position" ? [ENTERED] : [])];
  if (marks > 1 || !isCarried(text, ...besides)) return null;
  if (amounts.length > 0) return amounts.length === 1 ? resize(ask, clause) : null;
  if (dates.length > 0) return dates.length === 1 ? move(ask, clause) : null;
  return rename(ask, named, clause, talk);
}

/** The same of other assets. */
function rename(ask: Ask, named: Clause["assets"], { text }: Clause, talk: Talk): Ask | null {
  const [into] = named;
  if (into && INTO_ONLY.test(text) && (ask.kind === "convert" || ask.kind === "figure"))
    return {
      kind: "convert",
      assets: talk.assets.slice(0, 1),
      units: talk.units ?? 1,
      usd: null,
      into,
      when: null,
    };
  const isHeld = ask.kind === "position" && ask.position.entry === null;
  if (ask.kind === "overview" || ask.kind === "ranking" || (ask.kind === "position" && !isHeld))
    return { kind: "overview", assets: named };
  const isMore = / (?:add|adding|throw in|include|including|plus) |加上/.test(text);
  const leave = / (?:drop|remove|replace|swap|leave out|without) /.test(text)
    ? named.filter((asset) => talk.assets.includes(asset))
    : [];
  const joins = ask.kind === "compare" && named.length - leave.length === 1;
  if (!isMore && !joins && leave.length === 0) return { ...ask, assets: named };
  return { ...ask, assets: unique([...talk.assets, ...named]).filter((asset) => !leave.includes(asset)) };
}

/** The same of another time; null where a reader of its own knows better. */
function move(ask: Ask, { dates }: Clause): Ask | null {
  const [{ past, ahead, tense } = { past: null, ahead: null, tense: "open" }] = dates;
  if (ask.kind === "forecast" && ahead && tense !== "past") return { ...ask, ahead };
  if (!past) return null;
  switch (ask.kind) {
    case "compare":
    case "ranking":
      return { ...ask, by: ask.by === "correlation" ? ask.by : null, span: past };
    case "risk":
    case "why_moved":
    case "past_days":
      return { ...ask, span: past };
    case "convert":
      return { ...ask, when: past };
    default:
      return null;
  }
}

/** The same the other way. */
function turn(ask: Ask, clause: Clause): Ask | null {
  const [up, down] = [has(clause, "rise"), has(clause, "fall")];
  const sign = up === down ? null : up ? 1 : -1;
  if ((ask.kind === "scenario" || ask.kind === "forecast") && ask.move !== null)
    return { ...ask, move: sign === null ? -ask.move : sign * Math.abs(ask.move) };
  const isBest = has(clause, "most") && !has(clause, "least");
  if (ask.kind === "risk" && ask.measure?.includes("_"))
    return { ...ask, measure: ask.measure.replace(/^[a-z]+/, isBest ? "best" : "worst") as Extreme };
  if (ask.kind === "ranking") return { ...ask, want: isBest || up ? "most" : "least", place: 1 };
  return null;
}

/** Twice or half of it. */
function multiply(ask: Ask, clause: Clause): Ask | null {
  const by = has(clause, "half") ? 0.5 : has(clause, "triple") ? 3 : 2;
  const times = (value: number | null) => value && value * by;
  if (ask.kind === "convert") return { ...ask, units: times(ask.units), usd: times(ask.usd) };
  if (ask.kind !== "position") return null;
  const { position } = ask;
  return { ...ask, position: { ...position, units: times(position.units), usd: times(position.usd) } };
}

/** The same of another size. */
function resize(ask: Ask, clause: Clause): Ask | null {
  const [amount] = amountsOf(clause, "usd", "percent", "number", "leverage");
  if (!amount) return null;
  const { kind, value } = amount;
  const isMoney = kind === "usd" || kind === "number";
  if (ask.kind === "convert" && kind === "number" && ask.units !== null) return { ...ask, units: value };
  if (ask.kind === "convert" && isMoney && ask.usd !== null) return { ...ask, usd: value };
  if (ask.kind === "position" && isMoney && !/ at #/.test(clause.text)) {
    const { position } = ask;
    if (position.usd !== null) return { ...ask, position: { ...position, usd: value } };
    if (position.units !== null && kind === "number")
      return { ...ask, position: { ...position, units: value } };
    return { ...ask, position: { ...position, entry: value } };
  }
  if (ask.kind === "dca" && isMoney) return { ...ask, amount: value };
  if (ask.kind === "past_days" && ask.level !== null && isMoney) return { ...ask, level: value };
  if (ask.kind === "past_days" && ask.move !== null && kind !== "usd")
    return { ...ask, move: Math.abs(value) };
  if (ask.kind !== "scenario" && ask.kind !== "forecast") return null;
  if (
    kind === "number" &&
    ask.kind === "forecast" &&
    ask.level === null &&
    (ask.move === null || / (?:in|by|за|через|em|en|dans) #n /.test(clause.text))
  )
    return ask.ahead && { ...ask, ahead: lengthen(ask.ahead, value) };
  if (ask.move !== null && (kind === "percent" || kind === "number"))
    return { ...ask, move: ask.move < 0 ? -Math.abs(value) : value };
  if (isMoney && ask.level !== null) return { ...ask, level: value };
  return kind === "leverage" && ask.kind === "scenario" && ask.leverage !== null
    ? { ...ask, leverage: value }
    : null;
}

/** "And in three?", of "within a month". */
function lengthen(ahead: Ahead, count: number): Ahead | null {
  const [, n = "", unit] = /^within (\d+|an?) (day|week|month|quarter|year)s?$/.exec(ahead.said) ?? [];
  if (!unit || count < 1) return null;
  const each = ahead.days / (Number(n) || 1);
  return { days: Math.round(each * count), said: `within ${count} ${unit}${count === 1 ? "" : "s"}` };
}

/** "What is it for Bitcoin?", "is Apple near one?", of the figure told last. */
const OF_LAST =
  / (?:what|how high|how much|where) (?:is|was) (?:it|that|this|theirs?) (?:for|of|on|at) @ | is @ (?:near|close to|in|at|having|seeing|approaching) (?:one|it|such a thing) /;
const UNITS =
  / (?:percent|prozent|dollars?|leverage|coins?|shares?|tokens?|of (?:them|those|these)|x|mal|fach|наконец)(?= )|[个個枚股株주개]/;
/** "And if I'd bought Microsoft instead?" */
const ENTERED =
  / (?:bought|picked|chosen|gone|put|invested|held|owned|taken|gekauft|comprado|achete|купил\S*|alsaydim)(?= )/;
const INTO_ONLY =
  /^ (?:(?:and|und|y|et|e|и|ve|what about|how about) )?(?:in|en|em|в|to) (?:terms of )?@ (?:terms )?$/;
/** "And in percent?" */
const UNIT_ONLY =
  /^ (?:(?:and|und|y|et|e|и|ve|what about|how about|how much is that|whats that|what is that) )*(?:in|en|em|as|в|a) (?:percent|percentage|a percentage|percentage terms|dollars|dollar terms|usd|cash|money|prozent|dollar|porcentaje|dolares|pourcentage|porcentagem|процентах|долларах) $/;

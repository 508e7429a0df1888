import type { Turn } from "../../../../shared/analysis.ts";
import type { AskKind } from "../../../../shared/asks.ts";
import { MESSAGE_MAX_LENGTH } from "../../../../shared/message-limits.ts";
import { dateOf } from "../../../../shared/time.ts";
import { isVisible } from "../../../../shared/words.ts";
import { AppError } from "../../../errors.ts";
import type { Asset } from "../../markets/assets.ts";
import type { DistressAsk } from "../asks/distress.ts";
import type { Ask } from "../asks/registry.ts";
import { chooseAsks, isReal } from "./choose-asks.ts";
import { lookAhead } from "./dates/look-ahead.ts";
import { placeThen, settle } from "./dates/then.ts";
import { isAway } from "./follow/away.ts";
import { readDrop } from "./follow/drop.ts";
import { editLast, isOfMoney } from "./follow/edit.ts";
import { inherit } from "./follow/inherit.ts";
import { keepMagnitude } from "./follow/magnitude.ts";
import { readManner } from "./follow/manner.ts";
import { keepOwnPrices } from "./follow/own-prices.ts";
import { refer, widen } from "./follow/refer.ts";
import { isAsked, isOrder, isSaidBeside } from "./kinds/asides.ts";
import { feelDistress, goesOnInDistress, readDistress } from "./kinds/distress.ts";
import { readInstead } from "./kinds/small-talk.ts";
import { noteClause } from "./note-clause.ts";
import { lookBack } from "./past/look-back.ts";
import type { Manner, Question } from "./question.ts";
import { readClause } from "./read-clause.ts";
import { type Clauses, readClauses } from "./read-clauses.ts";
import { chooseReading, likeliest } from "./second-reader/choose-reading.ts";
import { IN_WORDS, type Way } from "./second-reader/ways.ts";
import { refuseLevel, trackedIn } from "./stand-ins/own-levels.ts";
import { hearAnswer, remember, SILENCE, type Talk, unique, without } from "./talk.ts";
import type { Within } from "./unused/weigh-reading.ts";

/**
 * What a message asks within its talk, as seen at the market's moment `now`: assets, asks, days and amounts, in ten
 * languages. `about`: assets the talk is of, whatever was said before. Pure. Throws `message_empty` and `message_too_long`.
 */
export function readQuestion(text: string, turns: Turn[], now: Date, about: Asset[] = []): Question {
  const message = checkMessage(text);
  const talk = readTalk(turns, now);
  const before = about.length > 0 ? { ...talk, assets: about, before: talk.assets } : talk;
  return chooseReading(message, before, (way) => (words) => readWithin(words, turns, before, now, way));
}

function readWithin(message: string, turns: Turn[], before: Talk, now: Date, way: Way): Within {
  const { asks, clauses, manner, talk } = readMessage(message, before, now, way);
  const { unknown, suggestions, language, standIns } = clauses;
  return {
    ...{ message, turns, asks, unknown, suggestions, language, standIns },
    assets: unique(
      asks.flatMap((ask) => ("into" in ask && ask.into ? [...ask.assets, ask.into] : ask.assets)),
    ),
    ...(manner && { manner }),
    ...(talk.currency && { currency: talk.currency }),
    clauses,
  };
}

type ReadTurn = (message: string, talk: Talk, now: Date) => Message;

/** What the asker's earlier messages leave to be understood; what was answered names nothing. Pure. */
export function readTalk(turns: readonly Turn[], now: Date, read: ReadTurn = readTurn): Talk {
  let talk: Talk = { ...SILENCE, today: dateOf(now) };
  for (const { role, content } of turns) {
    if (role !== "user") {
      talk = hearAnswer(talk, content);
      continue;
    }
    const heard = read(content.slice(0, MESSAGE_MAX_LENGTH), talk, now);
    talk = { ...heard.talk, said: heard.clauses.clauses };
  }
  return talk;
}

/** The same as its words are read alone, whatever was learned: what is taught does not hang on what was taught. */
export const readPlainTalk = (turns: readonly Turn[], now: Date): Talk =>
  readTalk(turns, now, (message, talk) => readMessage(message, talk, now, IN_WORDS));

/** The kinds of what a message asks as its words are read, within a talk that was read so. */
export const readPlainKinds = (message: string, talk: Talk, now: Date): AskKind[] =>
  readMessage(message, talk, now, IN_WORDS).asks.map(({ kind }) => kind);

/** What was said is read as its answer was, but for the words left over. */
function readTurn(message: string, talk: Talk, now: Date): Message {
  return likeliest(talk, (way) => readMessage(message, talk, now, way));
}

/** The message, its blanks single; one that nobody can see is empty. */
function checkMessage(text: string): string {
  const message = text
    .trim()
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n\s*/gu, "\n");
  if (!isVisible(message)) throw new AppError("message_empty");
  if ([...text.trim()].length > MESSAGE_MAX_LENGTH) throw new AppError("message_too_long");
  return message;
}

function readMessage(message: string, before: Talk, now: Date, { meant, byName }: Way): Message {
  return keepMoney(readOnce({ ...readClauses(message, now, byName), meant }, before), before);
}

/** Answers stay in the last currency until another is named, and prices are those of what was named. */
function keepMoney(read: Message, before: Talk): Message {
  const { currency } = read.clauses;
  const tracked = trackedIn(read.clauses, before.tracked);
  return {
    ...read,
    asks: read.asks.map((ask) => refuseLevel(ask, tracked)),
    talk: { ...read.talk, tracked, currency: currency === "USD" ? null : (currency ?? before.currency) },
  };
}

interface Message {
  clauses: Clauses;
  talk: Talk;
  asks: Ask[];
  manner?: Manner;
}

function readOnce(clauses: Clauses, before: Talk): Message {
  const distress = readDistress(clauses.clauses);
  if (distress) return answerDistress(clauses, before, distress);
  const told = readManner(clauses, before);
  if (told) return { clauses, talk: before, asks: [told.ask], manner: told.manner };
  const read = ownPrices(readAsks(clauses, { ...before, distress: null }), clauses, before);
  const felt = clauses.meant && read.asks.every((ask) => !isReal(ask)) ? feelDistress(clauses) : null;
  if (felt) return answerDistress(clauses, before, felt);
  return before.distress && read.asks.every(goesOnInDistress)
    ? answerDistress(clauses, before, { ...before.distress, again: true })
    : read;
}

/** What is asked of another asset, without the prices of the last. */
function ownPrices(read: Message, { clauses }: Clauses, { ask: last }: Talk): Message {
  const asks = read.asks.map(
    (ask): Ask => keepOwnPrices(ask, last, clauses) ?? { kind: "unread", assets: ask.assets },
  );
  const [ask = null] = asks.filter(({ kind }) => kind !== "unread");
  if (asks.every((one, i) => one === read.asks[i])) return read;
  return { ...read, asks, talk: { ...read.talk, ask, position: null } };
}

/** It is the only ask of its message: nothing else in it is answered, and no name in it counts. */
const answerDistress = (clauses: Clauses, talk: Talk, distress: DistressAsk) => ({
  clauses: { ...clauses, unknown: [], suggestions: [] },
  talk: { ...talk, distress },
  asks: [distress] as Ask[],
});

function readAsks(said: Clauses, before: Talk): Message {
  const clauses = { ...said, clauses: keepMagnitude(said.clauses, before.ask) };
  const edited = readEdited(clauses, before);
  if (edited) return edited;
  const named = unique(clauses.clauses.flatMap(({ assets }) => assets));
  const leftOut = unique([...before.leftOut, ...clauses.leftOut]).filter((asset) => !named.includes(asset));
  // "What's a good stop? I bought LINK at 17": the only asset is that of all.
  const isOnly = before.assets.length === 0 && named.length === 1;
  const talk = { ...before, leftOut, assets: isOnly ? named : without(before.assets, clauses.leftOut) };
  const ask = readDrop(clauses, talk);
  return ask ? { clauses, talk: remember(talk, ask), asks: [ask] } : readEach(clauses, talk, before);
}

/** What follows goes on with the last of them, but with a plan and not with the call beside it. */
const inMemory = (found: Ask[]): Ask[] => (found[0]?.kind === "dca" ? found.toReversed() : found);

/** What the clauses ask one after the other, each within what was said before it. */
function readEach(clauses: Clauses, start: Talk, before: Talk): Message {
  const asks: Ask[] = [];
  const passing: Ask[] = [];
  let talk = start;
  const wanted = clauses.clauses.filter((clause) => !isOrder(clause));
  for (const written of wanted.length > 0 ? wanted : clauses.clauses) {
    const dates = isAway(written) ? [] : placeThen(written.dates, talk.span);
    const meant = clauses.meant?.[clauses.clauses.indexOf(written)] ?? null;
    talk = widen(talk, written);
    const plain = refer({ ...written, dates }, talk);
    // Where several may be meant, what is said beside it hangs on them too.
    if (!plain) return { clauses, talk, asks: [{ kind: "unread", assets: talk.assets }] };
    const clause = lookAhead(lookBack(plain, talk));
    const found = readClause(clause, talk, meant).map((ask) => inherit(ask, clause, talk));
    const read = found.filter((ask) => ask.kind !== "overview" || isAsked(clause));
    const isAside = isSaidBeside(clause, written, found, clauses.clauses);
    if (read.length < found.length || isAside) passing.push(...found);
    for (const ask of inMemory(found)) talk = remember(talk, ask);
    talk = noteClause(clause, talk, found);
    if (!isAside) asks.push(...read);
  }
  const chosen = chooseAsks(asks.every(({ kind }) => kind === "chitchat") ? [...asks, ...passing] : asks);
  const instead = readInstead(clauses, chosen, before);
  if (instead) return { clauses, talk, asks: [instead] };
  if (chosen.some(isReal)) talk.asked = { clauses: clauses.clauses, before: { ...before, asked: null } };
  return { clauses, talk, asks: chosen };
}

/** A message that only changes a part of the last question is that question, asked again with the change. */
function readEdited(clauses: Clauses, before: Talk): Message | null {
  const { asked, span, assets, named } = before;
  const [said, ...more] = clauses.clauses;
  if (!asked || !said || more.length + clauses.unknown.length > 0) return null;
  const only = { ...said, dates: placeThen(said.dates, span).map(settle) };
  const edited = isOfMoney(clauses) ? asked.clauses : editLast(only, asked.clauses, before, clauses.leftOut);
  if (!edited) return null;
  const { asks, talk } = readAsks({ ...clauses, clauses: edited }, asked.before);
  // "How sure are you? And for 3 months?" changes the question before that one.
  if (asks.every(({ kind }) => kind === "about")) return null;
  return {
    clauses: { ...clauses, clauses: edited },
    asks,
    talk: { ...talk, before: assets, named: unique([...named, ...talk.named]) },
  };
}

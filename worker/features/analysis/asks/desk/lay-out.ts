import { explainKinds } from "../../facts/fact-cards.ts";
import type { Lost } from "../../gather.ts";
import type { Question, StandIn } from "../../question/question.ts";
import { slotsIn } from "../../slots/render-slots.ts";
import { findPattern } from "../../words/words.ts";
import { nameUnheld, sayUnknown } from "../not-held.ts";
import { ASKS } from "../registry.ts";
import { type Desk, openSubjects } from "./desk.ts";
import { sayLanguage } from "./language-line.ts";
import { type Answer, capitalise, join, listWords, type Passage, phrase, say, tell } from "./say.ts";
import { sayMoney } from "./say-money.ts";

/** An answer as Markdown whose figures are slots. */
export interface Layout {
  /** notes and what was asked, by code alone */
  opening: string;
  /** what follows it in our own words */
  body: string;
  /** which market it is, and the line in the asker's language */
  closing: string;
}

/** Opening, body and closing as one text. */
export const joinLayout = ({ opening, body, closing }: Layout): string =>
  [opening, body, closing].filter((part) => part !== "").join("\n\n");

const isTable = (passage: Passage): boolean => typeof passage !== "string" && "head" in passage;

/**
 * Puts the answers of all asks together: the first paragraph begins with the answer to the main one. Of several asks only
 * the direct answers are kept.
 */
export function layOut(desk: Desk, question: Question, answers: Answer[], missing: Lost[]): Layout {
  const isSingle = answers.length === 1;
  const shown = joinLike(question, answers).map(({ lead, rest }) => ({
    front: [lead, ...rest.filter((one) => isTable(one) || (!isSingle && typeof one !== "string"))],
    body: isSingle && !question.manner ? rest.filter((one) => !isTable(one)) : [],
  }));
  const front = shown.flatMap((one) => one.front);
  return {
    opening: paragraphs([
      sayUnused(desk, question),
      sayStandIns(desk, question),
      ...tellMoney(desk, front),
      ...sayNotes(desk, question, missing),
    ]),
    body: paragraphs([
      ...shown.flatMap(({ body }) => body),
      question.manner === "simple" ? explainTerms(desk, front) : null,
    ]),
    closing: paragraphs([...saySecond(desk), sayMarket(desk), italic(sayTongue(desk, question))]),
  };
}

/** What follows the first sentence where amounts are in other money: the figure in it, and the rates that were taken. */
function tellMoney(desk: Desk, [lead, ...others]: Passage[]): Passage[] {
  return typeof lead === "string"
    ? [sayMoney(desk, lead), ...others]
    : [lead, ...others].filter((one) => one !== undefined);
}

const MOST_TERMS = 5;

/** What the figures of an answer mean, in plain words. */
function explainTerms(desk: Desk, front: Passage[]): Passage | null {
  const text = paragraphs(front);
  const kinds = desk.facts.filter(({ id }) => slotsIn(text).includes(id)).map(({ kind }) => kind);
  const told = explainKinds(desk.language);
  const list = [...new Set(kinds)].flatMap((kind) => told[kind] ?? []).slice(0, MOST_TERMS);
  return list.length > 0 ? { list } : null;
}

/** The line in the asker's language, unless the answer is in it or nothing was understood. */
const sayTongue = (desk: Desk, { asks, language }: Question): string | null =>
  desk.language === language || asks.every(({ kind }) => ASKS[kind].ownLanguage || kind === "unread")
    ? null
    : sayLanguage(language);

/** Answers to the same ask of several times stand in one paragraph: "over a week ... over a month ...". */
function joinLike({ asks }: Question, answers: Answer[]): Answer[] {
  const joined: Answer[] = [];
  for (const [i, answer] of answers.entries()) {
    const last = joined.at(-1);
    const kind = asks[i]?.kind ?? "unread";
    const isLike = kind === asks[i - 1]?.kind && ASKS[kind].joinsTimes;
    if (!last || !isLike) joined.push(answer);
    else joined[joined.length - 1] = besideIt(last, answer);
  }
  return joined;
}

const besideIt = (one: Answer, other: Answer): Answer =>
  tell(join(one.lead, other.lead), ...one.rest, ...other.rest);

/** That a number or condition of the message was not used; which one is data, `reading.unused`: no words of the asker stand in an answer. */
const sayUnused = (desk: Desk, { unused }: Question): string | null =>
  unused.length > 0 ? phrase(desk, "notes.unused") : null;

/** "The S&P 500 itself is not covered": what answers for it. */
function sayStandIns(desk: Desk, { standIns, asks }: Question): string | null {
  const said = standIns
    .filter(({ asset }) => asks.some(({ assets }) => assets.includes(asset)))
    .map((standIn) => sayStandIn(desk, standIn));
  return said.length > 0 ? [...new Set(said)].join(" ") : null;
}

function sayStandIn(desk: Desk, { asset, what }: StandIn): string {
  const { symbol, fund } = asset;
  if (what === null) return phrase(desk, "notes.stand_in_market", { name: asset.name, symbol });
  const { tracks = "", standsFor } = fund ?? {};
  const isExact = standsFor?.some((one) => one.what === what && one.isExact);
  const sector = findPattern(desk.language, what);
  if (sector) return phrase(desk, "notes.stand_in_sector", { name: String(sector), symbol, tracks });
  const name = capitalise(nameUnheld(desk, what));
  return isExact
    ? phrase(desk, "notes.stand_in", { name, symbol })
    : phrase(desk, "notes.stand_in_near", { name, symbol, tracks });
}

/** What was named and is not held beside what is, and prices that cannot be read. */
function sayNotes(desk: Desk, question: Question, missing: Lost[]): string[] {
  const isTold = question.asks.some(
    (ask) => ask.kind === "not_held" || (ask.kind === "compare" && ask.unheld),
  );
  return [
    question.unknown.length > 0 && question.assets.length > 0 && !isTold ? sayUnknown(desk, question) : "",
    missing.length > 0
      ? phrase(desk, "notes.no_prices", {
          names: listWords(
            desk,
            missing.map(({ asset }) => asset.name),
          ),
        })
      : "",
  ].filter(Boolean);
}

/** That another source has another price. */
const saySecond = (desk: Desk): string[] =>
  openSubjects(desk, desk.question.assets).flatMap(
    (subject) => say(subject, subject.evidence.quote.disputed ? "notes.disputed" : "notes.second") ?? [],
  );

/** Says when the prices are not today's real ones. */
function sayMarket(desk: Desk): string | null {
  if (desk.market === "live" || desk.facts.length === 0) return null;
  if (desk.market === "simulated") return italic(phrase(desk, "notes.simulated"));
  return italic(phrase(desk, "notes.replayed", { day: desk.now.toISOString().slice(0, 10) }));
}

const italic = (text: string | null) => text && `*${text}*`;

const paragraphs = (parts: (Passage | null)[]): string =>
  parts
    .flatMap((part) =>
      part === null || part === "" ? [] : [typeof part === "string" ? part : markdown(part)],
    )
    .join("\n\n");

function markdown(passage: Exclude<Passage, string>): string {
  if ("list" in passage) return passage.list.map((item) => `- ${item}`).join("\n");
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = passage.head.map((_, i) => (i === 0 ? "---" : "---:"));
  return [passage.head, rule, ...passage.rows].map(line).join("\n");
}

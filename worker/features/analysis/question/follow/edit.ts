import type { Asset } from "../../../markets/assets.ts";
import type { Ask } from "../../asks/registry.ts";
import { has } from "../lexicon/lexicon.ts";
import { MARKS } from "../money/amount.ts";
import { readSwitch } from "../ranking/compare.ts";
import type { Clause, Clauses } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import type { Talk } from "../talk.ts";
import { isNeutral } from "../unused/find-doubted.ts";
import { withoutNegated } from "../words/negated.ts";
import { anyOf, pattern } from "../words/pattern.ts";
import { isCarried } from "./carried.ts";
import { AMOUNT_MARK, exchangeAmounts, exchangeAssets, exchangeDates, MEANT, OF_SORT } from "./exchange.ts";

/** "In Ethereum?": the unit of the last answer. */
export const INTO_ONLY = pattern`^ (?:${anyOf("and_word", "what_about")} )?(?:${"into_unit"}|to) (?:terms of )?@ (?:terms )?$`;
/** "And Dogecoin too": beside those before. */
export const TOO = pattern` ${"too"} $`;

/** "Eth too", "bought 2 more", "50/50": beside what was asked and not in its place, as is a time beside how often. */
function isBeside(ask: Ask | null, clause: Clause): boolean {
  switch (ask?.kind) {
    case "compare":
      return TOO.test(clause.text);
    // "And Coinbase?", of what goes with a fall that was stated.
    case "linked":
      return clause.assets.length > 0;
    case "position":
      return has(clause, "buy_more");
    case "dca":
      return clause.dates.length > 0;
    // "And since then?", of the price on a day: how it moved.
    case "price_at":
      return ask.which === null && clause.dates.some(({ past }) => past?.unit === "stretch");
    case "portfolio":
      return clause.assets.length === 0
        ? clause.amounts.length > 1
        : clause.assets.some((asset) => ask.assets.includes(asset));
    default:
      return false;
  }
}

/**
 * The last question with what this clause says in the place of its like: "same but 250 a month", "and for Bitcoin?",
 * "since June instead", "with 10x?". Null where it says more, or where it is not plain which part is meant.
 */
export const editLast: Edit = (...said) => readFirst([edit, editHead], ...said);

type Edit = (clause: Clause, last: Clause[], talk: Talk, leftOut: Asset[]) => Clause[] | null;

const edit: Edit = (said, last, talk, leftOut) => {
  if (isBeside(talk.ask, said) || readSwitch(said, talk)) return null;
  const asked = joinClauses(last);
  const clause = { ...said, text: withoutNegated(said) };
  if (!asked || clause.figures.length > 0 || INTO_ONLY.test(clause.text) || !isEdit(clause, asked))
    return null;
  if (leftOut.length > 0 && !has(clause, MEANT)) return null;
  const added = addDates(asked, clause, last);
  if (added) return added;
  const assets = exchangeAssets(asked.assets, clause, leftOut);
  const dates = exchangeDates(asked.dates, clause.dates);
  const amounts = exchangeAmounts(asked, clause);
  if (!assets || !dates || !amounts) return null;
  return last.map((one) => {
    const own = amounts.splice(0, one.amounts.length);
    const marks = own.map(({ kind }) => MARKS[kind]);
    return {
      ...one,
      text: one.text.replace(AMOUNT_MARK, () => marks.shift() ?? ""),
      assets: assets.splice(0, one.assets.length),
      dates: dates.splice(0, one.dates.length),
      amounts: own,
    };
  });
};

const AND_MORE = pattern`^(.*?#(?:usd|pct|x|n) )${"and_word"} .*#`;
/** "Make it 350 and I start with 2,000": by what is said up to another amount, whose number is told as unused. */
const editHead: Edit = (clause, ...of) => {
  const [, text] = AND_MORE.exec(clause.text) ?? [];
  if (text === undefined) return null;
  const upTo = <T>(all: T[], mark: string) => all.slice(0, text.split(mark).length - 1);
  const { assets, dates, amounts } = clause;
  const named = { assets: upTo(assets, "@"), dates: upTo(dates, "~"), amounts: upTo(amounts, "#") };
  return edit({ ...clause, text, ...named }, ...of);
};

/** "Just 2024", "over the last week, not today": a time for what was asked of none, or of today alone. */
function addDates(asked: Clause, clause: Clause, last: readonly Clause[]): Clause[] | null {
  const { dates, assets, amounts } = clause;
  const said = dates.filter(({ past }) => past?.said !== "today");
  const isTimeless = asked.dates.every(({ past }) => past?.said === "today");
  const end = last.at(-1);
  if (said.length === 0 || assets.length + amounts.length > 0 || !isTimeless || !end) return null;
  const timeless = last.map((one) => ({ ...one, text: one.text.replaceAll(" ~", ""), dates: [] }));
  const marks = said.map(() => "~ ").join("");
  return [
    ...timeless.slice(0, -1),
    { ...end, text: `${end.text.replaceAll(" ~", "")}${marks}`, dates: said },
  ];
}

/** All that several clauses say, in their order. */
function joinClauses(clauses: readonly Clause[]): Clause | null {
  const [first] = clauses;
  if (!first) return null;
  return {
    ...first,
    text: clauses.map(({ text }) => text).join(""),
    assets: clauses.flatMap(({ assets }) => assets),
    dates: clauses.flatMap(({ dates }) => dates),
    amounts: clauses.flatMap(({ amounts }) => amounts),
  };
}

/** Something is named, and all other words carry on or stand in the last question too: "a month", "stop at". */
function isEdit({ text, assets, dates, amounts }: Clause, asked: Clause): boolean {
  if (assets.length + dates.length + amounts.length === 0) return false;
  const words = text.split(" ");
  const goesOn = amounts.length > 0 || isCarried(words[1] ?? "");
  const shared = new Set(goesOn ? asked.text.split(" ").filter((word) => /^\p{L}/u.test(word)) : []);
  const rest = ` ${words.filter((word) => !shared.has(word)).join(" ")} `;
  return isCarried(rest, ...(assets.length > 0 ? OF_SORT : []));
}

/** "In pounds, I mean": nothing is said but the money that the last answer is wanted in. */
export const isOfMoney = ({ clauses, currency, language }: Clauses): boolean =>
  currency !== null &&
  clauses.every(
    ({ text, assets, amounts, dates }) =>
      assets.length + amounts.length + dates.length === 0 &&
      text
        .replace(" price ", " ")
        .trim()
        .split(/\s+/)
        .every((word) => word === "" || isNeutral(word, language) || isCarried(` ${word} `)),
  );

import type { PortfolioAsk } from "../../asks/portfolio.ts";
import { has } from "../lexicon/lexicon.ts";
import { findGroup } from "../ranking/group.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import { anyOf, pattern, phraseOf } from "../words/pattern.ts";
import {
  findCash,
  findHoldings,
  findSplit,
  GAP,
  HELD,
  type Holdings,
  readHeld,
  readSharesInCash,
} from "./holdings.ts";
import { askOfLast, findHindsight } from "./portfolio-asked.ts";
import { lossOfLast, lossOfOne, ofSum, plain, rangeOfLast, readRange } from "./portfolio-range.ts";

/** Nothing but amounts and assets. */
const BARE = /^ (?:#(?:n|usd) (?:\S+ )?@ (?:\S+ )?){2,}$/;
const SET_BESIDE = ["compare", "versus"] as const;
/** Several holdings stated at once, or what is asked of those stated before: their worth, or a split of them. */
export function readPortfolio(clause: Clause, talk: Talk): PortfolioAsk | null {
  const last = talk.ask?.kind === "portfolio" ? talk.ask : null;
  const told = findHoldings(clause);
  const changed = last && (addHolding(clause, last) ?? swapHolding(clause, last));
  if (changed) return changed;
  const isWhole = told && clause.assets.length > 1 && readSharesInCash(clause, "number").length > 0;
  const shares = isWhole ? readShares(clause) : null;
  return told
    ? (shares ?? readTold(clause, told))
    : ((last && readOfLast(clause, last)) ??
        lossOfOne(clause, talk) ??
        readShares(clause) ??
        shareOut(clause));
}

function readOfLast(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const asked = askOfLast(clause, last) ?? ofSum(clause, last);
  if (asked) return asked;
  const range = lossOfLast(clause, last) ?? rangeOfLast(clause, last) ?? ofGroup(clause, last);
  if (range) return range;
  const split = clause.assets.length === 0 ? findSplit(clause, last.assets.length) : null;
  const weighed = weighAgain(clause, last, split);
  if (weighed) return weighed;
  const isBare = clause.assets.length + clause.amounts.length + clause.dates.length === 0;
  const isOfLast = isBare && has(clause, "portfolio", "worth_now", "profit");
  return split || isOfLast ? { ...plain(last), split: split ?? last.split, first: "worth" } : null;
}

/** "What about 50/50?", "with 20% cash", of a range asked for: the same sum, laid out in another way. */
function weighAgain(clause: Clause, last: PortfolioAsk, split: number[] | null): PortfolioAsk | null {
  const held = last.holdings.map(({ usd }) => usd ?? Number.NaN);
  const all = held.reduce((sum, usd) => sum + usd, 0);
  const total = all + (last.cash ?? 0);
  const inCash = split ? null : (readSharesInCash(clause, "percent")[0]?.value ?? null);
  const isOfAll = last.first === "range" && clause.assets.length === 0 && Number.isFinite(total);
  if (!isOfAll || (split ?? inCash) === null) return null;
  const cash = inCash === null ? last.cash : (inCash / 100) * total;
  const invested = total - (cash ?? 0);
  const holdings = last.holdings.map((holding, i) => ({
    ...holding,
    usd: invested * (split ? (split[i] ?? 0) / 100 : (held[i] ?? 0) / all),
  }));
  return { ...plain(last), holdings, cash, split: null, first: "range" };
}

/** "Only the stocks": what is held of them. */
function ofGroup(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const group = clause.text.trim().split(" ").length < SHORT ? findGroup(clause) : null;
  const isKept = last.assets.map(({ type }) => type === group);
  const isPart = isKept.includes(true) && isKept.includes(false);
  if (!isPart || clause.assets.length + clause.amounts.length > 0) return null;
  const assets = last.assets.filter((_, i) => isKept[i]);
  const holdings = last.holdings.filter((_, i) => isKept[i]);
  return { ...plain(last), assets, holdings, cash: null, split: null, first: "worth" };
}
const SHORT = 6;

function readTold(clause: Clause, told: Holdings): PortfolioAsk | null {
  const split = findSplit(clause, told.assets.length);
  const isMine = has(clause, "holdings_have", "portfolio");
  const isHeld = isMine || split !== null || has(clause, "worth_now", "price", BARE);
  const isOther = split === null && has(clause, "should", phraseOf("sell"), ...(isMine ? [] : SET_BESIDE));
  const day = clause.dates.find(({ past }) => past && past.said !== "today")?.past;
  const isThen = day !== undefined && !has(clause, phraseOf("bought"));
  if (!isHeld || isOther || isThen || (has(clause, "if") && !isMine)) return null;
  return {
    ...{ kind: "portfolio", ...told, entered: day?.from ?? null, split },
    ...{ cash: findCash(clause), ...readRange(clause), assumed: null },
  };
}

/** "Add 2 TSLA": one holding more. */
function addHolding(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const [held, ...others] = readHeld(clause, HELD);
  const [asset] = clause.assets;
  const isNew = asset && clause.assets.length === 1 && !last.assets.includes(asset);
  if (!held || others.length > 0 || !isNew || !ADDS.test(clause.text)) return null;
  const assets = [...last.assets, asset];
  return { ...plain(last), assets, holdings: [...last.holdings, held.holding], split: null };
}
const ADDS = pattern`^ (?:and |also )*${"adds"} `;

/** "I sold the NVDA and got 5 META instead": one holding less, and another where it is stated. */
function swapHolding(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const [sold, ...others] = unique(clause.assets).filter((one) => last.assets.includes(one));
  const bought = unique(clause.assets).filter((one) => one !== sold);
  const held = readHeld(clause, HELD).filter(({ symbol }) => symbol !== sold?.symbol);
  const isWhole = bought.every(({ symbol }) => held.some((one) => one.symbol === symbol));
  if (!sold || others.length > 0 || !isWhole || !GONE.test(clause.text)) return null;
  const kept = last.assets.filter((one) => one !== sold);
  const holdings = last.holdings.filter((_, i) => last.assets[i] !== sold);
  if (kept.length + bought.length < 2) return null;
  return {
    ...plain(last),
    assets: [...kept, ...bought],
    holdings: [
      ...holdings,
      ...bought.flatMap(({ symbol }) => held.find((one) => one.symbol === symbol)?.holding ?? []),
    ],
    split: null,
    gone: sold,
  };
}
const GONE = pattern` ${anyOf("sell", "gone")} (?:(?:all|${"my"}) )*@ `;

/** "Split 3k over BTC, ETH and SOL", "60/40 BTC and ETH": one sum, and what of it each asset has. */
function shareOut(clause: Clause): PortfolioAsk | null {
  const assets = unique(clause.assets);
  const split = assets.length > 1 ? findSplit(clause, assets.length) : null;
  const [sum, ...others] = amountsOf(clause, "usd", "number").filter(({ value }) => !split?.includes(value));
  if (!split || others.length > 0 || (!sum && !isMix(clause))) return null;
  const total = sum?.value ?? ASSUMED_USD;
  const holdings = split.map((part) => ({ units: null, usd: (total * part) / 100, entry: null }));
  return {
    ...{ kind: "portfolio", assets, holdings, entered: null, split: null, cash: null },
    ...{ assumed: sum ? null : total, ...readRange(clause), ...findHindsight(clause) },
  };
}
/** Without a sum a split is one only where it is asked about as a whole. */
const isMix = (clause: Clause): boolean =>
  has(clause, "portfolio", "risk", "may_lose", anyOf("mix", "spread_out")) || findHindsight(clause) !== null;

/** "60% SPY, 30% BTC, 10% cash, total is 85k", "spy 70 btc 30": shares of one sum, and all of it is accounted for. */
function readShares(clause: Clause): PortfolioAsk | null {
  const assets = unique(clause.assets);
  const left = readSharesInCash(clause, "percent", "number");
  const inCash = left[0]?.value ?? 0;
  const shares = [SHARED, SHARED_BEHIND]
    .map((words) => readHeld(clause, words, "percent"))
    .find((all) => {
      const whole = all.reduce((sum, { holding }) => sum + (holding.usd ?? 0), inCash);
      return Math.abs(whole - 100) <= 1 && all.length === assets.length;
    });
  const told = amountsOf(clause, "usd", "number").filter(
    ({ at, value }) =>
      !shares?.some(({ holding }) => holding.usd === value) && !left.some((cash) => cash.at === at),
  );
  const [sum, ...others] = told;
  if (!shares || assets.length + left.length < 2 || others.length > 0) return null;
  const total = sum?.value ?? ASSUMED_USD;
  const holdings = assets.flatMap(({ symbol }) => {
    const one = shares.find((share) => share.symbol === symbol)?.holding;
    return one ? [{ ...one, units: null, usd: ((one.usd ?? 0) / 100) * total }] : [];
  });
  const cash = inCash > 0 ? (inCash / 100) * total : null;
  const assumed = sum ? null : total;
  return {
    ...{ kind: "portfolio", assets, holdings, entered: null, split: null },
    ...{ cash, ...readRange(clause), assumed, ...findHindsight(clause) },
  };
}
const SHARED = new RegExp(pattern`#(?:pct|n) ${GAP}@`, "g");
const SHARED_BEHIND = new RegExp(pattern`@ (?:\S+ )?#(?:pct|n)`, "g");
/** Taken where no sum is stated. */
const ASSUMED_USD = 10_000;

import type { Holding, PortfolioAsk } from "../../asks/portfolio.ts";
import { has } from "../lexicon/lexicon.ts";
import { findGroup } from "../ranking/group.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import { lossOfLast, lossOfOne, plain, rangeOfLast, readRange } from "./portfolio-range.ts";

/** Up to three words that hold no mark. */
const GAP = "(?:[^\\s@#~^]+ ){0,3}?";
const AT = "(?:at|for|zu|bei|a|por|por un|em|по|за|je|avg|average|fiyattan)";
/** "10 ETH", "20 shares of Tesla bought at 240", "$500 in SOL"; "비트코인 0.5개", "テスラ20株". */
const HELD = new RegExp(
  `#(n|usd) ${GAP}@(?: ${GAP}${AT} (?:about |around |an average of )?(#(?:n|usd)) (?!#|${GAP}@))?`,
  "g",
);
const HELD_BEHIND = /@ (?:\S+ )?#(n|usd) ?(?:개|주|枚|株|股|个|個|枚|tane|adet|shares|stuck|coins)/g;
/** "50/30/20", "60 40" */
const SPLIT = /(?:#(?:n|pct) ){2,}/g;
const BOUGHT = / (?:bought|gekauft|compre|achete|comprei|купил\S*|aldim) |买|買|샀/;
/** Nothing but amounts and assets. */
const BARE = /^ (?:#(?:n|usd) (?:\S+ )?@ (?:\S+ )?){2,}$/;
const SET_BESIDE = ["compare", "versus"] as const;
const SOLD = / (?:sold|verkauft|vendi|vendu|vendeu|прода\S*|sattim) |卖了|売った|팔았/;

/** "5,000 dollars", "5k in cash": money beside what is held. */
const CASH =
  / #(?:n|usd) (?:(?:in|as|of|an|en|em|в) )?(?:cash|bargeld|bar|efectivo|liquide|dinheiro|наличн\S*|nakit) /;

/** Several holdings told at once, or what is asked of those told before: their worth, or a split of them. */
export function readPortfolio(clause: Clause, talk: Talk): PortfolioAsk | null {
  const last = talk.ask?.kind === "portfolio" ? talk.ask : null;
  const told = findHoldings(clause);
  const changed = last && (addHolding(clause, last) ?? swapHolding(clause, last));
  if (changed) return changed;
  return told
    ? readTold(clause, told)
    : ((last && readOfLast(clause, last)) ??
        lossOfOne(clause, talk) ??
        readShares(clause) ??
        shareOut(clause));
}

function readOfLast(clause: Clause, last: PortfolioAsk): PortfolioAsk | null {
  const range = lossOfLast(clause, last) ?? rangeOfLast(clause, last) ?? ofGroup(clause, last);
  if (range) return range;
  const split = clause.assets.length === 0 ? findSplit(clause, last.assets.length) : null;
  const isBare = clause.assets.length + clause.amounts.length + clause.dates.length === 0;
  const isOfLast = isBare && has(clause, "portfolio", "worth_now", "profit");
  return split || isOfLast ? { ...plain(last), split: split ?? last.split, first: "worth" } : null;
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
  const isOther = split === null && has(clause, "should", SOLD, ...(isMine ? [] : SET_BESIDE));
  const day = clause.dates.find(({ past }) => past && past.said !== "today")?.past;
  const isThen = day !== undefined && !has(clause, BOUGHT);
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
  return { ...last, assets, holdings: [...last.holdings, held.holding], split: null };
}
const ADDS = /^ (?:and |also )*(?:add|plus|and|also|with|mit|dazu|y|con|et|avec|e|com|добавь|еще|и|ekle) /;

/** "I sold the NVDA and got 5 META instead": one holding less, and another where it is told. */
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
    ...last,
    assets: [...kept, ...bought],
    holdings: [
      ...holdings,
      ...bought.flatMap(({ symbol }) => held.find((one) => one.symbol === symbol)?.holding ?? []),
    ],
    split: null,
    gone: sold,
  };
}
const GONE =
  / (?:sold|sell|dropped|drop|got rid of|remove|without|verkauft|ohne|vendi|sin|vendu|sans|sem|продал\S*|без) (?:all |the |my |meine |mis |mes |minhas )*@ /;

type Holdings = Pick<PortfolioAsk, "assets" | "holdings">;
interface Held {
  symbol: string;
  holding: Holding;
}

/** Two or more assets, each with how much of it is held; null where an amount belongs to none. */
export function findHoldings(clause: Clause): Holdings | null {
  const all = unique(clause.assets);
  const [before, behind] = [readHeld(clause, HELD), readHeld(clause, HELD_BEHIND)];
  const rest = behind.filter((one) => !before.some(({ symbol }) => symbol === one.symbol));
  for (const holdings of [before, behind, [...before, ...rest]]) {
    const sorted = all.flatMap(({ symbol }) => holdings.find((one) => one.symbol === symbol) ?? []);
    if (all.length > 1 && sorted.length === all.length && holdings.length === all.length)
      return { assets: all, holdings: sorted.map(({ holding }) => holding) };
  }
  return null;
}

/** "Split 3k over BTC, ETH and SOL", "$10k, 60/40 BTC and ETH": one sum, and what of it each asset has. */
function shareOut(clause: Clause): PortfolioAsk | null {
  const assets = unique(clause.assets);
  const split = assets.length > 1 ? findSplit(clause, assets.length) : null;
  const [sum, ...others] = amountsOf(clause, "usd", "number").filter(({ value }) => !split?.includes(value));
  if (!split || !sum || others.length > 0) return null;
  const holdings = split.map((part) => ({ units: null, usd: (sum.value * part) / 100, entry: null }));
  return { kind: "portfolio", assets, holdings, entered: null, split: null, ...NOTHING_BESIDE };
}
const NOTHING_BESIDE = { cash: null, ahead: null, first: "worth", assumed: null } as const;

/** The one amount of money that belongs to no asset. */
function findCash(clause: Clause): number | null {
  const held = [...clause.text.matchAll(HELD), ...clause.text.matchAll(HELD_BEHIND)];
  const left = amountsOf(clause, "usd", "number").filter(
    ({ at }) => !held.some(({ index, 0: words }) => at >= index && at < index + words.length),
  );
  const money = left.filter(
    ({ at, kind }) => kind === "usd" || CASH.exec(clause.text.slice(at - 1))?.index === 0,
  );
  const [one, ...others] = money;
  return one && others.length === 0 ? one.value : null;
}

/** "60% SPY, 30% BTC, 10% cash, total is 85k": shares of one sum, of all of which is told where it lies. */
function readShares(clause: Clause): PortfolioAsk | null {
  const assets = unique(clause.assets);
  const shares = readHeld(clause, SHARED, "percent");
  const left = amountsOf(clause, "percent").filter(({ at }) => SHARE_IN_CASH.test(clause.text.slice(at)));
  const inCash = left[0]?.value ?? 0;
  const all = shares.reduce((sum, { holding }) => sum + (holding.usd ?? 0), inCash);
  const [sum, ...others] = amountsOf(clause, "usd", "number");
  const isWhole =
    Math.abs(all - 100) <= 1 && shares.length === assets.length && assets.length + left.length > 1;
  if (!isWhole || others.length > 0) return null;
  const total = sum?.value ?? ASSUMED_USD;
  const holdings = assets.flatMap(({ symbol }) => {
    const told = shares.find((one) => one.symbol === symbol)?.holding;
    return told ? [{ ...told, usd: ((told.usd ?? 0) / 100) * total }] : [];
  });
  const cash = inCash > 0 ? (inCash / 100) * total : null;
  const assumed = sum ? null : total;
  return {
    ...{ kind: "portfolio", assets, holdings, entered: null, split: null },
    ...{ cash, ...readRange(clause), assumed },
  };
}
const SHARED = new RegExp(`#pct ${GAP}@`, "g");
const SHARE_IN_CASH = /^#pct (?:(?:in|as) )?(?:cash|bargeld|bar|efectivo|liquide|dinheiro|наличн\S*|nakit) /;
/** Taken where no sum is told. */
const ASSUMED_USD = 10_000;

/** What stands beside each asset; of `percent` as if it were dollars. */
function readHeld(clause: Clause, pattern: RegExp, of: "held" | "percent" = "held"): Held[] {
  const { text, assets } = clause;
  const amounts = of === "held" ? amountsOf(clause, "usd", "number") : amountsOf(clause, "percent");
  return [...text.matchAll(pattern)].flatMap(({ 0: words, 1: kind, 2: price, index }): Held[] => {
    const asset = assets[text.slice(0, index + words.indexOf("@")).split("@").length - 1];
    const within = amounts.filter(({ at }) => at >= index && at < index + words.length);
    const amount = within[0]?.value;
    if (!asset || amount === undefined) return [];
    const [units, usd] = kind === "n" && !PUT_IN.test(words) ? [amount, null] : [null, amount];
    const entry = price ? (within.at(-1)?.value ?? null) : null;
    return [{ symbol: asset.symbol, holding: { units, usd, entry } }];
  });
}

/** "20k in SPY": money, whatever stands behind the number. */
const PUT_IN = /^#n (?:in|into|invested in|en|em|dans|на|в) @/;

/** So many shares as assets, of a hundred together. */
function findSplit(clause: Clause, count: number): number[] | null {
  const amounts = amountsOf(clause, "number", "percent");
  for (const { 0: words, index } of clause.text.matchAll(SPLIT)) {
    const told = amounts
      .filter(({ at }) => at >= index && at < index + words.length)
      .map(({ value }) => value);
    for (let from = 0; from + count <= told.length; from++) {
      const parts = told.slice(from, from + count);
      if (Math.abs(parts.reduce((all, one) => all + one, 0) - 100) <= 1) return parts;
    }
  }
  return has(clause, "evenly") ? Array.from({ length: count }, () => 100 / count) : null;
}

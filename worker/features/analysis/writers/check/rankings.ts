import type { Fact } from "../../../../../shared/analysis.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { coverSlots, type Placed, placeSlots } from "./clauses.ts";
import { findMentions, type NamedAsset } from "./mentions.ts";
import { DOWN, NEGATED } from "./way-words.ts";

type Way = 1 | -1;
/** Words that rank, by whether the one they are said of has more; those with kinds speak of these alone. */
interface Trait {
  kinds: RegExp | null;
  way: Way;
  words: string;
  /** what is better is more, but of a risk, a debt, a price of earnings */
  judges?: true;
}

const RISK = /volatility|^atr_|drawdown|span_fall|^odds_|beta/;
const PRICED = /^(?:pe_|price_to_)/;
const EARNS = /margin|return_on_equity|net_income/;
const OWES = /debt/;
const TRADED = /^(?:volume|turnover)/;
const TRAITS: Trait[] = [
  {
    kinds: RISK,
    way: 1,
    words:
      "risk(?:ier|iest)|wild(?:er|est)|jump(?:ier|iest)|chopp(?:ier|iest)|rough(?:er|est)|nervous|(?:more|most) (?:volatile|turbulent|erratic|unstable|nervous|risky)|bump(?:ier|iest)|(?:larger|biggest|bigger|largest|wider|widest) swings",
  },
  {
    kinds: RISK,
    way: -1,
    words:
      "calm(?:er|est)|quiet(?:er|est)|stead(?:ier|iest)|safe(?:r|st)|smooth(?:er|est)|tame(?:r|st)|mild(?:er|est)|shallow(?:er|est)|stable|(?:less|least) (?:volatile|risky|turbulent|erratic)|(?:smaller|smallest|narrower|narrowest) swings|(?:more|most) stable",
  },
  {
    kinds: PRICED,
    way: 1,
    words:
      "price?y|pric(?:ier|iest)|dear(?:er|est)|rich(?:er|est)|(?:more|most) (?:expensive|costly|richly valued|highly valued)|(?:higher|highest|steeper|steepest) (?:multiple|valuation|valued)",
  },
  {
    kinds: PRICED,
    way: -1,
    words:
      "cheap(?:er|est)|(?:less|least) (?:expensive|costly)|(?:lower|lowest) (?:multiple|valuation|valued)|(?:more|most) (?:modestly|cheaply) valued",
  },
  { kinds: EARNS, way: 1, words: "(?:more|most) profitable|(?:earns?|keeps?|makes?) more|fatter|fattest" },
  {
    kinds: EARNS,
    way: -1,
    words: "(?:less|least) profitable|(?:earns?|keeps?|makes?) less|thinn(?:er|est)|slimm(?:er|est)",
  },
  { kinds: OWES, way: 1, words: "(?:more|most) (?:indebted|leveraged|debt)|heav(?:ier|iest)" },
  { kinds: OWES, way: -1, words: "(?:less|least) (?:indebted|leveraged|debt)|light(?:er|est)" },
  {
    kinds: TRADED,
    way: 1,
    words: "hott(?:er|est)|bus(?:ier|iest)|(?:more|most) (?:active|actively|heavily)|heav(?:ier|iest)",
  },
  { kinds: TRADED, way: -1, words: "thinn(?:er|est)|(?:less|least) (?:active|actively)|quiet(?:er|est)" },
  {
    kinds: null,
    way: 1,
    words:
      "more|the most|higher|highest|larger|largest|greater|greatest|bigger|biggest|faster|fastest|deeper|deepest|steeper|steepest|longer|wider|widest|tops|exceeds|outgrew",
  },
  {
    kinds: null,
    way: -1,
    words: "less|the least|lower|lowest|smaller|smallest|slower|slowest|narrower|narrowest|fewer|fewest",
  },
  {
    kinds: null,
    way: 1,
    judges: true,
    words:
      "better|best|stronger|strongest|ahead|leads?|leader|outperform(?:s|ed|ing)?|outpac(?:es|ed|ing)|beats?|top performer|held up better",
  },
  {
    kinds: null,
    way: -1,
    judges: true,
    words:
      "worse|worst|weaker|weakest|behind|lags?|lagged|lagging|laggard|trails?|trailed|trailing|underperform(?:s|ed|ing)?",
  },
];
const SUPERLATIVE =
  /(?:est|^most .*|^least .*|^(?:most|least|best|worst|leader|top performer)|(?:est|most) swings)$/i;
const READY = TRAITS.map((trait) => ({
  ...trait,
  find: new RegExp(`(?<![\\p{L}-])(?:${trait.words})(?![\\p{L}-])`, "gu"),
}));
/** Taken for a rank, and none. */
const IDLE =
  /\b(?:at (?:most|least|best|worst)|most of (?:the|its|that|all)|most (?:recent|likely|often|cases|calls|past)|more (?:often )?than not|more or less|weighs? (?:the )?most|most (?:outcomes|days|other)|or (?:more|less|higher|lower)|no more|any more|once more|more than (?:half|enough)|less than half|(?:more|less) (?:of an?|to|about|by)|latest|nearest|(?:highest|lowest|best|worst) (?:close|point|level|price|mark)|longer[- ]term|shorter[- ]term|(?:largest|deepest|biggest) drawdown(?! of (?:the|all))|wider (?:market|picture)|(?:lower|upper|higher) (?:part|half|end|band|third|side|bollinger|price|close)|(?:low|high) end|looks? ahead|(?:lies?|are|is) (?:ahead|behind)|(?:what|which) (?:lies|is) (?:ahead|behind)|the better of|room)\b/gi;

interface Peers {
  facts: ReadonlyMap<string, Fact>;
  assets: readonly (NamedAsset & { type?: string })[];
}

/** Whether a sentence ranks its assets, in a figure it shows, otherwise than they rank. */
export function ranksOtherWay(text: string, { facts, assets }: Peers): boolean {
  const slots = placeSlots(text, facts);
  const plain = coverSlots(text).replace(IDLE, (idle) => "_".repeat(idle.length));
  const small = plain.toLowerCase();
  const mentions = findMentions(plain, assets);
  const used: [number, number][] = [];
  return READY.some(({ find, kinds, way, judges }) =>
    [...small.matchAll(find)].some(({ 0: word, index }) => {
      if (used.some(([from, to]) => index >= from && index < to)) return false;
      used.push([index, index + word.length]);
      if (NEGATED.test(clauseAround(plain, index))) return false;
      const slot = nearestSlot(slots, index, kinds);
      if (!slot || typeof slot.fact.value !== "number" || slot.fact.asset.includes("/")) return false;
      const { kind } = slot.fact;
      const goesLow = judges && FACT_CARDS[kind].good === "low" ? -1 : 1;
      const isRisk = judges && RISK.test(kind) ? -1 : 1;
      const said = (way * (isRisk === -1 ? -1 : goesLow)) as Way;
      if (SUPERLATIVE.test(word)) {
        const peers = peersOf(slot.fact, { facts, assets }, plain);
        return peers.some(
          (peer) => size(peer) !== size(slot.fact) && Math.sign(size(slot.fact) - size(peer)) !== said,
        );
      }
      const told = mentions.find(({ start }) =>
        /^ (?:at|for|in|by) $/.test(plain.slice(index + word.length, start)),
      );
      const of = (told ?? mentions.findLast(({ start }) => start < index))?.named ?? slot.fact.asset;
      const shown = slots.map((one) => one.fact).filter((one) => one.kind === kind);
      const subject = shown.find(({ asset }) => asset === of);
      const other = shown.find(({ asset }) => asset !== of);
      if (!subject || !other || shown.length > 2 || size(subject) === size(other)) return false;
      const areFalls =
        !kinds &&
        !judges &&
        Number(subject.value) < 0 &&
        Number(other.value) < 0 &&
        DOWN.test(plain.toLowerCase());
      DOWN.lastIndex = 0;
      return Math.sign(size(subject) - size(other)) * (areFalls ? -1 : 1) !== said;
    }),
  );
}

/** Falls are told by their depth. */
const size = ({ kind, value }: Fact): number =>
  /drawdown|span_fall/.test(kind) ? Math.abs(Number(value)) : Number(value);

function clauseAround(text: string, at: number): string {
  const from = Math.max(...[",", ";", ":", "—"].map((mark) => text.lastIndexOf(mark, at)));
  return text.slice(from + 1).split(/[,;:—]/, 1)[0] ?? "";
}

/** The figure a word ranks: of its kinds the next, else the last before. */
function nearestSlot(slots: Placed[], at: number, kinds: RegExp | null): Placed | undefined {
  const fits = slots.filter(({ fact }) => kinds?.test(fact.kind) ?? true);
  return fits.find((slot) => slot.at > at) ?? fits.at(-1);
}

/** The same figure of the other assets of an answer; of the coins alone, or the stocks, where these are spoken of. */
function peersOf(fact: Fact, { facts, assets }: Peers, text: string): Fact[] {
  const type = assets.find(({ symbol }) => symbol === fact.asset)?.type;
  const alone = /\b(?:coins?|tokens?|crypto\w*)\b/i.test(text)
    ? "crypto"
    : /\bstocks\b/i.test(text)
      ? "stock"
      : null;
  const symbols = new Set(
    assets
      .filter((asset) => alone === null || alone !== type || asset.type === type)
      .map(({ symbol }) => symbol),
  );
  return [...facts.values()].filter(
    ({ kind, asset, value }) =>
      kind === fact.kind && asset !== fact.asset && symbols.has(asset) && typeof value === "number",
  );
}

import { type FactKind, factKindSchema } from "../../../../shared/fact-kinds.ts";
import { FACT_CARDS } from "../facts/fact-cards.ts";
import type { DefinitionAsk, Term } from "../question/question.ts";
import { type Answer, type Desk, openSubjects } from "./desk/desk.ts";
import { sayFigure } from "./figure.ts";

/** One plain sentence, then the value for the asset in talk. */
export function answerDefinition(desk: Desk, { of, assets }: DefinitionAsk): Answer {
  if (!isKind(of)) return { lead: TERM[of], rest: [] };
  const { about, label } = FACT_CARDS[of];
  const values = openSubjects(desk, assets)
    .filter(({ book }) => book.has(of))
    .map((subject) => sayFigure(subject, of));
  return {
    lead: about ?? `${label} is a figure we compute; we hold no longer explanation of it.`,
    rest: values.slice(0, 3),
  };
}

const KINDS: ReadonlySet<string> = new Set(factKindSchema.options);
/** A term comes before a figure of the same name: leverage is explained, not the leverage somebody asked about. */
const isKind = (of: FactKind | Term): of is Exclude<FactKind, Term> => KINDS.has(of) && !(of in TERM);

const TERM: Record<Term, string> = {
  stablecoin:
    "A stablecoin is a coin meant to keep a fixed price, mostly one US dollar, by reserves that back it or by rules that hold the peg.",
  cryptocurrency:
    "A cryptocurrency is money kept as entries in a public ledger that many computers hold and secure together, without a bank.",
  blockchain:
    "A blockchain is a public ledger in blocks, each sealed by a hash of the one before, so that what was written cannot be changed unseen.",
  stock: "A stock is a share of a company: it gives a part of its profits and a vote.",
  etf: "An ETF is a fund whose shares trade on an exchange and hold a basket of assets, often those of an index. We hold data of single coins and stocks, not of funds.",
  dividend:
    "A dividend is a part of its profit that a company pays out to its shareholders. We hold no dividends.",
  market_order:
    "A market order buys or sells at once at the best price there is; a limit order waits for the price it names.",
  leverage:
    "Leverage is trading with borrowed money: gains and losses count on the whole position, so with tenfold leverage a move of a tenth wipes out the margin.",
  liquidation:
    "Liquidation is the forced closing of a leveraged position once its losses have eaten the margin.",
  short_selling:
    "Selling short is selling what one has borrowed to buy it back cheaper: it gains when the price falls, and its loss has no limit.",
  option:
    "An option is the right, not the duty, to buy (a call) or sell (a put) at a set price until a set day. We hold no option prices.",
  bull_market: "A bull market is a long rise of prices, by common use of a fifth or more from a low.",
  bear_market: "A bear market is a long fall of prices, by common use of a fifth or more from a high.",
  halving:
    "A halving cuts the new coins a network pays its miners in half; Bitcoin’s comes about every four years.",
  staking:
    "Staking locks coins up to secure a network, which pays for it in new coins. We hold no staking figures.",
  defi: "DeFi is lending, trading and saving by programs on a blockchain instead of a bank.",
  wallet: "A wallet keeps the keys that move one’s coins; whoever holds the keys holds the coins.",
  dollar_cost_averaging:
    "Dollar-cost averaging buys for the same amount at fixed intervals, whatever the price, so that no single day decides.",
  diversification:
    "Diversification spreads money over assets that do not move together, so that one fall hurts less.",
  moving_average:
    "A moving average is the mean of the last closes: it smooths the noise away, and a price above it is in a rise of that length.",
  golden_cross:
    "A golden cross is when the 50-day average rises above the 200-day average; many read it as the start of a longer rise.",
  death_cross:
    "A death cross is when the 50-day average falls below the 200-day average; many read it as the start of a longer fall.",
  liquidity: "Liquidity is how much can be traded without moving the price.",
  api_key:
    "An API key is a secret that programs send with each call, so that it counts against its owner’s credits.",
  credit: "A credit pays for one analysis by the API; a call that fails costs none.",
  ngma: "NGMA is the token sold and spent in this product; what it buys stands on the page of the token.",
  hold_call:
    "A Hold is the call that our rules point neither way: it counts as right when the price has moved little a month later.",
};

import { type Cards, spell } from "./card.ts";

/** What a quote says. */
export const QUOTE = {
  price: {
    label: "Price",
    unit: "usd",
    noun: "price",
    names: ["price", "quote", "trading at", "worth", "current value", "rate", "spot", "last"],
    about: "The price is what one unit last traded for, in US dollars.",
    say: ["{name} trades at {price}, {change_24h:move} {sinceQuote}.", "{name} trades at {price}."],
  },
  change_24h: {
    label: "Change over 24 hours",
    unit: "percent",
    stock: { label: "Change since the previous close", unit: "percent" },
    noun: "change of the day",
    names: [
      "24h change",
      "24 hour change",
      "daily change",
      "today's change",
      "day change",
      "1d change",
      "one day change",
      "change today",
    ],
    about:
      "The day’s change sets the price against that of 24 hours ago, or for a stock against the previous close.",
    say: ["{name} is {change_24h:move} {sinceQuote}, at {price}."],
    good: "high",
  },
  volume_24h: {
    label: "Turnover of 24 hours",
    unit: "usd",
    stock: { label: "Volume of the last session", unit: "shares" },
    noun: "turnover of 24 hours",
    names: spell(
      "volume, trading volume, turnover, 24h volume, shares traded, daily volume, volumen, handelsvolumen, volumen de negociacion, volumen de operaciones, volume d'echanges, volume des echanges, volume de transactions, volume de negociacao, объем торгов, объемы торгов, объем, объемы, hacim, hacmi, islem hacmi, islem hacimi, 成交量, 交易量, 出来高, 取引量, 取引高, 거래량",
    ),
    about:
      "Volume is how much was traded: in dollars over 24 hours for a coin, in shares of the last session for a stock.",
    say: ["{volumeOf} {name} was {volume_24h}."],
  },
  market_cap: {
    label: "Market value",
    unit: "usd",
    noun: "market value",
    names: spell(
      "market cap, market capitalization, market capitalisation, mcap, market value, mkt cap, company worth, valuation in dollars, marktkapitalisierung, borsenwert, marktwert, capitalizacion de mercado, capitalizacion bursatil, capitalizacion, capitalisation boursiere, capitalisation de marche, capitalisation, capitalizacao de mercado, capitalizacao, valor de mercado, рыночная капитализация, рыночной капитализации, рыночную капитализацию, капитализация, капитализации, капитализацию, piyasa degeri, piyasa degerini, 市值, 市値, 時価総額, 시가총액, 시총",
    ),
    about:
      "Market capitalisation is the price times all shares or coins outstanding: what the whole of it is worth.",
  },
  supply_circulating: {
    label: "Circulating supply",
    unit: "coins",
    stock: { label: "Shares outstanding", unit: "shares" },
    noun: "circulating supply",
    names: spell(
      "circulating supply, in circulation, supply, coins exist, tokens exist, shares outstanding, shares are outstanding, outstanding shares, shares are there, shares exist, how many shares, coins are there, umlaufmenge, im umlauf, umlaufende menge, oferta circulante, suministro circulante, en circulacion, offre en circulation, en circulation, em circulacao, oferta em circulacao, в обращении, в обороте, циркулирующее предложение, dolasimdaki arz, dolasimda, dolasimdaki, 流通量, 流通供应量, 流通供給量, 循環供給量, 流通している, 유통량, 유통되는, 유통 공급량",
    ),
    about:
      "The circulating supply is the number of coins that exist and can be traded; of a company, its shares outstanding.",
    say: ["{supplyOf} {supply_circulating}."],
  },
  supply_max: {
    label: "Maximum supply",
    unit: "coins",
    noun: "maximum supply",
    names: spell(
      "max supply, maximum supply, supply cap, hard cap, total supply, ever be, ever exist, maximale menge, максимальный выпуск, предельный выпуск, maximalmenge, suministro maximo, oferta maxima, offre maximale, offre totale, oferta total, максимальная эмиссия, максимальное предложение, максимальное количество, maksimum arz, azami arz, toplam arz, 最大供应量, 总供应量, 总量, 最大供給量, 総供給量, 発行上限, 최대 공급량, 총 공급량, 최대 발행량, 발행 한도",
    ),
    about: "The maximum supply is the most coins that the rules of a network will ever let exist.",
    say: [
      "{name}’s maximum supply is {supply_max} coins, of which {supply_issued} are issued.",
      "{name}’s maximum supply is {supply_max} coins.",
    ],
  },
  supply_issued: {
    label: "Share of the maximum supply issued",
    unit: "percent",
    level: true,
    noun: "share of the maximum supply that is issued",
    names: ["supply issued", "share issued", "already mined", "still to be mined", "left to mine"],
    about:
      "The issued share tells how much of the maximum supply already exists; the rest will dilute holders.",
    good: "high",
  },
  second_price: { label: "Price at another source", unit: "usd" },
  second_gap: { label: "Another source against the price", unit: "percent" },
} as const satisfies Cards;

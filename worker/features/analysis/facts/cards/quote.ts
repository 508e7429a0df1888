import { type Cards, spell } from "./card.ts";

/** What a quote says. */
export const QUOTE = {
  price: {
    label: "Price",
    unit: "usd",
    names: ["price", "quote", "trading at", "worth", "current value", "rate", "spot", "last"],
    about: "abouts.price",
    say: "figures.price",
  },
  change_24h: {
    label: "Change over 24 hours",
    unit: "percent",
    stock: { label: "Change since the previous close", unit: "percent" },
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
    about: "abouts.change_24h",
    say: "figures.change_24h",
    good: "high",
  },
  volume_24h: {
    label: "Turnover of 24 hours",
    unit: "usd",
    stock: { label: "Volume of the last session", unit: "shares" },
    names: spell(
      "volume, trading volume, turnover, 24h volume, shares traded, daily volume, volumen, handelsvolumen, volumen de negociacion, volumen de operaciones, volume d'echanges, volume des echanges, volume de transactions, volume de negociacao, объем торгов, объемы торгов, объем, объемы, hacim, hacmi, islem hacmi, islem hacimi, 成交量, 交易量, 出来高, 取引量, 取引高, 거래량",
    ),
    about: "abouts.volume_24h",
    say: "figures.volume_24h",
  },
  market_cap: {
    label: "Market value",
    unit: "usd",
    names: spell(
      "market cap, market capitalization, market capitalisation, mcap, market value, mkt cap, company worth, valuation in dollars, marktkapitalisierung, borsenwert, marktwert, capitalizacion de mercado, capitalizacion bursatil, capitalizacion, capitalisation boursiere, capitalisation de marche, capitalisation, capitalizacao de mercado, capitalizacao, valor de mercado, рыночная капитализация, рыночной капитализации, рыночную капитализацию, капитализация, капитализации, капитализацию, piyasa degeri, piyasa degerini, 市值, 市値, 時価総額, 시가총액, 시총",
    ),
    about: "abouts.market_cap",
  },
  supply_circulating: {
    label: "Circulating supply",
    unit: "coins",
    stock: { label: "Shares outstanding", unit: "shares" },
    names: spell(
      "circulating supply, in circulation, supply, coins exist, tokens exist, shares outstanding, shares are outstanding, outstanding shares, shares are there, shares exist, how many shares, coins are there, umlaufmenge, im umlauf, umlaufende menge, oferta circulante, suministro circulante, en circulacion, offre en circulation, en circulation, em circulacao, oferta em circulacao, в обращении, в обороте, циркулирующее предложение, dolasimdaki arz, dolasimda, dolasimdaki, 流通量, 流通供应量, 流通供給量, 循環供給量, 流通している, 유통량, 유통되는, 유통 공급량",
    ),
    about: "abouts.supply_circulating",
    say: "figures.supply_circulating",
  },
  supply_max: {
    label: "Maximum supply",
    unit: "coins",
    names: spell(
      "max supply, maximum supply, supply cap, hard cap, total supply, ever be, ever exist, maximale menge, максимальный выпуск, предельный выпуск, maximalmenge, suministro maximo, oferta maxima, offre maximale, offre totale, oferta total, максимальная эмиссия, максимальное предложение, максимальное количество, maksimum arz, azami arz, toplam arz, 最大供应量, 总供应量, 总量, 最大供給量, 総供給量, 発行上限, 최대 공급량, 총 공급량, 최대 발행량, 발행 한도",
    ),
    about: "abouts.supply_max",
    say: "figures.supply_max",
  },
  supply_issued: {
    label: "Share of the maximum supply issued",
    unit: "percent",
    level: true,
    names: ["supply issued", "share issued", "already mined", "still to be mined", "left to mine"],
    about: "abouts.supply_issued",
    good: "high",
  },
  second_price: { label: "Price at another source", unit: "usd" },
  second_gap: { label: "Another source against the price", unit: "percent" },
} as const satisfies Cards;

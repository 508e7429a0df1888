import { type Cards, spell } from "./card.ts";

/** What a company reports, and the price against it. */
export const FILINGS = {
  fiscal_period: { label: "Fiscal period", unit: "text" },
  fiscal_period_end: { label: "End of the fiscal period", unit: "date" },
  filing_date: {
    label: "Filing date",
    unit: "date",
    names: ["filing date", "last filing", "last report", "latest filing"],
    say: "figures.filing_date",
    about: "abouts.filing_date",
  },
  revenue: {
    label: "Revenue",
    unit: "usd",
    names: spell(
      "revenue, revenues, sales, turnover of the company, top line, umsatz, umsatze, ingresos, ventas, facturacion, chiffre d'affaires, ca annuel, ventes, receita, receitas, faturamento, выручка, выручку, выручки, gelir, geliri, gelirleri, ciro, cirosu, satislar, 营收, 营业收入, 收入, 売上高, 売上, 매출액, 매출",
    ),
    about: "abouts.revenue",
    say: "figures.revenue",
  },
  revenue_growth: {
    label: "Revenue growth over the year before",
    unit: "percent",
    names: spell(
      "revenue growth, revenue growing, revenues growing, sales growing, sales growth, growth, growing, umsatzwachstum, crecimiento de ingresos, crecimiento de los ingresos, crecimiento de las ventas, croissance du chiffre d'affaires, croissance des ventes, crescimento da receita, crescimento de receita, рост выручки, роста выручки, gelir artisi, gelir buyumesi, ciro artisi, 营收增长, 营收增长率, 収入増, 売上成長率, 増収率, 매출 성장률, 매출 증가율, 매출 성장",
    ),
    about: "abouts.revenue_growth",
    say: "figures.revenue_growth",
    good: "high",
  },
  net_income: {
    label: "Net income",
    unit: "usd",
    names: spell(
      "net income, profit, profits, profitable, net profit, earnings, bottom line, makes money, make money, nettogewinn, reingewinn, jahresuberschuss, beneficio neto, ganancia neta, utilidad neta, benefice net, resultat net, lucro liquido, чистая прибыль, чистую прибыль, чистой прибыли, net kar, net kari, 净利润, 净利, 純利益, 当期純利益, 순이익, 당기순이익",
    ),
    about: "abouts.net_income",
    say: "figures.net_income",
    good: "high",
  },
  net_margin: {
    label: "Net margin",
    unit: "percent",
    level: true,
    names: spell(
      "net margin, margin, margins, profit margin, profitability, nettomarge, gewinnmarge, umsatzrendite, margen neto, margen de beneficio, marge nette, marge beneficiaire, margem liquida, margem de lucro, чистая маржа, рентабельность, маржа, маржинальность, kar marji, net kar marji, 净利率, 利润率, 净利润率, 利益率, 純利益率, 순이익률, 이익률, 마진",
    ),
    about: "abouts.net_margin",
    say: "figures.net_margin",
    zones: [{ below: 0, word: "a loss" }, { word: "a profit" }],
    good: "high",
  },
  eps_diluted: {
    label: "Diluted earnings per share",
    unit: "usd",
    names: spell(
      "eps, earnings per share, earn per share, earns per share, earnings a share, diluted eps, gewinn je aktie, gewinn pro aktie, beneficio por accion, bpa, ganancia por accion, benefice par action, lucro por acao, lpa, прибыль на акцию, прибыли на акцию, hisse basina kar, hisse basina kazanc, hbk, 每股收益, 每股盈利, 每股盈余, 一株当たり利益, 1株利益, 1株当たり利益, 주당순이익, 주당 순이익",
    ),
    about: "abouts.eps_diluted",
    say: "figures.eps_diluted",
    good: "high",
  },
  pe_ratio: {
    label: "Price to earnings",
    unit: "ratio",
    names: spell(
      "p/e, pe, pe ratio, p/e ratio, price to earnings, price-to-earnings, price earnings ratio, earnings multiple, multiple, p e, expensive, cheap, overvalued, undervalued, valuation, fair value, kgv, kurs gewinn verhaltnis, relacion precio beneficio, relacion precio ganancia, precio beneficio, ratio per, ratio cours benefice, ratio cours sur benefices, p/l, preco/lucro, preco lucro, relacao preco lucro, коэффициент p/e, цена/прибыль, мультипликатор p/e, f/k, f/k orani, fk orani, fiyat kazanc orani, fiyat/kazanc, 市盈率, 本益比, 株価収益率, 주가수익비율",
    ),
    about: "abouts.pe_ratio",
    say: "figures.pe_ratio",
  },
  price_to_sales: {
    label: "Price to sales",
    unit: "ratio",
    names: spell(
      "times its sales, times sales, p/s, ps ratio, p/s ratio, price to sales, price-to-sales, sales multiple, kuv, kurs umsatz verhaltnis, precio ventas, цена/выручка, f/s, 市销率, 株価売上高倍率, 주가매출비율",
    ),
    about: "abouts.price_to_sales",
  },
  return_on_equity: {
    label: "Return on equity",
    unit: "percent",
    level: true,
    names: spell(
      "roe, return on equity, eigenkapitalrendite, rentabilidad sobre el capital, rentabilite des capitaux propres, retorno sobre o patrimonio, рентабельность капитала, рентабельность собственного капитала, ozkaynak karliligi, ozsermaye karliligi, 净资产收益率, 自己資本利益率, 자기자본이익률",
    ),
    about: "abouts.return_on_equity",
    good: "high",
  },
  debt_to_equity: {
    label: "Debt to equity",
    unit: "ratio",
    names: spell(
      "debt, debt to equity, debt-to-equity, d/e, leverage ratio, indebted, owe, balance sheet, verschuldungsgrad, verschuldung, schulden, verschuldet, endeudamiento, deuda, deudas, endettement, dette, dettes, endividamento, divida, dividas, долг, долги, долговая нагрузка, задолженность, borc, borcu, borclari, borc orani, borc/ozkaynak, 负债率, 负债, 债务, 負債比率, 負債, 債務, 부채비율, 부채, 빚",
    ),
    about: "abouts.debt_to_equity",
    say: "figures.debt_to_equity",
    good: "low",
  },
  industry: {
    label: "Industry",
    unit: "text",
    names: spell("industry, sector, business, branche, sektor, отрасль, 行业, 業種, 업종"),
    about: "abouts.industry",
  },
  pe_trailing: {
    label: "Price to earnings of the last twelve months",
    unit: "ratio",
    names: ["trailing pe", "trailing p/e", "ttm pe"],
    about: "abouts.pe_trailing",
  },
} as const satisfies Cards;

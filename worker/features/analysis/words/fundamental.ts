import type { Call } from "../../../../shared/analysis.ts";
import { openDraft, paragraph, paragraphs } from "./arguments.ts";
import { say } from "./aspects/aspect.ts";
import { VOLUME } from "./aspects/momentum.ts";
import { DRAWDOWN, sayReturns } from "./aspects/trend.ts";
import { EARNINGS_PRICE, ISSUED, MARGIN } from "./aspects/value.ts";
import { cite, citeSigned, type Figures, findNumber, hasAll, joinWords, pick } from "./figures.ts";
import { sayPrice, sayVerdict } from "./verdict.ts";

/** What the filings say of a company, or supply and value of a coin, and plainly what is not held. */
export function writeFundamental(
  f: Figures,
  call: Call | undefined,
  lead: (topic: string) => string,
): string {
  const fresh = openDraft();
  const opening = fresh([sayVerdict(f, call), sayPrice(f)]);
  const body =
    f.type === "crypto"
      ? [
          paragraph(
            lead(pick(f, "lead value", ["Value and supply", "Size", "Coins and value"])),
            fresh([sayCoin(f), sayMaximum(f), say(ISSUED, f), sayTurnover(f)]),
          ),
        ]
      : [
          paragraph(
            lead(pick(f, "lead filing", ["Filing", "Results", "Last report"])),
            fresh([sayFiling(f), sayProfit(f), say(MARGIN, f), sayBalance(f)]),
          ),
          paragraph(
            lead(pick(f, "lead price", ["Valuation", "What it costs", "Price against results"])),
            fresh([sayCompany(f), say(EARNINGS_PRICE, f), saySales(f)]),
          ),
        ];
  const context = fresh(
    [
      sayReturns(f, ["return_90d", "return_365d"], pick(f, "returns", [0, 1, 2, 3])),
      say(DRAWDOWN, f),
      say(VOLUME, f),
    ],
    2,
  );
  return paragraphs([
    opening.join(" "),
    ...body,
    paragraph(lead(pick(f, "lead market", ["Market so far", "Price so far", "Since then"])), context),
    paragraph(lead("Not held"), [sayMissing(f)]),
  ]);
}

function sayFiling(f: Figures): string | null {
  if (!hasAll(f, "fiscal_period", "filing_date", "revenue")) return null;
  const when = `${cite(f, "fiscal_period")}, filed on ${cite(f, "filing_date")}`;
  const growth = findNumber(f, "revenue_growth");
  if (growth === undefined) return `Revenue in ${when}, was ${cite(f, "revenue")}.`;
  const [verb, noun] = growth >= 0 ? ["grew", "growth"] : ["shrank", "a decline"];
  return pick(f, "filing", [
    `In ${when}, revenue ${verb} ${cite(f, "revenue_growth")} to ${cite(f, "revenue")}.`,
    `The report for ${when}, shows revenue of ${cite(f, "revenue")}, ${noun} of ${cite(f, "revenue_growth")}.`,
    `Revenue ${verb} ${cite(f, "revenue_growth")} to ${cite(f, "revenue")} in ${when}.`,
  ]);
}

function sayProfit(f: Figures): string | null {
  if (!f.book.has("net_income")) return null;
  const kind = (findNumber(f, "net_income") ?? 0) >= 0 ? "net income" : "net loss";
  const perShare = f.book.has("eps_diluted") ? `, ${citeSigned(f, "eps_diluted")} a share` : "";
  return pick(f, "profit", [
    `That left a ${kind} of ${cite(f, "net_income")}${perShare}.`,
    `The ${kind} was ${cite(f, "net_income")}${perShare}.`,
    `On the bottom line stands a ${kind} of ${cite(f, "net_income")}${perShare}.`,
  ]);
}

function sayBalance(f: Figures): string | null {
  const parts = [
    f.book.has("return_on_equity") ? `return on equity is ${citeSigned(f, "return_on_equity")}` : null,
    f.book.has("debt_to_equity") ? `debt to equity stands at ${cite(f, "debt_to_equity")}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `On the balance sheet, ${joinWords(parts)}.` : null;
}

const sayCompany = (f: Figures) =>
  f.book.has("market_cap")
    ? pick(f, "company", [
        `The market values ${f.name} at ${cite(f, "market_cap")}.`,
        `Its market value is ${cite(f, "market_cap")}.`,
      ])
    : null;

const saySales = (f: Figures) =>
  f.book.has("price_to_sales") ? `Price to sales comes to ${cite(f, "price_to_sales")}.` : null;

function sayCoin(f: Figures): string | null {
  const value = f.book.has("market_cap") ? `a market value of ${cite(f, "market_cap")}` : null;
  const supply = f.book.has("supply_circulating")
    ? `a circulating supply of ${cite(f, "supply_circulating")} coins`
    : null;
  const parts = [value, supply].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return pick(f, "coin", [
    `${f.name} has ${joinWords(parts)}.`,
    `The figures: ${joinWords(parts)}.`,
    `We hold ${joinWords(parts)}.`,
  ]);
}

const sayMaximum = (f: Figures) =>
  f.book.has("supply_max")
    ? `The maximum supply is ${cite(f, "supply_max")} coins.`
    : f.book.has("supply_circulating")
      ? "No maximum supply is known."
      : null;

const sayTurnover = (f: Figures) =>
  f.book.has("volume_24h") ? `Turnover over 24 hours is ${cite(f, "volume_24h")}.` : null;

function sayMissing(f: Figures): string {
  if (f.type === "crypto")
    return `On-chain activity, fees, developer work and holder concentration of ${f.name} are not in our data.`;
  return f.book.has("revenue")
    ? `Forecasts, segment figures and results after that filing are not in our data for ${f.name}.`
    : `No filing of ${f.name} is in our data, so revenue, earnings and margins stay open.`;
}

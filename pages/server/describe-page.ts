import type { AssetReply, BoardRow } from "../../shared/board.ts";
import type { NamedAsset } from "../../shared/catalogue.ts";
import type { AssetClass } from "../../shared/catalogue-limits.ts";
import { formatUsd } from "../../shared/format.ts";
import { formatFact } from "../../shared/format-fact.ts";
import { nameAsset } from "../../shared/listed-names.ts";
import { PRODUCT } from "../../shared/product.ts";
import { describeNamed } from "../prerender/descriptions.ts";
import type { RenderedPage } from "../renderer.js";

/** What search engines and shared links say of a page. */
export type Said = Pick<RenderedPage, "title" | "description" | "structured">;

const SIMULATED = "Simulated prices, no real ones. ";
const CONTEXT = { "@context": "https://schema.org" };

/** /markets: how many assets, and how the day's calls are spread over them. */
export function describeBoard(rows: BoardRow[], origin: string): Said {
  const count = (action: string) => rows.filter(({ call }) => call?.action === action).length;
  const kind = rows.some(({ market }) => market === "simulated") ? SIMULATED : "";
  const spread = `${count("Buy")} Buy, ${count("Hold")} Hold, ${count("Sell")} Sell`;
  const description = `${kind}${rows.length} coins and stocks with price, 30-day range and the day's call: ${spread}.`;
  return {
    title: "",
    description,
    structured: {
      ...CONTEXT,
      "@type": "CollectionPage",
      url: `${origin}/markets`,
      name: `Markets · ${PRODUCT}`,
      description,
      mainEntity: {
        "@type": "ItemList",
        itemListElement: rows.map(({ symbol, name }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name,
          url: `${origin}/markets/${symbol}`,
        })),
      },
    },
  };
}

interface AssetPage {
  asset: NamedAsset;
  title: string;
  /** null where no source has anything on it */
  reply: AssetReply | null;
}

/** The page of an asset: its price, the day's call and the range of the next 30 days. */
export function describeAsset({ asset, title, reply }: AssetPage, origin: string): Said {
  const { symbol, name } = asset;
  const url = `${origin}/markets/${symbol}`;
  const description = reply ? sayAsset(reply) : describeNamed(nameAsset(asset));
  return {
    title: `${title} · ${PRODUCT}`,
    description,
    structured: {
      ...CONTEXT,
      "@type": "WebPage",
      url,
      name: `${nameAsset(asset)} · ${PRODUCT}`,
      description,
      ...(reply && { dateModified: reply.asset.asOf }),
      about: ABOUT[asset.class](asset),
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Markets", item: `${origin}/markets` },
          { "@type": "ListItem", position: 2, name, item: url },
        ],
      },
    },
  };
}

const ABOUT: Record<AssetClass, (asset: NamedAsset) => object> = {
  coin: ({ name, symbol }) => ({ "@type": "Thing", name, alternateName: symbol }),
  stock: ({ name, symbol }) => ({ "@type": "Corporation", name, tickerSymbol: symbol }),
  fund: ({ name, symbol }) => ({ "@type": "InvestmentFund", name, alternateName: symbol }),
};

function sayAsset({ asset, call, forecast, facts }: AssetReply): string {
  const price = facts.find(({ kind }) => kind === "price")?.value;
  const range = forecast.horizons.find(({ horizonDays }) => horizonDays === 30)?.quantiles;
  const moment = `${asset.asOf.slice(0, 10)} ${asset.asOf.slice(11, 16)} UTC`;
  const sentence = call.action
    ? `${call.action}, score ${formatFact(Math.round(call.score ?? 0), "points")}`
    : "no call";
  return [
    asset.market === "simulated" ? SIMULATED.trim() : "",
    `${asset.name} (${asset.symbol}) ${typeof price === "number" ? `at ${formatUsd(price)} ` : ""}on ${moment}: ${sentence}.`,
    range ? `In 30 days 8 of 10 closes lie within ${formatUsd(range.p10)} to ${formatUsd(range.p90)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

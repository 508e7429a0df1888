/** @jsxImportSource hono/jsx */
import type { AssetReply, BoardRow } from "../../../shared/board.ts";
import { daysAsked } from "../../../shared/chart-spans.ts";
import { formatUsd } from "../../../shared/format.ts";
import { PRODUCT } from "../../../shared/product.ts";
import type { Deps } from "../../deps.ts";
import { readAsset } from "../analysis/board/read-asset.ts";
import { readBoard } from "../analysis/board/read-board.ts";
import { gatherEvidence } from "../analysis/gather.ts";
import type { Asset } from "../markets/assets.ts";
import { readRecord } from "../record/read-record.ts";
import { AssetMain } from "./draw-asset.tsx";
import { BoardMain } from "./draw-board.tsx";
import type { ChartBars } from "./draw-chart.tsx";
import { sayRange } from "./parts.tsx";
import { readAssetRecord } from "./read-asset-record.ts";
import { formatMinute, formatScore } from "./words.ts";

/** What a drawn page gets from us, each ready to stand in HTML where it belongs. */
export interface PageFill {
  /** an attribute's value */
  description: string;
  /** an element for the head: what the page is, in schema.org's words */
  head: string;
  /** what stands in `main` until the page's scripts draw it anew */
  main: string;
  /** they go on from it instead, part by part */
  goesOn: boolean;
  /** an inert element with the data of `main`, under the page's path, so that the scripts need not ask for it */
  data: string;
}

type Tools = Pick<Deps, "markets" | "cache" | "db" | "record" | "now" | "waitUntil" | "config">;

/** Of /markets. Throws what `readBoard` throws. */
export async function fillBoard(deps: Tools): Promise<PageFill> {
  const [rows, record] = await Promise.all([readBoard(deps), orNone(readRecord(deps, { limit: 1 }))]);
  const { publicOrigin: origin } = deps.config;
  const description = describeBoard(rows);
  const main = <BoardMain rows={rows} record={record} />;
  return {
    description: escapeText(description),
    head: writeStructured({
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
    }),
    main: `${await main}`,
    goesOn: false,
    data: writeData("/markets", rows),
  };
}

/** Of the page of an asset. Throws what `readAsset` throws. */
export async function fillAsset(deps: Tools, asset: Asset): Promise<PageFill> {
  const { symbol, name, type } = asset;
  const [reply, record] = await Promise.all([readAsset(deps, asset), orNone(readAssetRecord(deps, asset))]);
  const bars = await orNone(readBars(deps, asset));
  const { publicOrigin: origin } = deps.config;
  const description = describeAsset(reply);
  const main = <AssetMain {...{ reply, bars, record }} />;
  const url = `${origin}/markets/${symbol}`;
  return {
    description: escapeText(description),
    head: writeStructured({
      "@type": "WebPage",
      url,
      name: `${name} (${symbol}) · ${PRODUCT}`,
      description,
      dateModified: reply.asset.asOf,
      about:
        type === "stock"
          ? { "@type": "Corporation", name, tickerSymbol: symbol }
          : { "@type": "Thing", name, alternateName: symbol },
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Markets", item: `${origin}/markets` },
          { "@type": "ListItem", position: 2, name, item: url },
        ],
      },
    }),
    main: `${await main}`,
    goesOn: true,
    data: writeData(`/markets/${symbol}`, reply),
  };
}

/** A year's bars, as the live chart asks for; those that were just judged are found in the isolate, so no source is asked twice. */
async function readBars(deps: Tools, asset: Asset): Promise<ChartBars | null> {
  const {
    evidence: [evidence],
  } = await gatherEvidence(deps, [asset]);
  const [first, ...more] = evidence?.candles.slice(-daysAsked("6M")) ?? [];
  return evidence && first ? { source: evidence.candleSource, candles: [first, ...more] } : null;
}

/** A page is worth reading without what the record adds to it. */
const orNone = <T,>(reading: Promise<T>): Promise<T | null> => reading.catch(() => null);

const SIMULATED = "Simulated prices, no real ones. ";

function describeBoard(rows: BoardRow[]): string {
  const count = (action: string) => rows.filter(({ call }) => call?.action === action).length;
  const kind = rows.some(({ market }) => market === "simulated") ? SIMULATED : "";
  return `${kind}${rows.length} coins and stocks with price, 30-day range and the day's call: ${count("Buy")} Buy, ${count("Hold")} Hold, ${count("Sell")} Sell.`;
}

function describeAsset({ asset, call, forecast, facts }: AssetReply): string {
  const price = facts.find(({ kind }) => kind === "price")?.value;
  const month = forecast.horizons.find(({ horizonDays }) => horizonDays === 30);
  const told = call.action ? `${call.action}, score ${formatScore(call.score)}` : "no call";
  return [
    asset.market === "simulated" ? SIMULATED.trim() : "",
    `${asset.name} (${asset.symbol}) ${typeof price === "number" ? `at ${formatUsd(price)} ` : ""}on ${formatMinute(asset.asOf)}: ${told}.`,
    month
      ? `In 30 days 8 of 10 closes lie within ${sayRange(month.quantiles.p10, month.quantiles.p90)}.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** JSON in which nothing can end the element it stands in. */
const writeJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const writeStructured = (thing: object) =>
  `<script type="application/ld+json">${writeJson({ "@context": "https://schema.org", ...thing })}</script>`;

const writeData = (key: string, data: unknown) =>
  `<script type="application/json" id="filled">${writeJson({ key, data })}</script>`;

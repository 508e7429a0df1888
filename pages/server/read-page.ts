import type { QueryClient } from "@tanstack/react-query";
import type { AssetReply, BoardRow } from "../../shared/board.ts";
import { assetQuery } from "../features/chat/asset/queries.ts";
import { boardQuery } from "../features/markets/board/queries.ts";
import { daysAsked } from "../features/markets/charts/chart-spans.ts";
import { placeChart } from "../features/markets/charts/picture/place-chart.ts";
import { plotKey } from "../features/markets/charts/picture/standing-picture.tsx";
import { candlesQuery, pictureKey, type SaidPicture } from "../features/markets/charts/queries.ts";
import { sayChart } from "../features/markets/charts/say-chart.ts";
import { pastCallsQuery, recordNowQuery, recordQuery } from "../features/record/queries.ts";
import { readSearch } from "../features/record/search.ts";
import { findMarks } from "../ui/chart-marks.ts";

/** Without it a page is worth reading all the same. */
const tryTo = async (work: Promise<unknown>) => void (await work.catch(() => {}));

/** Reads what /markets shows. */
export async function readBoardPage(client: QueryClient): Promise<BoardRow[]> {
  const [rows] = await Promise.all([client.fetchQuery(boardQuery), tryTo(client.fetchQuery(recordNowQuery))]);
  return rows;
}

/** Reads what the page of an asset shows, earlier calls and the chart's picture where they can be had. */
export async function readAssetPage(client: QueryClient, symbol: string): Promise<AssetReply> {
  const reply = await client.fetchQuery(assetQuery(symbol));
  const { market } = reply.asset;
  await Promise.all([
    tryTo(drawPicture(client, reply)),
    tryTo(client.fetchQuery(pastCallsQuery(market, symbol))),
  ]);
  return reply;
}

/** Half a year of bars as paths; the bars themselves stay here. */
async function drawPicture(client: QueryClient, { asset: { symbol }, facts, forecast }: AssetReply) {
  const bars = candlesQuery(symbol, daysAsked("6M"));
  const { name, source, candles } = await client.fetchQuery(bars);
  client.removeQueries(bars);
  const [first, ...more] = candles;
  if (!first) return;
  const marks = findMarks({ facts, forecast: [forecast] }, symbol);
  const picture: SaidPicture = { said: sayChart({ name, candles }, marks), source, since: first.date };
  client.setQueryData(pictureKey(symbol), picture);
  client.setQueryData(plotKey(symbol), placeChart([first, ...more], marks));
}

/** Reads the newest rows of the record that an address asks for. */
export const readRecordPage = (client: QueryClient, search: object) =>
  client.fetchInfiniteQuery(recordQuery(readSearch({ ...search })));

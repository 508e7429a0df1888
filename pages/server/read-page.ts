import type { QueryClient } from "@tanstack/react-query";
import type { AssetReply, BoardRow } from "../../shared/board.ts";
import { findSymbol } from "../../shared/listed-names.ts";
import { assetQuery } from "../features/chat/asset/queries.ts";
import { assetsQuery, boardQuery } from "../features/markets/board/queries.ts";
import { screenQuery } from "../features/markets/board/screener/screen-query.ts";
import { readBoardSearch } from "../features/markets/board/search.ts";
import { isOfWhole } from "../features/markets/board/use-board.ts";
import { daysAsked } from "../features/markets/charts/chart-spans.ts";
import { placeChart } from "../features/markets/charts/picture/place-chart.ts";
import { plotKey } from "../features/markets/charts/picture/standing-picture.tsx";
import { candlesQuery, pictureKey, type SaidPicture } from "../features/markets/charts/queries.ts";
import { sayChart } from "../features/markets/charts/say-chart.ts";
import { markCalls, type PastCall } from "../features/record/join-calls.ts";
import { pastCallsQuery, recordNowQuery, recordQuery } from "../features/record/queries.ts";
import { scoresQuery } from "../features/record/scores/queries.ts";
import { readSearch } from "../features/record/search.ts";
import { statusQuery } from "../features/status/queries.ts";
import { findMarks } from "../ui/chart-marks.ts";

/** Without it a page is worth reading all the same. */
const tryTo = async (work: Promise<unknown>) => void (await work.catch(() => {}));

/** Reads what an address of /markets shows. */
export async function readBoardPage(client: QueryClient, search: object): Promise<BoardRow[]> {
  const asked = readBoardSearch({ ...search });
  const [rows] = await Promise.all([
    client.fetchQuery(boardQuery),
    tryTo(client.fetchQuery(assetsQuery(asked))),
    isOfWhole(asked) ? tryTo(client.fetchQuery(screenQuery(asked))) : null,
    tryTo(client.fetchQuery(recordNowQuery)),
  ]);
  return rows;
}

/**
 * Reads what the page of an asset shows, earlier calls and the chart's picture where they can be had. Of one that is not listed
 * the sources may have no data today: its page then has no figures.
 */
export async function readAssetPage(client: QueryClient, symbol: string): Promise<AssetReply | null> {
  const listed = findSymbol(symbol);
  const reply = await client.fetchQuery(assetQuery(symbol)).catch((error: unknown) => {
    if (listed) throw error;
    return null;
  });
  if (!reply) return null;
  const past = listed
    ? await client.fetchQuery(pastCallsQuery(reply.asset.market, listed)).catch(() => null)
    : null;
  await tryTo(drawPicture(client, reply, past?.calls));
  return reply;
}

/** Half a year of bars as paths; the bars themselves stay here. */
async function drawPicture(
  client: QueryClient,
  { asset: { symbol }, facts, forecast }: AssetReply,
  past: PastCall[] | undefined,
) {
  const bars = candlesQuery(symbol, daysAsked("6M"));
  const { name, source, candles } = await client.fetchQuery(bars);
  client.removeQueries(bars);
  const [first, ...more] = candles;
  if (!first) return;
  const marks = {
    ...findMarks({ facts, forecast: [forecast] }, symbol),
    ...(past && { calls: markCalls(past) }),
  };
  const picture: SaidPicture = { said: sayChart({ name, candles }, marks), source, since: first.date };
  client.setQueryData(pictureKey(symbol), picture);
  client.setQueryData(plotKey(symbol), placeChart([first, ...more], marks));
}

/** Reads the newest rows of the record that an address asks for, and how the record did where that can be had. */
export async function readRecordPage(client: QueryClient, search: object): Promise<void> {
  const asked = readSearch({ ...search });
  await Promise.all([
    client.fetchInfiniteQuery(recordQuery(asked)),
    tryTo(client.fetchQuery(scoresQuery(asked))),
  ]);
}

/** Reads who is asked for prices and words, which a legal page names. */
export const readLegalPage = (client: QueryClient) => client.fetchQuery(statusQuery);

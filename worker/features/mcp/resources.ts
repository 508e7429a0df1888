import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import type { AssetReply } from "../../../shared/board.ts";
import { LISTED_SYMBOLS, nameListed } from "../../../shared/listed-names.ts";
import { PRODUCT } from "../../../shared/product.ts";
import type { RecordReply } from "../../../shared/record.ts";
import { roundFigures } from "../analysis/round-figures.ts";
import type { AskApi } from "./tools.ts";

const SCHEME = PRODUCT.toLowerCase();
const JSON_TYPE = "application/json";
const factsOf = (symbol: string) => `${SCHEME}://assets/${symbol}/facts`;

/** What agents may read without a key and for nothing: the record's summary, and the facts of each listed asset. */
export function registerResources(server: McpServer, ask: AskApi): void {
  server.registerResource(
    "record-summary",
    `${SCHEME}://record/summary`,
    {
      title: "The record's summary",
      description: "How past forecasts and calls came out, with the head of the chain they are in.",
      mimeType: JSON_TYPE,
    },
    async (uri) => {
      const { chain, head, summary } = await read<RecordReply>(ask, "/api/record?limit=1", uri);
      return toResource(uri, { chain, head, summary });
    },
  );
  server.registerResource(
    "asset-facts",
    new ResourceTemplate(factsOf("{symbol}"), {
      list: () => ({
        resources: LISTED_SYMBOLS.map((symbol) => ({
          uri: factsOf(symbol),
          name: `${symbol} facts`,
          title: `Facts of ${nameListed(symbol)}`,
          mimeType: JSON_TYPE,
        })),
      }),
      complete: {
        symbol: (begun) => LISTED_SYMBOLS.filter((symbol) => symbol.startsWith(begun.toUpperCase())),
      },
    }),
    {
      title: "Facts of an asset",
      description: "Every figure we have on a listed coin or stock, each with its source and moment.",
      mimeType: JSON_TYPE,
    },
    async (uri, { symbol }) => {
      const path = `/api/markets/${encodeURIComponent(String(symbol))}`;
      const { asset, facts, disclaimer } = await read<AssetReply>(ask, path, uri);
      return toResource(uri, { asset, facts: roundFigures(facts), disclaimer });
    },
  );
}

const toResource = (uri: URL, content: object) => ({
  contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(content) }],
});

/** A reply of the API. Throws `ResourceNotFoundError` for an asset that is not listed, else an error in the API's own words. */
async function read<Reply>(ask: AskApi, path: string, uri: URL): Promise<Reply> {
  const reply = await ask(path);
  if (reply.ok) return (await reply.json()) as Reply;
  const { code, detail } = (await reply.json()) as { code: string; detail: string };
  if (code === "asset_unknown") throw new ResourceNotFoundError(uri.href, detail);
  throw new Error(`${code}: ${detail}`);
}

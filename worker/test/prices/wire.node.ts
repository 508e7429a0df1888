import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ChatReply } from "../../../shared/analysis.ts";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { Deps } from "../../deps.ts";
import { endOfDay } from "../../local/replay/record.ts";
import type { ReplayFolder } from "../../local/replay-folder.ts";
import { createReplayHandler, PLAYED } from "../../local/replay-server.ts";
import { openMarkets, readPriceConfig } from "../../providers/prices/index.ts";
import { askMessage } from "../analysis/ask-message.ts";
import { makeBars } from "../analysis/make-evidence.ts";

export const AT = "2024-12-31";
export const LISTED = [...LISTED_CRYPTO, ...LISTED_STOCKS];

const report = (cik: string) => ({
  cik,
  form: "10-K",
  accession: "0001318605-24-000001",
  fiscalYear: "FY2023",
  fiscalYearEnd: { value: "2023-12-31" },
  filed: { value: "2024-01-29" },
  revenue: { value: 96_773e6 },
  netIncome: { value: 14_997e6 },
  dilutedEps: { value: 4.3 },
  totalEquity: { value: 62_634e6 },
  totalDebt: { value: 5_230e6 },
  previousYear: {
    fiscalYearEnd: "2022-12-31",
    revenue: { value: 81_462e6 },
    netIncome: { value: 12_556e6 },
  },
});

/** Six hundred bars of each listed asset, made by hand, with one report and a mood. */
export const HAND_MADE: ReplayFolder = {
  bars: new Map(
    LISTED.map((symbol, i) => {
      const type = i < LISTED_CRYPTO.length ? "crypto" : "stock";
      return [symbol, makeBars({ count: 600, end: AT, type, seed: i + 1, drift: 0.001, start: 50 + 40 * i })];
    }),
  ),
  figures: {
    asOf: AT,
    stocks: { TSLA: { ...report("0001318605"), sharesOutstandingAtAsOf: { value: 3_487e6 } } },
    crypto: { BTC: { circulatingSupply: { value: 19_803_900 }, maxSupply: { value: 21_000_000 } } },
  },
  moods: [{ date: AT, value: 64, classification: "Greed" }],
};

/** The bytes of a reply as they go over the wire, or none at all. */
export type Spoil = (path: string, body: string) => Spoilt;
export type Spoilt =
  | { status?: number; body: string; headers?: Record<string, string> }
  | "hangs"
  | "breaks off"
  | null;

export interface Wire {
  /** path of every request */
  asked: string[];
  deps: Pick<Deps, "markets" | "cache" | "now" | "waitUntil">;
  ask(question: string): Promise<ChatReply>;
  close(): Promise<void>;
}

/** The product's own verbs over real sockets, on a replay of `folder` whose replies `spoil` may change; null leaves one. */
export async function openWire(
  folder: ReplayFolder,
  at: string,
  spoil: Spoil = () => null,
  only: (variable: string) => boolean = () => true,
): Promise<Wire> {
  const answer = createReplayHandler(folder, at);
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? "");
    const reply = await answer(new Request(`http://127.0.0.1${request.url}`));
    const body = await reply.text();
    const spoilt = spoil(request.url ?? "", body);
    if (spoilt === "hangs") return;
    if (spoilt === "breaks off") return void request.socket.destroy();
    response.writeHead(spoilt?.status ?? reply.status, spoilt?.headers).end(spoilt ? spoilt.body : body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = Object.entries(PLAYED).filter(([name]) => only(name));
  const config = readPriceConfig({
    ...Object.fromEntries(addresses.map(([name, path]) => [name, base + path])),
    MARKET_NOW: endOfDay(at),
    ADMIN_EMAILS: "",
    PUBLIC_ORIGIN: "http://127.0.0.1:8787",
  });
  const now = () => new Date(endOfDay(at));
  const deps = { markets: openMarkets(config, now), cache: openCache(), now, waitUntil: () => {} };
  // No model is configured, so the built-in writer answers and neither D1 is touched nor the configuration read.
  const rest = { ai: [], db: null as never, config: {} as never };
  return {
    asked,
    deps,
    ask: (question) => askMessage({ ...deps, ...rest }, question),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** As much of a KV namespace as the product uses. */
function openCache(): Deps["cache"] {
  const held = new Map<string, string>();
  const cache = {
    get: async (key: string) => JSON.parse(held.get(key) ?? "null"),
    put: async (key: string, value: string) => void held.set(key, value),
  };
  return cache as unknown as Deps["cache"];
}

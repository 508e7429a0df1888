import { readFileSync } from "node:fs";
import { fromBase64, normalizeStructTag, normalizeSuiAddress } from "@mysten/sui/utils";
import { buildSchema, graphql } from "graphql";
import { serveHere } from "../serve-here.node.ts";
import { type ExecutedTransaction, GAS_SUMMARY, SuiLedger } from "./sui-simulator.node.ts";

/** Mysten's own schema: a query that the real service would refuse is refused here. */
export const SCHEMA = buildSchema(
  readFileSync("node_modules/@mysten/sui/src/graphql/generated/schema.graphql", "utf8"),
  { assumeValidSDL: true },
);

const PAGE_MAX = 50;

export interface SuiSimulator {
  url: string;
  ledger: SuiLedger;
  /** the names of the queries that came, in order */
  asked: string[];
  /** oldest checkpoint that the index of addresses still holds */
  keepFrom: (checkpoint: number) => void;
  close(): Promise<void>;
}

interface Paging {
  first?: number;
  after?: string;
}
interface HistoryFilter {
  affectedAddress: string;
  afterCheckpoint?: number;
  beforeCheckpoint?: number;
}

/** Starts the simulator of Sui with its GraphQL service, on this machine alone; a browser may ask it, too. */
export async function startSuiSimulator(): Promise<SuiSimulator> {
  const ledger = new SuiLedger();
  const asked: string[] = [];
  let oldest = 0;
  const rootValue = resolversOf(ledger, () => oldest);
  const server = await serveHere((request, response) => {
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (request.method === "OPTIONS") return void response.writeHead(204, cors).end();
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", async () => {
      const { query, variables } = JSON.parse(body) as {
        query: string;
        variables?: Record<string, unknown>;
      };
      asked.push(/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "");
      const reply = await graphql({ schema: SCHEMA, source: query, variableValues: variables, rootValue });
      response.writeHead(200, { "Content-Type": "application/json", ...cors }).end(JSON.stringify(reply));
    });
  });
  return {
    url: `${server.url}/graphql`,
    ledger,
    asked,
    keepFrom: (checkpoint) => {
      oldest = checkpoint;
    },
    close: server.close,
  };
}

function resolversOf(ledger: SuiLedger, oldest: () => number) {
  const address = ({ address: owner }: { address: string }) => ({
    address: owner,
    balance: ({ coinType }: { coinType: string }) => {
      const coins = findCoins(ledger, owner, `Coin<${coinType}>`);
      const funds = ledger.funds.get(`${normalizeSuiAddress(owner)} ${normalizeStructTag(coinType)}`) ?? 0n;
      const total = coins.reduce((sum, { contents }) => sum + BigInt(contents.json.balance), funds);
      return { totalBalance: String(total) };
    },
    objects: ({ filter, ...paging }: Paging & { filter: { type: string } }) =>
      page(findCoins(ledger, owner, filter.type), paging),
  });
  return {
    // Base58 of 32 bytes, and of no real network.
    chainIdentifier: "SimuLatorSimuLatorSimuLatorSimuLatorSimuLato",
    checkpoint: ({ sequenceNumber = ledger.checkpoint }: { sequenceNumber?: number }) => ({
      sequenceNumber,
      // Balances of older checkpoints are forgotten.
      query: sequenceNumber === ledger.checkpoint ? { address } : null,
    }),
    serviceConfig: {
      availableRange: () => ({
        first: { sequenceNumber: oldest() },
        last: { sequenceNumber: ledger.checkpoint },
      }),
    },
    transaction: ({ digest }: { digest: string }) => {
      const tx = ledger.transactions.get(digest);
      return tx ? viewTransaction(tx) : null;
    },
    transactions: ({ filter, ...paging }: Paging & { filter: HistoryFilter }) =>
      page(findHistory(ledger, filter), paging),
    address,
    executeTransaction: async (args: { transactionDataBcs: string; signatures: string[] }) => {
      const tx = await ledger.execute(fromBase64(args.transactionDataBcs), args.signatures);
      return { effects: { ...viewTransaction(tx).effects, digest: tx.digest } };
    },
  };
}

const viewTransaction = (tx: ExecutedTransaction) => ({
  digest: tx.digest,
  sender: { address: tx.sender },
  gasInput: { gasSponsor: { address: tx.sponsor } },
  effects: {
    status: tx.succeeded ? "SUCCESS" : "FAILURE",
    timestamp: tx.timestamp,
    checkpoint: tx.checkpoint === null ? null : { sequenceNumber: tx.checkpoint },
    balanceChangesJson: tx.balanceChanges,
    effectsJson: { changedObjects: tx.changedObjects },
    gasEffects: { gasSummary: GAS_SUMMARY },
  },
});

/** Transactions in checkpoints that touched an address, oldest first. */
function findHistory(ledger: SuiLedger, filter: HistoryFilter) {
  const { affectedAddress, afterCheckpoint = -1, beforeCheckpoint = Number.POSITIVE_INFINITY } = filter;
  return [...ledger.transactions.values()]
    .filter(({ sender, balanceChanges, checkpoint }) => {
      const touches = [sender, ...balanceChanges.map(({ address }) => address)].includes(affectedAddress);
      const inRange = checkpoint !== null && checkpoint > afterCheckpoint && checkpoint < beforeCheckpoint;
      return touches && inRange;
    })
    .map(viewTransaction);
}

function findCoins(ledger: SuiLedger, owner: string, objectType: string) {
  const coinType = /Coin<(.+)>$/.exec(objectType)?.[1] ?? "";
  return [...ledger.coins.values()]
    .filter((coin) => coin.owner === normalizeSuiAddress(owner) && coin.type === normalizeStructTag(coinType))
    .map((coin) => ({
      address: coin.id,
      version: Number(coin.version),
      digest: coin.digest,
      contents: { json: { id: coin.id, balance: coin.balance.toString() } },
    }));
}

function page<T>(all: T[], { first = 20, after }: Paging) {
  if (first > PAGE_MAX) throw new Error(`Page size is too large: ${first} > ${PAGE_MAX}`);
  const start = after === undefined || after === null ? 0 : Number(after) + 1;
  const end = Math.min(start + first, all.length);
  return {
    nodes: all.slice(start, end),
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      endCursor: end > start ? String(end - 1) : null,
    },
  };
}

import { serveHere } from "../serve-here.node.ts";
import { toValue } from "./xrpl-entries.node.ts";
import { fakeHash, type LedgerTransaction, Refused, XrpLedger } from "./xrpl-simulator.node.ts";

const LEDGER_EPOCH_S = 946_684_800;

export interface XrplSimulator {
  url: string;
  ledger: XrpLedger;
  /** the methods that were called, in order */
  asked: string[];
  /** the interface it speaks whatever it is asked: 1 as an old server would */
  speak: (apiVersion: 1 | 2) => void;
  /** oldest ledger that it still holds */
  keepFrom: (index: number) => void;
  close(): Promise<void>;
}

interface Server {
  ledger: XrpLedger;
  oldest: number;
}
type Params = Record<string, unknown> & { api_version?: number };
type Method = (server: Server, params: Params) => Record<string, unknown>;

/** Starts the simulator of the XRP Ledger with its JSON-RPC, on this machine alone; a browser may ask it, too. */
export async function startXrplSimulator(): Promise<XrplSimulator> {
  const state: Server & { version?: number } = { ledger: new XrpLedger(), oldest: 32_570 };
  const asked: string[] = [];
  const server = await serveHere((request, response) => {
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (request.method === "OPTIONS") return void response.writeHead(204, cors).end();
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const { method, params = [{}] } = JSON.parse(body) as { method: string; params?: Params[] };
      asked.push(method);
      const version = state.version ?? params[0]?.api_version ?? 1;
      const reply = answer(state, method, { ...params[0], api_version: version });
      response.writeHead(200, { "Content-Type": "application/json", ...cors }).end(JSON.stringify(reply));
    });
  });
  return {
    url: `${server.url}/`,
    ledger: state.ledger,
    asked,
    speak: (version) => {
      state.version = version;
    },
    keepFrom: (index) => {
      state.oldest = index;
    },
    close: server.close,
  };
}

function answer(server: Server, name: string, params: Params): { result: Record<string, unknown> } {
  try {
    const method = METHODS[name];
    if (!method) throw new Refused("unknownCmd");
    return { result: { ...method(server, params), status: "success" } };
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    const request = { command: name, ...params };
    return { result: { error: cause.message, error_message: cause.message, request, status: "error" } };
  }
}

const METHODS: Record<string, Method> = {
  server_info: ({ ledger, oldest }) => ({
    info: { complete_ledgers: `${oldest}-${ledger.index}`, network_id: 0, server_state: "full" },
  }),
  ledger: ({ ledger }) => ({
    ledger_index: ledger.index,
    ledger_hash: ledgerHash(ledger.index),
    validated: true,
  }),
  account_info: ({ ledger }, { account, ledger_index }) => {
    requireNewest(ledger, ledger_index);
    const found = ledger.accounts.get(String(account));
    if (!found) throw new Refused("actNotFound");
    const { drops, flags, sequence } = found;
    return {
      account_data: { Account: account, Balance: drops.toString(), Flags: flags, Sequence: sequence },
      ledger_index: ledger.index,
      validated: true,
    };
  },
  account_lines: ({ ledger }, { account, peer, ledger_index }) => {
    requireNewest(ledger, ledger_index);
    if (!ledger.accounts.has(String(account))) throw new Refused("actNotFound");
    const lines = [...ledger.lines].flatMap(([key, { balance, limit, frozen }]) => {
      const [owner, currency, issuer] = key.split(" ");
      if (owner !== account || (peer !== undefined && peer !== issuer)) return [];
      const amounts = { balance: toValue(balance), limit: toValue(limit), limit_peer: "0" };
      return [{ account: issuer, currency, ...amounts, ...(frozen && { freeze_peer: true }) }];
    });
    return { account, lines, validated: true };
  },
  submit: ({ ledger }, { tx_blob }) => {
    const { result, hash } = ledger.submit(String(tx_blob));
    return { engine_result: result, accepted: /^te[sc]/.test(result), tx_json: { hash } };
  },
  tx: ({ ledger }, { transaction, api_version }) => {
    const found = ledger.transactions.get(String(transaction).toUpperCase());
    if (!found) throw new Refused("txnNotFound");
    return api_version === 1 ? viewFlat(found) : viewNested(found);
  },
  account_tx: ({ ledger, oldest }, params) => findHistory(ledger, oldest, params),
};

/** The state of older ledgers is forgotten. */
function requireNewest(ledger: XrpLedger, asked: unknown): void {
  if (typeof asked === "number" && asked !== ledger.index) throw new Refused("lgrNotFound");
}

const ledgerHash = (index: number): string => fakeHash(`ledger ${index}`);

/** API version 2: the transaction's own fields apart, and DeliverMax instead of Amount. */
function viewNested({ hash, tx, meta, ledger, date }: LedgerTransaction) {
  const { Amount, ...fields } = tx;
  const closed = ledger !== null && {
    ...{ ledger_index: ledger, ledger_hash: ledgerHash(ledger), meta },
    close_time_iso: new Date(((date ?? 0) + LEDGER_EPOCH_S) * 1000).toISOString().replace(".000Z", "Z"),
  };
  const tx_json = {
    ...fields,
    ...(Amount !== undefined && { DeliverMax: Amount }),
    ...(ledger !== null && { ledger_index: ledger, date }),
  };
  return { hash, tx_json, validated: ledger !== null, ...closed };
}

/** API version 1: everything flat. */
function viewFlat({ hash, tx, meta, ledger, date }: LedgerTransaction) {
  const closed = ledger !== null && { ledger_index: ledger, inLedger: ledger, date, meta };
  return {
    ...tx,
    ...(tx.Amount !== undefined && { DeliverMax: tx.Amount }),
    hash,
    validated: ledger !== null,
    ...closed,
  };
}

/** Validated transactions that name an account, oldest first; the marker is where the next page begins. */
function findHistory(ledger: XrpLedger, oldest: number, params: Params) {
  const { account, api_version, marker } = params;
  const [min, max, limit] = [params.ledger_index_min, params.ledger_index_max, params.limit].map(Number);
  if (min === undefined || max === undefined || limit === undefined) throw new Refused("invalidParams");
  if (params.forward !== true || limit > 200) throw new Refused("invalidParams");
  if (api_version === 2 && (min < oldest || max > ledger.index || min > max))
    throw new Refused("lgrIdxMalformed");
  const all = [...ledger.transactions.values()]
    .filter((t) => t.ledger !== null && t.ledger >= min && t.ledger <= max)
    .filter(({ tx }) => tx.Account === account || tx.Destination === account)
    .sort((a, b) => (a.ledger ?? 0) - (b.ledger ?? 0));
  const start = (marker as { seq: number } | undefined)?.seq ?? 0;
  const end = start + limit;
  return {
    ...{
      account,
      ledger_index_min: Math.max(min, oldest),
      ledger_index_max: Math.min(max, ledger.index),
      limit,
    },
    transactions: all
      .slice(start, end)
      .map((found) => (api_version === 1 ? viewEntry(found) : viewNested(found))),
    ...(end < all.length && { marker: { ledger: max, seq: end } }),
    validated: true,
  };
}

/** An entry of `account_tx` by API version 1. */
function viewEntry({ hash, tx, meta, ledger, date }: LedgerTransaction) {
  return { meta, tx: { ...tx, hash, date, ledger_index: ledger, inLedger: ledger }, validated: true };
}

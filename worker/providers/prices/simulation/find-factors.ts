import funds from "../../../../shared/catalogue/funds.json" with { type: "json" };
import stocks from "../../../../shared/catalogue/stocks.json" with { type: "json" };
import type { AssetType } from "../../../../shared/markets.ts";
import { readSectors, SECTORS } from "../../../../shared/sectors.ts";
import factors from "./factors.json" with { type: "json" };

/** What moves an asset together with others. */
export interface Factors {
  /** shares of a day's variance: the whole economy, the kind of market, the sector or category, the asset alone */
  shares: { economy: number; kind: number; group: number; own: number };
  /** the kind of market: a fund of coins moves with coins */
  kind: AssetType;
  /** those of one sector, of one kind of fund, or that track the same index share its factor */
  group: string;
  /** -1 where it moves against what it tracks */
  sign: 1 | -1;
  /** a year's standard deviation of log returns; null where it is drawn */
  volatility: number | null;
}

interface Row {
  symbol: string;
  sectors?: string;
  tracks?: string;
  category?: string;
  leverage?: number;
}
const ROWS = new Map<string, Row>([...stocks, ...funds].map((row: Row) => [row.symbol, row]));
const SHARES: Record<string, Factors["shares"]> = factors.shares;
const FUNDS: Record<string, { shares: string; volatility: number }> = factors.funds;
const OF_SECTOR = { shares: "sector", volatility: 0.24 };

/** The factors of any asset, known by its symbol alone, so that whoever asks for it sees the same market. */
export function findFactors(type: AssetType, symbol: string): Factors {
  const plain = { kind: type, sign: 1, volatility: null } as const;
  if (type === "crypto") return { ...plain, shares: factors.shares.crypto, group: "" };
  const row = ROWS.get(symbol);
  const [narrow] = readSectors(row?.sectors);
  const group = narrow ? (SECTORS[narrow].within ?? narrow) : "";
  return row?.category === undefined
    ? { ...plain, shares: factors.shares.stock, group }
    : ofFund(type, row, row.category, group);
}

function ofFund(
  type: AssetType,
  { tracks = "", leverage = 1 }: Row,
  category: string,
  group: string,
): Factors {
  const [name = ""] = category.split(/[:,]/);
  const [index = ""] = tracks.split(",");
  const { shares, volatility } = group ? OF_SECTOR : (FUNDS[name] ?? OF_SECTOR);
  return {
    shares: SHARES[shares] ?? factors.shares.stock,
    kind: shares === "coins" ? "crypto" : type,
    group: group || (shares === "broad" ? index : name),
    sign: leverage < 0 ? -1 : 1,
    volatility: volatility * Math.abs(leverage),
  };
}

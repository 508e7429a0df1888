import type { PortfolioRequest } from "./portfolio.ts";

/** What a text of holdings says: a line each of symbol, units and, where it is known, the price paid for one. */
export interface ReadHoldings {
  positions: PortfolioRequest["positions"];
  /** USD */
  cash: number;
  /** USD paid for one, by place in `positions` */
  costs: (number | null)[];
  /** lines that say nothing we can use, from 1, and why */
  faults: { line: number; why: string }[];
}

const HEAD = /^(?:symbol|asset|ticker)\b/i;
const CASH = /^(?:usd|cash|\$)$/i;
const MOST = 50;

/** Reads lines such as "BTC, 2, 41000"; semicolons or tabs, else commas, a head or none, `USD` for cash, units below 0 sold short. */
export function readHoldings(text: string): ReadHoldings {
  const read: ReadHoldings = { positions: [], cash: 0, costs: [], faults: [] };
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const cells = line
      .split(/[;\t]/.test(line) ? /[;\t]/ : ",")
      .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const [asset = "", units = "", cost = ""] = cells;
    if (line.trim() === "" || (i === 0 && HEAD.test(asset))) continue;
    const fault = (why: string) => read.faults.push({ line: i + 1, why });
    const count = readNumber(units);
    if (asset === "") fault("has no symbol");
    else if (count === null || count === 0) fault(`has no number of units after ${asset}`);
    else if (CASH.test(asset)) read.cash += count;
    else if (read.positions.length === MOST) fault(`is more than ${MOST} positions`);
    else {
      read.positions.push({ asset, units: count });
      read.costs.push(cost === "" ? null : readNumber(cost));
    }
  }
  return read;
}

/** Null for what is no number, and for "1,234", which is a thousand times as much to some as to others. */
function readNumber(cell: string): number | null {
  const digits = cell.replace(/[$\s_']/g, "");
  const [mark = "."] = /[.,](?=[^.,]*$)/.exec(digits) ?? [];
  const plain = digits.replaceAll(mark === "," ? "." : ",", "").replace(",", ".");
  const isUnclear = /^[+-]?[1-9]\d{0,2},\d{3}$/.test(digits);
  const value = Number(plain);
  return plain !== "" && !isUnclear && Number.isFinite(value) ? value : null;
}

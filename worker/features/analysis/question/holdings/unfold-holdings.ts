import { type ReadHoldings, readHoldings } from "../../../../../shared/read-holdings.ts";
import { resolveAssets } from "../../../markets/resolve.ts";

/** "BTC 2 @ 41000", "NVDA: 40": a line of who writes no table. */
const UNRULED = /^\s*([^\s,;:]+)[\s:]+(-?[\d.]+)(?:[\s:@]+\$?([\d.]+))?\s*$/;
const HEAD = /^\s*(?:symbol|asset|ticker)\b.*|^.{0,40}:\s*$/i;
const FEWEST = 2;

/**
 * A message with holdings pasted line by line, as the portfolio page takes them ("BTC, 2, 41000"; `USD` for cash), as a
 * sentence that says the same: "I hold 2 BTC bought at 41000 and 5000 dollars in cash." and what else it says. Any other
 * message is left as it is. Pure.
 */
export function unfoldHoldings(message: string): string {
  const lines = message.split("\n");
  const read = lines.map((line) => readHoldings(line.replace(UNRULED, "$1;$2;$3")));
  const held = read.filter(isHolding);
  if (held.length < FEWEST || !held.some(({ positions }) => positions.length > 0)) return message;
  const rest = lines.filter((line, i) => !isHolding(read[i]) && !HEAD.test(line));
  return [`I hold ${held.map(toWords).join(" and ")}.`, ...rest].join("\n");
}

/** One line of an asset that we cover, or of cash. */
const isHolding = (read: ReadHoldings | undefined): read is ReadHoldings =>
  read?.faults.length === 0 &&
  (read.cash > 0 || (read.positions.length === 1 && isCovered(read.positions[0]?.asset ?? "")));

const isCovered = (name: string): boolean => resolveAssets(name).assets.length === 1;

function toWords({ positions: [position], cash, costs: [cost] }: ReadHoldings): string {
  if (!position) return `${cash} dollars in cash`;
  const { asset, units = 0 } = position;
  const paid = cost ? ` bought at ${cost}` : "";
  return units < 0 ? `short ${-units} ${asset}` : `${units} ${asset}${paid}`;
}

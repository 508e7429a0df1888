import { type AssetType, assetTypeSchema } from "../../../shared/markets.ts";
import { type Case, STEP_BARS, WINDOW_BARS } from "../../features/analysis/calibration/measure-cases.ts";
import { type CalibrationRow, HOLD_PERCENT, HORIZON_DAYS } from "../../features/analysis/calibration/rows.ts";
import { tabulate } from "../../features/analysis/calibration/tabulate.ts";
import type { Series } from "./read-folder.ts";

/** The text of the committed table, with where it comes from. */
export function renderTable(cases: Case[], series: Series[], withoutVolume: string[]): string {
  return `import type { CalibrationTable } from "../calibration/rows.ts";

/**
 * Written by \`npm run calibrate -- FOLDER --write\` on ${new Date().toISOString().slice(0, 10)}; not edited by hand.
 *
${sayAssets(series, "crypto")}
${sayAssets(series, "stock")}
 * Rule: every ${STEP_BARS}th bar with at least 200 bars before it, the technical score (without fundamentals and mood, which have no
 * history here) of at most ${WINDOW_BARS} bars up to it; the outcome is the change of the close over ${HORIZON_DAYS} calendar days. Right is a Buy
 * when higher, a Sell when lower, a Hold when within ${HOLD_PERCENT.crypto}% (crypto) or ${HOLD_PERCENT.stock}% (stocks) either way. The weights were set
 * beforehand and not fitted. \`apart\` counts cases at least ${HORIZON_DAYS} days apart within an asset; assets also move together, so
 * even these are not independent.${withoutVolume.length > 0 ? `\n * Scored without volume, which their source changed the meaning of: ${withoutVolume.join(", ")}.` : ""}
 * Survivorship: all of these assets are hand-chosen winners. What rose is over-represented, and Buy looks better and
 * Sell looks worse than in a fair sample.
 */
export const CALIBRATION: CalibrationTable = {
${assetTypeSchema.options.map((type) => renderType(type, cases, series)).join("\n")}
};
`;
}

const symbols = (series: Series[], type: AssetType) =>
  series
    .filter((one) => one.type === type)
    .map(({ symbol }) => symbol)
    .join(", ");

function sayAssets(series: Series[], type: AssetType): string {
  const own = series.filter((one) => one.type === type);
  const spans = own.map(({ symbol, bars }) => `${symbol} from ${bars[0]?.date}`).join(", ");
  return ` * ${type === "crypto" ? "Crypto" : "Stocks"}: ${spans};\n *   to ${own[0]?.bars.at(-1)?.date ?? "-"}.`;
}

function renderType(type: AssetType, cases: Case[], series: Series[]): string {
  const rows = tabulate(cases.filter((one) => one.type === type));
  return `  ${type}: {
    assets: "${symbols(series, type)}",
    rows: [
${rows.map(renderRow).join("\n")}
    ],
  },`;
}

const renderRow = (row: CalibrationRow) =>
  `      { ${Object.entries(row)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(", ")} },`;

import calibration from "./calibration.json" with { type: "json" };
import type { Measured } from "./measured.ts";
import portfolios from "./portfolio/calibration.json" with { type: "json" };

/**
 * `calibration.json` and `portfolio/calibration.json` are written by `npm run calibrate -- FOLDER --write`, here from 109 stocks, funds and indices and 55
 * coins, to 2024-12-31, and not edited by hand. See README.md.
 */
interface Tables {
  /** what each January taught, packed */
  teachings: Record<string, [january: number, packed: string][]>;
  /** how forecasts did, walked forward */
  measured: Record<string, Measured>;
}
const [OF_ASSETS, OF_PORTFOLIOS] = [calibration, portfolios] as unknown as [Tables, Tables];
export const TEACHINGS = { ...OF_ASSETS.teachings, ...OF_PORTFOLIOS.teachings };
export const MEASURED = { ...OF_ASSETS.measured, ...OF_PORTFOLIOS.measured };

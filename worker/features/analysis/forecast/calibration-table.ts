import calibration from "./calibration.json" with { type: "json" };
import type { Measured } from "./measured.ts";

/**
 * `calibration.json` is written by `npm run calibrate -- FOLDER --write`, here from 109 stocks, funds and indices and 55
 * coins, to 2024-12-31, and not edited by hand. See README.md.
 */
export const { teachings: TEACHINGS, measured: MEASURED } = calibration as unknown as {
  /** what each January taught, packed */
  teachings: Record<string, [january: number, packed: string][]>;
  /** how forecasts did, walked forward */
  measured: Record<string, Measured>;
};

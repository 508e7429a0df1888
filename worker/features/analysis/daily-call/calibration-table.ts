import calibration from "./calibration.json" with { type: "json" };
import type { CallTable, OddsTable, RulesTable } from "./measured.ts";

/**
 * How the daily call did, see ../forecast/README.md. `calibration.json` is written by `npm run calibrate -- FOLDER --write` and
 * not edited by hand.
 */
interface Tables {
  calls: CallTable;
  odds: OddsTable;
  rules: RulesTable;
}
export const { calls: CALLS, odds: ODDS, rules: RULES } = calibration as unknown as Tables;

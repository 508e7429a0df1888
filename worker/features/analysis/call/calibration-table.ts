import type { CalibrationTable } from "../calibration/rows.ts";

/**
 * Written by `npm run calibrate -- FOLDER --write` on 2026-11-21; not edited by hand.
 *
 * Crypto: BNB from 2017-11-09, BTC from 2017-01-01, ETH from 2017-11-09, SOL from 2020-04-10, XRP from 2018-01-01;
 *   to 2024-12-31.
 * Stocks: AAPL from 2022-08-22, GOOGL from 2022-08-22, MSFT from 2022-08-22, NVDA from 2022-08-22, TSLA from 2022-08-22;
 *   to 2024-12-31.
 * Rule: every 5th bar with at least 200 bars before it, the technical score (without fundamentals and mood, which have no
 * history here) of at most 400 bars up to it; the outcome is the change of the close over 30 calendar days. Right is a Buy
 * when higher, a Sell when lower, a Hold when within 10% (crypto) or 5% (stocks) either way. The weights were set
 * beforehand and not fitted. `apart` counts cases at least 30 days apart within an asset; assets also move together, so
 * even these are not independent.
 * Scored without volume, which their source changed the meaning of: XRP.
 * Survivorship: all of these assets are hand-chosen winners. What rose is over-represented, and Buy looks better and
 * Sell looks worse than in a fair sample.
 */
export const CALIBRATION: CalibrationTable = {
  crypto: {
    assets: "BNB, BTC, ETH, SOL, XRP",
    rows: [
      { band: "Buy", until: "2017-12-31", cases: 25, higher: 20, lower: 5, within: 5, apart: 5 },
      { band: "Buy", until: "2018-12-31", cases: 20, higher: 1, lower: 19, within: 2, apart: 5 },
      { band: "Buy", until: "2019-12-31", cases: 97, higher: 54, lower: 43, within: 22, apart: 20 },
      { band: "Buy", until: "2020-12-31", cases: 138, higher: 82, lower: 56, within: 52, apart: 29 },
      { band: "Buy", until: "2021-12-31", cases: 230, higher: 143, lower: 87, within: 49, apart: 46 },
      { band: "Buy", until: "2022-12-31", cases: 17, higher: 0, lower: 17, within: 1, apart: 7 },
      { band: "Buy", until: "2023-12-31", cases: 126, higher: 74, lower: 52, within: 71, apart: 31 },
      { band: "Buy", until: "2024-12-30", cases: 178, higher: 100, lower: 78, within: 78, apart: 41 },
      { band: "Hold", until: "2017-12-31", cases: 2, higher: 2, lower: 0, within: 0, apart: 1 },
      { band: "Hold", until: "2018-12-31", cases: 49, higher: 7, lower: 42, within: 19, apart: 16 },
      { band: "Hold", until: "2019-12-31", cases: 79, higher: 32, lower: 47, within: 24, apart: 28 },
      { band: "Hold", until: "2020-12-31", cases: 106, higher: 74, lower: 32, within: 30, apart: 27 },
      { band: "Hold", until: "2021-12-31", cases: 112, higher: 67, lower: 45, within: 34, apart: 36 },
      { band: "Hold", until: "2022-12-31", cases: 106, higher: 12, lower: 94, within: 41, apart: 36 },
      { band: "Hold", until: "2023-12-31", cases: 160, higher: 89, lower: 71, within: 80, apart: 44 },
      { band: "Hold", until: "2024-12-30", cases: 138, higher: 84, lower: 54, within: 75, apart: 35 },
      { band: "Sell", until: "2018-12-31", cases: 107, higher: 36, lower: 71, within: 42, apart: 24 },
      { band: "Sell", until: "2019-12-31", cases: 116, higher: 74, lower: 42, within: 52, apart: 26 },
      { band: "Sell", until: "2020-12-31", cases: 58, higher: 46, lower: 12, within: 20, apart: 14 },
      { band: "Sell", until: "2021-12-31", cases: 23, higher: 17, lower: 6, within: 6, apart: 7 },
      { band: "Sell", until: "2022-12-31", cases: 242, higher: 103, lower: 139, within: 88, apart: 51 },
      { band: "Sell", until: "2023-12-31", cases: 79, higher: 51, lower: 28, within: 33, apart: 19 },
      { band: "Sell", until: "2024-12-30", cases: 49, higher: 32, lower: 17, within: 21, apart: 17 },
    ],
  },
  stock: {
    assets: "AAPL, GOOGL, MSFT, NVDA, TSLA",
    rows: [
      { band: "Buy", until: "2023-12-31", cases: 87, higher: 49, lower: 38, within: 54, apart: 25 },
      { band: "Buy", until: "2024-12-26", cases: 133, higher: 82, lower: 51, within: 50, apart: 36 },
      { band: "Hold", until: "2023-12-31", cases: 36, higher: 22, lower: 14, within: 18, apart: 14 },
      { band: "Hold", until: "2024-12-26", cases: 88, higher: 61, lower: 27, within: 41, apart: 30 },
      { band: "Sell", until: "2023-12-31", cases: 2, higher: 2, lower: 0, within: 0, apart: 2 },
      { band: "Sell", until: "2024-12-26", cases: 29, higher: 16, lower: 13, within: 11, apart: 10 },
    ],
  },
};

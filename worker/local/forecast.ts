/**
 * `npm run forecast -- FOLDER --from DATE --to DATE [--horizon DAYS] [--portfolio FILE]`: prints, for each asset of a folder
 * of daily bars and each of its days from DATE to DATE, one line of JSON: quantiles of the close (prices) and odds of
 * touching, by the bars up to that day alone. With FILE (`symbol,units`, `USD` for cash) quantiles of that portfolio's
 * worth instead, a line a day. What cannot be used or forecast is said on stderr.
 */
import { parseArgs } from "node:util";
import * as z from "zod";
import { horizonSchema } from "../../shared/forecast.ts";
import { forecastDays } from "./calibration/forecast-days.ts";
import { portfolioDays, readHoldings } from "./calibration/portfolio-days.ts";
import { readFolder } from "./calibration/read-folder.ts";

const USAGE =
  "Usage: npm run forecast -- FOLDER --from YYYY-MM-DD --to YYYY-MM-DD [--horizon 1 to 180] [--portfolio FILE]";

const { folder, from, to, horizon, portfolio } = readArguments();
// A reader that has seen enough (`| head`) is no failure.
process.stdout.on("error", () => process.exit(0));
try {
  for (const line of forecasts()) console.log(JSON.stringify(line));
} catch (error) {
  stop(String(error));
}

function* forecasts() {
  const [all, days] = [readFolder(folder), { from, to, horizon }];
  if (portfolio) yield* portfolioDays(all, readHoldings(portfolio), days, console.error);
  else for (const series of all) yield* forecastDays(series, days, console.error);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        from: { type: "string" },
        to: { type: "string" },
        horizon: { type: "string", default: "30" },
        portfolio: { type: "string" },
      },
    });
    return {
      folder: z.string("which FOLDER?").parse(positionals[0]),
      from: z.iso.date("--from is a date, YYYY-MM-DD").parse(values.from),
      to: z.iso.date("--to is a date, YYYY-MM-DD").parse(values.to),
      horizon: horizonSchema.parse(Number(values.horizon)),
      portfolio: values.portfolio,
    };
  } catch (error) {
    return stop(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
}

function stop(reason: string): never {
  console.error(`${reason}\n${USAGE}`);
  process.exit(1);
}

/**
 * `npm run forecast -- FOLDER --from DATE --to DATE [--horizon 7|30]`: prints, for each asset of a folder of daily bars and
 * each of its days from DATE to DATE, one line of JSON: quantiles of the close (prices) and odds of touching, by the bars
 * up to that day alone. What cannot be used or forecast is said on stderr.
 */
import { parseArgs } from "node:util";
import * as z from "zod";
import { forecastDays } from "./calibration/forecast-days.ts";
import { readFolder } from "./calibration/read-folder.ts";

const USAGE = "Usage: npm run forecast -- FOLDER --from YYYY-MM-DD --to YYYY-MM-DD [--horizon 7|30]";

const { folder, from, to, horizon } = readArguments();
// A reader that has seen enough (`| head`) is no failure.
process.stdout.on("error", () => process.exit(0));
try {
  for (const series of readFolder(folder))
    for (const line of forecastDays(series, { from, to, horizon }, console.error))
      console.log(JSON.stringify(line));
} catch (error) {
  stop(String(error));
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        from: { type: "string" },
        to: { type: "string" },
        horizon: { type: "string", default: "30" },
      },
    });
    return {
      folder: z.string("which FOLDER?").parse(positionals[0]),
      from: z.iso.date("--from is a date, YYYY-MM-DD").parse(values.from),
      to: z.iso.date("--to is a date, YYYY-MM-DD").parse(values.to),
      horizon:
        z.literal(["7", "30"], "--horizon is 7 or 30").parse(values.horizon) === "7"
          ? (7 as const)
          : (30 as const),
    };
  } catch (error) {
    return stop(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
}

function stop(reason: string): never {
  console.error(`${reason}\n${USAGE}`);
  process.exit(1);
}

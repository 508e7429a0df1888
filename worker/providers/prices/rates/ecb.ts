import * as z from "zod";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { ProviderError } from "../../fetch-json.ts";
import { askOnce, type SourceConfig } from "../ask.ts";
import type { Currency, Rate } from "./rates.ts";

const PROVIDER = "European Central Bank";
/** Over Easter and Christmas there are up to five days without a rate. */
const DAYS_BACK = 9;

const idsSchema = z.array(z.object({ id: z.string() }));
/** SDMX-JSON: a series a currency, its observations by their place among the days. */
const replySchema = z.object({
  dataSets: z
    .array(
      z.object({
        series: z.record(
          z.string(),
          z.object({ observations: z.record(z.string(), z.array(z.unknown()).min(1)) }),
        ),
      }),
    )
    .min(1),
  structure: z.object({
    dimensions: z.object({
      series: z.array(z.object({ id: z.string(), values: idsSchema })),
      observation: z.array(z.object({ id: z.string(), values: idsSchema })),
    }),
  }),
});
type Reply = z.infer<typeof replySchema>;

/**
 * Reference rates of the European Central Bank (data-api.ecb.europa.eu, dataflow EXR), published each working day at about
 * 16:00 CET: the last on or before a day, as US dollars for one unit. Null where it has none; throws `ProviderError`.
 */
export function openEcb({ baseUrl, ask = askOnce }: SourceConfig) {
  return async (currency: Currency, day: string): Promise<Rate | null> => {
    const from = dateOf(new Date(Date.parse(day) - DAYS_BACK * DAY_MS));
    const codes = currency === "EUR" ? "USD" : `USD+${currency}`;
    const url = `${baseUrl}/service/data/EXR/D.${codes}.EUR.SP00.A?startPeriod=${from}&endPeriod=${day}&format=jsondata`;
    const reply = await ask(url, { provider: PROVIDER, schema: replySchema });
    const [dollars, units] = [readSeries(reply, "USD"), readSeries(reply, currency)];
    const date = [...dollars.keys()]
      .filter((one) => one <= day && (currency === "EUR" || units.has(one)))
      .sort()
      .at(-1);
    if (date === undefined) return null;
    const usd = (dollars.get(date) ?? 0) / (currency === "EUR" ? 1 : (units.get(date) ?? 0));
    if (!(usd > 0) || !Number.isFinite(usd)) throw new ProviderError(PROVIDER, "schema");
    return { currency, usd, date, source: `reference rate of the ${PROVIDER}` };
  };
}

/** Units of a currency for one euro, by day. */
function readSeries(
  { dataSets: [data], structure: { dimensions } }: Reply,
  currency: string,
): Map<string, number> {
  const place = dimensions.series.findIndex(({ id }) => id === "CURRENCY");
  const at = dimensions.series[place]?.values.findIndex(({ id }) => id === currency) ?? -1;
  const days = dimensions.observation.find(({ id }) => id === "TIME_PERIOD")?.values ?? [];
  const found = Object.entries(data?.series ?? {}).find(([key]) => Number(key.split(":")[place]) === at);
  return new Map(
    Object.entries(found?.[1].observations ?? {}).flatMap(([index, [value]]): [string, number][] => {
      const day = days[Number(index)]?.id;
      return day !== undefined && typeof value === "number" && value > 0 ? [[day, value]] : [];
    }),
  );
}

import type * as z from "zod";
import { askOnce, type KeyedConfig } from "../ask.ts";

export const FINNHUB = "Finnhub";
const PUBLIC_BASE_URL = "https://finnhub.io/api/v1";

/** Asks Finnhub for one path; the key goes in a header, so that no address holds it. */
export function openFinnhubGet({ baseUrl, apiKey, ask = askOnce }: KeyedConfig) {
  const headers = apiKey ? { "X-Finnhub-Token": apiKey } : undefined;
  return <T extends z.ZodType>(path: string, query: Record<string, string>, schema: T) =>
    ask(`${baseUrl ?? PUBLIC_BASE_URL}${path}?${new URLSearchParams(query).toString()}`, {
      provider: FINNHUB,
      schema,
      headers,
    });
}

import * as z from "zod";
import { isLoopback } from "../../../loopback.ts";
import { fetchJson, ProviderError } from "../../fetch-json.ts";
import { QUERIES, REPLIES } from "./queries.ts";

export const PROVIDER = "sui";

/** Digest of mainnet's first checkpoint; its first four bytes are the identifier 35834a8a of older interfaces. */
export const MAINNET = "4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S";

type Query = keyof typeof QUERIES;

/** Asks one query. Throws `ProviderError`, also for a node of another network. */
export async function askGraphql<Q extends Query>(
  url: string,
  query: Q,
  variables: Record<string, unknown> = {},
): Promise<z.infer<(typeof REPLIES)[Q]>> {
  const { data, errors } = await fetchJson(url, {
    provider: PROVIDER,
    schema: z.object({
      data: z.looseObject({ chainIdentifier: z.string() }).nullish(),
      errors: z.array(z.unknown()).nullish(),
    }),
    post: { query: QUERIES[query], variables },
  });
  if (errors?.length) throw new ProviderError(PROVIDER, "status");
  if (data && data.chainIdentifier !== MAINNET && !isLoopback(url))
    throw new ProviderError(PROVIDER, "schema");
  const parsed = REPLIES[query].safeParse(data);
  if (!parsed.success) throw new ProviderError(PROVIDER, "schema");
  return parsed.data as z.infer<(typeof REPLIES)[Q]>;
}

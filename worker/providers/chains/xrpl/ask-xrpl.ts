import * as z from "zod";
import { isLoopback } from "../../../loopback.ts";
import { fetchJson, ProviderError } from "../../fetch-json.ts";
import { serverSchema } from "./wire.ts";

export const PROVIDER = "xrpl";

/** The server answered with an error of its own, such as `txnNotFound`. */
export class XrplRefusal extends ProviderError {
  readonly code: string;
  constructor(code: string) {
    super(PROVIDER, ["slowDown", "tooBusy"].includes(code) ? "rate_limited" : "status");
    this.code = code;
  }
}

/** Asks one server, always by API version 2. */
export type AskXrpl = <T extends z.ZodType>(
  method: string,
  params: Record<string, unknown>,
  schema: T,
) => Promise<z.infer<T>>;

/**
 * Asks the server at `url` by JSON-RPC (xrpl.org, "Request Formatting"). It throws `XrplRefusal` or another
 * `ProviderError`, also for a server of another network, which is asked for once.
 */
export function openXrplServer(url: string): AskXrpl {
  let checked: Promise<void> | undefined;
  const check = () => {
    checked ??= checkNetwork(url).catch((cause) => {
      checked = undefined;
      throw cause;
    });
    return checked;
  };
  return async (method, params, schema) => {
    const [reply] = await Promise.all([post(url, method, params), check()]);
    const parsed = schema.safeParse(reply);
    if (!parsed.success) throw new ProviderError(PROVIDER, "schema");
    return parsed.data;
  };
}

async function checkNetwork(url: string): Promise<void> {
  if (isLoopback(url)) return;
  const server = serverSchema.safeParse(await post(url, "server_info", {}));
  if (!server.success || server.data.info.network_id !== 0) throw new ProviderError(PROVIDER, "schema");
}

async function post(url: string, method: string, params: Record<string, unknown>): Promise<unknown> {
  const { result } = await fetchJson(url, {
    provider: PROVIDER,
    schema: z.object({ result: z.looseObject({ error: z.string().optional() }) }),
    post: { method, params: [{ ...params, api_version: 2 }] },
  });
  if (result.error !== undefined) throw new XrplRefusal(result.error);
  return result;
}

import autocannon from "autocannon";

const WARM_UP_S = 2;
const MEASURE_S = 6;
const CONNECTIONS = 16;

export interface Load {
  url: string;
  /** sent as JSON; without it the request is a GET */
  body?: string;
  /** one after the other, for requests that differ by their headers or paths alone */
  variants?: { path?: string; headers?: Record<string, string> }[];
  /** what every reply must be; 200 unless given */
  status?: number;
}

export interface Measured {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Requests a second and response times of an address under 16 connections. Throws on any other status. */
export async function load({ url, body, variants = [{}], status = 200 }: Load): Promise<Measured> {
  const requests = variants.map(({ path, headers }) => ({
    ...(path !== undefined && { path }),
    ...(body !== undefined && { method: "POST" as const, body }),
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
  }));
  const options = { url, connections: CONNECTIONS, requests };
  await autocannon({ ...options, duration: WARM_UP_S });
  const result = await autocannon({ ...options, duration: MEASURE_S });
  const others = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => Number(code) !== status);
  if (others.length > 0 || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(others)}, ${result.errors} failed`);
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** How many times as fast one is as the other, to 4 digits. */
export const ratio = (one: Measured, other: Measured) => Number((one.perSecond / other.perSecond).toFixed(4));

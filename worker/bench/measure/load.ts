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
  const failures = new Map<string, number>();
  const fail = (what: string) => void failures.set(what, (failures.get(what) ?? 0) + 1);
  const requests = variants.map(({ path = new URL(url).pathname, headers }) => ({
    path,
    ...(body !== undefined && { method: "POST" as const, body }),
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    onResponse: (code: number, text: string) => {
      if (code !== status) fail(`${path} ${code} ${readCode(text)}`);
    },
  }));
  const options = { url, connections: CONNECTIONS, requests };
  await autocannon({ ...options, duration: WARM_UP_S });
  failures.clear();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const measuring = autocannon({ ...options, duration: MEASURE_S }, (error, all) =>
      error ? reject(error) : resolve(all),
    );
    measuring.on("reqError", (error) => fail(`${url} without an answer: ${error.message}`));
  });
  if (failures.size > 0)
    throw new Error([...failures].map(([what, times]) => `${what} (${times} times)`).join("\n"));
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** The product's own word for a refusal, or what else was said. */
function readCode(text: string): string {
  try {
    return JSON.parse(text).code ?? text;
  } catch {
    return text.slice(0, 200);
  }
}

/** How many times as fast one is as the other, to 4 digits. */
export const ratio = (one: Measured, other: Measured) => Number((one.perSecond / other.perSecond).toFixed(4));

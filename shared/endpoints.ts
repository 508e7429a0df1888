/** The paid addresses that take a message and answer it in words. */
export const ASKED_ENDPOINTS = [
  "analyze",
  "recommendation",
  "technical",
  "sentiment",
  "fundamental",
] as const;
export type AskedEndpoint = (typeof ASKED_ENDPOINTS)[number];

/** The paid addresses that take a body. */
export const POSTED_ENDPOINTS = [...ASKED_ENDPOINTS, "forecast", "batch", "portfolio"] as const;
export type PostedEndpoint = (typeof POSTED_ENDPOINTS)[number];

/** All paid addresses, /api/v1/<name>; each call costs one credit, of `batch` one for each asset that is answered. */
export const ENDPOINTS = [...POSTED_ENDPOINTS, "screen"] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

/** Those that can be paid call by call (x402), whose price is known before: all but `batch`. */
export const PAYABLE_ENDPOINTS = ENDPOINTS.filter((endpoint) => endpoint !== "batch");

/** How a paid address is called. */
export const methodOf = (endpoint: Endpoint): "GET" | "POST" =>
  POSTED_ENDPOINTS.some((one) => one === endpoint) ? "POST" : "GET";

/** What an answer of an address costs, as screens and documents say it. */
export const costOf = (endpoint: Endpoint): string =>
  endpoint === "batch" ? "1 credit per asset" : "1 credit";

/** What an account's log names: the paid addresses, GET /api/v1/key, /api/v1/usage and /api/v1/calls, and `other` for addresses that are none. */
export const LOGGED_ENDPOINTS = [...ENDPOINTS, "key", "usage", "calls", "other"] as const;
export type LoggedEndpoint = (typeof LOGGED_ENDPOINTS)[number];

/** The paid addresses that take a message and answer it in words. */
export const ASKED_ENDPOINTS = [
  "analyze",
  "recommendation",
  "technical",
  "sentiment",
  "fundamental",
] as const;
export type AskedEndpoint = (typeof ASKED_ENDPOINTS)[number];

/** The paid addresses, POST /api/v1/<name>; each call costs one credit. */
export const ENDPOINTS = [...ASKED_ENDPOINTS, "forecast"] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

/** What an account's log names: the paid addresses, GET /api/v1/key, /api/v1/usage and /api/v1/calls, and `other` for addresses that are none. */
export const LOGGED_ENDPOINTS = [...ENDPOINTS, "key", "usage", "calls", "other"] as const;
export type LoggedEndpoint = (typeof LOGGED_ENDPOINTS)[number];

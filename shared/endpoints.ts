/** The paid addresses, POST /api/v1/<name>; each call costs one credit. */
export const ENDPOINTS = [
  "analyze",
  "recommendation",
  "technical",
  "sentiment",
  "fundamental",
  "forecast",
] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

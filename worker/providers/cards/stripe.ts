import type { Cards } from "./cards.ts";
export interface CardConfig {
  secretKey: string;
  webhookSecret: string;
  baseUrl?: string;
}
export function openCards(_config: CardConfig): Cards {
  return {};
}

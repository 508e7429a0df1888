import { NETWORKS } from "../../../shared/networks.ts";

const NAMES = new Map([
  ["anthropic", "Anthropic"],
  ["openai", "OpenAI"],
  ["cloudflare", "Cloudflare"],
  ["resend", "Resend"],
  ["stripe", "Stripe"],
  ...Object.entries(NETWORKS).map(([id, { name }]): [string, string] => [id, name]),
]);

/** A provider's name as people write it. */
export const nameProvider = (name: string): string => NAMES.get(name) ?? name;

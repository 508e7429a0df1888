import { DAY_MS } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";

const VALID_MS = 180 * DAY_MS;

/** The text of /.well-known/security.txt (RFC 9116), or null while nobody can be written to. */
export function writeSecurityText({ config, now }: Pick<Deps, "config" | "now">): string | null {
  const { email } = config.operator;
  if (email === null) return null;
  const expires = new Date(now().getTime() + VALID_MS).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${config.publicOrigin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

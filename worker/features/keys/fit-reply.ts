import type * as z from "zod";

/**
 * Throws if a reply does not match its published shape: a value of another type, or a field that the shape does not have, which
 * a validating client would refuse. Names the field, never its value.
 */
export function fitReply(schema: z.ZodType, reply: object): void {
  const { data, error } = schema.safeParse(reply);
  const [issue] = error?.issues ?? [];
  const fault = issue ? `/${issue.path.join("/")} ${issue.code}` : findSurplus(reply, data);
  if (fault) throw new Error(`the reply does not fit its schema: ${fault}`);
}

/** The first field that is sent but not in the schema; parsing keeps only the schema's fields. */
function findSurplus(sent: unknown, parsed: unknown, path = ""): string | null {
  if (sent === null || typeof sent !== "object") return null;
  for (const [name, value] of Object.entries(sent)) {
    const at = `${path}/${name}`;
    const known = (parsed as Record<string, unknown>)[name];
    if (value !== undefined && known === undefined) return `${at} is surplus`;
    const inside = findSurplus(value, known, at);
    if (inside) return inside;
  }
  return null;
}

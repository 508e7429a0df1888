import type * as z from "zod";

/**
 * Throws where a reply is not of the shape that is published for it: a value is of another kind, or it has a field which
 * the shape does not tell, as a client that validates would refuse it. Names the field, never its value.
 */
export function fitReply(schema: z.ZodType, reply: object): void {
  const { data, error } = schema.safeParse(reply);
  const [issue] = error?.issues ?? [];
  const fault = issue ? `/${issue.path.join("/")} ${issue.code}` : findSurplus(reply, data);
  if (fault) throw new Error(`the reply does not fit its schema: ${fault}`);
}

/** The first field that is sent and not told; parsing keeps only what is told. */
function findSurplus(sent: unknown, told: unknown, path = ""): string | null {
  if (sent === null || typeof sent !== "object") return null;
  for (const [name, value] of Object.entries(sent)) {
    const at = `${path}/${name}`;
    const known = (told as Record<string, unknown>)[name];
    if (value !== undefined && known === undefined) return `${at} is surplus`;
    const inside = findSurplus(value, known, at);
    if (inside) return inside;
  }
  return null;
}

import { ASKS, type Ask } from "../../features/analysis/asks/registry.ts";

/** What is wrong with an ask's own fields, by its definition. */
export function findFieldFaults(ask: Ask): string[] {
  const own = Object.fromEntries(
    Object.entries(ask).filter(([name]) => name !== "kind" && name !== "assets"),
  );
  const parsed = ASKS[ask.kind].fields.strict().safeParse(own);
  return parsed.success ? [] : [`${ask.kind}: ${JSON.stringify(parsed.error.issues)}`];
}

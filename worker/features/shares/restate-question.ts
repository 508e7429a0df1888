import type { ChatReply } from "../../../shared/analysis.ts";
import { ASKS } from "../analysis/asks/registry.ts";

const MAX_NAMES = 4;

/** What was asked, in our own words, made from how the question was read: "Bitcoin: what if it drops 10%?". */
export function restateQuestion(reply: ChatReply): string {
  const [main] = reply.asks;
  const { restated } = ASKS[main?.kind ?? "unread"];
  const phrase = typeof restated === "string" ? restated : restated(reply);
  const names = (main?.assets ?? []).map(
    (symbol) => reply.assets.find((asset) => asset.symbol === symbol)?.name ?? symbol,
  );
  if (names.length === 0) return phrase.charAt(0).toUpperCase() + phrase.slice(1);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : "";
  return `${names.slice(0, MAX_NAMES).join(", ")}${more}: ${phrase}`;
}

import type { AskKind } from "../../../../../shared/asks.ts";
import { anyOf } from "./pattern.ts";

/** Weighty words that an ask is asked by, so that it answers them also where others beside them say the same. */
export const ASKED_BY: Partial<Record<AskKind, RegExp>> = {
  plan: anyOf("asked_by.plan"),
  dca: anyOf("asked_by.dca"),
  position: anyOf("asked_by.position"),
  fundamental: anyOf("asked_by.fundamental"),
  linked: anyOf("asked_by.linked"),
  season: anyOf("asked_by.season"),
  ranking: anyOf("asked_by.ranking"),
  portfolio: anyOf("asked_by.portfolio"),
};

import { sayCalls } from "./calls.ts";
import type { Claim } from "./claim.ts";
import { sayMoves } from "./moves.ts";
import { sayRanks } from "./ranks.ts";
import { sayTimes } from "./times.ts";
import { joinTokens } from "./tokens.ts";
import { sayZones } from "./zones.ts";

const all = new Map<string, Claim>();
for (const tell of [sayMoves, sayZones, sayRanks, sayCalls, sayTimes])
  tell((claim, phrases) => {
    for (const phrase of phrases.split(",")) all.set(joinTokens(phrase), claim);
  }, all);

/** Words that claim, by tokens. */
export const CLAIMS: ReadonlyMap<string, Claim> = all;

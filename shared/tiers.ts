import * as z from "zod";

/** The plans an account can have, lowest first. */
export const tierIdSchema = z.enum(["free", "pre-enigma", "enigmatic"]);
export type TierId = z.infer<typeof tierIdSchema>;

interface Tier {
  name: string;
  /** API credits a month; each call costs one */
  credits: number;
  /** US cents a month */
  cardCents: number;
  cryptoCents: number;
  ngmaCents: number;
}

export const TIERS: Record<TierId, Tier> = {
  free: { name: "Free", credits: 100, cardCents: 0, cryptoCents: 0, ngmaCents: 0 },
  "pre-enigma": {
    name: "Pre-Enigma",
    credits: 1_000,
    cardCents: 2_070,
    cryptoCents: 2_000,
    ngmaCents: 1_800,
  },
  enigmatic: {
    name: "Enigmatic",
    credits: 10_000,
    cardCents: 15_525,
    cryptoCents: 15_000,
    ngmaCents: 12_000,
  },
};

/** A purchase of a plan that somebody began before signing in, as words of our own addresses alone. */
export interface Begun {
  pay?: "card" | "crypto" | "ngma";
  tier?: "pre-enigma" | "enigmatic";
  network?: string;
  token?: string;
  months?: number;
}

const PAYS = ["card", "crypto", "ngma"] as const;
const TIERS = ["pre-enigma", "enigmatic"] as const;
const isWord = (value: unknown): value is string => typeof value === "string" && /^\w{1,20}$/.test(value);
const isMonths = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 12;

/** What an address or the browser's storage says of a purchase; what is not such a word is left out. */
export function readBegun({ pay, tier, network, token, months }: Record<string, unknown>): Begun {
  const count = typeof months === "string" ? Number(months) : months;
  return {
    pay: PAYS.find((name) => name === pay),
    tier: TIERS.find((name) => name === tier),
    ...(isWord(network) && { network }),
    ...(isWord(token) && { token }),
    ...(isMonths(count) && { months: count }),
  } as Begun;
}

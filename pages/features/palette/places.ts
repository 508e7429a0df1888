import { distance } from "fastest-levenshtein";
import { LISTED_SYMBOLS, nameListed } from "../../../shared/listed-names.ts";

/** The pages one may want to go to. */
export const PLACES = [
  { name: "Home", to: "/" },
  { name: "Terminal", to: "/app" },
  { name: "Markets", to: "/markets" },
  { name: "Portfolio", to: "/portfolio" },
  { name: "API and dashboard", to: "/api-docs" },
  { name: "Account", to: "/account" },
  { name: "API playground", to: "/api-playground" },
  { name: "Pricing", to: "/pricing" },
  { name: "Buy NGMA", to: "/buy-ngma" },
  { name: "Orders", to: "/account/orders" },
  { name: "Whitepaper", to: "/whitepaper" },
  { name: "Tokenomics", to: "/tokenomics" },
  { name: "Record", to: "/record" },
  { name: "Status", to: "/status" },
  { name: "Log in", to: "/login" },
  { name: "Privacy Policy", to: "/privacy" },
  { name: "Terms of Service", to: "/terms" },
] as const;

export type Place = (typeof PLACES)[number];

/** The page of each listed asset. */
export const MARKET_PLACES = LISTED_SYMBOLS.map((symbol) => ({ symbol, name: nameListed(symbol) }));

/** Two addresses are alike when so few letters of ten differ. */
const MAX_DIFFERENCE = 0.5;

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** How far what is sought is from the nearest of some names, 0 (the same) to 1, by its letters alone. */
function howFar(path: string, names: string[]): number {
  const sought = letters(path);
  const far = names.map((text) => {
    const known = letters(text);
    if (known.length > 4 && sought.includes(known)) return 0;
    return distance(sought, known) / Math.max(sought.length, known.length, 1);
  });
  return Math.min(...far);
}

/** All places, the likest first; `isAlike`: its address or name is like `path`. */
export const sortPlaces = (path: string): { place: Place; isAlike: boolean }[] =>
  PLACES.map((place) => ({ place, far: howFar(path, [place.to, place.name]) }))
    .map((one) => ({ ...one, isAlike: one.far <= MAX_DIFFERENCE }))
    .toSorted((a, b) => (a.isAlike || b.isAlike ? a.far - b.far : 0));

import groups from "./groups.json" with { type: "json" };

const NAMES = Object.keys(groups).sort((a, b) => b.length - a.length);
const NAMED = new RegExp(`(?<![\\p{L}\\d$])(?:${NAMES.join("|")})(?:'?s)?(?: stocks)?(?![\\p{L}\\d])`, "giu");
const MEMBERS = new Map(
  Object.entries(groups).map(([name, symbols]) => [name, symbols.map((one) => `$${one}`).join(", ")]),
);

/** "The magnificent seven", "FAANG": a name for several stocks, as their tickers. */
export const writeGroups = (message: string): string =>
  message.replace(NAMED, (written) => {
    const name = NAMES.find((one) => written.toLowerCase().startsWith(one));
    return (name && MEMBERS.get(name)) ?? written;
  });

/** An asset a text names at a place, by its symbol. */
export interface Mention {
  start: number;
  end: number;
  named: string;
}

export interface NamedAsset {
  symbol: string;
  name: string;
  /** other names, in small letters */
  aliases?: readonly string[];
}

/** Words that are also a symbol; as such they count only as the asset's name. */
const ARTICLES = new Set(["A", "I"]);

const capital = (name: string) => name.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** What an asset is called where it is written with a capital: "Ether", "Nvidia". */
export const namesOf = ({ symbol, name, aliases = [] }: NamedAsset): string[] => [
  ...new Set([
    name,
    symbol,
    ...(/^\p{Lu}{4,}$/u.test(name) ? [capital(name.toLowerCase())] : []),
    ...aliases.filter((alias) => /^[\p{Script=Latin} ]{4,}$/u.test(alias)).map(capital),
  ]),
];

/** The assets a text names, as names are written (case counts), in order. */
export function findMentions(text: string, assets: readonly NamedAsset[]): Mention[] {
  const phrases = assets
    .flatMap((asset) =>
      namesOf(asset)
        .filter((phrase) => !ARTICLES.has(phrase))
        .map((phrase) => ({ phrase, symbol: asset.symbol })),
    )
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const mentions: Mention[] = [];
  let covered = 0;
  for (const { index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (index < covered) continue;
    const hit = phrases.find(
      ({ phrase }) =>
        text.startsWith(phrase, index) && !/[\p{L}\p{N}]/u.test(text[index + phrase.length] ?? ""),
    );
    if (!hit) continue;
    covered = index + hit.phrase.length;
    mentions.push({ start: index, end: covered, named: hit.symbol });
  }
  return mentions;
}

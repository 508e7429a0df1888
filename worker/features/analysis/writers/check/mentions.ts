/** An asset a text names at a place, by its symbol. */
export interface Mention {
  start: number;
  end: number;
  named: string;
}

export interface NamedAsset {
  symbol: string;
  name: string;
}

/** Words that are also a symbol; as such they count only as the asset's name. */
const ARTICLES = new Set(["A", "I"]);

/** The assets a text names by symbol or name, as they are written (case counts), in order. */
export function findMentions(text: string, assets: readonly NamedAsset[]): Mention[] {
  const phrases = assets
    .flatMap(({ symbol, name }) =>
      [...new Set([name, symbol])]
        .filter((phrase) => !ARTICLES.has(phrase))
        .map((phrase) => ({ phrase, symbol })),
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

export interface NamedAsset {
  symbol: string;
  name: string;
  /** other names, in small letters */
  aliases?: readonly string[];
}

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

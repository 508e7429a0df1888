import { learn } from "./lexicon/known.ts";

/** Number words by language, folded; forms of one number between `/`, scales behind the values. */
const NUMBERS: Record<string, [list: string, from: number, by: number][]> = {
  en: [
    [
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
      1,
      1,
    ],
    ["twenty thirty forty/fourty fifty sixty seventy eighty ninety", 20, 10],
  ],
  de: [
    [
      "ein/eins/eine/einem zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
      1,
      1,
    ],
    ["zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig", 20, 10],
  ],
  es: [
    ["uno/una/un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", 1, 1],
    ["veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10],
    ["cien/ciento doscientos/doscientas trescientos cuatrocientos quinientos", 100, 100],
  ],
  fr: [
    ["un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 1, 1],
    ["vingt trente quarante cinquante soixante", 20, 10],
  ],
  pt: [
    [
      "um/uma dois/duas tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze",
      1,
      1,
    ],
    ["vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", 20, 10],
    ["cem/cento duzentos/duzentas trezentos quatrocentos quinhentos", 100, 100],
  ],
  ru: [
    ["один/одна/одну два/две/двух три/трех четыре пять шесть семь восемь девять десять", 1, 1],
    ["двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто", 20, 10],
    ["сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот", 100, 100],
  ],
  tr: [
    ["bir iki uc dort bes alti yedi sekiz dokuz on", 1, 1],
    ["yirmi otuz kirk elli altmis yetmis seksen doksan", 20, 10],
  ],
};
const SCALE_WORDS: Record<string, [number, string][]> = {
  en: [
    [100, "hundred"],
    [1e3, "thousand grand"],
    [1e6, "million"],
  ],
  de: [
    [100, "hundert"],
    [1e3, "tausend"],
    [1e6, "million millionen"],
  ],
  es: [
    [1e3, "mil"],
    [1e6, "millon millones"],
  ],
  fr: [
    [100, "cents"],
    [1e3, "mille"],
    [1e6, "million"],
  ],
  pt: [
    [1e3, "mil"],
    [1e6, "milhao milhoes"],
  ],
  ru: [
    [1e3, "тысяча тысячу тысячи тысяч"],
    [1e6, "миллион миллиона"],
  ],
  tr: [
    [100, "yuz"],
    [1e3, "bin"],
    [1e6, "milyon"],
  ],
};
/** What a word is worth. */
export const VALUES = new Map<string, number>();
/** What a word multiplies by. */
export const SCALES = new Map<string, number>();
/** The languages a word is a number in. */
const SPOKEN = new Map<string, Set<string>>();
const speak = (word: string, language: string) =>
  SPOKEN.set(word, (SPOKEN.get(word) ?? new Set()).add(language));
for (const [language, lists] of Object.entries(NUMBERS))
  for (const [list, from, by] of lists)
    for (const [i, forms] of list.split(" ").entries())
      for (const word of forms.split("/")) {
        if (!VALUES.has(word)) VALUES.set(word, from + by * i);
        speak(word, language);
      }
for (const [language, scales] of Object.entries(SCALE_WORDS))
  for (const [value, words] of scales)
    for (const word of words.split(" ")) {
      SCALES.set(word, value);
      speak(word, language);
    }
/** "On sept 6" holds a Turkish ten and a French seven, and no number. */
export const isOneLanguage = ([first, ...others]: string[]): boolean =>
  [...(SPOKEN.get(first ?? "") ?? [])].some((language) =>
    others.every((word) => SPOKEN.get(word)?.has(language)),
  );
for (const word of SPOKEN.keys()) learn(word);

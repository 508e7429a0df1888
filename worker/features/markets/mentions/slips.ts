import { distance } from "fastest-levenshtein";
import type { LexiconEntry } from "./build-lexicon.ts";
import { dropOneLetter, toKey } from "./build-lexicon.ts";
import type { Mention } from "./find-candidates.ts";
import { findLexiconEntry, isOneTypo, listNames } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

const SHORTEST = 6;
/** A word alone has more words of other meanings near it. */
const SHORTEST_ALONE = 7;
const MOST_WORDS = 3;

/** Letters that are written for one another, each pair as one; doubled ones single. */
const SOUNDS: [written: RegExp, sound: string][] = [
  [/ph/g, "f"],
  [/gh|wh/g, "g"],
  [/(?<=[a-z])h/g, ""],
  [/[cq]|ck/g, "k"],
  [/x/g, "ks"],
  [/y/g, "i"],
  [/z/g, "s"],
  [/v/g, "w"],
  [/(.)\1+/g, "$1"],
];

/** As it sounds, in one word: "mckeson" as "McKesson", "farmaceuticals" as "pharmaceuticals". */
const soundOf = (text: string): string =>
  SOUNDS.reduce((sound, [written, one]) => sound.replace(written, one), text.replaceAll(" ", ""));

/** A name that is only nearly heard may be written this many letters off; as it sounds, one more. */
const MOST_OFF = 2;

interface Heard {
  sound: string;
  name: string;
  entry: LexiconEntry;
}

/** Each sound of a name, and it less one letter -> the names. */
let built: Map<string, Heard[]> | undefined;

function index() {
  const names = new Map<string, Heard[]>();
  for (const [key, entry] of listNames()) {
    const sound = soundOf(key);
    if (sound.length < SHORTEST || !/^[a-z]+$/.test(sound)) continue;
    for (const variant of new Set([sound, ...dropOneLetter(sound)])) {
      const known = names.get(variant);
      const heard = { sound, name: key.replaceAll(" ", ""), entry };
      if (known) known.push(heard);
      else names.set(variant, [heard]);
    }
  }
  return names;
}

/** The only asset whose name sounds like this or is one letter away from it; it begins with the same one. */
function findNear(written: string): LexiconEntry | undefined {
  built ??= index();
  const sound = soundOf(written);
  const near = [sound, ...dropOneLetter(sound)]
    .flatMap((variant) => built?.get(variant) ?? [])
    .filter((one) => one.sound[0] === sound[0] && isOneTypo(one.sound, sound))
    .filter((one) => distance(one.name, written) <= MOST_OFF + Number(one.sound === sound));
  const same = near.filter((one) => one.sound === sound);
  const [found] = same.length > 0 ? same : near;
  const assets = new Set((same.length > 0 ? same : near).map(({ entry }) => entry.asset));
  return assets.size === 1 ? found?.entry : undefined;
}

type IsWord = (word: string, isAlone: boolean) => boolean;

/**
 * Names of six letters and more with a letter wrong, or written as they sound, in a message that names nothing else: at least one
 * word of each is no word of our languages (`isWord`).
 */
export function findSlips(tokens: readonly Token[], isWord: IsWord): Mention[] {
  const found: Mention[] = [];
  for (let start = 0; start < tokens.length; ) {
    const here = readSlip(tokens, start, isWord);
    if (here) found.push(here);
    start = here?.end ?? start + 1;
  }
  return found;
}

function readSlip(tokens: readonly Token[], start: number, isWord: IsWord): Mention | undefined {
  for (let end = Math.min(tokens.length, start + MOST_WORDS); end > start; end--) {
    const said = tokens.slice(start, end);
    const written = toKey(said.map(({ word }) => word).join(""));
    const isApart = said.slice(1).some(({ gap }) => !/^[ .&'-]$/.test(gap));
    if (isApart || written.length < (end > start + 1 ? SHORTEST : SHORTEST_ALONE - 1)) continue;
    if (!/^[a-z]+$/.test(written) || said.every(({ word }) => isWord(word, end === start + 1))) continue;
    // A name as it is written was weighed before.
    if (findLexiconEntry(written) ?? findLexiconEntry(said.map(({ word }) => word).join(" "))) continue;
    const entry = findNear(written);
    if (entry) return { entry, start, end, certain: false };
  }
  return undefined;
}

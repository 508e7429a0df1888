import { toKey } from "../../../markets/mentions/build-lexicon.ts";
import { ASKS, type Ask } from "../../asks/registry.ts";
import type { Question } from "../question.ts";
import { isNeutral } from "../unused/find-doubted.ts";
import { type Given, type Hearing, hearFields, nameFields } from "./hear-fields.ts";
import { holds } from "./hear-message.ts";
import type { Reading } from "./reader-prompt.ts";

/** How many assets a kind takes at least, where it is not one. */
const LEAST_ASSETS: Partial<Record<Ask["kind"], number>> = {
  ...{
    about: 0,
    advice_limits: 0,
    definition: 0,
    market: 0,
    not_held: 0,
    position: 0,
    ranking: 0,
    sentiment: 0,
  },
  ...{ compare: 2, linked: 2 },
};

/** A reading that stands, and the ask it is. */
export interface Taken {
  reading: Reading;
  ask: Ask;
}

/**
 * The readings of a message that stand: each rests on words of the message, each asset and field of it is borne out by what the
 * asker said, and together they are what such an ask takes. Pure.
 */
export function checkReadings(readings: readonly Reading[], question: Question, hearing: Hearing): Taken[] {
  const message = toKey(question.message);
  const isMeant = (words: string) =>
    toKey(words)
      .split(" ")
      .some((word) => word !== "" && !isNeutral(word, question.language));
  return readings.flatMap((reading) => {
    const quoted = wordsOf(reading.words);
    const isQuoted = quoted.length > 0 && quoted.every((word) => holds(message, word));
    const ask = isQuoted ? hearAsk(reading, hearing) : null;
    if (!ask) return [];
    const fields = reading.fields.filter(isField(reading.kind));
    const rest = reading.rest.filter((words) => isMeant(words) && holds(message, toKey(words)));
    return [{ reading: { ...reading, fields, rest }, ask }];
  });
}

/** Whether an ask of a kind has a field of that name: what another one says is used for nothing. */
function isField(kind: Reading["kind"]): (field: Reading["fields"][number]) => boolean {
  const names = new Set(nameFields(ASKS[kind].fields, "", new Map()).map((name) => name.split(/[ ?]/)[0]));
  return ({ name }) => names.has(name.replace(/\.\d+(?=\.)/g, ".0"));
}

const wordsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => toKey(word).split(" ")).filter(Boolean);

/** The ask as its fields take it; null where anything of it is not heard. */
function hearAsk({ kind, assets: named, fields }: Reading, hearing: Hearing): Ask | null {
  const assets = named.flatMap((name) => hearing.asset(name) ?? []);
  if (assets.length < named.length || assets.length < (LEAST_ASSETS[kind] ?? 1)) return null;
  let isHeard = true;
  const strict =
    <Rest extends string[], Value>(hear: (...said: Rest) => Value | null) =>
    (...said: Rest) => {
      const heard = hear(...said);
      isHeard &&= heard !== null;
      return heard;
    };
  const given = collect(fields);
  const heard = hearFields(ASKS[kind].fields, "", given, {
    amount: strict(hearing.amount),
    ordinal: strict(hearing.ordinal),
    time: strict(hearing.time),
    asset: strict(hearing.asset),
    words: strict(hearing.words),
  });
  const parsed = ASKS[kind].fields.safeParse(heard);
  return isHeard && parsed.success ? ({ kind, assets, ...parsed.data } as Ask) : null;
}

function collect(fields: Reading["fields"]): Given {
  const given = new Map<string, string[]>();
  for (const { name, value } of fields)
    if (value.trim() !== "" && value !== "null") given.set(name, [...(given.get(name) ?? []), value]);
  return given;
}

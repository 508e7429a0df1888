import { ASKS, type Ask } from "../../asks/registry.ts";
import type { Question } from "../question.ts";
import { type Given, type Hearing, hearFields } from "./hear-fields.ts";
import { fold, holds } from "./hear-message.ts";
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
 * asker said, and together they are what such an ask takes. None does where all rest on what the rules have read. Pure.
 */
export function checkReadings(readings: readonly Reading[], question: Question, hearing: Hearing): Taken[] {
  const message = fold(question.message);
  const taken = readings.flatMap((reading) => {
    const quoted = wordsOf(reading);
    const ask =
      quoted.length > 0 && quoted.every((word) => holds(message, word)) ? hearAsk(reading, hearing) : null;
    return ask ? [{ reading, ask }] : [];
  });
  return taken.some(({ reading }) => isOpen(reading, question)) ? taken : [];
}

const wordsOf = ({ words }: Reading): string[] =>
  words.flatMap((word) => fold(word).split(" ")).filter(Boolean);

/** The rules read nothing, or made nothing of some of its words and values, or it is of a kind that the referee finds likely. */
function isOpen(reading: Reading, { asks, left, unused, alternatives }: Question): boolean {
  if (asks.every(({ kind }) => kind === "unread") || alternatives.some(({ kind }) => kind === reading.kind))
    return true;
  const open = [...left, ...unused].map(fold);
  const said = [...wordsOf(reading), ...reading.fields.map(({ value }) => fold(value))].filter(Boolean);
  return open.some((one) => said.some((word) => holds(one, word) || holds(word, one)));
}

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

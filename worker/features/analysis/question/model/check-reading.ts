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

/**
 * The ask of a model's reading, or null where a part of it does not stand: its words must be the message's and some of them
 * unread or unused by the rules, or its kind one that the referee finds likely; each asset and field must be borne out by what
 * the asker said, and together they must be what such an ask takes. Pure.
 */
export function checkReading(reading: Reading, question: Question, hearing: Hearing): Ask | null {
  const { kind, words, fields } = reading;
  const message = fold(question.message);
  const quoted = words.flatMap((word) => fold(word).split(" ")).filter(Boolean);
  if (quoted.length === 0 || !quoted.every((word) => holds(message, word))) return null;
  // Of words that the rules used a model may make only what the referee takes the message for.
  const isLikely = question.alternatives.some((one) => one.kind === kind);
  const values = fields.map(({ value }) => fold(value));
  if (!isLikely && !isLeftOpen([...quoted, ...values], question)) return null;
  return hearAsk(reading, hearing);
}

/** Some of its words and values are such that the rules made nothing of them. */
function isLeftOpen(words: string[], { left, unused }: Question): boolean {
  const open = [...left, ...unused].map(fold);
  return open.some((one) => words.some((word) => word !== "" && (holds(one, word) || holds(word, one))));
}

/** The ask as its fields take it; null where anything of it is not heard. */
function hearAsk({ kind, assets: named, fields }: Reading, hearing: Hearing): Ask | null {
  const assets = named.flatMap((name) => hearing.asset(name) ?? []);
  if (assets.length < named.length || assets.length < (LEAST_ASSETS[kind] ?? 1)) return null;
  let isHeard = true;
  const strict =
    <Value>(hear: (text: string) => Value | null) =>
    (text: string) => {
      const heard = hear(text);
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

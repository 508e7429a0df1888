import * as z from "zod";
import type { Asset } from "../../../markets/assets.ts";
import { aheadSchema, assetSchema, spanSchema, whenSchema } from "../../asks/desk/fields.ts";
import type { DateMention } from "../dates/place.ts";

/** Texts by the path of the field they fill ("position.entry"); a list has several. */
export type Given = ReadonlyMap<string, readonly string[]>;

/** What a text means, where the message bears it out; else null. */
export interface Hearing {
  /** of a field by that name, whose kind of amount it must be */
  amount: (text: string, name: string) => number | null;
  /** a place, a count or the number of a month */
  ordinal: (text: string) => number | null;
  time: (text: string) => DateMention | null;
  asset: (text: string) => Asset | null;
  words: (text: string) => string | null;
}

type Hear = (text: string, hearing: Hearing, path: string) => unknown;

/** How a field of one value is read, and its name in the model's prompt. */
const VALUES: [is: (schema: z.core.$ZodType) => boolean, called: string, hear: Hear][] = [
  [(one) => one === assetSchema, "TICKER", (text, { asset }) => asset(text)],
  [(one) => one === spanSchema || one === whenSchema, "PAST", (text, { time }) => time(text)?.past],
  [(one) => one === aheadSchema, "AHEAD", (text, { time }) => time(text)?.ahead],
  [(one) => one instanceof z.ZodISODate, "PAST", (text, { time }) => time(text)?.past?.from],
  [(one) => one instanceof z.ZodNumberFormat, "INTEGER", (text, { ordinal }) => ordinal(text)],
  [
    (one) => one instanceof z.ZodNumber,
    "NUMBER",
    (text, { amount }, path) => amount(text, path.slice(path.lastIndexOf(".") + 1)),
  ],
  [(one) => one instanceof z.ZodBoolean, "true|false", (text) => text === "true"],
  [(one) => one instanceof z.ZodString, "WORDS", (text, { words }) => words(text)],
];

const findValue = (schema: z.core.$ZodType) => VALUES.find(([is]) => is(schema));

/**
 * What was given for a field, as its schema has it: null for a nullable one that was not given. Undefined where nothing was, or
 * where the message does not bear it out; whether that may be is for the schema to say.
 */
function hearField(schema: z.core.$ZodType, path: string, given: Given, hearing: Hearing): unknown {
  const own = given.get(path) ?? [];
  const value = findValue(schema);
  if (value) return own[0] === undefined ? undefined : (value[2](own[0], hearing, path) ?? undefined);
  if (schema instanceof z.ZodNullable)
    return isGiven(path, given) ? hearField(schema.unwrap(), path, given, hearing) : null;
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional)
    return isGiven(path, given) ? hearField(schema.unwrap(), path, given, hearing) : undefined;
  if (schema instanceof z.ZodObject) return hearFields(schema, path, given, hearing);
  if (schema instanceof z.ZodArray) return hearList(schema, path, given, hearing);
  return own[0];
}

/** An object of those fields that were given and heard. */
export function hearFields(schema: z.ZodObject, path: string, given: Given, hearing: Hearing): object {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const heard = hearField(field, join(path, name), given, hearing);
      return heard === undefined ? [] : [[name, heard]];
    }),
  );
}

/** Of values, each given by itself; of objects, each under its place: "holdings.0.units". */
function hearList(schema: z.ZodArray, path: string, given: Given, hearing: Hearing): unknown[] {
  const places = [...given.keys()].flatMap(
    (key) => key.match(new RegExp(`^${path}\\.(\\d+)(?:\\.|$)`))?.[1] ?? [],
  );
  const all = [...new Set(places)].map(Number).sort((a, b) => a - b);
  if (all.length > 0)
    return all.map((at) => hearField(schema.element, join(path, String(at)), given, hearing));
  return (given.get(path) ?? []).map((text) =>
    hearField(schema.element, path, new Map([[path, [text]]]), hearing),
  );
}

const join = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

const isGiven = (path: string, given: Given): boolean =>
  [...given.keys()].some((key) => key === path || key.startsWith(`${path}.`));

/** A field as the model's prompt describes it: "span? PAST (since a day)"; `lists` have their options listed elsewhere. */
export function nameFields(
  schema: z.core.$ZodType,
  path: string,
  lists: ReadonlyMap<string, string>,
): string[] {
  const value = findValue(schema);
  if (value) return [`${path} ${value[1]}`];
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodOptional
  )
    return nameFields(schema.unwrap(), path, lists).map((name) => name.replace(/^([^ ?]+) /, "$1? "));
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => {
      const own = nameFields(field, join(path, name), lists);
      const { description } = field;
      return description ? own.map((one, i) => (i === 0 ? `${one} (${description})` : one)) : own;
    });
  if (schema instanceof z.ZodArray)
    return schema.element instanceof z.ZodObject
      ? nameFields(schema.element, join(path, "0"), lists)
      : nameFields(schema.element, path, lists).map((name) => `${name}, repeated`);
  return [`${path} ${optionsOf(schema, lists)}`];
}

function optionsOf(schema: z.core.$ZodType, lists: ReadonlyMap<string, string>): string {
  if (schema instanceof z.ZodUnion) return schema.options.map((one) => optionsOf(one, lists)).join("|");
  const options = (
    schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : []
  ).join("|");
  return lists.get(options) ?? options;
}

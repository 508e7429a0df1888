import * as z from "zod";
import { optional, plain, secret } from "./variable-schemas.ts";

/** Ed25519 keys, base64url. `live` by the day from which each signs, ascending; times are seconds. */
export interface SigningConfig {
  live: { from: number; seed: Uint8Array }[];
  retired: { from: number; until: number; x: string }[];
  /** signs answers of test keys */
  test?: Uint8Array;
}

const BYTES_32 = /^[\w-]{43}$/;
const seed = z.string().regex(BYTES_32).transform(decode);
const day = z.iso.date().transform((date) => Date.parse(date) / 1_000);
const words = (list: string) => list.split(/\s+/).filter(Boolean);

const liveSchema = z
  .string()
  .transform((list) => words(list).map((one) => one.split(":")))
  .pipe(
    z
      .array(z.tuple([day, seed]))
      .min(1)
      .max(2),
  )
  .transform((keys) => keys.map(([from, bytes]) => ({ from, seed: bytes })).sort((a, b) => a.from - b.from));

const retiredSchema = z
  .string()
  .default("")
  .transform((list) => words(list).map((one) => one.split(":")))
  .pipe(z.array(z.tuple([day, day, z.string().regex(BYTES_32)])))
  .transform((keys) => keys.map(([from, until, x]) => ({ from, until, x })));

/** What signs answers of the paid API. */
export const SIGNING_VARIABLES = {
  SIGNING_KEYS: secret(
    optional(liveSchema),
    "sign complete answers of the paid API: one or two `DAY:SEED` entries separated by a space. `DAY` is the first day " +
      "the key signs; `SEED` is an Ed25519 seed (32 bytes, base64url)",
    "answers carry no signature; the first `npm start` makes one in `.dev.vars`",
  ),
  SIGNING_KEYS_RETIRED: plain(
    retiredSchema,
    "retired public keys, each as `FIRST_DAY:END_DAY:KEY`; they stay published so that old answers still verify",
    "no retired keys are published",
  ),
  TEST_SIGNING_KEY: secret(
    optional(seed),
    "signs answers to test keys: an Ed25519 seed",
    "test answers carry no signature; the first `npm start` makes one",
  ),
};

/** The signing keys among the variables; undefined when none are set. */
export function readSigning(vars: {
  SIGNING_KEYS?: SigningConfig["live"];
  SIGNING_KEYS_RETIRED: SigningConfig["retired"];
  TEST_SIGNING_KEY?: Uint8Array;
}): SigningConfig {
  return { live: vars.SIGNING_KEYS ?? [], retired: vars.SIGNING_KEYS_RETIRED, test: vars.TEST_SIGNING_KEY };
}

function decode(text: string): Uint8Array {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

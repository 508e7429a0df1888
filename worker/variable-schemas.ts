import * as z from "zod";
import { isLoopback } from "./loopback.ts";

export const address = z.url({ protocol: /^https?$/ });
/** Plain http would show cookies and sign-in links to the network: it is for this machine alone. */
export const isHttpsOrLoopback = (url: string) =>
  URL.canParse(url) && (new URL(url).protocol === "https:" || isLoopback(url));
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const text = optional(z.string());

/** Where a key is sent, which plain http would show to the network. */
export const keyedAddress = optional(address.refine(isHttpsOrLoopback));

/** One address or several, separated by commas. */
export const addresses = optional(
  z
    .string()
    .transform((text) => text.split(",").map((url) => url.trim()))
    .pipe(z.array(address).min(1)),
);

/** A whole number, with what holds when it is not set. */
export const wholeNumber = (fallback: number) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().int().min(0).max(10_000_000).default(fallback),
  );

/** What a source's plan allows, `CALLS A MINUTE/CALLS A DAY`; 0 where nobody counts days. */
export const plan = optional(
  z
    .string()
    .regex(/^\d{1,6}\/\d{1,7}$/, "calls a minute and a day, such as 8/800")
    .transform((text) => {
      const [aMinute = 0, aDay = 0] = text.split("/").map(Number);
      return { aMinute, aDay };
    }),
);

/** 0 to 100. */
export const percent = (fallback: number) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().min(0).max(100).default(fallback),
  );

/** One variable, as the table in worker/README.md tells of it. */
export interface Variable<Schema extends z.ZodType> {
  schema: Schema;
  isSecret: boolean;
  /** what it is for, and what happens without it */
  purpose: string;
  without: string;
}

export const plain = <Schema extends z.ZodType>(schema: Schema, purpose: string, without: string) =>
  ({ schema, isSecret: false, purpose, without }) satisfies Variable<Schema>;
export const secret = <Schema extends z.ZodType>(schema: Schema, purpose: string, without: string) =>
  ({ schema, isSecret: true, purpose, without }) satisfies Variable<Schema>;

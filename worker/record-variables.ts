import * as z from "zod";
import { isHttpsOrLoopback, optional, plain } from "./variable-schemas.ts";

/** One that cosigns checkpoints of the record by C2SP tlog-witness: its name, Ed25519 key and address. */
export interface Witness {
  name: string;
  key: Uint8Array<ArrayBuffer>;
  url: string;
}

const KEY_BYTES = 1 + 32;

/** `NAME+ID+KEY` as C2SP signed-note writes a cosigner's key, then `@URL`. */
const witnessSchema = z.string().transform((text, context): Witness => {
  const [, name, packed, url] = /^([^+\s]+)\+[\da-f]{8}\+([\w+/=-]+)@(\S+)$/.exec(text) ?? [];
  const bytes = packed ? Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)) : new Uint8Array();
  if (!name || !url || bytes.length !== KEY_BYTES || bytes[0] !== 4 || !isHttpsOrLoopback(url)) {
    context.addIssue("NAME+ID+KEY@URL, the key of a cosigner as its operator publishes it");
    return z.NEVER;
  }
  return { name, key: bytes.slice(1), url: url.replace(/\/$/, "") };
});

/** Who vouches for the public record from outside. */
export const RECORD_VARIABLES = {
  RECORD_WITNESSES: plain(
    optional(
      z
        .string()
        .transform((list) => list.split(/\s+/).filter(Boolean))
        .pipe(z.array(witnessSchema)),
    ),
    "witnesses that cosign the record's checkpoints (C2SP tlog-witness), each as `NAME+ID+KEY@URL`, separated by spaces",
    "only we sign checkpoints",
  ),
  RECORD_CALENDARS: plain(
    optional(
      z
        .string()
        .transform((list) => list.split(/\s+/).filter(Boolean))
        .pipe(
          z.array(
            z
              .string()
              .refine(isHttpsOrLoopback, "the address of a calendar")
              .transform((url) => url.replace(/\/$/, "")),
          ),
        ),
    ),
    "OpenTimestamps calendars that receive a checkpoint of the live record once a day, separated by spaces, such as " +
      "`https://alice.btc.calendar.opentimestamps.org`. Use calendars, not pools",
    "the record is not timestamped in Bitcoin",
  ),
};

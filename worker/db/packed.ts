import { gunzipSync, gzipSync } from "node:zlib";
import { base64 } from "@scure/base";
import { customType } from "drizzle-orm/sqlite-core";

/** A long text as it is kept: gzip, in base64. An answer on ten assets goes from 250 KB to 35. */
export const pack = (text: string): string => base64.encode(gzipSync(text));

/** Whether a text is what `pack` made: how gzip begins, in base64. */
export const isPacked = (text: string): boolean => text.startsWith("H4sI");

/** The text that `pack` was given. Throws for anything else. */
export const unpack = (packed: string): string => new TextDecoder().decode(gunzipSync(base64.decode(packed)));

/** A column for texts that would make a row too long; in and out of it they are plain. */
export const packedText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: pack,
  fromDriver: unpack,
});

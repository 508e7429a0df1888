import { plain, wholeNumber } from "./variable-schemas.ts";

/** What the stores may hold, and what may be sent. */
export const SPACE_VARIABLES = {
  DATABASE_MB: plain(
    wholeNumber(10_000),
    "what each database may hold, in megabytes (500 on Cloudflare's free plan): at 60% an alarm, at 80% no answer is shared any more",
    "10,000",
  ),
  OBJECTS_MB: plain(
    wholeNumber(5_000),
    "what all objects together may hold, in megabytes (5,000 are in Cloudflare's plans): at 60% an alarm",
    "5,000",
  ),
  BACKUPS_MB: plain(
    wholeNumber(10_000),
    "what the bucket of dumps may hold, in megabytes (10,000 cost nothing): at 60% an alarm",
    "10,000",
  ),
  WEBHOOKS_A_DAY: plain(
    wholeNumber(10_000),
    "requests to the webhook endpoints of accounts in a UTC day, 0 for none; an account has a twentieth of them at most",
    "10,000",
  ),
};

import { plain, wholeNumber } from "./variable-schemas.ts";

/** What the stores may hold, and what may be sent. */
export const SPACE_VARIABLES = {
  DATABASE_MB: plain(
    wholeNumber(10_000),
    "the size limit of each database in megabytes (500 on Cloudflare's free plan): an alarm at 60%, no new shared answers from 80%",
    "10,000",
  ),
  OBJECTS_MB: plain(
    wholeNumber(5_000),
    "the size limit of all Durable Objects together in megabytes (Cloudflare's plans include 5,000): an alarm at 60%",
    "5,000",
  ),
  BACKUPS_MB: plain(
    wholeNumber(10_000),
    "the size limit of the dumps' bucket in megabytes (10,000 are free): an alarm at 60%",
    "10,000",
  ),
  WEBHOOKS_A_DAY: plain(
    wholeNumber(10_000),
    "the most webhook requests per UTC day, 0 for none; one account may use a twentieth of them",
    "10,000",
  ),
};

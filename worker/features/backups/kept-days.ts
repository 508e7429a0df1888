/** How long a dump is kept. */
export const DUMP_DAYS = 35;
/** How long what was ended is logged: longer than the dump that does not know of it. */
export const ENDINGS_DAYS = DUMP_DAYS + 2;

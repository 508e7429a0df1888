import * as z from "zod";

/** What is kept of something, and what may be; bytes. */
export const storageSchema = z.object({ used: z.number().int(), limit: z.number().int() });
export type Storage = z.infer<typeof storageSchema>;

/** From this share on its owner is notified. */
const NEARLY_FULL = 0.8;
export const isNearlyFull = ({ used, limit }: Storage): boolean => used >= limit * NEARLY_FULL;

import * as z from "zod";

/** GET /api/admin/alarms: what operators are woken by at this moment, the longest first, and mail that could not be sent yet. */
export const alarmsReplySchema = z.object({
  alarms: z.array(z.object({ kind: z.string(), detail: z.string(), since: z.iso.datetime() })),
  mails: z.array(
    z.object({
      id: z.string(),
      recipient: z.string(),
      kind: z.string(),
      createdAt: z.iso.datetime(),
      tries: z.int(),
      /** null: it is not tried again unless an admin asks */
      nextAt: z.iso.datetime().nullable(),
      error: z.string().nullable(),
    }),
  ),
});
export type AlarmsReply = z.infer<typeof alarmsReplySchema>;

/** POST /api/admin/alarms/retry-mail */
export const retryMailSchema = z.object({ id: z.string().min(1).max(200) });

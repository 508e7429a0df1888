import * as z from "zod";

/** Entries of one reply, unless fewer are asked for. */
export const AUDIT_PAGE = 100;

/** What one admin did: GET /api/admin/audit (a list of these, newest first); `?subject=` narrows it to one payment. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** e-mail */
  admin: z.string(),
  action: z.string(),
  /** id of the payment it was done to, or the name of a list */
  subject: z.string(),
  detail: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

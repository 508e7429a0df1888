import { atom } from "jotai";
import * as z from "zod";
import { NETWORKS } from "../../../../shared/networks.ts";
import { paymentIntentSchema } from "../../../../shared/payments.ts";
import { storedPaymentsAtom } from "./stored.ts";

/** A payment the wallet has sent. It holds nothing secret: the order, the hash, and whose it is. */
const sentPaymentSchema = z.object({
  intent: paymentIntentSchema,
  txHash: z.string().min(1),
  /** e-mail of the account that ordered: nobody else's session may ask about it */
  account: z.string(),
  sentAt: z.iso.datetime(),
});
export type SentPayment = z.infer<typeof sentPaymentSchema>;

const MAX_KEPT = 10;
/** A transaction that no network has shown in so long will not come; the server looks for it no longer either. */
const KEPT_MS = 72 * 3_600_000;

/** The sent payments that are not settled, oldest first. */
export const paymentsAtom = atom((get): SentPayment[] => {
  const stored = get(storedPaymentsAtom);
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((item) => sentPaymentSchema.safeParse(item).data ?? [])
    .filter(({ sentAt }) => Date.now() - Date.parse(sentAt) < KEPT_MS);
});

const isOther =
  ({ intent, txHash }: SentPayment) =>
  (one: SentPayment) =>
    one.intent.id !== intent.id || one.txHash !== txHash;

/** Kept before anything is asked about it, so that a reload takes it up again. */
export const keepPaymentAtom = atom(null, (get, set, payment: SentPayment) =>
  set(storedPaymentsAtom, [...get(paymentsAtom).filter(isOther(payment)), payment].slice(-MAX_KEPT)),
);
export const forgetPaymentAtom = atom(null, (get, set, payment: SentPayment) =>
  set(storedPaymentsAtom, get(paymentsAtom).filter(isOther(payment))),
);

export const explorerOf = ({ intent, txHash }: SentPayment) => {
  const { explorer } = NETWORKS[intent.network];
  return { label: explorer.name, href: `${explorer.transaction}${encodeURIComponent(txHash)}` };
};

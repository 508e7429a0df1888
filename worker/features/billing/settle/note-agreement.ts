import { and, eq, ne } from "drizzle-orm";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { transactionOf } from "./record/transaction-of.ts";

/** From here on every node that is set up must say the same. */
export const ALL_AGREE_CENTS = 10_000;

export const needsAgreement = ({ priceCents }: Pick<BareIntent, "priceCents">): boolean =>
  priceCents >= ALL_AGREE_CENTS;

/** Whether all configured nodes were asked and agree. */
export const isAgreed = ({ agreed }: TransactionFacts): boolean => agreed !== undefined;

/** Notes the transaction that pays an order, so that the reconciler asks every node about it. */
export const noteExact = ({ db }: Pick<Deps, "db">, { id }: BareIntent, hash: string) =>
  db
    .update(paymentIntents)
    .set({ reportedHash: transactionOf(hash) })
    .where(and(eq(paymentIntents.id, id), ne(paymentIntents.state, "paid")));

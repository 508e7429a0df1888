import { and, eq, ne } from "drizzle-orm";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { BareIntent } from "../intents/open-intents.ts";

/** From here on every node that is set up must say the same. */
const ALL_AGREE_CENTS = 10_000;

export const needsAgreement = ({ priceCents }: Pick<BareIntent, "priceCents">): boolean =>
  priceCents >= ALL_AGREE_CENTS;

/** Notes the transaction that brings an intent's exact amount, so that the reconciler asks every node about it. */
export const noteExact = ({ db }: Pick<Deps, "db">, { id }: BareIntent, hash: string) =>
  db
    .update(paymentIntents)
    .set({ reportedHash: hash })
    .where(and(eq(paymentIntents.id, id), ne(paymentIntents.state, "paid")));

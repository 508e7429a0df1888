import { and, eq, gt, lt, or } from "drizzle-orm";
import { DAY_MS, dateOf } from "../../../shared/time.ts";
import { webhookBodies, webhookCounts, webhookDeliveries, webhookEndpoints } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { nameSealer, openSecret, sealSecret } from "./seal-secret.ts";

/** A delivery repeated on its last day has three more. */
const KEPT_MS = 5 * DAY_MS;
const MAX_RESEALED = 100;

type Tools = Pick<Deps, "db" | "now" | "config">;

/** Forgets old deliveries and counts, and seals secrets anew, at most 100 a run, once our own has changed. */
export async function cleanUpWebhooks(deps: Tools): Promise<void> {
  const { db, now } = deps;
  const at = now().getTime();
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.madeAt, at - KEPT_MS));
  await db.delete(webhookBodies).where(lt(webhookBodies.madeAt, at - KEPT_MS));
  await db.delete(webhookCounts).where(lt(webhookCounts.day, dateOf(at - DAY_MS)));
  await resealSecrets(deps);
}

async function resealSecrets({ db, config }: Tools): Promise<void> {
  const { keySecrets } = config;
  const by = await nameSealer(keySecrets[0] ?? "");
  const old = await db
    .select()
    .from(webhookEndpoints)
    // Both sides of it, along the index: those sealed by it are not read.
    .where(or(lt(webhookEndpoints.sealedBy, by), gt(webhookEndpoints.sealedBy, by)))
    .limit(MAX_RESEALED);
  for (const { id, secret, oldSecret, version } of old) {
    const reseal = async (sealed: string | null) => {
      const opened = sealed && (await openSecret(keySecrets, id, sealed));
      return opened ? (await sealSecret(keySecrets, id, opened)).sealed : sealed;
    };
    const sealed = { secret: (await reseal(secret)) ?? secret, oldSecret: await reseal(oldSecret) };
    const isSame = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.version, version));
    // One that none of ours opens is lost, and is looked at no more.
    await db
      .update(webhookEndpoints)
      .set({ ...sealed, sealedBy: by })
      .where(isSame);
  }
}

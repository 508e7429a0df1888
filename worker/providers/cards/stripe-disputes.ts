import type Stripe from "stripe";
import type { ChargeFacts } from "./cards.ts";
import { toCharge } from "./stripe-facts.ts";

/** More than one dispute of a charge is rare. */
const MOST = 10;
const WON = ["won", "warning_closed", "prevented"];

/** Charges, with how the disputes of those stand that ever had one: a charge itself stays `disputed` for ever. */
export const readCharges = async (
  client: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<ChargeFacts[]> => Promise.all(charges.map((charge) => readCharge(client, charge)));

export const readCharge = async (client: Stripe, charge: Stripe.Charge): Promise<ChargeFacts> =>
  toCharge(charge, charge.disputed ? await readStanding(client, charge.id) : null);

async function readStanding(client: Stripe, charge: string): Promise<"open" | "lost" | "won"> {
  const { data } = await client.disputes.list({ charge, limit: MOST });
  if (data.some(({ status }) => status === "lost")) return "lost";
  return data.length > 0 && data.every(({ status }) => WON.includes(status)) ? "won" : "open";
}

/** See `Cards.readDispute`. */
export async function readDispute(client: Stripe, id: string): Promise<ChargeFacts> {
  const { charge } = await client.disputes.retrieve(id, { expand: ["charge"] });
  const whole = typeof charge === "string" ? await client.charges.retrieve(charge) : charge;
  return readCharge(client, whole);
}

/** See `Cards.pauseSubscription`. */
export async function pauseSubscription(client: Stripe, id: string, isPaused: boolean) {
  const known = await client.subscriptions.retrieve(id, { expand: ["schedule"] });
  const isAsWanted = Boolean(known.pause_collection) === isPaused;
  if (isAsWanted || known.ended_at) return known;
  return client.subscriptions.update(id, {
    pause_collection: isPaused ? { behavior: "void" } : "",
    expand: ["schedule"],
  });
}

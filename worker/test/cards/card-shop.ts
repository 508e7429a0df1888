import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { vi } from "vitest";
import type { PaidTierId } from "../../../shared/tiers.ts";
import { cardEvents, checkoutSessions, payments, subscriptions, users } from "../../db/schema.ts";
import { type Deps, openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { cardRoutes } from "../../features/billing/cards/routes.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { limitBody } from "../../http/json-body.ts";
import { replyToError } from "../../http/on-error.ts";
import { nameRequest } from "../../http/request-id.ts";
import { ORIGIN, signIn, someAddress, someEmail } from "../people.ts";
import type { Thing } from "./fake-shop.ts";
import { openFakeStripe } from "./fake-stripe.ts";

export const db = drizzle(env.DB);
const STREET = "https://stripe.test";
const context = { waitUntil: () => {} } as unknown as ExecutionContext;

/** Our worker with Stripe in place of the network, and people who buy there. */
export function openCardShop({
  vars = {},
  ...options
}: Parameters<typeof openFakeStripe>[0] & { vars?: Partial<Env> } = {}) {
  const stripe = openFakeStripe(options);
  const bindings: Env = {
    ...env,
    ...{
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_BASE_URL: STREET,
    },
    ...vars,
  };
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(STREET)) throw new Error(`a request to ${request.url}`);
    return stripe.answer(request);
  });
  let clock = () => new Date();
  const deps = (): Deps => ({ ...openDeps(bindings, context), now: clock });
  const app = new Hono<AppEnv>()
    .use(nameRequest, limitBody)
    .use(async (c, next) => {
      c.set("deps", deps());
      await next();
    })
    .route("/api", cardRoutes)
    .onError(replyToError);
  const send = async (path: string, init: RequestInit) =>
    app.fetch(new Request(`${ORIGIN}${path}`, init), bindings, context);

  async function openBuyer() {
    const email = someEmail();
    const cookie = await signIn(email);
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error("a signed-in person has a row");
    const headers = { "Content-Type": "application/json", Origin: ORIGIN, Cookie: cookie };
    const post = (path: string, body?: unknown, more: Record<string, string> = {}) =>
      send(path, {
        method: "POST",
        headers: { ...headers, "CF-Connecting-IP": someAddress(), ...more },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
    return {
      ...{ user, post },
      checkOut: (tier: PaidTierId) => post("/api/create-checkout-session", { tier }),
      /** Begins a checkout and names its session at Stripe. */
      async begin(tier: PaidTierId) {
        const reply = await this.checkOut(tier);
        const { url } = await reply.json<{ url: string }>();
        return url?.split("/").at(-1) ?? "";
      },
      account: () => readAccount(user.id),
    };
  }

  async function deliver(event: unknown, how?: Parameters<typeof stripe.sign>[1]) {
    const { payload, signature } = await stripe.sign(event, { at: clock().getTime(), ...how });
    return deliverRaw(payload, signature);
  }
  const deliverRaw = (payload: string, signature?: string) =>
    send("/api/stripe/webhook", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(signature !== undefined && { "Stripe-Signature": signature }),
      },
      body: payload,
    });

  let delivered = 0;
  /** Delivers everything that happened since the last time, in order, as Stripe would. */
  async function deliverAll() {
    const events: Thing[] = stripe.shop.events.slice(delivered);
    delivered = stripe.shop.events.length;
    for (const event of events) {
      const reply = await deliver(event);
      if (!reply.ok) throw new Error(`webhook ${String(event.type)}: ${reply.status} ${await reply.text()}`);
    }
  }

  return {
    ...{ stripe, shop: stripe.shop, deps, send, openBuyer, deliver, deliverRaw, deliverAll },
    setClock: (now: () => Date) => {
      clock = now;
      stripe.shop.now = () => Math.floor(now().getTime() / 1_000);
    },
  };
}

/** Everything we hold of an account that a card can change. */
async function readAccount(userId: string) {
  const [bought, checkouts, subscribed, { month }] = await Promise.all([
    db.select().from(payments).where(eq(payments.userId, userId)),
    db.select().from(checkoutSessions).where(eq(checkoutSessions.userId, userId)),
    db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    env.CREDITS.getByName(userId).readUsage({ limit: 1 }),
  ]);
  return { payments: bought, checkouts, subscriptions: subscribed, tier: month.tier };
}

/** What no account got. */
export const findParked = (hash: string) => db.select().from(payments).where(eq(payments.hash, hash));
export const findEvent = (id: string) => db.select().from(cardEvents).where(eq(cardEvents.id, id));

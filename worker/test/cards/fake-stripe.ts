import Stripe from "stripe";
import { carryOutSchedule, changePrice } from "./fake-plans.ts";
import { FakeShop, type Thing } from "./fake-shop.ts";
import { IdempotencyKeys, missing, type Params, parseForm, Refusal, textAt } from "./stripe-wire.ts";

/** What goes wrong with the next request that creates a session; `lost`: it is carried out, but no answer arrives. */
export type Fault = "500" | "409" | "429" | "lost" | "dead";

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: { "Request-Id": `req_${crypto.randomUUID().slice(0, 14)}`, ...headers },
  });
const failure = { error: { type: "api_error", message: "Something went wrong on Stripe's end." } };

/**
 * Stripe's API in this process, in its real wire format, for the real client library: `answer` takes the place of the
 * network. What a buyer does is done with `shop`, and `shop.events` are then delivered by `sign`.
 */
export function openFakeStripe({
  secretKey = "sk_test_fake",
  webhookSecret = "whsec_fake",
  payUrl = (id: string) => `https://checkout.stripe.test/c/pay/${id}`,
}: {
  secretKey?: string;
  webhookSecret?: string;
  payUrl?: (sessionId: string) => string;
} = {}) {
  const shop = new FakeShop(secretKey.includes("_live_"), payUrl);
  const keys = new IdempotencyKeys();
  const signer = new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient() });
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  const faults: Fault[] = [];
  const asked: string[] = [];
  /** answers only after this; lets requests overlap */
  let pause: () => Promise<void> = async () => {};

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    if (request.headers.get("Authorization") !== `Bearer ${secretKey}`)
      return json(401, { error: { type: "invalid_request_error", message: "Invalid API Key provided" } });
    const fault =
      request.method === "POST" && pathname === "/v1/checkout/sessions" ? faults.shift() : undefined;
    if (fault === "dead") throw new TypeError("connection refused");
    if (fault === "429")
      return json(429, { error: { type: "invalid_request_error", code: "rate_limit", message: "Too fast" } });
    if (fault === "409")
      return json(409, {
        error: { type: "idempotency_error", code: "idempotency_key_in_use", message: "busy" },
      });
    const form = request.method === "POST" ? await request.text() : searchParams.toString();
    try {
      const reply = await keys.run(
        request.headers.get("Idempotency-Key"),
        `${pathname}?${form}`,
        async () => {
          await pause();
          if (fault === "500") return { status: 500, body: failure };
          return { status: 200, body: carryOut(shop, request.method, pathname, parseForm(form)) };
        },
      );
      if (fault === "lost") throw new DOMException("The operation was aborted.", "AbortError");
      return json(reply.status, reply.body, reply.replayed && { "Idempotent-Replayed": "true" });
    } catch (error) {
      if (error instanceof Refusal) return json(error.status, { error: error.error });
      throw error;
    }
  }

  /** An event as it is delivered: the raw body and the header that signs it. */
  async function sign(event: unknown, { at = Date.now(), secret = webhookSecret, scheme = "v1" } = {}) {
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(at / 1_000);
    const signature = await signer.webhooks.generateTestHeaderStringAsync({
      ...{ payload, secret, timestamp, scheme, cryptoProvider },
    });
    return { payload, signature };
  }

  return {
    ...{ shop, faults, asked, secretKey, webhookSecret, answer, sign },
    setPause: (wait: () => Promise<void>) => {
      pause = wait;
    },
    count: (line: string) => asked.filter((one) => one === line).length,
  };
}

const OBJECTS: Record<string, string> = {
  "checkout/sessions": "checkout.session",
  invoices: "invoice",
  invoice_payments: "invoice_payment",
  subscriptions: "subscription",
  payment_intents: "payment_intent",
  charges: "charge",
  disputes: "dispute",
};

/** What is made anew, by its path. */
const MAKERS: Record<string, (shop: FakeShop, params: Params) => unknown> = {
  "/v1/customers": (shop, params) => shop.createCustomer(params),
  "/v1/checkout/sessions": (shop, params) => shop.createSession(params),
  "/v1/billing_portal/sessions": (shop, params) => shop.createPortal(params),
  "/v1/products": (shop, params) => shop.keep("product", "prod", { name: textAt(params, "name") }),
};

/** What is changed by its id. */
const CHANGES: Record<string, (shop: FakeShop, id: string, params: Params) => unknown> = {
  "DELETE subscription": (shop, id) => shop.cancel(id),
  "POST subscription": changePrice,
};

function carryOut(shop: FakeShop, method: string, path: string, params: Params): unknown {
  const make = method === "POST" ? MAKERS[path] : undefined;
  if (make) return make(shop, params);
  const schedule = /^\/v1\/subscription_schedules(?:\/(\w+))?(\/release)?$/.exec(path);
  if (schedule)
    return carryOutSchedule(shop, method, { id: schedule[1], release: Boolean(schedule[2]) }, params);
  const [, kind = "", id] = /^\/v1\/(checkout\/sessions|\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  const object = OBJECTS[kind];
  if (!object) throw missing("path", path);
  const change = CHANGES[`${method} ${object}`];
  if (id && change) return change(shop, id, params);
  if (method !== "GET") throw missing("path", path);
  if (!id) return shop.find(object, params, path);
  return expand(shop, shop.get(object, id), Object.values((params.expand ?? {}) as Record<string, string>));
}

/** `payments` of an invoice is only there when asked for, and so are objects in place of ids. */
function expand(shop: FakeShop, thing: Thing, paths: string[]): Thing {
  const shown = structuredClone(thing);
  for (const [name = "", ...rest] of paths.map((path) => path.split("."))) {
    if (thing.object === "invoice" && name === "payments") {
      const data = shop.all("invoice_payment").filter(({ invoice }) => invoice === thing.id);
      shown.payments = { object: "list", data, has_more: false, url: "/v1/invoice_payments" };
      continue;
    }
    const inner = typeof shown[name] === "string" ? shop.things.get(shown[name]) : undefined;
    if (inner) shown[name] = expand(shop, inner, rest.length > 0 ? [rest.join(".")] : []);
  }
  return shown;
}

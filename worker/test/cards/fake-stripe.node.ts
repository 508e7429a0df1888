import type { IncomingMessage } from "node:http";
import { serveHere } from "../serve-here.node.ts";
import { openFakeStripe } from "./fake-stripe.ts";

/**
 * The same Stripe as a server on 127.0.0.1: set `STRIPE_BASE_URL` to its `url`. GET /c/pay/:session shows the page to pay
 * on; its button pays, delivers what happened to `webhookUrl` (read when it is needed) and goes on to the success page.
 * GET /i/:invoice shows the receipt.
 */
export async function startFakeStripe(webhookUrl: () => string, port = 0) {
  let url = "";
  const stripe = openFakeStripe({ payUrl: (id) => `${url}/c/pay/${id}` });
  let delivered = 0;

  /** Delivers what was not delivered yet; throws when the worker does not take it. */
  async function deliver(): Promise<void> {
    for (const event of stripe.shop.events.slice(delivered)) {
      const { payload, signature } = await stripe.sign(event);
      const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
      const reply = await fetch(webhookUrl(), { method: "POST", headers, body: payload });
      if (!reply.ok) throw new Error(`webhook ${String(event.type)}: ${reply.status} ${await reply.text()}`);
      delivered++;
    }
  }

  function showReceipt(id: string): Response {
    const { amount_paid, status } = stripe.shop.get("invoice", id);
    return showPage(`<h1>Receipt</h1><p>${String(amount_paid)} cents</p><p>${String(status)}</p>`);
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const invoice = /^\/i\/(\w+)$/.exec(pathname)?.[1];
    if (invoice) return showReceipt(invoice);
    const id = /^\/c\/pay\/(\w+)$/.exec(pathname)?.[1];
    if (!id) return stripe.answer(request);
    const session = stripe.shop.get("checkout.session", id);
    if (request.method === "GET")
      return showPage(`<h1>${String(session.amount_total)} cents</h1>
         <form method="post"><button>Pay</button></form><a href="${String(session.cancel_url)}">Cancel</a>`);
    stripe.shop.pay(id);
    await deliver();
    return new Response(null, { status: 303, headers: { Location: String(session.success_url) } });
  }

  const server = await serveHere(async (incoming, outgoing) => {
    const reply = await toRequest(incoming, url)
      .then(answer)
      .catch((error) => new Response(String(error), { status: 500 }));
    outgoing.writeHead(reply.status, Object.fromEntries(reply.headers));
    outgoing.end(await reply.text());
  }, port);
  url = server.url;
  return {
    ...stripe,
    ...{ url, deliver },
    vars: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_BASE_URL: url,
    },
    close: server.close,
  };
}

const showPage = (body: string): Response =>
  new Response(
    `<!doctype html><meta name="viewport" content="width=device-width"><title>Cards</title>${body}`,
    { headers: { "Content-Type": "text/html" } },
  );

async function toRequest(incoming: IncomingMessage, url: string): Promise<Request> {
  const { method = "GET", url: path = "/" } = incoming;
  const headers = new Headers(
    Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const chunks = await incoming.toArray();
  const body = method === "GET" || method === "HEAD" ? undefined : Buffer.concat(chunks as Buffer[]);
  return new Request(new URL(path, url), { method, headers, body });
}

import { Hono } from "hono";
import * as z from "zod";
import {
  type addressReplySchema,
  addressSchema,
  type buyerReplySchema,
  buyerSchema,
  type OrdersReply,
} from "../../../../shared/orders.ts";
import type { restReplySchema } from "../../../../shared/payments.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../../http/json-body.ts";
import { signedIn, signedInFreshly } from "../../auth/guard.ts";
import { toIntent } from "../intents/read-intent.ts";
import { changeDelivery } from "./change-delivery.ts";
import { confirmRefundAddress } from "./confirm-refund-address.ts";
import { listOrders } from "./list-orders.ts";
import { payRest } from "./pay-rest.ts";
import { readBuyer, saveBuyer } from "./receipts/buyers.ts";
import { readCreditNote } from "./receipts/credit-notes.ts";
import { readReceipt } from "./receipts/read-receipt.ts";
import { renderCreditNote, renderReceipt, writePolicy } from "./receipts/render-receipt.tsx";

type AddressReply = z.infer<typeof addressReplySchema>;
type BuyerReply = z.infer<typeof buyerReplySchema>;
const pageSchema = z.strictObject({
  after: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
});
/** GET /api/orders, /buyer, /:id/receipt (HTML), /:id/credit-note (HTML); POST /api/orders/buyer, /:id/rest, /:id/refund-address, /:id/delivery-address */
export const orderRoutes = new Hono<AppEnv>()
  .use(signedIn)
  .get("/", searchQuery(pageSchema), async (c) =>
    c.json<OrdersReply>(await listOrders(c.get("deps"), c.get("user").id, c.req.valid("query"))),
  )
  .get("/buyer", async (c) => c.json<BuyerReply>({ buyer: await readBuyer(c.get("deps"), c.get("user").id) }))
  .post("/buyer", ...jsonBody(buyerSchema), async (c) => {
    await saveBuyer(c.get("deps"), c.get("user").id, c.req.valid("json"));
    return c.json<BuyerReply>({ buyer: c.req.valid("json") });
  })
  .get("/:id/credit-note", async (c) => {
    const asked = { id: c.req.param("id"), user: c.get("user") };
    const note = await readCreditNote(c.get("deps"), asked);
    c.header("Content-Security-Policy", await writePolicy());
    return c.html(await renderCreditNote(note));
  })
  .get("/:id/receipt", async (c) => {
    const asked = { id: c.req.param("id"), user: c.get("user") };
    const receipt = await readReceipt(c.get("deps"), asked);
    c.header("Content-Security-Policy", await writePolicy());
    return c.html(await renderReceipt(receipt));
  })
  .post("/:id/rest", async (c) => {
    const deps = c.get("deps");
    const way = await payRest(deps, c.get("user").id, c.req.param("id"));
    return c.json<z.infer<typeof restReplySchema>>({ intent: toIntent(way, deps.now()) });
  })
  .post("/:id/refund-address", signedInFreshly, ...jsonBody(addressSchema), async (c) => {
    const asked = { id: c.req.param("id"), userId: c.get("user").id, ...c.req.valid("json") };
    return c.json<AddressReply>(await confirmRefundAddress(c.get("deps"), asked));
  })
  .post("/:id/delivery-address", signedInFreshly, ...jsonBody(addressSchema), async (c) => {
    const asked = { id: c.req.param("id"), userId: c.get("user").id, ...c.req.valid("json") };
    return c.json<AddressReply>(await changeDelivery(c.get("deps"), asked));
  });

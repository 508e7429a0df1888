import type * as z from "zod";
import type { ngmaCheckoutSchema } from "../../../../shared/ngma.ts";
import type { Deps } from "../../../deps.ts";
import type { User } from "../../auth/user.ts";
import { openCheckout } from "../../billing/cards/open-checkout.ts";
import { readDeliveryAddress } from "../../billing/intents/delivery.ts";
import { requireRoom } from "../../billing/sale.ts";
import { checkPrice } from "./check-purchase.ts";

/**
 * The address of the page on which NGMA is paid by card. Throws `ngma_amount_invalid`, `delivery_address_invalid`,
 * `delivery_impossible`, `ngma_sold_out`, `price_mismatch`, and what `openCheckout` throws.
 */
export async function openNgmaCheckout(
  deps: Pick<Deps, "db" | "now" | "config" | "cards" | "chains">,
  user: Pick<User, "id" | "email">,
  order: z.infer<typeof ngmaCheckoutSchema>,
): Promise<{ url: string }> {
  checkPrice(order);
  const deliveryAddress = await readDeliveryAddress(deps, order.walletAddress);
  await requireRoom(deps, order.ngmaAmount);
  return openCheckout(deps, {
    user,
    product: { kind: "ngma", ngmaAmount: order.ngmaAmount, deliveryAddress },
  });
}

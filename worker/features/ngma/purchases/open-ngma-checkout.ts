import type * as z from "zod";
import type { ngmaCheckoutSchema } from "../../../../shared/ngma.ts";
import type { Deps } from "../../../deps.ts";
import type { User } from "../../auth/user.ts";
import { openCheckout } from "../../billing/cards/open-checkout.ts";
import { checkPrice, readDeliveryAddress } from "./check-purchase.ts";

/**
 * The address of the page on which NGMA is paid by card. Throws `ngma_amount_invalid`, `delivery_address_invalid`,
 * `price_mismatch`, and what `openCheckout` throws.
 */
export async function openNgmaCheckout(
  deps: Pick<Deps, "db" | "now" | "config" | "cards">,
  user: Pick<User, "id" | "email">,
  order: z.infer<typeof ngmaCheckoutSchema>,
): Promise<{ url: string }> {
  checkPrice(order);
  const deliveryAddress = readDeliveryAddress(order.walletAddress);
  return openCheckout(deps, {
    user,
    product: { kind: "ngma", ngmaAmount: order.ngmaAmount, deliveryAddress },
  });
}

import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { CardError, type Cards } from "../../../providers/cards/cards.ts";

/** Where cards are set up. */
export type WithCards<T> = Omit<T, "cards"> & { cards: Cards };

/** The same tools, cards among them. Throws `card_unavailable` where Stripe's keys are not set. */
export function requireCards<T extends Pick<Deps, "cards">>(deps: T): WithCards<T> {
  const { cards } = deps;
  if (!cards) throw new AppError("card_unavailable");
  return { ...deps, cards };
}

/** What the card provider says; one that cannot be asked, or refuses, is 503 `card_provider_down`. */
export async function askCards<T>(work: Promise<T>, detail?: string): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof CardError) throw new AppError("card_provider_down", { cause, detail });
    throw cause;
  }
}

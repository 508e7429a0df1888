import { atom } from "jotai";
import type { Toast } from "../../../ui/toast.ts";
import type { CardReturn } from "./card-return.ts";

/** Whether somebody has just come back from a card checkout whose payment is not confirmed yet. */
export const awaitingCardAtom = atom(false);

/** How long the confirmation is waited for, and how often it is looked for. */
export const CARD_WAIT_MS = 60_000;
export const CARD_POLL_MS = 2_000;

/** What is said to somebody who comes back. The address proves nothing: only the card provider's word to us does. */
export const cardReturnToast = ({ success }: CardReturn): Toast =>
  success
    ? {
        title: "Payment Successful!",
        text: "Your plan changes as soon as the card provider confirms it to us.",
        tone: "positive",
      }
    : { title: "Payment Canceled", text: "No charges were made." };

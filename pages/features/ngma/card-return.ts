import type { Toast } from "../../ui/toast.ts";

export interface NgmaReturn {
  success?: boolean;
  canceled?: boolean;
  /** how many were ordered */
  tokens?: number;
}

/** Whole tokens; undefined for anything else. Whether so many can be bought is not decided here. */
export function readTokensBought(value: unknown): number | undefined {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}

const isTrue = (value: unknown) => String(value) === "true" || undefined;

/** The parameters a card checkout comes back with. What is not named here would stay in the search as it came. */
export const readNgmaReturn = ({ success, canceled, tokens }: Record<string, unknown>): NgmaReturn => ({
  success: isTrue(success),
  canceled: isTrue(canceled),
  tokens: readTokensBought(tokens),
});

/** What is said to somebody who comes back. The address proves nothing: only the card provider's word to us does. */
export function ngmaReturnToast({ success, tokens }: NgmaReturn): Toast {
  if (!success) return { title: "Payment Canceled", text: "No charges were made." };
  const what = tokens === undefined ? "Your NGMA" : `${tokens.toLocaleString("en-US")} NGMA`;
  return {
    title: "Payment Successful!",
    text: `${what} will be set aside for you as soon as the card provider confirms the payment to us.`,
    tone: "positive",
  };
}

import type { TryFailure, WebhookDelivery, WebhookTry } from "../../../shared/webhooks.ts";

const FAILURES: Record<TryFailure, string> = {
  timeout: "no answer within 10 s",
  network: "could not be reached",
  status: "",
  redirect: "a redirect, which we do not follow",
  address: "its host has no public address",
  echo: "the challenge did not come back",
  secret: "its secret has to be rotated",
};

/** "200, 120 ms", "503, 80 ms", "no answer within 10 s, 10,000 ms". */
export function sayTry({ status, failure, tookMs }: WebhookTry): string {
  const words = [status, failure && FAILURES[failure], `${tookMs.toLocaleString("en-US")} ms`];
  return words.filter((word) => word !== null && word !== "").join(", ");
}

export const STATES: Record<WebhookDelivery["state"], string> = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
};

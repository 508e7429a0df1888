import { useQuery } from "@tanstack/react-query";
import type { NetworkId } from "../../../../shared/networks.ts";
import { SUI_POLL_MS, SUI_WAIT_MS } from "../../../../shared/payments.ts";
import { ApiError } from "../../../api/api-error.ts";
import { settlePayment } from "../queries.ts";
import { isSignedOut } from "../use-report.ts";
import type { SentPayment } from "./payments.ts";

const DELAY_MAX_MS = 15_000;

/** How long to wait after having asked so often: 1, 2, 4, 8, then 15 s; a Sui transaction is quick, so every 2 s for a minute. */
export function delayMs(network: NetworkId, asked: number): number {
  if (network === "sui" && asked * SUI_POLL_MS <= SUI_WAIT_MS) return SUI_POLL_MS;
  return Math.min(DELAY_MAX_MS, 1_000 * 2 ** (asked - 1));
}

/** Answers that asking again will not change. Everything else is trouble on the way to one. */
const FINAL = [400, 409, 410, 422];
export const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && FINAL.includes(error.status);

/** Asks the server about a sent payment until it is credited or refused, or until somebody must sign in first. */
export const useSettlement = (payment: SentPayment) =>
  useQuery({
    queryKey: ["settlement", payment.intent.id, payment.txHash],
    queryFn: () => settlePayment(payment),
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      if (data?.status === "paid" || isRejected(error) || isSignedOut(error)) return false;
      return delayMs(payment.intent.network, Math.max(1, dataUpdateCount + errorUpdateCount));
    },
    refetchIntervalInBackground: true,
    refetchOnMount: "always",
  });

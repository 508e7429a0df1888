import { ERRORS, type ErrorCode } from "../../../../shared/errors.ts";

/** What is said where a row waits for an admin, and only there. */
const WAITS = " It waits for an admin's decision.";
const COMPLETES = " Pay the rest and the order is complete, or take it back.";

/** Why a payment was not credited, and what happens next, in plain words. */
export const sayRejection = ({
  code,
  parked,
  mayPayRest,
  notice,
}: {
  code: ErrorCode;
  parked: boolean;
  mayPayRest?: boolean;
  notice?: string;
}): string => {
  const words = notice ?? ERRORS[code].message;
  if (mayPayRest) return `${words}${COMPLETES}`;
  return parked ? `${words}${WAITS}` : words;
};

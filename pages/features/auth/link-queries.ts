import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { TierId } from "../../../shared/tiers.ts";
import { ApiError } from "../../api/api-error.ts";
import { callApi, callApiAsVisitor } from "../../api/client.ts";

const schemas = () => import("../../../shared/auth.ts");

export const NOT_SENT = "Failed to send magic link";
export const NOT_VERIFIED = "Invalid or expired magic link";

interface LinkRequest {
  email: string;
  tier: TierId;
  challenge?: string;
}

const sendRequest = (payload: LinkRequest) =>
  callApi("/api/auth/request-link", async () => (await schemas()).requestLinkReplySchema, {
    method: "POST",
    payload,
  });

/** Between two requests a challenge can become harder; after three solved ones the person sees why there is no link. */
const MAX_CHALLENGES = 3;

/** Asks for a link, and does the calculation that the server may ask for first. */
async function requestLink(payload: LinkRequest, solved = 0): ReturnType<typeof sendRequest> {
  try {
    return await sendRequest(payload);
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === "challenge_needed" && solved < MAX_CHALLENGES;
    if (!isAsked) throw error;
    const { solveChallenge } = await import("./request/solve-challenge.ts");
    const challenge = await solveChallenge(error.fields.challenge ?? "");
    return requestLink({ ...payload, challenge }, solved + 1);
  }
}

export const requestLinkMutation = mutationOptions({
  mutationFn: (payload: { email: string; tier: TierId; challenge?: string }) => requestLink(payload),
  meta: { errorText: NOT_SENT, serverText: true },
});

/** `confirm` is the person's click, asked for when the link was opened elsewhere than it was asked for. */
interface Attempt {
  token: string;
  confirm?: boolean;
}

/** A link that no longer signs in. */
const SPENT: ReadonlySet<string | undefined> = new Set(["link_invalid", "link_used"]);

/** `alreadyAs`: the link is of no use any more, and nobody needs it: this browser is signed in. */
export type Verified = { signedInAs: string } | { confirmAs: string } | { alreadyAs: string };

/** Who is signed in; null if nobody is, or if that is unknown. */
const findPerson = () =>
  callApiAsVisitor("/api/auth/check", async () => (await schemas()).authCheckSchema, {}).then(
    (check) => (check?.authenticated ? check.email : null),
    () => null,
  );

/** Signs in with a link's token, or says as whom it would, when that takes a click first, or who is signed in already. */
export const verifyMutation = mutationOptions({
  mutationFn: async (payload: Attempt): Promise<Verified> => {
    try {
      const call = { method: "POST", payload } as const;
      return {
        signedInAs: (
          await callApi("/api/auth/verify-token", async () => (await schemas()).verifyTokenReplySchema, call)
        ).email,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "confirmation_needed") return { confirmAs: error.fields.email ?? "this address" };
      const email = SPENT.has(error.code) ? await findPerson() : null;
      if (!email) throw error;
      return { alreadyAs: email };
    }
  },
  gcTime: 0,
  meta: { errorTitle: "Authentication Failed", errorText: NOT_VERIFIED, serverText: true },
});

export const emailPreviewQuery = queryOptions({
  queryKey: ["email-preview"],
  queryFn: ({ signal }) =>
    callApi("/api/auth/email-preview", async () => (await schemas()).emailPreviewSchema, { signal }),
});

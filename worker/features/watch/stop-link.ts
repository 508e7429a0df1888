import type { Deps } from "../../deps.ts";
import { oneClick } from "../mail/one-click.ts";
import { markOf, sealToken } from "../mail/seal-token.ts";

const TOKEN = "unsubscribe";

/** How the owner of alerts ends all such mails from one of them: a link, headers, and the seal and hash of its token. */
export async function openStopLink({ publicOrigin, keySecrets }: Deps["config"], userId: string) {
  const token = markOf(TOKEN);
  const seal = await sealToken(keySecrets, TOKEN, `alert mails:${userId}`);
  return {
    stopLink: `${publicOrigin}/account?unsubscribe=${token}`,
    sealed: { headers: oneClick(`${publicOrigin}/api/watch/unsubscribe?token=${token}`), seals: [seal] },
    unsubscribeHash: seal.hash,
  };
}

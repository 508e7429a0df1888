import { LINK_MINUTES } from "../../../../shared/auth.ts";
import type { TierId } from "../../../../shared/tiers.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { Networks } from "../../../networks.ts";
import { checkTurnstile } from "../../../providers/turnstile.ts";
import { canonicalEmail } from "../email.ts";
import { findKnownBrowser } from "../known-browser.ts";
import { hashMailbox } from "../mailbox.ts";
import { findReached, hashNetworks, isNewcomer } from "../mails/count-mail.ts";
import type { CountedMail } from "../mails/counted-mail.ts";
import { hashSecret, makeRandomText } from "../secrets.ts";
import { findSolved, makeChallenge } from "./challenge.ts";
import { insertCountedLink, insertOwnLink, type NewLink } from "./insert-link.ts";
import { findTurn, queueLink, type Turn } from "./queue-link.ts";
import { makeToken, sendLink } from "./send-link.ts";

const NONCE_LENGTH = 43;
const NONCE_FORM = new RegExp(`^[A-Za-z0-9]{${NONCE_LENGTH}}$`);
const RETRY_MAIL_S = 60;
const HOUR_MINUTES = 60;

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now">;

export interface LinkRequest {
  email: string;
  tier: TierId;
  networks: Networks;
  nonce?: string;
  known?: string;
  challenge?: string;
}

/**
 * `by`, epoch ms: when a mailbox that never signed in here gets its link; null: now. `again`: it gets none, and may ask again
 * then. Neither says anything of this mailbox.
 */
export interface LinkRequested extends Pick<Turn, "by" | "again"> {
  nonce: string;
}

/**
 * Sends a sign-in link and returns the nonce for the asking browser's cookie, the one it has if it has one: of one
 * browser's links the newest counts, those of other browsers stay. `known` is the cookie of a browser that was signed in
 * before, which has an allowance of its own. Nothing told here depends on whether somebody has the e-mail already, or on
 * how many links it got within the time that each is good: beyond three it gets no more, and nothing else is told. Throws
 * `email_invalid`, `rate_limited`, `challenge_needed` with a challenge, `challenge_failed`, `challenge_unavailable`, and
 * `mail_unavailable`, after which it is as if nobody had asked.
 */
export async function requestLink(deps: Tools, asked: LinkRequest): Promise<LinkRequested> {
  const email = canonicalEmail(asked.email);
  if (email === null) throw new AppError("email_invalid");
  const mailboxes = await hashMailbox(deps.config, email);
  const [mailbox = ""] = mailboxes;
  const browser = await findKnownBrowser(deps.config, mailbox, asked.known);
  const nonce = asked.nonce && NONCE_FORM.test(asked.nonce) ? asked.nonce : makeRandomText(NONCE_LENGTH);
  const { token, hash } = await makeToken();
  const link = { hash, email, nonceHash: await hashSecret(nonce), offeredTier: asked.tier, mailbox };
  if (browser !== null) {
    const inserted = await insertOwnLink(
      deps,
      { ...link, browser },
      await hashNetworks(deps, asked.networks),
    );
    if ("retryAfterS" in inserted) throw tooManyLinks(inserted.retryAfterS);
    await sendLink(deps, { ...link, id: inserted.id, token });
    return { nonce, by: null, again: null };
  }
  const turn = await findTurn(deps);
  const mail = await describeMail(deps, link, mailboxes, asked);
  const id = await insertCountedLink(deps, link, mail);
  if (id !== null) await sendLink(deps, { ...link, id, token });
  else await refuseOrQueue(deps, { link, mail, turn });
  return { nonce, by: turn.by, again: turn.again };
}

/** What a stranger's mail counts as. Throws where its challenge is wrong. */
async function describeMail(
  deps: Tools,
  { hash, mailbox }: NewLink,
  mailboxes: string[],
  { networks, challenge }: LinkRequest,
): Promise<CountedMail> {
  const hashed = await hashNetworks(deps, networks);
  const mail = {
    ...{ id: hash, kind: "sign-in" as const, mailbox, networks: hashed },
    isNewcomer: isNewcomer(mailboxes),
  };
  if (deps.config.turnstile) {
    await requirePerson(deps, challenge);
    return { ...mail, isProven: true, challenge: null };
  }
  if (challenge === undefined) return { ...mail, isProven: false, challenge: null };
  const solved = await findSolved(deps, solverOf(mail), challenge);
  if (solved === null) throw await newChallenge(deps, mail);
  return { ...mail, isProven: true, challenge: solved };
}

const solverOf = ({ mailbox, networks }: Pick<CountedMail, "mailbox" | "networks">) => ({
  mailbox,
  household: networks?.household ?? "",
  site: networks?.site ?? "",
});

const newChallenge = async (deps: Tools, mail: Pick<CountedMail, "mailbox" | "networks">) =>
  new AppError("challenge_needed", { fields: { challenge: await makeChallenge(deps, solverOf(mail)) } });

/** Where Turnstile is switched on, nobody passes without it: what cannot be checked is refused. */
async function requirePerson({ config }: Tools, token: string | undefined): Promise<void> {
  if (!config.turnstile) return;
  if (!token) throw new AppError("challenge_failed");
  const { hostname } = new URL(config.publicOrigin);
  const isPerson = await checkTurnstile(config.turnstile, { token, hostname }).catch((cause) => {
    throw new AppError("challenge_unavailable", { retryAfterS: RETRY_MAIL_S, cause });
  });
  if (!isPerson) throw new AppError("challenge_failed");
}

/**
 * There is no mail for a stranger's link now: a challenge opens the door, and who solved one waits where none is left. Where
 * nobody more can wait, whoever was mailed at this moment is told the same.
 */
async function refuseOrQueue(
  deps: Tools,
  { link, mail, turn }: { link: NewLink; mail: CountedMail; turn: Turn },
): Promise<void> {
  const reached = await findReached(deps, mail);
  const isOfMailbox = reached?.of === "mailbox";
  // It has links that are still good; a stranger is not told how often it was asked for.
  if (isOfMailbox && reached.windowMs <= LINK_MINUTES * MINUTE_MS) return;
  // Nothing is reached where its challenge was used before.
  if (!isOfMailbox && (!mail.isProven || reached === null)) throw await newChallenge(deps, mail);
  const mayWait = reached?.of === "newcomers" || reached?.of === "day";
  if (!mayWait) throw tooManyLinks(reached?.retryAfterS ?? RETRY_MAIL_S);
  if (await queueLink(deps, link, mail)) return;
  if (turn.again === null || turn.isDayUsed) {
    const at = turn.again ?? turn.by ?? 0;
    throw tooManyLinks(Math.max(RETRY_MAIL_S, Math.ceil((at - deps.now().getTime()) / 1000)));
  }
}

function tooManyLinks(retryAfterS: number): AppError {
  const minutes = Math.ceil(retryAfterS / 60);
  const hours = Math.ceil(minutes / HOUR_MINUTES);
  const wait = minutes === 1 ? "a minute" : minutes <= HOUR_MINUTES ? `${minutes} minutes` : `${hours} hours`;
  return new AppError("rate_limited", {
    retryAfterS,
    detail: `Too many sign-in links were asked for. Please use the newest one, or wait ${wait}.`,
  });
}

import type { TierId } from "../../../../shared/tiers.ts";
import { describeFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { Networks } from "../../../networks.ts";
import { checkTurnstile } from "../../../providers/turnstile.ts";
import { canonicalEmail } from "../email.ts";
import { findKnownBrowser } from "../known-browser.ts";
import { hashMailbox } from "../mailbox.ts";
import { findReached, hashNetworks, isNewcomer, wasCounted } from "../mails/count-mail.ts";
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

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now" | "waitUntil">;

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
  const wish = { link, mail, turn, token };
  if (turn.isCrowded) {
    await refuseAnybody(deps, wish);
    deps.waitUntil(deliverQuietly(deps, wish));
  } else await deliver(deps, wish);
  return { nonce, by: turn.by, again: turn.again };
}

interface Wish {
  link: NewLink;
  mail: CountedMail;
  turn: Turn;
  token: string;
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
 * Mails a stranger's link. Where there is no mail for it now a challenge opens the door, and who solved one waits where none is
 * left; where nobody more can wait, everybody gets the reply of somebody who was mailed. A mailbox that had its mails gets no
 * more, and a stranger does not learn how often it was asked for.
 */
async function deliver(deps: Tools, { link, mail, turn, token }: Wish): Promise<void> {
  const id = await insertCountedLink(deps, link, mail);
  if (id !== null) return sendLink(deps, { ...link, id, token });
  const reached = await findReached(deps, mail);
  if (reached?.of === "mailbox") return;
  // Nothing is reached where its challenge was used before.
  if (!mail.isProven || reached === null) throw await newChallenge(deps, mail);
  if (reached.of === "network") throw tooManyLinks(reached.retryAfterS);
  if (await queueLink(deps, link, mail)) return;
  if (turn.again === null || turn.isDayUsed) throw comeBack(deps, turn);
}

/**
 * While newcomers wait, a mailbox that has signed in before is mailed and another one is not: so that timing does not reveal which it
 * is, that is done behind the reply, and what is refused before it hangs on network and challenge alone.
 */
async function refuseAnybody(deps: Tools, { mail, turn }: Wish): Promise<void> {
  const reached = await findReached(deps, mail, ["network", "challenge", "day"]);
  if (!mail.isProven && reached !== null) throw await newChallenge(deps, mail);
  if (reached?.of === "network") throw tooManyLinks(reached.retryAfterS);
  if (mail.challenge !== null && (await wasCounted(deps, mail.challenge)))
    throw await newChallenge(deps, mail);
  if (turn.again !== null && turn.isDayUsed) throw comeBack(deps, turn);
}

/** The reply is already sent: a mail that failed waits for another try. */
async function deliverQuietly(deps: Tools, wish: Wish): Promise<void> {
  try {
    await deliver(deps, wish);
  } catch (error) {
    const isOurs = !(error instanceof AppError) || error.code === "mail_unavailable";
    if (!isOurs) return;
    const description = describeFailure(error);
    console.warn(JSON.stringify({ level: "warn", event: "sign-in mail waits", error: description }));
    await queueLink(deps, wish.link, wish.mail);
  }
}

const comeBack = ({ now }: Tools, { again, by }: Turn) =>
  tooManyLinks(Math.max(RETRY_MAIL_S, Math.ceil(((again ?? by ?? 0) - now().getTime()) / 1000)));

function tooManyLinks(retryAfterS: number): AppError {
  const minutes = Math.ceil(retryAfterS / 60);
  const hours = Math.ceil(minutes / HOUR_MINUTES);
  const wait = minutes === 1 ? "a minute" : minutes <= HOUR_MINUTES ? `${minutes} minutes` : `${hours} hours`;
  return new AppError("rate_limited", {
    retryAfterS,
    detail: `Too many sign-in links were asked for. Please use the newest one, or wait ${wait}.`,
  });
}

import { base64 } from "@scure/base";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { unpack } from "../../db/packed.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { setLimitHeaders, WINDOW_S } from "../../http/reply/limit-headers.ts";
import { visitorNetworks, visitorOf } from "../../http/visitor.ts";
import { openDollarToken } from "../../providers/chains/evm/eip3009/token.ts";
import type { X402Config } from "../../providers/chains/x402-config.ts";
import { ProviderError } from "../../providers/fetch-json.ts";
import { hashSecret } from "../auth/secrets.ts";
import { isByPayment } from "../keys/key-format.ts";
import { isKnownPayer, notePayer } from "../keys/known-payers.ts";
import type { Held, Known } from "./desk/holds.ts";
import { idOf } from "./desk/rows.ts";
import { isOffered } from "./offer/gas.ts";
import { NETWORK, toRequired, toRequirements } from "./offer/requirements.ts";
import { detailOf, type Fault, findChainFault, findFault, findTimeFault } from "./payment/judge-payment.ts";
import { type Payment, readPayment } from "./payment/read-payment.ts";
import { askDesk, openPurse, readSettled } from "./payment-purse.ts";

const RETRY_AFTER_S = 5;

/**
 * For a call that came without a key: 402 with what it costs, unless a signed payment came with it, whose nonce is then held
 * while it is answered. Stands after all that a request must be, and before all that costs.
 */
export const payable = createMiddleware<AppEnv>(async (c, next) => {
  if (!isByPayment(c.get("keyHolder"))) return next();
  setLimitHeaders(c, "wrong-key", false);
  const { x402 } = c.get("deps").config;
  const header = c.req.header("PAYMENT-SIGNATURE");
  if (!x402 || (header === undefined && !(await isOffered(c.get("deps"))))) throw refuseKeyless(c);
  if (header === undefined) throw refuse(c, x402, "payment_required", "PAYMENT-SIGNATURE header is required");
  const payment = readPayment(header);
  if (!payment)
    throw new AppError("invalid_request", {
      fields: { "PAYMENT-SIGNATURE": "Send a payment of x402 version 2, scheme exact, as base64 JSON." },
    });
  const kept = await takePayment(c, x402, payment);
  if (kept) return kept;
  await next();
  await c.get("purse")?.close();
  if (c.get("errorCode") === "payment_failed") setFailedHeader(c);
});

/** Holds a payment for the call, or gives the answer that it paid for before. */
async function takePayment(
  c: Context<AppEnv>,
  config: X402Config,
  payment: Payment,
): Promise<Response | null> {
  const deps = c.get("deps");
  const { signed } = payment;
  const fault = await findFault(payment, config);
  // Anybody can name a payer, and read on the chain what one signed; only he has something new.
  const isHis = !fault && !findTimeFault(signed, deps.now().getTime()) && isKnownPayer(signed.from);
  // Counted for all isolates together, since it costs a look.
  const key = isHis ? `${visitorOf(c)} ${signed.from}` : visitorOf(c);
  const { success } = await c.env.KEY_LIMIT.limit({ key });
  if (!success) {
    setLimitHeaders(c, "wrong-key", true);
    throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
  }
  if (fault) throw refusePayment(c, config, fault, detailOf(signed));
  c.set("keyHolder", { ...c.get("keyHolder"), accountId: signed.from });
  const requestHash = await hashRequest(c);
  const id = idOf(signed);
  const { site } = visitorNetworks(c);
  const asking = { id, payer: signed.from, site, requestHash };
  const known = await askDesk(deps, async (desk) => desk.find(asking));
  if (known) return replyKnown(c, known, signed.from, id);
  const held = await holdPayment(c, config, payment, requestHash);
  if (held.is !== "held") return replyKnown(c, held, signed.from, id);
  const accepted = JSON.stringify(toRequirements(config));
  const isRead = () => !c.req.raw.signal.aborted;
  const purse = openPurse(deps, { signed, turn: held.turn, accepted, isRead }, (hash) =>
    setPaidHeader(c, signed.from, hash),
  );
  c.set("purse", purse);
  return null;
}

/** Asks the chain whether it would take the payment, then the desk whether it may be answered now. */
async function holdPayment(
  c: Context<AppEnv>,
  config: X402Config,
  { signed }: Payment,
  requestHash: string,
): Promise<Held> {
  const deps = c.get("deps");
  const { signature: _, ...authorization } = signed;
  const isRefused = deps.config.refusedWallets.base?.has(signed.from) ?? false;
  const late = findTimeFault(signed, deps.now().getTime());
  if (late) throw refusePayment(c, config, late);
  if (isRefused) throw new AppError("wallet_refused");
  const standing = await readStanding(config, signed);
  if (!standing.isUsed && !(await isOffered(deps))) throw refuseKeyless(c);
  const fault = findChainFault(standing, signed);
  // What somebody else settled already is noted, so that its money goes back.
  if (fault && !standing.isUsed) throw refusePayment(c, config, fault, detailOf(signed, standing));
  const { value, validAfter, validBefore, ...names } = authorization;
  const figures = { value: String(value), validAfter: String(validAfter), validBefore: String(validBefore) };
  const { site } = visitorNetworks(c);
  const { isUsed, height } = standing;
  const request = { authorization: { ...names, ...figures }, site, requestHash, height, isUsed };
  const held = await askDesk(deps, async (desk) => desk.hold(request));
  if (held.is === "used" && fault) throw refusePayment(c, config, fault);
  return held;
}

/**
 * What the chain knows of a payment. Balance and nonce are read beside each other: a settlement between the two leaves a balance
 * that is short of a nonce not used yet, so that is asked again. Throws `payment_unsettled` where no node answers.
 */
async function readStanding(config: X402Config, { from, nonce, value }: Payment["signed"]) {
  const token = openDollarToken(config.rpcUrls);
  try {
    const standing = await token.readStanding(from, nonce);
    if (standing.isUsed || standing.balance >= value) return standing;
    return { ...standing, isUsed: await token.isUsed(from, nonce) };
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new AppError("payment_unsettled", { retryAfterS: RETRY_AFTER_S, cause });
  }
}

/** What is replied to a payment that came before, or that nothing may be answered for now. */
async function replyKnown(
  c: Context<AppEnv>,
  known: Known | Exclude<Held, { is: "held" }>,
  payer: string,
  id: string,
): Promise<Response> {
  const send = (body: string) => {
    c.header("Cache-Control", "no-store");
    return c.body(body, 200, { "Content-Type": "application/json" });
  };
  const tell = (hash: string) => setPaidHeader(c, payer, hash);
  if (known.is === "kept") {
    tell(known.hash);
    return send(unpack(known.packed));
  }
  if (known.is === "settling")
    return send(readSettled(await askDesk(c.get("deps"), async (desk) => desk.follow(id)), tell));
  if (known.is === "rests") {
    const retryAfterS = Math.ceil((known.until - c.get("deps").now().getTime()) / 1000);
    throw new AppError("payment_rests", { retryAfterS });
  }
  if (known.is === "crowded") throw new AppError("rate_limited", CROWDED);
  throw new AppError(CODES[known.is as keyof typeof CODES], { retryAfterS: RETRY_AFTER_S });
}

const CROWDED = {
  detail: "Too many calls of this payer, or this network, were not paid for yet.",
  retryAfterS: 2 * WINDOW_S,
};
const CODES = {
  "other request": "payment_used_otherwise",
  "in progress": "call_in_progress",
  unanswered: "payment_unanswered",
  used: "payment_refused",
} as const;

/** As if calls could not be paid for here. */
function refuseKeyless(c: Context<AppEnv>): AppError {
  c.header("WWW-Authenticate", 'Bearer realm="api"');
  return new AppError("key_missing");
}

function refuse(
  c: Context<AppEnv>,
  config: X402Config,
  code: "payment_required" | "payment_refused",
  error: string,
  detail?: string,
) {
  const url = new URL(c.req.path, c.get("deps").config.publicOrigin).href;
  c.header("PAYMENT-REQUIRED", encode(toRequired(config, url, error)));
  return new AppError(
    code,
    code === "payment_refused" ? { fields: { "PAYMENT-SIGNATURE": error }, detail } : {},
  );
}

const refusePayment = (c: Context<AppEnv>, config: X402Config, fault: Fault, detail?: string): AppError =>
  refuse(c, config, "payment_refused", fault, detail);

/** What settled it, as x402 version 2 writes it (`SettlementResponse`). */
function setPaidHeader(c: Context<AppEnv>, payer: string, transaction: string): void {
  notePayer(payer);
  c.header("PAYMENT-RESPONSE", encode({ success: true, transaction, network: NETWORK, payer }));
}

/** The same of a settlement that the chain refused. */
function setFailedHeader(c: Context<AppEnv>): void {
  const { accountId: payer } = c.get("keyHolder");
  const failed = {
    success: false,
    errorReason: "invalid_transaction_state",
    transaction: "",
    network: NETWORK,
    payer,
  };
  c.header("PAYMENT-RESPONSE", encode(failed));
}

const encode = (value: object): string => base64.encode(new TextEncoder().encode(JSON.stringify(value)));

/** What a payment is for: the method, the path with its query, and the body. */
async function hashRequest(c: Context<AppEnv>): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  return hashSecret(`${c.req.method}\n${pathname}${search}\n${await c.req.text()}`);
}

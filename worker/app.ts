import { type Context, Hono } from "hono";
import { openDeps } from "./deps.ts";
import { AppError } from "./errors.ts";
import { accountAdminRoutes } from "./features/accounts/admin/routes.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { alarmRoutes } from "./features/alarms/routes.ts";
import { boardRoutes } from "./features/analysis/board/routes.ts";
import { figureRoutes } from "./features/analysis/paid/v1.ts";
import { portfolioRoutes } from "./features/analysis/portfolio/routes.ts";
import { chatRoutes } from "./features/analysis/routes.ts";
import { paidRoutes } from "./features/analysis/v1.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { cardRoutes } from "./features/billing/cards/routes.ts";
import { moneyCsvRoutes, moneyRoutes } from "./features/billing/money/routes.ts";
import { orderRoutes } from "./features/billing/orders/routes.ts";
import { parkedRoutes } from "./features/billing/parked/routes.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { walletRoutes } from "./features/billing/wallets/routes.ts";
import { keyed, logRefusals, testMode } from "./features/keys/guard.ts";
import { keyRoutes } from "./features/keys/routes.ts";
import { keyItselfRoutes } from "./features/keys/v1.ts";
import { marketRoutes } from "./features/markets/routes.ts";
import { openMcp } from "./features/mcp/routes.ts";
import { newsletterRoutes } from "./features/newsletter/routes.ts";
import { adminRoutes } from "./features/ngma/admin/routes.ts";
import { ngmaRoutes } from "./features/ngma/routes.ts";
import { oauthRoutes, wellKnownRoutes } from "./features/oauth/routes.ts";
import { logRoutes } from "./features/record/log/routes.ts";
import { recordRoutes } from "./features/record/routes.ts";
import { shareAdminRoutes, shareRoutes } from "./features/shares/routes.ts";
import { signingRoutes } from "./features/signing/routes.ts";
import { healthRoutes, operatorRoutes, statusRoutes } from "./features/status/routes.ts";
import { talkRoutes } from "./features/talks/routes.ts";
import { watchRoutes } from "./features/watch/routes.ts";
import { webhookRoutes } from "./features/webhooks/routes.ts";
import type { AppEnv } from "./http/app-env.ts";
import { limitBody } from "./http/json-body.ts";
import { logRequests } from "./http/log-requests.ts";
import { replyToError } from "./http/on-error.ts";
import { openToAll } from "./http/reply/open-to-all.ts";
import { securityHeaders } from "./http/reply/security-headers.ts";
import { signReplies } from "./http/reply/sign-replies.ts";
import { nameRequest } from "./http/request-id.ts";
import { restForMaintenance } from "./http/rest-for-maintenance.ts";

/** The methods that the address takes, when it takes others than the one that came; OPTIONS is the browsers' question. */
function findMethods({ req }: Context<AppEnv>): string[] {
  if (req.method === "OPTIONS") return [];
  return METHODS.filter((method) =>
    app.router.match(method, req.path)[0].some(([[, { method: taken }]]) => taken === method),
  ).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The whole API: what every request passes, and which feature owns which path. */
export const app = new Hono<AppEnv>()
  .use("/api/v1/*", keyed)
  .use(nameRequest, logRequests)
  .use("/api/v1/*", logRefusals)
  .use(securityHeaders)
  .use("/api/v1/*", openToAll)
  .use(limitBody)
  .use(async (c, next) => {
    c.set("deps", openDeps(c.env, c.executionCtx));
    await next();
  })
  .use(restForMaintenance)
  .use("/api/v1/*", testMode, signReplies)
  .route("/api", marketRoutes)
  .route("/api/markets", boardRoutes)
  .route("/api/chat", chatRoutes)
  .route("/api/portfolio", portfolioRoutes)
  .route("/api/auth", authRoutes)
  .route("/api/keys", keyRoutes)
  .route("/api/oauth", oauthRoutes)
  .route("/.well-known", wellKnownRoutes)
  .route("/api/account", accountRoutes)
  .route("/api", billingRoutes)
  .route("/api/orders", orderRoutes)
  .route("/api/wallets", walletRoutes)
  .route("/api", cardRoutes)
  .route("/api", ngmaRoutes)
  .route("/api/admin/payments", parkedRoutes)
  .route("/api/admin/reconciliation", moneyRoutes)
  .route("/api/admin/money.csv", moneyCsvRoutes)
  .route("/api/admin/accounts", accountAdminRoutes)
  .route("/api/admin/alarms", alarmRoutes)
  .route("/api/admin/shares", shareAdminRoutes)
  .route("/api/admin", adminRoutes)
  .route("/api/newsletter", newsletterRoutes)
  .route("/api/watch", watchRoutes)
  .route("/api/webhooks", webhookRoutes)
  .route("/api/shares", shareRoutes)
  .route("/api/talks", talkRoutes)
  .route("/api/record", recordRoutes)
  .route("/api/record", logRoutes)
  .route("/api/status", statusRoutes)
  .route("/api/health", healthRoutes)
  .route("/api", operatorRoutes)
  .route("/api", signingRoutes)
  .route("/api/v1", keyItselfRoutes)
  .route("/api/v1", paidRoutes)
  .route("/api/v1", figureRoutes)
  .notFound((c): never => {
    const methods = findMethods(c);
    if (methods.length === 0) throw new AppError("not_found");
    c.header("Allow", methods.join(", "));
    throw new AppError("method_not_allowed");
  })
  .onError(replyToError);

app.route(
  "/mcp",
  openMcp(async (request, env, context) => app.fetch(request, env, context)),
);

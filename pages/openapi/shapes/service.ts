import * as z from "zod";
import { answerSignatureSchema, signingKeysSchema } from "../../../shared/answer-signature.ts";
import { ngmaSaleSchema, ngmaTotalsSchema } from "../../../shared/ngma.ts";
import { operatorSchema } from "../../../shared/operator.ts";
import { statusReplySchema, uptimeReplySchema } from "../../../shared/status.ts";
import { pricingReplySchema } from "../../../shared/tiers.ts";
import { objectShape } from "../shape.ts";

const status = statusReplySchema.shape;

export const STATUS_REPLY = objectShape("StatusReply", statusReplySchema, "Service status.", {
  at: "When this was read.",
  state:
    "`down`, answered with 503: nobody can sign in, no paid call can be charged, or payments are not " +
    "applied. `degraded`: something fails but has a substitute.",
  release: "The version that answers.",
  parts: "What the service depends on.",
  jobs: "The background work.",
  markets: "The lists of prices.",
  engine: "What writes answers first right now: a model, or `builtin`.",
  engines: "All writers, in order.",
  providers: "Each provider that is set up.",
});

export const UPTIME_REPLY = objectShape("UptimeReply", uptimeReplySchema, "Uptime.", {
  everyMinutes: "Minutes between two checks.",
  days: "The last 90 days from the first that was checked, oldest first.",
});

export const HEALTH_REPLY = objectShape(
  "HealthReply",
  z.object({ status: z.literal("ok"), release: z.string() }),
  "That the service runs.",
  { status: "Always `ok`.", release: "The version that answers." },
);

export const OPERATOR = objectShape("Operator", operatorSchema, "Who is responsible for this service.", {
  name: "Their name; null where it was not set up.",
  email: "How to reach them; null where it was not set up.",
});

export const PRICING_REPLY = objectShape("PricingReply", pricingReplySchema, "The plans and ways to pay.", {
  tiers: "The plans, lowest first.",
  card: "Whether cards can be charged here.",
  ngma: "Whether NGMA can be paid here.",
  networks: "Which networks can be paid on.",
});

export const SALE_REPLY = objectShape("NgmaSale", ngmaSaleSchema, "The caps of the token sale.", {
  caps: "The caps.",
  left: "What is left of them.",
});

export const TOTALS_REPLY = objectShape(
  "NgmaTotals",
  ngmaTotalsSchema,
  "Where payments with NGMA went, whole tokens.",
  {
    payments: "How many there were.",
    burned: "Burned for good.",
    locked: "Locked in the treasury now, within its 90 days.",
    liquidity: "Put into liquidity.",
    asOf: "When this was totalled.",
  },
);

export const SIGNING_KEYS = objectShape(
  "SigningKeys",
  signingKeysSchema,
  "Every key that has ever signed an answer, and the next.",
  { keys: "The one in use, the next one, and retired ones with their days." },
);

export const SERVICE_SHAPES = [
  SIGNING_KEYS,
  objectShape("SigningKey", signingKeysSchema.shape.keys.element, "A public key as a JWK (RFC 8037).", {
    kty: "The kind of key.",
    crv: "The curve.",
    kid: "Its thumbprint (RFC 7638), which signatures name.",
    x: "The key itself.",
    use: "What it is for.",
    mode: "Whether it signs answers for live keys or for test keys.",
    nbf: "The second from which its signatures count.",
    exp: "The second until which they count; absent while it is in use.",
  }),
  objectShape("AnswerSignature", answerSignatureSchema, "The headers of a signed answer.", {
    "x-request-id": "The request's id.",
    "content-digest": "The answer's SHA-256 (RFC 9530).",
    "signature-input": "What is covered, when, and by which key (RFC 9421).",
    signature: "The Ed25519 signature.",
  }),
  STATUS_REPLY,
  UPTIME_REPLY,
  objectShape("UptimeDay", uptimeReplySchema.shape.days.element, "A UTC day, in checks.", {
    day: "The day.",
    ok: "How often everything worked.",
    degraded: "How often something failed but had a substitute.",
    down: "How often the service was down, or could not be checked.",
  }),
  HEALTH_REPLY,
  OPERATOR,
  PRICING_REPLY,
  SALE_REPLY,
  TOTALS_REPLY,
  objectShape("PartStatus", status.parts.element, "A part of the platform.", {
    name: "Which.",
    state: "How it answered just now.",
  }),
  objectShape("JobStatus", status.jobs.element, "A job of the background work.", {
    name: "Which.",
    state: "`late`: it has missed three runs.",
    lastSuccessAt: "When it last succeeded.",
    ageS: "Seconds since then.",
  }),
  objectShape("MarketStatus", status.markets.element, "A stored price list.", {
    type: "Coins or stocks.",
    market: "Where the prices come from.",
    source: "Their source.",
    refreshedAt: "When; null if none has been read yet.",
    ageS: "Seconds since then.",
    isOld: "A refresh was missed.",
  }),
  objectShape("ProviderStatus", status.providers.element, "A provider that is set up.", {
    name: "Which.",
    kind: "What it is for.",
    state: "`failing`: its last failure is newer than its last success. `unknown`: not asked yet.",
    lastSuccessAt: "When it last succeeded.",
    lastFailureAt: "When it last failed.",
    failure: "The kind of the last failure.",
    terms: "Of a source of market data: what it requires of those who show its data; null for others.",
  }),
  objectShape(
    "SourceTerms",
    status.providers.element.shape.terms.unwrap(),
    "What a market data source requires of those who show its data.",
    {
      credit: "The line to name it by.",
      url: "Where its terms are.",
      sold: "`derived`: the paid API gives only what is derived from its data, and no bars. `all`: it may be passed on.",
    },
  ),
  objectShape(
    "PricingTier",
    pricingReplySchema.shape.tiers.element,
    "A plan. Prices are US dollars per month.",
    {
      id: "Its name in requests.",
      name: "Its name.",
      description: "Whom it is for.",
      features: "What it has.",
      credits: "API credits per month.",
      price: "The base price.",
      cardPrice: "By card, with its fee.",
      cryptoPrice: "By crypto, without a fee.",
      ngmaPrice: "In NGMA, with the discount.",
      ngmaDiscount: "That discount as a fraction.",
    },
  ),
  objectShape("CardPayment", pricingReplySchema.shape.card, "Whether cards can be charged.", {
    available: "They can, on this server.",
  }),
  objectShape("NgmaPayment", pricingReplySchema.shape.ngma, "Whether NGMA can be paid.", {
    available: "It can, on this server.",
  }),
  objectShape("PayableNetwork", pricingReplySchema.shape.networks.element, "A network.", {
    id: "Its name in requests.",
    available: "Payments on it are available.",
    coin: "Its own coin can have a price.",
    stablecoins: "USDC and USDT on it can have one.",
  }),
  objectShape("SaleRoom", ngmaSaleSchema.shape.caps, "Whole tokens.", {
    order: "For one order.",
    day: "For today, UTC.",
    all: "In all.",
  }),
];

import * as z from "zod";
import { NETWORK_IDS, NETWORKS, type NodesVariable, type ReceiverVariable } from "../shared/networks.ts";
import { addresses, optional, plain, secret, text, type Variable } from "./variable-schemas.ts";

const toEntries = <Name extends string, One>(entries: (readonly [Name, One])[]) =>
  Object.fromEntries(entries) as Record<Name, One>;

/** Every network has the same two: their names are among its facts. */
const RECEIVERS = toEntries<ReceiverVariable, Variable<typeof text>>(
  NETWORK_IDS.map((id) => {
    const { name, variables } = NETWORKS[id];
    return [variables.receiver, plain(text, `our address on ${name}`, `${name} is shown as unavailable`)];
  }),
);
const NODES = toEntries<NodesVariable, Variable<typeof addresses>>(
  NETWORK_IDS.map((id) => {
    const { name, variables } = NETWORKS[id];
    const purpose = `RPC endpoints of ${name}, separated by commas; from 100 USD up all of them must agree`;
    return [variables.nodes, secret(addresses, purpose, `${name} is shown as unavailable`)];
  }),
);

const tokens = (most: number) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().int().min(0).max(1e9).default(most),
  );
const NGMA_WITHOUT = 'plans cannot be paid in NGMA, distributions read "unverified"';

/** What is paid with on chains, NGMA, and what receipts say. */
export const PAYMENT_VARIABLES = {
  ...RECEIVERS,
  ...NODES,
  REFUSED_WALLETS: plain(
    z.string().default(""),
    "wallet addresses we accept no payment from, separated by commas",
    "no address is refused",
  ),
  NGMA_MINT: plain(text, "the token", NGMA_WITHOUT),
  NGMA_DECIMALS: plain(
    optional(z.coerce.number().int().min(1).max(9)),
    "the token's decimals, 1 to 9",
    NGMA_WITHOUT,
  ),
  NGMA_TREASURY: plain(text, "the owner of its treasury lock", NGMA_WITHOUT),
  NGMA_LIQUIDITY: plain(text, "the owner of its liquidity; must differ from the treasury's", NGMA_WITHOUT),
  NGMA_ORDER_CAP: plain(tokens(4_000_000), "NGMA one order can buy, whole tokens", "4,000,000"),
  NGMA_DAILY_CAP: plain(tokens(10_000_000), "NGMA sold in one UTC day", "10,000,000"),
  NGMA_TOTAL_CAP: plain(tokens(250_000_000), "NGMA sold in all", "250,000,000, the fair launch's share"),
  OPERATOR_ADDRESS: plain(
    text,
    "the seller's address on receipts, lines separated by semicolons",
    "none is shown",
  ),
  OPERATOR_TAX_ID: plain(text, "the seller's tax id on receipts", "none is shown"),
  OPERATOR_TAX_PERCENT: plain(
    optional(z.coerce.number().positive().max(50).multipleOf(0.01)),
    "the tax included in our prices, in percent, as shown on receipts",
    "receipts say that no tax is charged",
  ),
  OPERATOR_TAX_NAME: plain(z.string().default("Tax"), "what that tax is called, such as `VAT`", '"Tax"'),
  STRIPE_TAX: plain(
    optional(z.enum(["on", "off"])),
    "`on`: Stripe Tax and tax ids in the card checkout",
    "off",
  ),
};

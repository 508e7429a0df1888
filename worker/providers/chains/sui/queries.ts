import * as z from "zod";

/**
 * What a Sui node is asked by GraphQL, and the shape of its replies; JSON-RPC was switched off in July 2026. Each query
 * carries the network's identifier. The two `...Json` fields have the shape of the gRPC messages of the same name
 * (docs.sui.io, Sui GraphQL reference and sui.rpc.v2).
 */
export const QUERIES = {
  head: `query Head {
    chainIdentifier
    checkpoint { sequenceNumber }
  }`,
  transaction: `query FindTransaction($digest: String!) {
    chainIdentifier
    transaction(digest: $digest) {
      digest
      sender { address }
      gasInput { gasSponsor { address } }
      effects { status timestamp checkpoint { sequenceNumber } balanceChangesJson effectsJson }
    }
  }`,
  range: `query HistoryRange {
    chainIdentifier
    serviceConfig {
      availableRange(type: "Query", field: "transactions", filters: ["affectedAddress"]) {
        first { sequenceNumber }
        last { sequenceNumber }
      }
    }
  }`,
  history: `query History($size: Int!, $cursor: String, $filter: TransactionFilter!) {
    chainIdentifier
    transactions(first: $size, after: $cursor, filter: $filter) {
      nodes {
        digest
        sender { address }
        gasInput { gasSponsor { address } }
        effects {
          status
          checkpoint { sequenceNumber }
          balanceChangesJson
          gasEffects { gasSummary { computationCost storageCost storageRebate } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  coins: `query Coins($owner: SuiAddress!, $objectType: String!, $cursor: String) {
    chainIdentifier
    address(address: $owner) {
      objects(first: 50, after: $cursor, filter: { type: $objectType }) {
        nodes { address contents { json } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`,
  balance: `query Balance($owner: SuiAddress!, $coin: String!) {
    chainIdentifier
    address(address: $owner) { balance(coinType: $coin) { totalBalance } }
  }`,
  balanceAt: `query BalanceAt($owner: SuiAddress!, $coin: String!, $height: UInt53!) {
    chainIdentifier
    checkpoint(sequenceNumber: $height) {
      query { address(address: $owner) { balance(coinType: $coin) { totalBalance } } }
    }
  }`,
} as const;

const address = z.object({ address: z.string() });
const checkpoint = z.object({ sequenceNumber: z.number().int().nonnegative() });
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });

const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);

/** An entry without an address is nobody's money; one with an address must be complete. */
const balanceChanges = z.array(
  z.union([
    z.object({ address: z.string(), coinType: z.string(), amount: integer }),
    z.object({ address: z.undefined().optional() }).transform(() => null),
  ]),
);

/** Only what shows how a changed coin is owned; without it balance changes stand as they are. */
const effectsJson = z
  .object({
    changedObjects: z.array(
      z.object({
        objectType: z.string().nullish(),
        outputOwner: z.object({ kind: z.unknown().optional(), address: z.string().nullish() }).nullish(),
      }),
    ),
  })
  .nullish()
  .catch(null);

/** MIST */
const cost = z.number().int().nonnegative();

const status = z.enum(["SUCCESS", "FAILURE"]).nullish();

const transaction = z.object({
  digest: z.string(),
  sender: address.nullish(),
  gasInput: z.object({ gasSponsor: address.nullish() }).nullish(),
  effects: z
    .object({
      status,
      timestamp: z.iso.datetime({ offset: true }).nullish(),
      checkpoint: checkpoint.nullish(),
      balanceChangesJson: balanceChanges.nullish(),
      effectsJson,
      gasEffects: z
        .object({
          gasSummary: z.object({ computationCost: cost, storageCost: cost, storageRebate: cost }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
export type SuiTransaction = z.infer<typeof transaction>;

const owned = z.object({ balance: z.object({ totalBalance: integer }).nullish() }).nullish();

export const REPLIES = {
  head: z.object({ checkpoint }),
  transaction: z.object({ transaction: transaction.nullable() }),
  range: z.object({
    serviceConfig: z.object({ availableRange: z.object({ first: checkpoint, last: checkpoint }) }),
  }),
  history: z.object({
    transactions: z.object({ nodes: z.array(transaction), pageInfo }),
  }),
  balance: z.object({ address: owned }),
  balanceAt: z.object({
    checkpoint: z.object({ query: z.object({ address: owned }).nullish() }).nullish(),
  }),
  coins: z.object({
    address: z.object({
      objects: z.object({
        nodes: z.array(
          z.object({ address: z.string(), contents: z.object({ json: z.object({ balance: integer }) }) }),
        ),
        pageInfo,
      }),
    }),
  }),
};

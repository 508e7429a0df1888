import { createHash } from "node:crypto";
import { bcs } from "@mysten/sui/bcs";
import { TransactionDataBuilder } from "@mysten/sui/transactions";
import { fromBase64, normalizeStructTag, normalizeSuiAddress, toBase58 } from "@mysten/sui/utils";
import { verifyTransactionSignature } from "@mysten/sui/verify";

/**
 * A simulator of Sui, not a node: no Move, no consensus. BCS, digests, signatures, object versions and balance changes are
 * the real ones of `@mysten/sui`; of programmable transactions it knows splitting, merging and transferring coins, and
 * moving money into and out of address balances. Gas is charged as a real payment of August 2024 was.
 */
export interface SuiCoin {
  id: string;
  version: bigint;
  digest: string;
  owner: string;
  /** canonical coin type */
  type: string;
  balance: bigint;
}

export interface ExecutedTransaction {
  digest: string;
  sender: string;
  sponsor: string;
  succeeded: boolean;
  /** in the shape of the gRPC messages */
  balanceChanges: { address: string; coinType: string; amount: string }[];
  changedObjects: { objectId: string; objectType: string; outputOwner: { kind: string; address: string } }[];
  checkpoint: number | null;
  timestamp: string | null;
}

export const SUI = normalizeStructTag("0x2::sui::SUI");
export const GAS_PRICE = 757n;
const GAS = { computation: 1_000n, storage: 1_976_000n, rebate: 978_120n };
const NET_GAS = GAS.computation * GAS_PRICE + GAS.storage - GAS.rebate;
/** What each transaction costs, as its effects say it. */
export const GAS_SUMMARY = {
  computationCost: Number(GAS.computation * GAS_PRICE),
  storageCost: Number(GAS.storage),
  storageRebate: Number(GAS.rebate),
};

type TransactionData = ReturnType<typeof bcs.TransactionData.parse>["V1"];
type Programmable = NonNullable<TransactionData["kind"]["ProgrammableTransaction"]>;
type Argument = NonNullable<Programmable["commands"][number]["MergeCoins"]>["destination"];

/** What the transaction's inputs and results are while it runs. */
type Value = { coin: SuiCoin } | { pure: Uint8Array } | { withdrawal: { amount: bigint; type: string } };

/** The node refuses the transaction; it does not land. */
class Refused extends Error {}
/** The transaction lands as failed, and only gas is paid. */
class Aborted extends Error {}

const hash32 = (text: string) => createHash("sha256").update(text).digest();
const newId = (seed: string) => `0x${hash32(seed).toString("hex")}`;
const fundsKey = (owner: string, type: string) => `${owner} ${type}`;

export class SuiLedger {
  coins = new Map<string, SuiCoin>();
  /** address balances by `owner type` */
  funds = new Map<string, bigint>();
  transactions = new Map<string, ExecutedTransaction>();
  checkpoint = 1_000;
  /** each transaction gets its checkpoint at once; otherwise `closeCheckpoint` makes it */
  autoCheckpoint = true;
  private minted = 0;

  /** Gives an address a coin out of nothing. */
  mint(owner: string, amount: bigint, coinType = SUI): SuiCoin {
    const id = newId(`mint ${this.minted++}`);
    const coin = { id, version: 1n, digest: "", owner: normalizeSuiAddress(owner), balance: amount };
    return this.store({ ...coin, type: normalizeStructTag(coinType) });
  }

  /** Gives an address money in its address balance. */
  fund(owner: string, amount: bigint, coinType = SUI): void {
    this.addFunds(normalizeSuiAddress(owner), normalizeStructTag(coinType), amount);
  }

  closeCheckpoint(at = new Date()): number {
    this.checkpoint++;
    for (const tx of this.transactions.values())
      if (tx.checkpoint === null)
        Object.assign(tx, { checkpoint: this.checkpoint, timestamp: at.toISOString() });
    return this.checkpoint;
  }

  /** Checks and runs a signed transaction; sent again, it answers as before. */
  async execute(bytes: Uint8Array, signatures: string[]): Promise<ExecutedTransaction> {
    const digest = TransactionDataBuilder.getDigestFromBytes(bytes);
    const known = this.transactions.get(digest);
    if (known) return known;
    const data = bcs.TransactionData.parse(bytes).V1;
    await checkSignatures(data, bytes, signatures);
    const executed = this.run(digest, data);
    this.transactions.set(digest, executed);
    if (this.autoCheckpoint) this.closeCheckpoint();
    return executed;
  }

  private run(digest: string, data: TransactionData): ExecutedTransaction {
    const before = this.balances();
    const saved = { coins: structuredClone(this.coins), funds: new Map(this.funds) };
    const gas = this.takeGas(data);
    let succeeded = true;
    try {
      this.runCommands(digest, data, gas);
      if (gas.balance < NET_GAS) throw new Aborted("InsufficientGas");
    } catch (cause) {
      Object.assign(this, saved);
      if (!(cause instanceof Aborted)) throw cause;
      succeeded = false;
    }
    const paying = this.coins.get(gas.id) ?? gas;
    paying.balance -= NET_GAS;
    return {
      digest,
      sender: normalizeSuiAddress(data.sender),
      sponsor: normalizeSuiAddress(data.gasData.owner ?? data.sender),
      succeeded,
      balanceChanges: diffBalances(before, this.balances()),
      changedObjects: this.storeChanged(saved.coins, paying),
      checkpoint: null,
      timestamp: null,
    };
  }

  /** The first gas coin, into which the others are merged. */
  private takeGas({ gasData, sender }: TransactionData): SuiCoin {
    const [first, ...rest] = (gasData.payment ?? []).map((ref) => this.owned(ref, gasData.owner ?? sender));
    if (!first || [first, ...rest].some(({ type }) => type !== SUI)) throw new Refused("No valid gas coins");
    this.merge(first, rest);
    if (first.balance < BigInt(gasData.budget ?? 0))
      throw new Refused("Gas balance is lower than the budget");
    return first;
  }

  private runCommands(digest: string, data: TransactionData, gas: SuiCoin): void {
    const { inputs, commands } = data.kind.ProgrammableTransaction ?? { inputs: [], commands: [] };
    const sender = normalizeSuiAddress(data.sender);
    const values = inputs.map((input) => this.readInput(input, sender));
    const results: Value[][] = [];
    const value = (arg: Argument): Value | undefined => {
      if (arg.$kind === "GasCoin") return { coin: gas };
      if (arg.$kind === "Input") return values[arg.Input];
      const [command, index] = arg.$kind === "Result" ? [arg.Result, 0] : arg.NestedResult;
      return results[command]?.[index];
    };
    const coin = (arg: Argument) => {
      const found = value(arg);
      if (!found || !("coin" in found)) throw new Aborted("CommandArgumentError");
      return found.coin;
    };
    const pure = (arg: Argument) => {
      const found = value(arg);
      if (!found || !("pure" in found)) throw new Aborted("CommandArgumentError");
      return found.pure;
    };
    for (const [index, command] of commands.entries()) {
      const created = (n: number) => newId(`${digest} ${index} ${n}`);
      if (command.SplitCoins) {
        const from = coin(command.SplitCoins.coin);
        const amounts = command.SplitCoins.amounts.map((arg) => BigInt(bcs.u64().parse(pure(arg))));
        results.push(amounts.map((amount, n) => ({ coin: this.split(from, amount, created(n), sender) })));
      } else if (command.MergeCoins) {
        this.merge(coin(command.MergeCoins.destination), command.MergeCoins.sources.map(coin));
        results.push([]);
      } else if (command.TransferObjects) {
        const to = bcs.Address.parse(pure(command.TransferObjects.address));
        for (const arg of command.TransferObjects.objects) coin(arg).owner = normalizeSuiAddress(to);
        results.push([]);
      } else if (command.MoveCall) {
        const { package: pkg, module, function: name, arguments: args } = command.MoveCall;
        const called = `${normalizeSuiAddress(pkg)}::${module}::${name}`;
        results.push(this.call(called, args.map(value), { sender, id: created(0) }));
      } else throw new Refused(`the simulator does not know ${command.$kind}`);
    }
  }

  /** The calls which move money between coins and address balances. */
  private call(
    name: string,
    [first, second]: (Value | undefined)[],
    { sender, id }: { sender: string; id: string },
  ): Value[] {
    const framework = normalizeSuiAddress("0x2");
    if (name === `${framework}::coin::redeem_funds` && first && "withdrawal" in first) {
      const { amount, type } = first.withdrawal;
      if ((this.funds.get(fundsKey(sender, type)) ?? 0n) < amount)
        throw new Aborted("InsufficientFundsForWithdraw");
      this.addFunds(sender, type, -amount);
      const coin = { id, version: 0n, digest: "", owner: sender, type, balance: amount };
      this.coins.set(id, coin);
      return [{ coin }];
    }
    if (name === `${framework}::coin::send_funds` && first && "coin" in first && second && "pure" in second) {
      const to = normalizeSuiAddress(bcs.Address.parse(second.pure));
      this.addFunds(to, first.coin.type, first.coin.balance);
      this.coins.delete(first.coin.id);
      return [];
    }
    throw new Refused(`the simulator does not know ${name}`);
  }

  private readInput(input: Programmable["inputs"][number], sender: string): Value {
    if (input.Pure) return { pure: fromBase64(input.Pure.bytes) };
    if (input.Object?.ImmOrOwnedObject) return { coin: this.owned(input.Object.ImmOrOwnedObject, sender) };
    if (input.FundsWithdrawal) {
      const { reservation, typeArg } = input.FundsWithdrawal;
      const type = normalizeStructTag(typeArg.Balance);
      return { withdrawal: { amount: BigInt(reservation.MaxAmountU64), type } };
    }
    throw new Refused(`the simulator does not know input ${input.$kind}`);
  }

  /** A coin at the version that was named; signing over an older one is refused as on the real network. */
  private owned(ref: { objectId: string; version: string; digest: string }, owner: string): SuiCoin {
    const coin = this.coins.get(normalizeSuiAddress(ref.objectId));
    if (!coin || coin.version !== BigInt(ref.version) || coin.digest !== ref.digest)
      throw new Refused(`Transaction needs to be rebuilt: object ${ref.objectId} is at another version`);
    if (coin.owner !== normalizeSuiAddress(owner)) throw new Refused(`object ${coin.id} is not the signer's`);
    return coin;
  }

  private split(from: SuiCoin, amount: bigint, id: string, owner: string): SuiCoin {
    if (from.balance < amount) throw new Aborted("InsufficientCoinBalance");
    from.balance -= amount;
    const coin = { id, version: 0n, digest: "", owner, type: from.type, balance: amount };
    this.coins.set(id, coin);
    return coin;
  }

  private merge(into: SuiCoin, sources: SuiCoin[]): void {
    for (const source of sources) {
      if (source.type !== into.type) throw new Aborted("CommandArgumentError");
      into.balance += source.balance;
      this.coins.delete(source.id);
    }
  }

  private addFunds(owner: string, type: string, amount: bigint): void {
    const key = fundsKey(owner, type);
    this.funds.set(key, (this.funds.get(key) ?? 0n) + amount);
  }

  private store(coin: SuiCoin): SuiCoin {
    coin.digest = toBase58(hash32(`${coin.id} ${coin.version} ${coin.owner} ${coin.type} ${coin.balance}`));
    this.coins.set(coin.id, coin);
    return coin;
  }

  /** Gives every coin that changed its next version, as one transaction does for all its objects. */
  private storeChanged(before: Map<string, SuiCoin>, gas: SuiCoin): ExecutedTransaction["changedObjects"] {
    const changed = [...this.coins.values()].filter((coin) => {
      const old = before.get(coin.id);
      return coin === gas || !old || old.owner !== coin.owner || old.balance !== coin.balance;
    });
    const newest = changed.map((coin) => coin.version).sort((a, b) => (a < b ? 1 : -1))[0] ?? 0n;
    return changed.map((coin) => {
      this.store(Object.assign(coin, { version: newest + 1n }));
      return {
        objectId: coin.id,
        objectType: `${normalizeSuiAddress("0x2")}::coin::Coin<${coin.type}>`,
        outputOwner: { kind: "ADDRESS", address: coin.owner },
      };
    });
  }

  /** Money by `owner type`, coins and address balances together. */
  private balances(): Map<string, bigint> {
    const sums = new Map(this.funds);
    for (const { owner, type, balance } of this.coins.values()) {
      const key = fundsKey(owner, type);
      sums.set(key, (sums.get(key) ?? 0n) + balance);
    }
    return sums;
  }
}

async function checkSignatures(
  data: TransactionData,
  bytes: Uint8Array,
  signatures: string[],
): Promise<void> {
  for (const address of new Set(
    [data.sender, data.gasData.owner ?? data.sender].map((a) => normalizeSuiAddress(a)),
  )) {
    const checks = signatures.map((s) => verifyTransactionSignature(bytes, s, { address }));
    const signed = await Promise.any(checks).catch(() => null);
    if (!signed) throw new Refused(`Required signature of ${address} is absent`);
  }
}

function diffBalances(
  before: Map<string, bigint>,
  after: Map<string, bigint>,
): ExecutedTransaction["balanceChanges"] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const amount = (after.get(key) ?? 0n) - (before.get(key) ?? 0n);
    const [address = "", coinType = ""] = key.split(" ");
    return amount === 0n ? [] : [{ address, coinType, amount: amount.toString() }];
  });
}

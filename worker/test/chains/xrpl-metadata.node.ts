import { decodeAccountID } from "ripple-address-codec";
import { type Account, type TrustLine, toValue } from "./xrpl-entries.node.ts";

/** What a ledger holds, as far as a transaction may change it. */
export interface Entries {
  accounts: Map<string, Account>;
  lines: Map<string, TrustLine>;
}

/** An issued currency's balance names this account, which is nobody's (xrpl.org, "RippleState"). */
const NOBODY = "rrrrrrrrrrrrrrrrrrrrBZbvji";

/** As they are now, to be compared with later. */
export const copyEntries = ({ accounts, lines }: Entries): Entries => ({
  accounts: structuredClone(accounts),
  lines: structuredClone(lines),
});

/** A transaction's `AffectedNodes`: every entry that differs from what it was before. */
export function listAffected(before: Entries, now: Entries): Record<string, unknown>[] {
  const roots = [...now.accounts].flatMap(([address, { drops }]): Record<string, unknown>[] => {
    const old = before.accounts.get(address);
    const fields = { Account: address, Balance: drops.toString() };
    if (!old) return [{ CreatedNode: { LedgerEntryType: "AccountRoot", NewFields: fields } }];
    if (old.drops === drops) return [];
    return [modified("AccountRoot", fields, { Balance: old.drops.toString() })];
  });
  const states = [...now.lines].flatMap(([key, { balance }]): Record<string, unknown>[] => {
    const old = before.lines.get(key)?.balance ?? 0n;
    if (old === balance) return [];
    const [owner = "", currency = "", issuer = ""] = key.split(" ");
    const isLow = Buffer.compare(decodeAccountID(owner), decodeAccountID(issuer)) < 0;
    const [low, high] = isLow ? [owner, issuer] : [issuer, owner];
    const asSeen = (units: bigint) => ({
      ...{ currency, issuer: NOBODY, value: isLow || units === 0n ? toValue(units) : `-${toValue(units)}` },
    });
    const limits = {
      LowLimit: { currency, issuer: low, value: "0" },
      HighLimit: { currency, issuer: high, value: "0" },
    };
    return [modified("RippleState", { Balance: asSeen(balance), ...limits }, { Balance: asSeen(old) })];
  });
  return [...roots, ...states];
}

const modified = (LedgerEntryType: string, FinalFields: object, PreviousFields: object) => ({
  ModifiedNode: { LedgerEntryType, LedgerIndex: "0".repeat(64), FinalFields, PreviousFields },
});
